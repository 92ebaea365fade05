import { and, count, eq, gt, inArray, isNull, lte, max, min, sql } from 'drizzle-orm';
import type { NoticeFacts } from '../../contract/noticeKinds';
import { type EndpointKey, isEndpointKey } from '../../contract/rows';
import type { Db, DbClock, Deps } from '../Deps';
import { notices, points } from '../db/schema';
import { DAY_MS, endOfWindow, lastDayStart, windowStart } from '../engine/binWindow';
import { seenTitle } from '../engine/hideFields';
import type { Resource } from '../engine/Resource';
import { hasParents, rootColumn, withParents } from '../engine/reach';
import { inTransaction } from '../live/afterCommit';
import { mailNotice, notify, whoMay } from '../notices/notify';

/** Some of what goes, by name. */
const NAMED = 5;

/**
 * Tells those who may restore it what leaves a bin for good within a day (TD-05): one notice for each venue and kind of record,
 * and another only when more has come to its last day since; it takes the place of one that is not read yet. What was told is
 * read off the notices themselves, so it may be killed and run again. @returns how many bins were told of
 */
export const tellBins = async (deps: Deps): Promise<number> => {
  const told = await lastTold(deps);
  let bins = 0;
  for (const resource of deps.resources)
    for (const ending of await endingOf(resource, deps)) {
      const before = told.get(keyOf(resource.name, ending.pointId));
      if (before && ending.latest <= lastDayStart(before)) continue;
      await tell(resource, ending, deps);
      bins += 1;
    }
  return bins;
};

const keyOf = (resource: string, pointId: number): string => `${resource} ${pointId}`;

/** When each bin was told of last; what was told a day ago is gone by now. */
const lastTold = async ({ db, clock }: DbClock): Promise<ReadonlyMap<string, Date>> => {
  const resource = sql<string>`${notices.facts} ->> 'resource'`;
  const pointId = sql<string>`${notices.facts} ->> 'pointId'`;
  const rows = await db
    .select({ resource, pointId, at: max(notices.createdAt) })
    .from(notices)
    .where(and(eq(notices.kind, 'bin'), gt(notices.createdAt, new Date(clock().getTime() - DAY_MS))))
    .groupBy(resource, pointId);
  return new Map(
    rows.flatMap(({ at, ...row }) => (at ? [[keyOf(row.resource, Number(row.pointId)), at]] : [])),
  );
};

interface Ending {
  readonly pointId: number;
  /** When the last of them was deleted. */
  readonly latest: Date;
  readonly count: number;
  readonly titles: readonly string[];
  /** The one that goes first, and when it was deleted. */
  readonly firstId: number;
  readonly firstAt: Date;
}

/** What lies in its last day, by venue; what lies under something deleted goes with that. */
const endingOf = async (resource: Resource, { db, clock }: DbClock): Promise<readonly Ending[]> => {
  const { table } = resource;
  const { id, title, deletedAt } = table;
  const pointId = rootColumn(resource);
  const rows = await db
    .select({
      pointId,
      latest: max(deletedAt),
      count: count(),
      titles: sql<string[]>`(array_agg(${title} order by ${deletedAt}, ${id}))[1:${sql.raw(String(NAMED))}]`,
      firstId: sql<number>`(array_agg(${id} order by ${deletedAt}, ${id}))[1]`,
      firstAt: min(deletedAt),
    })
    .from(table)
    .where(
      and(gt(deletedAt, windowStart(clock())), lte(deletedAt, lastDayStart(clock())), hasParents(resource)),
    )
    .groupBy(pointId);
  return rows.flatMap(({ latest, firstAt, ...row }) =>
    latest instanceof Date && firstAt instanceof Date
      ? [{ ...row, pointId: Number(row.pointId), latest, firstAt }]
      : [],
  );
};

const tell = async (resource: Resource, ending: Ending, deps: Deps): Promise<void> => {
  const { name: named, rows } = resource;
  const { pointId, count: many, firstAt } = ending;
  const [venue] = await deps.db
    .select({ id: points.id, businessId: points.businessId, title: points.title })
    .from(points)
    .where(eq(points.id, pointId));
  if (!venue) return;
  const facts: NoticeFacts['bin'] = {
    pointId,
    point: seenTitle('points', venue.title, deps),
    resource: named,
    parents: await parentsOf(resource, ending, deps),
    titles: ending.titles.map((title) => seenTitle(named, title, deps)).filter((title) => title !== ''),
    count: many,
    endsAt: endOfWindow(firstAt).toISOString(),
  };
  const to = await whoMay(restoreKeyOf(rows, named), venue, deps);
  await inTransaction(async (inside) => {
    const isOfBin = sql`${notices.facts} ->> 'resource' = ${named} and (${notices.facts} ->> 'pointId')::int = ${pointId}`;
    await inside.db
      .delete(notices)
      .where(and(inArray(notices.userId, [...to]), eq(notices.kind, 'bin'), isNull(notices.readAt), isOfBin));
    await notify(to, { kind: 'bin', facts }, inside);
  }, deps);
  await mailNotice(to, { kind: 'bin', facts }, deps);
};

const restoreKeyOf = (rows: Resource['rows'], name: string): EndpointKey => {
  const key = `${name}.restoreMany`;
  if (!Object.hasOwn(rows, key) || !isEndpointKey(key))
    throw new Error(`Expected the call "${key}": what has a bin is restored from it.`);
  return key;
};

/** What names the bin of the record that goes first. */
const parentsOf = async (
  resource: Resource,
  { firstId, pointId }: Ending,
  { db }: Db,
): Promise<NoticeFacts['bin']['parents']> => {
  const { table, named } = resource;
  if (!resource.under) return {};
  const [row] = await withParents(db.select(named).from(table).$dynamic(), resource).where(
    eq(table.id, firstId),
  );
  const found = Object.entries(row ?? {}).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [],
  );
  return { pointId, ...Object.fromEntries(found) };
};
