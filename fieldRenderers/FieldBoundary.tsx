import { Component, type ReactNode } from 'react';
import type { FieldConfig } from '../contract/fieldConfig';
import { isChunkFailure, reloadOnceFor } from '../ui/chunkFailure';
import { UnknownField } from './UnknownField';

interface Props {
  readonly field: FieldConfig;
  readonly children: ReactNode;
}

/**
 * One field that fails to draw (a chunk that did not arrive, a value nobody foresaw) must not take the form with it. A
 * part of the build that a newer one replaced is asked for once more by a reload; what was typed is kept as a draft.
 */
export class FieldBoundary extends Component<Props, { readonly reason: string | undefined }> {
  override state = { reason: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }

  override componentDidCatch(error: unknown): void {
    if (isChunkFailure(error)) reloadOnceFor(error);
  }

  override render() {
    const { field, children } = this.props;
    const { reason } = this.state;
    if (reason === undefined) return children;
    const { fieldId, name, title, order } = field;
    return <UnknownField field={{ fieldId, name, title, order, type: 'unknown', reason }} />;
  }
}
