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
  if (start === '[') return oneOf((take(cursor, CLASS) ?? fail('unmatched ['))[0]);
  if (start === '\\') return escaped((take(cursor, ESCAPE) ?? fail('\\ at the end'))[0]);
  const [character] = take(cursor, ANY) ?? fail('half a character');
  if (character === '^') return { type: 'edge', holds: (before) => before === undefined };
  if (character === '$') return { type: 'edge', holds: (_before, after) => after === undefined };
  if (character === '.') return oneOf('.');
  if (/[*+?]/.test(character)) return fail('nothing to repeat');
  return { type: 'char', takes: (given) => given === character };
};

const fail = (why: string): never => {
  throw new BadPattern(why);
};

const escaped = (source: string): PatternNode => {
  if (source === '\\b') return { type: 'edge', holds: (before, after) => isWord(before) !== isWord(after) };
  if (source === '\\B') return { type: 'edge', holds: (before, after) => isWord(before) === isWord(after) };
  if (KNOWN_ESCAPE.test(source)) return oneOf(source);
  const character = source.slice(1);
  if (/[\p{L}\p{N}]/u.test(character)) return fail(`${source} is not supported`);
  return { type: 'char', takes: (given) => given === character };
};

const isWord = (character: string | undefined): boolean => character !== undefined && /^\w$/.test(character);

/** A class or an escape, judged by the browser's own engine: on a single character it cannot take long. */
const oneOf = (source: string): PatternNode => {
  const clean = source.replace(NEEDLESS_ESCAPE, (whole, character: string) =>
    NEEDS_ESCAPE.test(character) ? whole : character,
  );
  try {
    const expression = new RegExp(`^${clean}$`, 'u');
    return { type: 'char', takes: (given) => expression.test(given) };
  } catch {
    return fail(`${source} is no class of characters`);
  }
};
