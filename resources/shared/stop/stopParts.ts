import { lazyWithPreload } from '../../../ui/lazyWithPreload';

/* How a dish is on stop, and what is asked about it: no list needs them for its first row, so they come together when one does. */

const load = async () => (await import('./parts')).parts;

export const StopNote = lazyWithPreload(async () => (await load()).StopNote);
export const StopState = lazyWithPreload(async () => (await load()).StopState);
/** The question before a food is stopped or comes back. */
export const AskStop = lazyWithPreload(async () => (await load()).StopQuestion);
