import { BadPattern } from './BadPattern';
import { type PatternCursor, type PatternNode, take } from './PatternNode';
import { readAtom } from './readAtom';

const QUANTIFIER = /[*+?]|\{(\d{1,4})(?:(,)(\d{1,4})?)?\}/y;
const FLAGS = /\(\?([a-z]+)\)/iuy;
const GROUP = /\((?:\?:|\?P?<[\p{L}_][\p{L}\p{N}_]*>)?/uy;

/**
 * Reads a pattern written for JavaScript, perhaps with flags before it (`(?i)`); throws `BadPattern` where it is none, or
 * needs more than one pass.
 */
export const parsePattern = (source: string): PatternNode => {
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
