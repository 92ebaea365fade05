import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { notFound } from '../ApiError';
import type { Deps } from '../Deps';
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

type Db = Pick<Deps, 'db'>;

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
    const named = sql`${root.table.id} in (
      select ${rootColumn(resource)} from ${table} where ${table.id} = any(${sql.placeholder('ids')}::int[]))`;
    const query = withParents(
      db
        .select({
          id: root.table.id,
          title: root.table.title,
          zone: zoneOf(root),
          ownerId: parentColumn(root),
        })
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
export const holdVenues = async (
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
export const holdRows = async ({ table }: Resource, ids: readonly number[], { db }: Db): Promise<void> => {
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

/**
 * What a record stands in, or is to: the parent that the call names. @param isHeld its venue is held, and the parent with it
 * @returns undefined: it stands in nothing @throws ApiError 404
 */
export const placeFor = async (
  resource: Resource,
  at: Pick<At, 'userId' | 'reach' | 'named'> & { readonly parentId?: number },
  { db }: Db,
  isHeld = false,
): Promise<Place | undefined> => {
  const parent = resource.under?.resource;
  if (!parent) return undefined;
  const { table } = parent;
  const query = withParents(
    db
      .select({ parentId: table.id, rootId: rootColumn(parent), title: table.title, zone: zoneOf(resource) })
      .from(table)
      .$dynamic(),
    parent,
  ).where(and(eq(table.id, sql.placeholder('parentId')), isPlace(resource)));
  const held = [...new Set([rootOf(resource).table, table])];
  const [place] = await (isHeld ? query.for('no key update', { of: held }) : query).prepare('').execute({
    parentId: at.parentId ?? parentIdOf(resource, at),
    ...reachValues(at.reach),
    ...namedValues(resource, at),
  });
  if (!place) throw notFound();
  return {
    parentId: Number(place.parentId),
    rootId: Number(place.rootId),
    title: String(place.title),
    zone: place.zone,
  };
};
