import { BadPattern } from './BadPattern';

export type Step =
  | { readonly op: 'char'; readonly takes: (character: string) => boolean }
  | {
      readonly op: 'edge';
      readonly holds: (before: string | undefined, after: string | undefined) => boolean;
    }
  /** Goes on at every one of these steps at once. */
  | { readonly op: 'fork'; readonly to: readonly number[] }
  | { readonly op: 'match' };

const PATTERN_MAX_LENGTH = 200;
const MAX_STEPS = 1500;

/**
 * A pattern as a list of steps for `runPattern`. Throws `BadPattern` for what is no pattern, is longer than 200
 * characters, or unfolds into too many steps (`(a{99}){99}`).
 */
export const compilePattern = (source: string): readonly Step[] => {
  if (source.length > PATTERN_MAX_LENGTH)
    throw new BadPattern(`longer than ${PATTERN_MAX_LENGTH} characters`);
  const steps: Step[] = [];
  emit(parsePattern(source), steps);
  steps.push({ op: 'match' });
  return steps;
};

const emit = (node: PatternNode, steps: Step[]): void => {
  if (steps.length > MAX_STEPS) throw new BadPattern('too many repetitions');
  if (node.type === 'char') steps.push({ op: 'char', takes: node.takes });
  else if (node.type === 'edge') steps.push({ op: 'edge', holds: node.holds });
  else if (node.type === 'sequence') for (const part of node.nodes) emit(part, steps);
  else if (node.type === 'choice') emitChoice(node.nodes, steps);
  else emitRepeat(node, steps);
};

/** fork(a, b, c) a goto(end) b goto(end) c: forks are written when their targets are known. */
const emitChoice = (nodes: readonly PatternNode[], steps: Step[]): void => {
  const fork = reserve(steps);
  const starts: number[] = [];
  const ends: number[] = [];
  for (const node of nodes) {
    starts.push(steps.length);
    emit(node, steps);
    ends.push(reserve(steps));
  }
  steps[fork] = { op: 'fork', to: starts };
  for (const end of ends) steps[end] = { op: 'fork', to: [steps.length] };
};

const emitRepeat = ({ node, min, max }: Extract<PatternNode, { type: 'repeat' }>, steps: Step[]): void => {
  for (let done = 0; done < min; done += 1) emit(node, steps);
  if (max === Number.POSITIVE_INFINITY) {
    const fork = reserve(steps);
    emit(node, steps);
    steps.push({ op: 'fork', to: [fork] });
    steps[fork] = { op: 'fork', to: [fork + 1, steps.length] };
    return;
  }
  const skips: number[] = [];
  for (let done = min; done < max; done += 1) {
    skips.push(reserve(steps));
    emit(node, steps);
  }
  for (const skip of skips) steps[skip] = { op: 'fork', to: [skip + 1, steps.length] };
};

const reserve = (steps: Step[]): number => steps.push({ op: 'fork', to: [] }) - 1;

const QUANTIFIER = /[*+?]|\{(\d{1,4})(?:(,)(\d{1,4})?)?\}/y;
const FLAGS = /\(\?([a-z]+)\)/iuy;
const GROUP = /\((?:\?:|\?P?<[\p{L}_][\p{L}\p{N}_]*>)?/uy;

/**
 * Reads a pattern written for JavaScript, perhaps with flags before it (`(?i)`); throws `BadPattern` where it is none, or
 * needs more than one pass.
 */
const parsePattern = (source: string): PatternNode => {
  const [before = '', flags = ''] = take({ source, flags: '', at: 0 }, FLAGS) ?? [];
  if (/[^ims]/.test(flags)) throw new BadPattern(`the flags "${flags}" are not supported`);
  const cursor = { source, flags, at: before.length };
  const node = readChoice(cursor);
  if (cursor.at < source.length) throw new BadPattern('unmatched )');
  return node;
};

const readChoice = (cursor: PatternCursor): PatternNode => {
  const nodes = [readSequence(cursor)];
  while (cursor.source[cursor.at] === '|') {
    cursor.at += 1;
    nodes.push(readSequence(cursor));
  }
  return { type: 'choice', nodes };
};

const readSequence = (cursor: PatternCursor): PatternNode => {
  const nodes: PatternNode[] = [];
  while (cursor.at < cursor.source.length && !/[|)]/.test(cursor.source.charAt(cursor.at))) {
    nodes.push(readRepeat(cursor));
  }
  return { type: 'sequence', nodes };
};

const readRepeat = (cursor: PatternCursor): PatternNode => {
  const node = readOne(cursor);
  const quantifier = take(cursor, QUANTIFIER);
  if (!quantifier) return node;
  if (node.type === 'edge') throw new BadPattern('nothing to repeat');
  // Lazy or greedy makes no difference to a yes or no.
  if (cursor.source[cursor.at] === '?') cursor.at += 1;
  const [min, max] = boundsOf(quantifier);
  if (max < min) throw new BadPattern('numbers out of order');
  return { type: 'repeat', node, min, max };
};

const boundsOf = ([sign, low, comma, high]: RegExpExecArray): readonly [number, number] => {
  if (sign === '*') return [0, Number.POSITIVE_INFINITY];
  if (sign === '+') return [1, Number.POSITIVE_INFINITY];
  if (sign === '?') return [0, 1];
  const min = Number(low);
  if (high !== undefined) return [min, Number(high)];
  return [min, comma ? Number.POSITIVE_INFINITY : min];
};

const readOne = (cursor: PatternCursor): PatternNode => {
  if (cursor.source[cursor.at] !== '(') return readAtom(cursor);
  take(cursor, GROUP);
  if (cursor.source[cursor.at] === '?') throw new BadPattern('a look around is not supported');
  const node = readChoice(cursor);
  if (cursor.source[cursor.at] !== ')') throw new BadPattern('unmatched (');
  cursor.at += 1;
  return node;
};

const CLASS = /\[(?:\\[\s\S]|[^\]\\])*\]/uy;
const ESCAPE = /\\(?:u\{[0-9a-f]{1,6}\}|u[0-9a-f]{4}|x[0-9a-f]{2}|[pP]\{[\w=]+\}|[\s\S])/iuy;
const ANY = /[\s\S]/uy;
/** Letters that mean something after a backslash; before any other letter or digit it would be a reference or a mistake. */
const KNOWN_ESCAPE = /^\\(?:[dDwWsSntrfv0]|[uxpP].+)$/u;
/** A backslash before a character that needs none: fine in old expressions, an error under the `u` flag. */
const NEEDLESS_ESCAPE = /\\([^\p{L}\p{N}])/gu;
const NEEDS_ESCAPE = /[\^$\\.*+?()[\]{}|/-]/;

/** One character, one class of characters, or one edge (`^`, `$`, `\b`, `\B`). */
const readAtom = (cursor: PatternCursor): PatternNode => {
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

/** What a pattern is made of. A `char` takes one character, an `edge` looks at the two characters beside a place. */
type PatternNode =
  | { readonly type: 'char'; readonly takes: (character: string) => boolean }
  | {
      readonly type: 'edge';
      readonly holds: (before: string | undefined, after: string | undefined) => boolean;
    }
  | { readonly type: 'sequence'; readonly nodes: readonly PatternNode[] }
  | { readonly type: 'choice'; readonly nodes: readonly PatternNode[] }
  | { readonly type: 'repeat'; readonly node: PatternNode; readonly min: number; readonly max: number };

/** A place in the pattern: the readers move it on. */
interface PatternCursor {
  readonly source: string;
  /** Of `i` (case does not count), `m` (every line has edges), `s` (a dot takes line breaks). */
  readonly flags: string;
  at: number;
}

/** Takes the sticky expression at the cursor, and moves on. */
const take = (cursor: PatternCursor, wanted: RegExp): RegExpExecArray | null => {
  wanted.lastIndex = cursor.at;
  const found = wanted.exec(cursor.source);
  if (found) cursor.at += found[0].length;
  return found;
};
