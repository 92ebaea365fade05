import { and, inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { bestFirst } from '../../contract/bestFirst';
import type { WireRecord } from '../../contract/fields';
import { limits } from '../../contract/limits';
import { otherLayout } from '../../contract/texts/keyboardLayout';
import { slipsAllowed, slipsBetween } from '../../contract/texts/slips';
import { ifAllowed, invalid } from '../ApiError';
import type { Handler } from '../Call';
import type { Deps } from '../Deps';
import { addressColumns } from '../engine/columns';
import { type HideDeps, hiding } from '../engine/hideFields';
import type { Resource } from '../engine/Resource';
import { inReach, lineOf, type Reach, rootColumn, withParents } from '../engine/reach';
import { answerOf, findMany } from '../engine/read';
import { fold } from '../engine/search';
import {
  type Candidate,
  findCandidates,
  findResembling,
  type Place,
  type Reading,
} from '../search/candidates';
import { apiErrorTexts } from '../texts/apiErrors';

export const searchHandlers: { readonly 'search.list': Handler<'search.list'> } = {
  'search.list': async ({ query: { q = '', pointId }, reachFor }, deps) => {
    const rows = await searchAll({ typed: q, pointId: readPointId(pointId), reachFor }, deps);
    return { rows, total: rows.length };
  },
};

/** One that is nobody's simply holds nothing. @throws ApiError 422 */
const readPointId = (text: string | undefined): number | undefined => {
  if (text === undefined || text === '') return undefined;
  if (!/^\d{1,9}$/.test(text)) throw invalid({ pointId: [apiErrorTexts.wrongFilter] });
  return Number(text);
};

interface Asked {
  readonly typed: string;
  /** Only what this venue holds. */
  readonly pointId: number | undefined;
  readonly reachFor: (key: string) => Reach;
}

type SearchDeps = Pick<Deps, 'db' | 'clock' | 'sections' | 'resources'>;

/**
 * The best of every kind of record whose title holds what was typed. Where nothing does, the same keys are read in the other
 * layout of the keyboard; where still nothing does, what resembles either is found.
 */
const searchAll = async (
  { typed, pointId, reachFor }: Asked,
  deps: SearchDeps,
): Promise<readonly WireRecord[]> => {
  const text = typed.slice(0, limits.searchTextMax).trim();
  const readings = [text, otherLayout(text)].flatMap((each) => (each === undefined ? [] : readingOf(each)));
  const places = placesOf({ pointId, reachFor }, deps);
  const searches: readonly Search[] = [
    ...readings.map((reading) => ({ reading, isMisspelt: false })),
    ...readings.map((reading) => ({ reading, isMisspelt: true })),
  ];
  for (const search of searches) {
    const hits = await hitsIn(places, search, deps);
    if (hits.length > 0) return hits;
  }
  return [];
};

interface Search {
  readonly reading: Reading;
  readonly isMisspelt: boolean;
}

const hitsIn = async (
  places: readonly Place[],
  { reading, isMisspelt }: Search,
  deps: SearchDeps,
): Promise<readonly WireRecord[]> => {
  const find = isMisspelt ? findResembling : findCandidates;
  const candidates = await find(places, reading, deps);
  const hits: WireRecord[] = [];
  for (const [at, place] of places.entries()) {
    const own = candidates.filter(({ kind }) => kind === at);
    const ids = isMisspelt ? closestOf(own, reading) : bestOf(own, reading);
    hits.push(...(await hitsOf(place, { ids, readAs: reading.text, isMisspelt }, deps)));
  }
  return hits;
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
  deps: HideDeps,
): readonly Place[] =>
  deps.resources.flatMap((resource) => {
    const key = `${resource.name}.list`;
    // Whoever may not list these finds none; they may find the others.
    const reach = Object.hasOwn(resource.rows, key) ? ifAllowed(() => reachFor(key)) : undefined;
    return reach && showsTitles(resource, deps) ? [{ resource, reach, pointId }] : [];
  });

const byTitle = new Intl.Collator('ru').compare;

/** Of those that hold it, the ones that say it best. */
const bestOf = (candidates: readonly Candidate[], { text }: Reading): readonly number[] => {
  const sorted = candidates.toSorted((one, other) => byTitle(one.title, other.title) || one.id - other.id);
  return firstOf(bestFirst(sorted, text, ({ title }) => [title]));
};

/** Of those that resemble it, the ones that a few slips of the keyboard explain; the fewest first. */
const closestOf = (candidates: readonly Candidate[], { words }: Reading): readonly number[] => {
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

interface Found {
  readonly ids: readonly number[];
  readonly readAs: string;
  readonly isMisspelt: boolean;
}

/** The records as they travel, in the order of their ids, each with what it stands in. */
const hitsOf = async (
  { resource, reach }: Place,
  { ids, readAs, isMisspelt }: Found,
  deps: Pick<Deps, 'db' | 'clock' | 'sections' | 'resources'>,
): Promise<readonly WireRecord[]> => {
  if (ids.length === 0) return [];
  const records = new Map(
    (await findMany(resource, { ids, reach }, deps)).map((found) => [
      Number(found.row.id),
      hiding(`${resource.name}.one`, deps)(answerOf(resource, found).record),
    ]),
  );
  const places = await standingOf(resource, { ids, reach }, deps);
  return ids.flatMap((id) => {
    const record = records.get(id);
    const place = places.get(id);
    if (!record || !place) return [];
    const { title } = record;
    return [{ resource: resource.name, id, title, ...place, record, read_as: readAs, misspelt: isMisspelt }];
  });
};

/** What each stands in: for people by title, the venue first, and for addresses by id. */
const standingOf = async (
  resource: Resource,
  { ids, reach }: Pick<Found, 'ids'> & Pick<Place, 'reach'>,
  deps: Pick<Deps, 'db' | 'sections' | 'resources'>,
) => {
  const { table } = resource;
  const above = lineOf(resource)
    .slice(1)
    .filter((each) => showsTitles(each, deps))
    .toReversed();
  const query = deps.db
    .select({
      id: table.id,
      place: { pointId: rootColumn(resource), ...addressColumns(resource) },
      titles: { own: table.title, ...titlesOf(above) },
    })
    .from(table)
    .$dynamic();
  const rows = await withParents(query, resource).where(
    and(inArray(table.id, [...ids]), inReach(resource, reach)),
  );
  return new Map(
    rows.map(({ id, place, titles }) => [
      Number(id),
      { place, where: above.map(({ name }) => Object.entries(titles).find(([key]) => key === name)?.[1]) },
    ]),
  );
};

const titlesOf = (all: readonly Resource[]): Readonly<Record<string, PgColumn>> =>
  Object.fromEntries(all.map(({ name, table }) => [name, table.title]));

/** Lists of a resource say what its records are called. */
const showsTitles = ({ name }: Resource, deps: HideDeps): boolean =>
  Object.hasOwn(hiding(`${name}.list`, deps)({ title: '' }), 'title');
