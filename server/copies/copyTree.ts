import { and, asc, inArray, sql } from 'drizzle-orm';
import type { CopyResult } from '../../contract/copies';
import { limits } from '../../contract/limits';
import { canView } from '../../contract/permissions';
import { invalid, notFound } from '../ApiError';
import type { Deps } from '../Deps';
import { points } from '../db/schema';
import { sectionsOf } from '../engine/history';
import type { At, BaseRow, Resource } from '../engine/Resource';
import { inReach, withParents } from '../engine/reach';
import { findMany } from '../engine/read';
import { recordOf } from '../engine/record';
import { holdRows } from '../engine/saveMany';
import { entriesOf } from '../history/entriesOf';
import { categories, foods, menus, points as pointResource } from '../resources';
import { copyTexts } from '../texts/copies';
import { ingredientsIn } from './ingredientsIn';
import { planCopy } from './planCopy';
import type { Asked } from './readAsked';
import { readTarget } from './readTarget';
import type { Source } from './Source';
import { settle } from './sayCopy';
import { writeCopy } from './writeCopy';

type Who = Omit<At, 'named'>;
type Row = BaseRow & Readonly<Record<string, unknown>>;

/**
 * Copies what was read to venues of the same business, or doubles it where it stands. Each venue is a slice of its own: one that is
 * gone meanwhile is told, and the others are done.
 * @throws ApiError 404 where no venue is within reach, 422 for more rows than one call makes
 */
export const copyTree = async (
  source: Source,
  asked: Asked,
  who: Who,
  deps: Deps,
): Promise<readonly CopyResult[]> => {
  const wanted = asked.to ?? [source.pointId];
  const count = source.menus.flatMap((menu) =>
    menu.categories.flatMap((each) => [each, ...each.foods]),
  ).length;
  if (count * wanted.length > limits.maxCopyRows) throw invalid({ to: [copyTexts.tooMany] });
  const { told } = await deps.inSlices<number, CopyResult>({
    isDry: asked.isDry,
    plan: async () => {
      if ((await holdVenues(wanted, source, who, deps)).size === 0) throw notFound();
      return wanted;
    },
    run: ([pointId = 0], inside) => copyToOne(pointId, { source, asked, who }, inside),
    leave: (pointId, why) => ({ ...missing(pointId), refused: [{ title: '', reason: why }] }),
    atOnce: 1,
  });
  return told;
};

const copyToOne = async (pointId: number, copying: Copying, inside: Deps): Promise<readonly CopyResult[]> => {
  const { source, asked, who } = copying;
  const title = (await holdVenues([pointId], source, who, inside)).get(pointId);
  if (title === undefined) return [missing(pointId)];
  const copied = await copyInto({ pointId, title }, copying, inside);
  const entries = asked.isDry ? undefined : await entriesOf(inside);
  return [{ ...copied, change_id: entries?.get(pointId) ?? null }];
};

/** Whoever writes in these venues waits for us, so that two copies do not make the same twice. @returns their names */
const holdVenues = async (
  ids: readonly number[],
  source: Source,
  { reach }: Who,
  { db, sections }: Deps,
): Promise<ReadonlyMap<number, string>> => {
  const query = withParents(
    db.select({ id: points.id, title: points.title }).from(points).$dynamic(),
    pointResource,
  );
  const isSameBusiness = sql`${points.businessId} = (
    select own.business_id from ${points} as own where own.id = ${source.pointId})`;
  const rows = await query
    .where(and(inArray(points.id, [...ids]), inReach(pointResource, reach), isSameBusiness))
    .orderBy(asc(points.id))
    .for('no key update', { of: points });
  const title = sectionsOf(pointResource, sections)
    .flat()
    .find(({ name }) => name === 'title');
  return new Map(rows.map((row) => [row.id, title && !canView(title) ? '' : row.title]));
};

const nothing = { made: { menus: 0, categories: 0, foods: 0 }, updated: 0, skipped: 0 };

const missing = (pointId: number): CopyResult => ({
  ...nothing,
  point_id: pointId,
  title: '',
  status: 'missing',
  same: [],
  refused: [],
  notes: [],
  ids: [],
  change_id: null,
});

interface Copying {
  readonly source: Source;
  readonly asked: Asked;
  readonly who: Who;
  /** It was made by the same act. */
  readonly isNewVenue?: boolean;
}

/** One venue, which is held. */
export const copyInto = async (
  { pointId, title }: { readonly pointId: number; readonly title: string },
  { source, asked, who, isNewVenue = false }: Copying,
  deps: Deps,
): Promise<CopyResult> => {
  const target = await readTarget(pointId, source, deps);
  const isDoubling = asked.to === undefined && !isNewVenue;
  const { onConflict } = asked;
  const plans = planCopy({ source, target, onConflict, isDoubling, longest: longestNames(deps) });
  const inside = ingredientsIn(target, deps);
  const met = plans.flatMap((menu) =>
    menu.categories.flatMap((each) => each.foods.flatMap(({ into }) => into?.id ?? [])),
  );
  const saves = await readSaves(onConflict === 'update' ? met : [], pointId, who, deps);
  const settled = settle({ plans, target, inside, saves }, deps);
  const { made, updated } = settled.told;
  const isDone = made.menus + made.categories + made.foods + updated > 0;
  const ids =
    asked.isDry || !isDone
      ? []
      : await writeCopy({ settled, target, inside, at: who, isDoubling, isNewVenue }, deps);
  const status = isDone ? 'done' : 'unchanged';
  return { ...settled.told, point_id: pointId, title, status, ids, change_id: null };
};

const longestNames = ({ sections }: Pick<Deps, 'sections'>) => {
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

/** Dishes that may take over, as they stand; nobody else changes them until we have. */
const readSaves = async (ids: readonly number[], rootId: number, { reach }: Who, deps: Deps) => {
  if (ids.length === 0) return new Map();
  await holdRows(foods, ids, deps);
  const found = await findMany(foods, { ids, reach }, deps);
  return new Map(
    found.map((one) => [(one.row as Row).id, { found: one, record: recordOf(foods, one), rootId }]),
  );
};
