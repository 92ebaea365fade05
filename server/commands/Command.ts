import type { Deps } from '../Deps';

/**
 * What the operator asks for by hand: `npm run NAME -- ARGS`. It runs inside the server while one works on this DATA_DIR,
 * because an embedded database has one process, and open pages are told at once.
 *
 * @returns what is printed. @throws PlainError whose words are printed
 */
export type Command = (args: readonly string[], deps: Deps) => Promise<string>;
