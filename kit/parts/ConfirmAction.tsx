import { lazy, Suspense } from 'react';
import type { ConfirmDialogProps } from './ConfirmDialog';

const ConfirmDialog = lazy(async () => ({ default: (await import('./ConfirmDialog')).ConfirmDialog }));

/**
 * Asks once before something that cannot be taken back lightly. The focus starts on the safe answer, the act cannot be
 * pressed twice, and while it runs the dialog stays: its outcome must be seen.
 * The dialog is a chunk of its own: no list needs it for its first row.
 */
export const ConfirmAction = (props: ConfirmDialogProps) => (
  <Suspense>
    <ConfirmDialog {...props} />
  </Suspense>
);
