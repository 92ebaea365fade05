import { lazyWithPreload } from '../../../ui/lazyWithPreload';

/** The question before a food is stopped or comes back; no list needs it for its first row. */
export const AskStop = lazyWithPreload(async () => (await import('./ConfirmStop')).ConfirmStop);
