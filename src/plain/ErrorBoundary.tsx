import { Component, type ErrorInfo, type ReactNode } from 'react';
import { isChunkFailure, reloadOnceFor } from '../../fieldRenderers/chunkFailure';
import { BrokenPage } from './BrokenPage';
import { Loader } from './Loader';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Where the page stands: another place is another try. */
  readonly place?: string;
  /** Fills the window when there is no shell around it. */
  readonly isFullPage?: boolean;
}

interface State {
  readonly error: unknown;
  readonly hasFailed: boolean;
  readonly isReloading: boolean;
}

/**
 * Keeps a page that fails to render from taking the shell along (1§2). A part of the build that is gone, because a newer
 * one was put in its place, is met with one reload before anything is said.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { error: null, hasFailed: false, isReloading: false };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, hasFailed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    if (isChunkFailure(error)) this.setState({ isReloading: reloadOnceFor(error) });
    else console.error('A page failed to render.', error, info.componentStack);
  }

  override componentDidUpdate({ place }: ErrorBoundaryProps): void {
    if (this.state.hasFailed && place !== this.props.place) this.setState({ error: null, hasFailed: false });
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    if (this.state.isReloading) return <Loader />;
    return (
      <BrokenPage isStale={isChunkFailure(this.state.error)} isFullPage={this.props.isFullPage ?? false} />
    );
  }
}
