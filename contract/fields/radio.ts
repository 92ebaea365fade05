import { choice } from './choice';

/** One of a few, all in sight. */
export const radio = choice();
