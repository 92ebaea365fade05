import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { invalid, notFound } from '../ApiError';
import type { Db, DbClock, Deps } from '../Deps';
import { menuAreaTexts } from '../texts/refusals';
import { addressesUnder } from './address';
import { nameOf } from './columns';
import { type Place, placeFor } from './lock';
import { livingUnder, parentOf, positionOf, writeKeys } from './places';
import { arrange, type Behind, keysFor, placesOf } from './positions';
import type { At, Resource } from './Resource';
import { isColumnOf, parentColumn, rootColumn } from './reach';

type OrderDeps = Pick<Deps, 'db' | 'clock' | 'audit'>;

export interface Ordering {
  readonly parentId: number;
  /** The rows as they should stand, by those that stand there now. */
  readonly wanted: (here: readonly number[]) => readonly number[];
  /** Parents whose rows may move in. */
  readonly from?: readonly number[];
  readonly at: Pick<At, 'userId' | 'reach'>;
}

/**
 * Puts the rows under one parent in order, and takes rows of others in. Whoever orders at once does it one after the other. A
 * row in the bin is left out; what is not named keeps its place. Must run in a transaction (`bind` opens it).
 * @returns all that stand there now, in order. @throws ApiError 404
 */
export const orderUnder = async (
  resource: Resource,
  { parentId, wanted, from = [], at }: Ordering,
  deps: OrderDeps,
): Promise<readonly number[]> => {
  // In one journey: a connection answers in the order it is asked in, so the rows are read when their parent is held.
  const [parent, here] = await Promise.all([
    placeFor(resource, { ...at, named: {}, parentId, isHeld: true }, deps),
    livingUnder(resource, parentId, deps),
  ]);
  if (!parent) throw notFound();
  const ids = here.map(({ id }) => id);
  const asked = wanted(ids);
  const stands = new Set(ids);
  const strange = asked.filter((id) => !stands.has(id));
  const incoming = await incomingOf(resource, { strange, from, parentId, rootId: parent.rootId }, deps);
  const inside = new Set([...ids, ...incoming.map(({ id }) => id)]);
  const named = asked.filter((id) => inside.has(id));
  if (named.length === 0) throw notFound();
  const order = arrange(ids, named);
  await takeIn(resource, { incoming, parentId }, deps);
  const placed = new Map(here.map((row) => [row.id, row]));
  const { moved, keys } = keysFor(order.map((id) => placed.get(id) ?? { id, position: null }));
  await writeKeys(resource, { keys, old: here }, deps);
  noteOrder(resource, { ...parent, ids, order, moved, incoming, userId: at.userId }, deps);
  return order;
};

interface Ordered extends Place {
  readonly ids: readonly number[];
  readonly order: readonly number[];
  readonly moved: ReadonlySet<number>;
  readonly incoming: readonly Incoming[];
  readonly userId: number;
}

const noteOrder = (
  resource: Resource,
  { parentId, rootId, title, ids, order, moved, incoming, userId }: Ordered,
  { audit }: Pick<Deps, 'audit'>,
): void => {
  const came = new Set(incoming.map(({ id }) => id));
  const shifted = new Set([...moved].filter((id) => !came.has(id)));
  const at = { pointId: rootId, userId };
  if (shifted.size > 0)
    audit({
      ...at,
      resource: parentOf(resource).name,
      recordId: parentId,
      title,
      kind: 'order',
      before: { places: placesOf(ids, shifted) },
      after: { places: placesOf(order, shifted) },
    });
  const leaders = new Map(placesOf(order, came));
  for (const each of incoming) {
    const [source, behind] = each.from;
    audit({
      ...at,
      resource: resource.name,
      recordId: each.id,
      title: each.title,
      kind: 'move',
      before: { parent: source, behind },
      after: { parent: parentId, behind: leaders.get(each.id) ?? null },
    });
  }
};

/** A row that moves in. */
interface Incoming {
  readonly id: number;
  readonly title: string;
  /** Where it stands now: under what, and behind which. */
  readonly from: Behind;
}

interface Strange {
  readonly strange: readonly number[];
  readonly from: readonly number[];
  readonly parentId: number;
  readonly rootId: number;
}

/**
 * Of rows that do not stand here those that may move in: alive, of a parent that is named, of the same venue and kind. Others of
 * the venue are left where they are. @throws ApiError 404 for a row or a parent of no such venue, 422 for one of another kind
 */
const incomingOf = async (
  resource: Resource,
  { strange, from, parentId, rootId }: Strange,
  { db }: Db,
): Promise<readonly Incoming[]> => {
  if (strange.length === 0) return [];
  const { table } = resource;
  await expectSources(resource, { from, parentId, rootId }, { db });
  const rows = await db
    .select({ id: table.id, title: table.title, by: parentColumn(resource), deletedAt: table.deletedAt })
    .from(table)
    .where(and(inArray(table.id, [...strange]), eq(rootColumn(resource), rootId)))
    .orderBy(asc(table.id))
    .for('update');
  if (rows.length !== strange.length) throw notFound();
  const coming = rows
    .filter((row) => row.deletedAt === null && from.includes(Number(row.by)))
    .map((row) => ({ id: Number(row.id), title: String(row.title), source: Number(row.by) }));
  const leaders = new Map<number, number | null>();
  for (const source of new Set(coming.map((row) => row.source))) {
    const order = (await livingUnder(resource, source, { db })).map(({ id }) => id);
    for (const [id, behind] of placesOf(order, new Set(strange))) leaders.set(id, behind);
  }
  return coming.map(({ id, title, source }) => ({ id, title, from: [source, leaders.get(id) ?? null] }));
};

const expectSources = async (
  resource: Resource,
  { from, parentId, rootId }: Omit<Strange, 'strange'>,
  { db }: Db,
): Promise<void> => {
  if (from.length === 0) return;
  const parent = parentOf(resource);
  const { table } = parent;
  const alike = Object.values(resource.named).filter((column) => isColumnOf(column, table));
  const kind = alike.length === 0 ? sql`''` : sql`concat_ws(' ', ${sql.join(alike, sql`, `)})`;
  const ids = [...new Set([parentId, ...from])];
  const rows = await db
    .select({ id: table.id, kind: sql<string>`${kind}` })
    .from(table)
    .where(and(inArray(table.id, ids), eq(rootColumn(parent), rootId), isNull(table.deletedAt)));
  if (rows.length !== ids.length) throw notFound();
  if (new Set(rows.map((row) => row.kind)).size > 1) throw invalid({ from: [menuAreaTexts.otherKind] });
};

/** Hangs rows under another parent; an address that somebody has there is made anew. */
const takeIn = async (
  resource: Resource,
  { incoming, parentId }: { readonly incoming: readonly Incoming[]; readonly parentId: number },
  { db, clock }: DbClock,
): Promise<void> => {
  if (incoming.length === 0) return;
  const { table } = resource;
  const ids = incoming.map(({ id }) => id);
  const addresses = await addressesUnder(resource, { ids, parentId }, { db });
  const moved = {
    [nameOf(parentColumn(resource))]: parentId,
    [nameOf(positionOf(resource))]: null,
    version: sql`${table.version} + 1`,
    updatedAt: clock(),
  };
  await db.update(table).set(moved).where(inArray(table.id, ids));
  for (const [id, url] of addresses) await db.update(table).set({ url }).where(eq(table.id, id));
};
