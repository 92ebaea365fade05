import type { CopyResult, OnConflict } from '../../contract/copies';
import { limits } from '../../contract/limits';
import type { CopyBody } from '../../contract/rows/bulk';
import { invalid, notFound } from '../ApiError';
import type { Deps } from '../Deps';
import { seenTitle } from '../engine/hideFields';
import { entriesOf, sectionsOf } from '../engine/history';
import { lockVenues } from '../engine/lock';
import type { At, Resource } from '../engine/Resource';
import type { Reach } from '../engine/reach';
import { SLICE } from '../engine/slices';
import { findStanding } from '../engine/standing';
import { categories, foods, menus, points as pointResource } from '../resources';
import { copyTexts, historyTexts } from '../texts/refusals';
import { ingredientsIn } from './ingredientsIn';
import { hasDone, judgeCopy, merged, missing, type Slice } from './judgeCopy';
import { planCopy } from './planCopy';
import { listParts, type Part, readParts, type Source, type Unit } from './readSource';
import { readTarget } from './readTarget';
import { triedCopy, writeCopy } from './writeCopy';

type Who = Omit<At, 'named'>;

interface Copying {
  readonly unit: Unit;
  readonly asked: { readonly onConflict: OnConflict; readonly isDry: boolean };
  readonly who: Who;
  /** What may be read of the original. */
  readonly reach: Reach;
  readonly isDoubling: boolean;
  /** Makes the venue that all of it goes to; absent: they are there. @returns its number and name */
  readonly open?: (inside: Deps) => Promise<{ readonly id: number; readonly title: string }>;
}

/** The venue that an act opens, as long as it has no number. */
export const OPENED = 0;

/** A part and the venue it goes to; without a part, of one that is opened itself, and of another that it is not there. */
export type Going = readonly [to: number, part: Part | null];

type Told = Slice | null;

interface CopyingTree extends Pick<Copying, 'unit' | 'who'> {
  readonly ids: readonly number[];
  /** Where no venue is named, it is doubled where it stands. */
  readonly body: CopyBody;
}

/**
 * Copies menus, a category or dishes to venues of the same business, or doubles them where they stand. A venue that is gone is told,
 * and the others are done. @throws ApiError 404 where no venue is within reach, 422 for more rows than one call makes
 */
export const copyTree = (
  { unit, ids, body, who }: CopyingTree,
  deps: Deps,
): Promise<readonly CopyResult[]> => {
  const { to: venueIds, on_conflict: onConflict = 'skip', dry_run: isDry = false } = body;
  const plan = async (): Promise<readonly Going[]> => {
    const { pointId, parts, count } = await listParts({ unit, ids, reach: who.reach }, deps);
    const wanted = venueIds ?? [pointId];
    if (count * wanted.length > limits.maxCopyRows) throw invalid({ to: [copyTexts.tooMany] });
    const near = { ids: [...wanted, pointId], reach: who.reach, isHeld: false };
    const venues = new Map((await lockVenues(pointResource, near, deps)).map((venue) => [venue.id, venue]));
    const isHere = (to: number) => venues.get(to)?.ownerId === venues.get(pointId)?.ownerId;
    if (!wanted.some(isHere)) throw notFound();
    return wanted.flatMap((to) =>
      isHere(to) ? parts.map((part): Going => [to, part]) : [[to, null] as const],
    );
  };
  const asked = { onConflict, isDry };
  return copyParts(plan, { unit, asked, who, reach: who.reach, isDoubling: venueIds === undefined }, deps);
};

/** Copies parts slice by slice; none is of two venues. Each finds by `told` what those before have made. */
export const copyParts = async (
  plan: () => Promise<readonly Going[]>,
  copying: Copying,
  deps: Deps,
): Promise<readonly CopyResult[]> => {
  const { told } = await deps.inSlices<Going, Told>({
    isDry: copying.asked.isDry,
    plan,
    next: (left) => {
      const other = left.findIndex(([to]) => to !== left[0]?.[0]);
      return Math.min(other < 0 ? left.length : other, SLICE);
    },
    run: async (going, inside, { told: all }) => {
      const to = going[0]?.[0] ?? OPENED;
      const before = all.flatMap((each) => (each?.to === to ? [each] : []));
      const done = await copySlice({ to, going, before }, copying, inside);
      return going.map((_part, index) => (index === 0 ? done : null));
    },
    leave: ([to], reason) => missing(to, [{ title: '', reason }]),
  });
  return merged(told.flatMap((each) => each ?? []));
};

interface Slicing {
  readonly to: number;
  readonly going: readonly Going[];
  /** What the slices before have done in the same venue. */
  readonly before: readonly Slice[];
}

/** A slice of what goes to one venue, which is held. */
const copySlice = async ({ to, going, before }: Slicing, copying: Copying, deps: Deps): Promise<Slice> => {
  const { unit, asked, who, reach, isDoubling, open } = copying;
  const parts = going.flatMap(([, part]) => (part ? [part] : []));
  const isOpening = open !== undefined && before.length === 0;
  const there = { ids: [before[0]?.result.point_id ?? to], reach: who.reach, isHeld: !asked.isDry };
  const venue = isOpening ? await open(deps) : (await lockVenues(pointResource, there, deps))[0];
  if (!venue || (parts.length === 0 && !isOpening))
    return missing(to, before.length > 0 ? [{ title: '', reason: historyTexts.recordGone }] : []);
  const pointId = venue.id;
  const madeBefore = (level: Unit) => new Map(before.flatMap((slice) => slice.made[level]));
  const made = {
    menus: madeBefore('menus'),
    categories: madeBefore('categories'),
    foods: madeBefore('foods'),
  };
  const source = await readParts({ unit, parts, reach }, deps);
  const target = await readTarget({ pointId, source, made }, deps);
  const { onConflict } = asked;
  const plans = planCopy({ source, target, made, onConflict, isDoubling, longest: longestNames(deps) });
  const inside = ingredientsIn(target, deps);
  const met = plans.flatMap((menu) =>
    menu.categories.flatMap((each) => each.foods.flatMap(({ into }) => into?.id ?? [])),
  );
  // Dishes that may take over, as they stand; nobody else changes them until we have.
  const taking = onConflict === 'update' ? met : [];
  const saves = await findStanding(foods, { ids: taking, reach: who.reach }, deps);
  const settled = judgeCopy({ plans, target, inside, saves }, deps);
  const newVenue = open && (isOpening ? ('now' as const) : ('before' as const));
  const at = { ...who, named: {} };
  const writing = { settled, target, inside, at, made, isDoubling, newVenue };
  const written = asked.isDry ? triedCopy(settled) : await writeCopy(writing, deps);
  const entries = asked.isDry ? undefined : await entriesOf(deps);
  const { refused } = settled.told;
  const isGone = parts.some(([, , food]) => food !== null && !hasFood(source, food));
  return {
    to,
    made: written.made,
    result: {
      ...settled.told,
      refused: isGone ? [...refused, { title: '', reason: copyTexts.sourceGone }] : refused,
      point_id: pointId,
      title: seenTitle('points', venue.title, deps),
      status: isOpening || hasDone(settled.told) ? 'done' : 'unchanged',
      ids: open ? (isOpening ? [pointId] : []) : written.ids,
      change_id: entries?.get(pointId) ?? null,
    },
  };
};

const hasFood = ({ menus: own }: Source, id: number): boolean =>
  own.some((menu) => menu.categories.some((category) => category.foods.some(({ row }) => row.id === id)));

const longestNames = ({ sections }: Pick<Deps, 'sections'>): Readonly<Record<Unit, number>> => {
  const longest = (resource: Resource, otherwise: number): number =>
    sectionsOf(resource, sections)
      .flat()
      .find(({ name }) => name === 'title')?.rules.max_length ?? otherwise;
  return {
    menus: longest(menus, limits.menuTitleMax),
    categories: longest(categories, limits.categoryTitleMax),
    foods: longest(foods, limits.foodTitleMax),
  };
};
