import { Component, type ErrorInfo, type ReactElement, type ReactNode } from 'react';
import { text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { isChunkFailure, reloadOnceFor } from '../../ui/chunkFailure';
import { PageNotice } from '../../ui/PageNotice';
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
 * Keeps a page that fails to render from taking the shell along. A part of the build that is gone, because a newer
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

interface BrokenPageProps {
  /** A part of the build could not be read: a new version, or no network. */
  readonly isStale: boolean;
  readonly isFullPage: boolean;
}

const BrokenPage = ({ isStale, isFullPage }: BrokenPageProps): ReactElement => (
  <PageNotice
    title={text('common.broken')}
    isFullPage={isFullPage}
    isAlert
    actions={<Button onClick={() => location.reload()}>{text('common.reload')}</Button>}
  >
    {text(isStale ? 'common.brokenStale' : 'common.brokenLead')}
  </PageNotice>
);
