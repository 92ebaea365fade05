import type { WireRecord } from '../../contract/fields';
import { limits } from '../../contract/limits';
import { otherLayout } from '../../contract/texts/keyboardLayout';
import { ApiError } from '../ApiError';
import type { Deps } from '../Deps';
import { hidingOf } from '../engine/hideFields';
import type { Resource } from '../engine/Resource';
import type { Reach } from '../engine/reach';
import { findCandidates, findResembling, type Reading } from './candidates';
import { hitsOf, type Place, showsTitles } from './hitsOf';
import { bestOf, closestOf } from './ranking';

interface Asked {
  readonly typed: string;
  /** Only what this venue holds. */
  readonly pointId: number | undefined;
  readonly reachFor: (key: string) => Reach;
}

type SearchDeps = Pick<Deps, 'db' | 'clock' | 'sections'>;

/**
 * The best of every kind of record whose title holds what was typed. Where nothing does, the same keys are read in the other
 * layout of the keyboard; where still nothing does, what resembles either is found.
 */
export const searchAll = async (
  { typed, pointId, reachFor }: Asked,
  all: readonly Resource[],
  deps: SearchDeps,
): Promise<readonly WireRecord[]> => {
  const text = typed.slice(0, limits.searchTextMax).trim();
  const readings = [text, otherLayout(text)].flatMap((each) => (each === undefined ? [] : readingOf(each)));
  const places = placesOf({ pointId, reachFor }, all, deps);
  const searches: readonly Search[] = [
    ...readings.map((reading) => ({ reading, isMisspelt: false })),
    ...readings.map((reading) => ({ reading, isMisspelt: true })),
  ];
  for (const search of searches) {
    const hits: WireRecord[] = [];
    for (const place of places) hits.push(...(await hitsIn(place, search, deps)));
    if (hits.length > 0) return hits;
  }
  return [];
};

interface Search {
  readonly reading: Reading;
  readonly isMisspelt: boolean;
}

const hitsIn = async (place: Place, { reading, isMisspelt }: Search, deps: SearchDeps) => {
  const ids = isMisspelt
    ? closestOf(await findResembling(place, reading, deps), reading)
    : bestOf(await findCandidates(place, reading, deps), reading);
  return hitsOf(place, { ids, readAs: reading.text, isMisspelt }, deps);
};

/** More words than a title has say nothing more. */
const MOST_WORDS = 8;

/** By words, as titles are compared; signs alone are no words. */
const readingOf = (text: string): readonly Reading[] => {
  const words = text.split(/[\s,]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return words.length === 0 ? [] : [{ text, words: words.slice(0, MOST_WORDS) }];
};

/** The kinds of record that this person may list, with what they may reach of each; a title that is hidden is not searched. */
const placesOf = (
  { pointId, reachFor }: Pick<Asked, 'pointId' | 'reachFor'>,
  all: readonly Resource[],
  { sections }: Pick<Deps, 'sections'>,
): readonly Place[] => {
  const endpoints = Object.assign({}, ...all.map(({ rows }) => rows));
  const hide = hidingOf({ endpoints, resources: all });
  return all.flatMap((resource) => {
    const key = `${resource.name}.list`;
    const reach = Object.hasOwn(endpoints, key) ? reachOr(reachFor, key) : undefined;
    return reach && showsTitles(hide(key, sections)) ? [{ resource, reach, pointId, hide }] : [];
  });
};

const reachOr = (reachFor: Asked['reachFor'], key: string): Reach | undefined => {
  try {
    return reachFor(key);
  } catch (error) {
    // Whoever may not list these finds none; they may find the others.
    if (error instanceof ApiError && error.status === 403) return undefined;
    throw error;
  }
};
