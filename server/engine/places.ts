import { and, asc, eq, inArray, isNotNull, isNull, max, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../Deps';
import { preparedQuery } from '../db/preparedQuery';
import { type Candidates, candidatesFor } from './address';
import { nameOf } from './columns';
import { keyBehind, lastKeys, type Placed } from './positions';
import type { Resource } from './Resource';
import { parentColumn } from './reach';

/** Where the records of a resource stand. @throws where they stand in no order of their own */
export const positionOf = ({ name, position }: Resource): PgColumn => {
  if (!position) throw new Error(`Expected the position of "${name}": declare the column.`);
  return position;
};

/** What the rows of a resource hang under. @throws where they hang under nothing */
export const parentOf = ({ name, under }: Resource): Resource => {
  if (!under) throw new Error(`Expected "${name}" to hang under something: only then it has an order.`);
  return under.resource;
};

/** What stands under a parent, in its order. */
export const livingUnder = async (
  resource: Resource,
  parentId: number,
  { db }: Db,
): Promise<readonly Placed[]> => {
  const { table } = resource;
  const position = positionOf(resource);
  const rows = await db
    .select({ id: table.id, position })
    .from(table)
    .where(and(eq(parentColumn(resource), parentId), isNull(table.deletedAt)))
    .orderBy(asc(position), asc(table.id));
  return rows.map(placedOf);
};

const placedOf = ({ id, position }: { readonly id: unknown; readonly position: unknown }): Placed => ({
  id: Number(id),
  position: position === null ? null : String(position),
});

interface Written {
  readonly keys: ReadonlyMap<number, string>;
  readonly old: readonly Placed[];
}

/** Where a row takes the key of one that is about to leave it, all leave theirs first: no two have one at any moment. */
export const writeKeys = async (resource: Resource, { keys, old }: Written, { db }: Db): Promise<void> => {
  if (keys.size === 0) return;
  const { table } = resource;
  const position = positionOf(resource);
  const leaving = new Set(old.filter(({ id }) => keys.has(id)).map((row) => row.position));
  if ([...keys.values()].some((key) => leaving.has(key)))
    await db
      .update(table)
      .set({ [nameOf(position)]: null })
      .where(inArray(table.id, [...keys.keys()]));
  const ids = `{${[...keys.keys()].join(',')}}`;
  const made = `{${[...keys.values()].join(',')}}`;
  await db.execute(sql`
    update ${table} set ${sql.identifier(position.name)} = made.key
    from unnest(${ids}::int[], ${made}::text[]) as made(id, key) where ${table.id} = made.id`);
};

interface Placing {
  readonly parentId: number;
  /** It stands right behind this one; absent: behind all others. */
  readonly copyOf?: { readonly id: number; readonly isBeside: boolean };
  /** Nothing else stands there yet. */
  readonly isWithParent?: boolean;
  /** Asked before, of the only one. */
  readonly ahead?: { readonly last: string | null } | undefined;
}

/** The keys of new rows, in their order, as columns. Their parents are held. */
export const placesOfNew = async (
  resource: Resource,
  rows: readonly Placing[],
  deps: Db,
): Promise<readonly Readonly<Record<string, string>>[]> => {
  const { position } = resource;
  if (!position) return rows.map(() => ({}));
  const keys = new Map<Placing, string>();
  for (const parentId of new Set(rows.map((row) => row.parentId))) {
    const own = rows.filter((row) => row.parentId === parentId);
    const beside = own.filter(({ copyOf }) => copyOf?.isBeside);
    const ends = own.filter(({ copyOf }) => !copyOf?.isBeside);
    const here = beside.length > 0 ? await livingUnder(resource, parentId, deps) : [];
    const taken = here.flatMap((row) => row.position ?? []);
    const isEmpty = own.every(({ isWithParent }) => isWithParent);
    const isRead = beside.length > 0 || isEmpty;
    const [{ ahead } = {}] = own;
    const last = isRead ? taken.at(-1) : ahead ? ahead.last : await lastUnder(resource, parentId, deps);
    const made = lastKeys(last ?? null, ends.length);
    for (const [index, row] of ends.entries()) keys.set(row, made[index] ?? '');
    taken.push(...made);
    const known = new Map(here.map((row) => [row.id, row.position]));
    for (const row of beside) {
      const key = keyBehind(known.get(row.copyOf?.id ?? 0) ?? taken.at(-1) ?? null, taken);
      taken.splice(taken.findIndex((each) => each > key) >>> 0, 0, key);
      keys.set(row, key);
    }
  }
  return rows.map((row) => ({ [nameOf(position)]: keys.get(row) ?? '' }));
};

const lastQuery = preparedQuery(
  (db, resource: Resource) =>
    db
      .select({ last: max(positionOf(resource)) })
      .from(resource.table)
      .where(and(eq(parentColumn(resource), sql.placeholder('parentId')), isNull(resource.table.deletedAt))),
  ({ name }) => name,
);

const lastUnder = async (resource: Resource, parentId: number, { db }: Db): Promise<string | null> => {
  const [row] = await lastQuery(db, resource).execute({ parentId });
  return typeof row?.last === 'string' ? row.last : null;
};

/** Rows that leave the bin find their place; where another stands there by now, the one right behind it. */
export const restorePositions = async (
  resource: Resource,
  ids: readonly number[],
  { db }: Db,
): Promise<void> => {
  const { position, table } = resource;
  if (!position) return;
  const coming = await db
    .select({ id: table.id, position, by: parentColumn(resource) })
    .from(table)
    .where(and(inArray(table.id, [...ids]), isNotNull(table.deletedAt), isNotNull(position)))
    .orderBy(asc(position), asc(table.id));
  const keys = new Map<number, string>();
  for (const parentId of new Set(coming.map(({ by }) => Number(by)))) {
    const living = await livingUnder(resource, parentId, { db });
    const taken = living.flatMap((row) => row.position ?? []);
    for (const row of coming.filter(({ by }) => Number(by) === parentId)) {
      const old = String(row.position);
      const key = taken.includes(old) ? keyBehind(old, taken) : old;
      if (key !== old) keys.set(Number(row.id), key);
      taken.push(key);
      taken.sort(byBytes);
    }
  }
  await writeKeys(resource, { keys, old: [] }, { db });
};

/** As the database compares them: no key has a letter beyond ASCII. */
const byBytes = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** What a new record goes by of those it will stand with. */
export interface Ahead {
  /** The key of the place behind which it will stand. */
  readonly last: string | null;
  readonly addresses?: Candidates | undefined;
}

interface Asking {
  readonly parentId: number;
  /** As it is sent; nobody has looked at it yet. */
  readonly title: unknown;
}

/**
 * Asked in one journey with the question that takes hold of the parent: a connection answers in the order it is asked in, so what is
 * said here holds for as long as the parent is held.
 */
export const askAhead = async (
  resource: Resource,
  { parentId, title }: Asking,
  deps: Db,
): Promise<Ahead | undefined> => {
  const { position, address } = resource;
  if (!position) return undefined;
  const isMade = address?.made === true && typeof title === 'string';
  const [last, addresses] = await Promise.all([
    lastUnder(resource, parentId, deps),
    isMade ? candidatesFor(title, { resource, parentId }, deps) : undefined,
  ]);
  return { last, addresses };
};
