import { Component, type ReactNode } from 'react';
import type { FieldConfig } from '../contract/fieldConfig';
import { UnknownField } from './UnknownField';

interface Props {
  readonly field: FieldConfig;
  readonly children: ReactNode;
}

/** One field that fails to draw (a chunk that did not arrive, a value nobody foresaw) must not take the form with it. */
export class FieldBoundary extends Component<Props, { readonly reason: string | undefined }> {
  override state = { reason: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    const { field, children } = this.props;
    const { reason } = this.state;
    if (reason === undefined) return children;
    const { fieldId, name, title, order } = field;
    return <UnknownField field={{ fieldId, name, title, order, type: 'unknown', reason }} />;
  }
}
