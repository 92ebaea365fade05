import { choice } from './choice';

/** One of a list; searchable when shown. */
export const select = choice();
