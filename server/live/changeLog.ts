import { asc, eq, gt, inArray, lt, max, sql } from 'drizzle-orm';
import type { LiveChange } from '../../contract/liveEvents';
import type { ChangeKind } from '../../contract/vocabulary';
import type { Db, DbClock, Deps } from '../Deps';
import { changes, points } from '../db/schema';
import { grouped } from '../grouped';

/** What a write has left in the history, as far as open pages need to know it. */
export interface Entry {
  readonly id: number;
  readonly batch: string;
  readonly resource: string;
  readonly recordId: number;
  readonly pointId: number;
  readonly businessId: number;
  readonly kind: ChangeKind;
}

/** More at once is told as "read everything again". */
export const MOST = 1000;

/** What came after an entry, `MOST` at a time. */
export const entriesAfter = async (id: number, { db }: Db): Promise<readonly Entry[]> =>
  db
    .select({
      id: changes.id,
      batch: changes.batch,
      resource: changes.resource,
      recordId: changes.recordId,
      pointId: points.id,
      businessId: points.businessId,
      kind: changes.kind,
    })
    .from(changes)
    .innerJoin(points, eq(changes.pointId, points.id))
    .where(gt(changes.id, id))
    .orderBy(asc(changes.id))
    .limit(MOST);

/** The oldest entry that is still kept, and the newest; 0 where there is none. */
export const edges = async ({ db }: Db): Promise<{ readonly first: number; readonly last: number }> => {
  const [row] = await db
    .select({
      first: sql<number>`coalesce(min(${changes.id}), 0)`,
      last: sql<number>`coalesce(max(${changes.id}), 0)`,
    })
    .from(changes);
  return row ?? { first: 0, last: 0 };
};

/** Ids of one event; of more records it only says that they are many. */
const MOST_IDS = 100;

/**
 * Entries as events: one for what one act did to one kind of record in one venue. A single record is named with the version
 * that it has by now.
 */
export const eventsOf = async (
  entries: readonly Entry[],
  { db, resources: all }: Pick<Deps, 'db' | 'resources'>,
): Promise<ReadonlyMap<LiveChange, Entry>> => {
  const acts = grouped(entries, ({ batch, resource, pointId }) => `${batch} ${resource} ${pointId}`);
  const single = [...acts.values()].flatMap(([first, ...more]) =>
    first && more.length === 0 ? [first] : [],
  );
  const versions = await versionsOf(single, { db, resources: all });
  const events = new Map<LiveChange, Entry>();
  for (const act of acts.values()) {
    const [first] = act;
    if (!first) continue;
    const { resource, pointId, recordId } = first;
    const ids = act.length > MOST_IDS ? [] : act.map((entry) => entry.recordId);
    const version = act.length === 1 ? (versions.get(`${resource} ${recordId}`) ?? null) : null;
    const isOrder = act.some(({ kind }) => kind === 'order');
    const below = isOrder ? all.filter(({ under }) => under?.resource.name === resource) : [];
    const told = act.some(({ kind }) => kind === 'allergens') ? ['pointIngredients', 'foods'] : [];
    const lists = all.find(({ name }) => name === resource)?.alsoOf ?? [];
    const also = [...lists, ...told, ...below.map(({ name }) => name)];
    events.set({ resource, also, pointId, ids, version }, first);
  }
  return events;
};

const versionsOf = async (
  entries: readonly Entry[],
  { db, resources }: Pick<Deps, 'db' | 'resources'>,
): Promise<ReadonlyMap<string, number>> => {
  const versions = new Map<string, number>();
  for (const { name, table } of resources) {
    const ids = entries.filter(({ resource }) => resource === name).map(({ recordId }) => recordId);
    if (ids.length === 0) continue;
    const rows = await db
      .select({ id: table.id, version: table.version })
      .from(table)
      .where(inArray(table.id, [...new Set(ids)]));
    for (const { id, version } of rows) versions.set(`${name} ${id}`, Number(version));
  }
  return versions;
};

interface CaughtUp {
  readonly events: ReadonlyMap<LiveChange, Entry>;
  /** The history does not reach back so far, or too much has happened since. */
  readonly isLost: boolean;
}

/** What has happened since somebody heard last. */
export const catchUp = async (since: number, deps: Pick<Deps, 'db' | 'resources'>): Promise<CaughtUp> => {
  const { first, last } = await edges(deps);
  const entries = await entriesAfter(since, deps);
  // A number that is not there yet comes of another database, or of one that was restored.
  const isLost = entries.length === MOST || since > last || (since + 1 < first && since > 0);
  return { events: isLost ? new Map() : await eventsOf(entries, deps), isLost };
};

/** A write may commit after one that was numbered later; no write takes as long as this. */
const SETTLED_MS = 20_000;

/** The number up to which everything has been written, for who asks only now and then: what is younger is told again. */
export const safeCursor = async ({ db, clock }: DbClock): Promise<number> => {
  const [row] = await db
    .select({ mark: max(changes.id) })
    .from(changes)
    .where(lt(changes.createdAt, new Date(clock().getTime() - SETTLED_MS)));
  return row?.mark ?? 0;
};
