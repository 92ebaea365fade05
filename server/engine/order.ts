import { and, eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { notFound } from '../ApiError';
import type { Deps } from '../Deps';
import { livingUnder, parentOf, writeKeys } from './places';
import { arrange, keysFor, placesOf } from './positions';
import type { At, Resource } from './Resource';
import { inReach, rootColumn, withParents } from './reach';
import { type Incoming, incomingOf, takeIn } from './takeIn';

type OrderDeps = Pick<Deps, 'db' | 'clock' | 'note'>;

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
  const parent = await holdParent(resource, { parentId, reach: at.reach }, deps);
  const here = await livingUnder(resource, parentId, deps);
  const ids = here.map(({ id }) => id);
  const asked = wanted(ids);
  const stands = new Set(ids);
  const strange = asked.filter((id) => !stands.has(id));
  const incoming = await incomingOf(resource, { strange, from, parentId, rootId: parent.rootId }, deps);
  const inside = new Set([...ids, ...incoming.map(({ id }) => id)]);
  const named = asked.filter((id) => inside.has(id));
  if (named.length === 0) throw notFound();
  const order = arrange(ids, named);
  await takeIn(resource, incoming, parentId, deps);
  const placed = new Map(here.map((row) => [row.id, row]));
  const { moved, keys } = keysFor(order.map((id) => placed.get(id) ?? { id, position: null }));
  await writeKeys(resource, { keys, old: here }, deps);
  noteOrder(resource, { parentId, ...parent, ids, order, moved, incoming, userId: at.userId }, deps);
  return order;
};

interface Parent {
  readonly title: string;
  readonly rootId: number;
}

/** Holds what the rows hang under, so that one at a time orders, adds and brings back. @throws ApiError 404 */
const holdParent = async (
  resource: Resource,
  { parentId, reach }: { readonly parentId: number; readonly reach: At['reach'] },
  { db }: Pick<Deps, 'db'>,
): Promise<Parent> => {
  const parent = parentOf(resource);
  const held: PgTable[] = [...new Set([resource.holds ?? parent.table, parent.table])];
  const query = withParents(
    db
      .select({ title: parent.table.title, rootId: rootColumn(parent) })
      .from(parent.table)
      .$dynamic(),
    parent,
  ).where(and(eq(parent.table.id, parentId), inReach(parent, reach)));
  const [first] = await query.for('no key update', { of: held });
  if (!first) throw notFound();
  return { title: String(first.title), rootId: Number(first.rootId) };
};

interface Ordered extends Parent {
  readonly parentId: number;
  readonly ids: readonly number[];
  readonly order: readonly number[];
  readonly moved: ReadonlySet<number>;
  readonly incoming: readonly Incoming[];
  readonly userId: number;
}

const noteOrder = (
  resource: Resource,
  { parentId, rootId, title, ids, order, moved, incoming, userId }: Ordered,
  { note }: Pick<Deps, 'note'>,
): void => {
  const came = new Set(incoming.map(({ id }) => id));
  const shifted = new Set([...moved].filter((id) => !came.has(id)));
  const at = { pointId: rootId, userId };
  if (shifted.size > 0)
    note({
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
    note({
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
