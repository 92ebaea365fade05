import { BadPattern } from './BadPattern';
import { type PatternCursor, type PatternNode, take } from './PatternNode';

const CLASS = /\[(?:\\[\s\S]|[^\]\\])*\]/uy;
const ESCAPE = /\\(?:u\{[0-9a-f]{1,6}\}|u[0-9a-f]{4}|x[0-9a-f]{2}|[pP]\{[\w=]+\}|[\s\S])/iuy;
const ANY = /[\s\S]/uy;
/** Letters that mean something after a backslash; before any other letter or digit it would be a reference or a mistake. */
const KNOWN_ESCAPE = /^\\(?:[dDwWsSntrfv0]|[uxpP].+)$/u;
/** A backslash before a character that needs none: fine in old expressions, an error under the `u` flag. */
const NEEDLESS_ESCAPE = /\\([^\p{L}\p{N}])/gu;
const NEEDS_ESCAPE = /[\^$\\.*+?()[\]{}|/-]/;

/** One character, one class of characters, or one edge (`^`, `$`, `\b`, `\B`). */
export const readAtom = (cursor: PatternCursor): PatternNode => {
  const start = cursor.source[cursor.at];
  const { flags } = cursor;
  if (start === '[') return oneOfClass((take(cursor, CLASS) ?? fail('unmatched ['))[0], flags);
  if (start === '\\') return escaped((take(cursor, ESCAPE) ?? fail('\\ at the end'))[0], flags);
  const [character] = take(cursor, ANY) ?? fail('half a character');
  const isEdge = edgeOf(flags);
  if (character === '^') return { type: 'edge', holds: (before) => isEdge(before) };
  if (character === '$') return { type: 'edge', holds: (_before, after) => isEdge(after) };
  if (character === '.') return flags.includes('s') ? { type: 'char', takes: () => true } : oneOf('.', '');
  if (/[*+?]/.test(character)) return fail('nothing to repeat');
  return exactly(character, flags);
};

const edgeOf =
  (flags: string) =>
  (beside: string | undefined): boolean =>
    beside === undefined || (flags.includes('m') && beside === '\n');

const exactly = (character: string, flags: string): PatternNode => {
  if (!flags.includes('i')) return { type: 'char', takes: (given) => given === character };
  const [lower, upper] = [character.toLowerCase(), character.toUpperCase()];
  return { type: 'char', takes: (given) => given.toLowerCase() === lower || given.toUpperCase() === upper };
};

const fail = (why: string): never => {
  throw new BadPattern(why);
};

const escaped = (source: string, flags: string): PatternNode => {
  if (source === '\\b') return { type: 'edge', holds: (before, after) => isWord(before) !== isWord(after) };
  if (source === '\\B') return { type: 'edge', holds: (before, after) => isWord(before) === isWord(after) };
  if (KNOWN_ESCAPE.test(source)) return oneOf(source, flags);
  const character = source.slice(1);
  if (/[\p{L}\p{N}]/u.test(character)) return fail(`${source} is not supported`);
  return exactly(character, flags);
};

const isWord = (character: string | undefined): boolean => character !== undefined && /^\w$/.test(character);

/** In JavaScript `[[:alpha:]]` is a class of these very signs, which nobody means. */
const oneOfClass = (source: string, flags: string): PatternNode =>
  /\[:\^?[a-z]+:/i.test(source) ? fail('a class of POSIX is not supported') : oneOf(source, flags);

/** A class or an escape, validated by the browser's own engine: on a single character it cannot take long. */
const oneOf = (source: string, flags: string): PatternNode => {
  const clean = source.replace(NEEDLESS_ESCAPE, (whole, character: string) =>
    NEEDS_ESCAPE.test(character) ? whole : character,
  );
  try {
    const expression = new RegExp(`^${clean}$`, flags.includes('i') ? 'iu' : 'u');
    return { type: 'char', takes: (given) => expression.test(given) };
  } catch {
    return fail(`${source} is no class of characters`);
  }
};
