import { lazyWithPreload } from '../../ui/lazyWithPreload';

/**
 * Asks once before something that cannot be taken back lightly. The focus starts on the safe answer, the act cannot be
 * pressed twice, and while it runs the dialog stays: its outcome must be seen.
 * The dialog is a chunk of its own: no list needs it for its first row.
 */
export const ConfirmAction = lazyWithPreload(async () => (await import('./ConfirmDialog')).ConfirmDialog);
