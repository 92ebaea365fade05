import { late } from '../../../fieldRenderers/late';

/** The question before a food is stopped or comes back; no list needs it for its first row. */
export const AskStop = late(async () => (await import('./ConfirmStop')).ConfirmStop);
