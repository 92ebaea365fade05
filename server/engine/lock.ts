import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { notFound } from '../ApiError';
import type { Db } from '../Deps';
import { preparedQuery } from '../db/preparedQuery';
import type { At, Resource } from './Resource';
import {
  anyReach,
  inReach,
  parentColumn,
  type Reach,
  reachValues,
  rootColumn,
  rootOf,
  withParents,
} from './reach';
import { isPlace, namedValues, parentIdOf, zoneOf } from './read';

/*
 * Everything in a venue is written by one at a time: whoever makes, saves, moves or brings back anything there holds the venue until
 * the transaction ends, and then reads what it goes by. Venues are held in the order of their numbers and before any row in them, so
 * that nobody waits for somebody who waits for them.
 */

/** A venue that is held. */
export interface Venue {
  readonly id: number;
  readonly title: string;
  readonly zone: string;
  /** Its business. */
  readonly ownerId: number;
}

const venuesQuery = preparedQuery(
  (db, { resource, isHeld }: { readonly resource: Resource; readonly isHeld: boolean }) => {
    const root = rootOf(resource);
    const { table } = resource;
    const { id, title } = root.table;
    const named = sql`${root.table.id} in (
      select ${rootColumn(resource)} from ${table} where ${table.id} = any(${sql.placeholder('ids')}::int[]))`;
    const query = withParents(
      db
        .select({ id, title, zone: zoneOf(root), ownerId: parentColumn(root) })
        .from(root.table)
        .$dynamic(),
      root,
    )
      .where(and(named, inReach(root, anyReach)))
      .orderBy(asc(root.table.id));
    return isHeld ? query.for('no key update', { of: root.table }) : query;
  },
  ({ resource, isHeld }) => `${resource.name} ${isHeld}`,
);

/**
 * Holds the venues of records, of those that are within reach. @param isHeld false: they are only read, for who tries out
 * @returns them in the order of their numbers
 */
export const lockVenues = async (
  resource: Resource,
  {
    ids,
    reach,
    isHeld = true,
  }: { readonly ids: readonly number[]; readonly reach: Reach; readonly isHeld?: boolean },
  { db }: Db,
): Promise<readonly Venue[]> => {
  const rows = await venuesQuery(db, { resource, isHeld }).execute({
    ids: `{${ids.join(',')}}`,
    ...reachValues(reach),
  });
  return rows.map(({ id, title, zone, ownerId }) => ({
    id: Number(id),
    title: String(title),
    zone,
    ownerId: Number(ownerId),
  }));
};

/** Rows that nobody else may change until the transaction ends, in the order of their ids; those in the bin are left out. */
export const lockRows = async ({ table }: Resource, ids: readonly number[], { db }: Db): Promise<void> => {
  await db
    .select({ id: table.id })
    .from(table)
    .where(and(inArray(table.id, [...ids]), isNull(table.deletedAt)))
    .orderBy(asc(table.id))
    .for('update');
};

/** What a new record will stand in. */
export interface Place {
  readonly parentId: number;
  readonly rootId: number;
  readonly title: string;
  readonly zone: string;
}

const placeQuery = preparedQuery(
  (db, { resource, parent, isHeld }: { resource: Resource; parent: Resource; isHeld: boolean }) => {
    const { table } = parent;
    const [parentId, zone] = [table.id, zoneOf(resource)];
    const columns = { parentId, rootId: rootColumn(parent), title: table.title, zone };
    const isNamed = eq(parentId, sql.placeholder('parentId'));
    const query = withParents(db.select(columns).from(table).$dynamic(), parent).where(
      and(isNamed, isPlace(resource)),
    );
    const held = [...new Set([rootOf(resource).table, table])];
    return isHeld ? query.for('no key update', { of: held }) : query;
  },
  ({ resource, isHeld }) => `${resource.name} ${isHeld}`,
);

interface Placing extends Pick<At, 'userId' | 'reach' | 'named'> {
  /** Absent: what the call names. */
  readonly parentId?: number;
  /** Its venue is held, and the parent with it. */
  readonly isHeld: boolean;
}

/**
 * What a record stands in, or is to: the parent that the call names.
 * @returns undefined: it stands in nothing @throws ApiError 404
 */
export const placeFor = async (
  resource: Resource,
  { isHeld, ...at }: Placing,
  { db }: Db,
): Promise<Place | undefined> => {
  const parent = resource.under?.resource;
  if (!parent) return undefined;
  const [place] = await placeQuery(db, { resource, parent, isHeld }).execute({
    parentId: at.parentId ?? parentIdOf(resource, at),
    ...reachValues(at.reach),
    ...namedValues(resource, at),
  });
  if (!place) throw notFound();
  const [parentId, rootId] = [Number(place.parentId), Number(place.rootId)];
  return { parentId, rootId, title: String(place.title), zone: place.zone };
};
