import { bestFirst } from '../../contract/bestFirst';
import { limits } from '../../contract/limits';
import { fold } from '../engine/search';
import type { Candidate, Reading } from './candidates';
import { slipsAllowed, slipsBetween } from './slips';

const byTitle = new Intl.Collator('ru').compare;

/** Of those that hold it, the ones that say it best. */
export const bestOf = (candidates: readonly Candidate[], { text }: Reading): readonly number[] => {
  const sorted = candidates.toSorted((one, other) => byTitle(one.title, other.title) || one.id - other.id);
  return firstOf(bestFirst(sorted, text, ({ title }) => [title]));
};

/** Of those that resemble it, the ones that a few slips of the keyboard explain; the fewest first. */
export const closestOf = (candidates: readonly Candidate[], { words }: Reading): readonly number[] => {
  const close = candidates.flatMap((candidate) => {
    const slips = words.map((word) => slipsIn(candidate.title, fold(word)));
    const isClose = slips.every((count, at) => count <= slipsAllowed(words[at] ?? ''));
    return isClose ? [{ ...candidate, slips: slips.reduce((sum, count) => sum + count, 0) }] : [];
  });
  return firstOf(close.toSorted((one, other) => one.slips - other.slips || byTitle(one.title, other.title)));
};

const slipsIn = (title: string, word: string): number =>
  Math.min(
    ...fold(title)
      .split(/[^\p{L}\p{N}]+/u)
      .map((each) => slipsBetween(word, each)),
  );

const firstOf = (sorted: readonly Candidate[]): readonly number[] =>
  sorted.slice(0, limits.searchHits).map(({ id }) => id);
