import { Component, type ErrorInfo, type ReactNode } from 'react';
import { BrokenPage } from './BrokenPage';
import { isChunkFailure, reloadOnceFor } from './chunkFailure';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Fills the window when there is no shell around it. */
  readonly isFullPage?: boolean;
}

/**
 * Keeps a page that fails to render from taking the shell along (1§2). A part of the build that is gone, because a newer
 * one was put in its place, is met with one reload before anything is said.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown; hasFailed: boolean }> {
  override state = { error: null, hasFailed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, hasFailed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    if (isChunkFailure(error)) reloadOnceFor(error);
    else console.error('A page failed to render.', error, info.componentStack);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <BrokenPage isStale={isChunkFailure(this.state.error)} isFullPage={this.props.isFullPage ?? false} />
    );
  }
}
