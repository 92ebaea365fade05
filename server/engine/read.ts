import { and, asc, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { notFound } from '../ApiError';
import type { Saved } from '../Call';
import type { DbClock } from '../Deps';
import type { Database } from '../db/Database';
import { preparedQuery } from '../db/preparedQuery';
import { filesByField, filesColumn } from './files';
import type { At, Found, Parts, RecordTable, Resource, ResourceIn } from './Resource';
import { anyReach, inReach, isColumnOf, reachValues, rootOf, withParents } from './reach';
import { recordOf } from './record';
import { referenceParts } from './references';

const NAMED = 'named_';

/** Each column must be what the call names, where it names it. */
const isNamed = (entries: readonly (readonly [string, PgColumn])[]): SQL | undefined =>
  and(...entries.map(([name, column]) => sql`coalesce(${column} = ${sql.placeholder(NAMED + name)}, true)`));

export const namedValues = (
  resource: Resource,
  { named }: Pick<At, 'named'>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.keys(resource.named).map((name) => [NAMED + name, named[name] ?? null]));

/** What is read of a row, in a select that has its parents joined. */
export const columnsOf = (resource: Resource, parts: Parts) => ({
  row: resource.table,
  files: filesColumn(resource.name, resource.table.id),
  zone: zoneOf(resource),
  ...referenceParts(resource.references),
  ...parts,
});

export const zoneOf = (resource: Resource): SQL<string> => {
  const { name, zone } = rootOf(resource);
  if (!zone) throw new Error(`Expected the zone of "${name}": what hangs below it goes by its clock.`);
  return zone;
};

/** What a select of `columnsOf` answers, before its files are sorted by field. */
export interface Raw {
  readonly row: object;
  readonly zone: string;
  readonly files: Parameters<typeof filesByField>[0];
}

/** Records of a resource as its select answers them; the compiler loses on the way through the query whose columns they are. */
export const foundOf = <T extends RecordTable>(
  _resource: ResourceIn<T>,
  { files, ...rest }: Raw,
  now: Date,
): Found<T, Parts> => ({ ...rest, row: rest.row as T['$inferSelect'], files: filesByField(files), now });

const recordsQuery = preparedQuery(
  (db, resource: Resource) =>
    withParents(
      db.select(columnsOf(resource, resource.parts)).from(resource.table).$dynamic(),
      resource,
    ).where(
      and(
        sql`${resource.table.id} = any(${sql.placeholder('ids')}::int[])`,
        isNamed(Object.entries(resource.named)),
        inReach(resource, anyReach),
      ),
    ),
  ({ name }) => name,
);

/**
 * The same of records that a statement writes, and answers whole: those within reach, in the order of their numbers. What is read
 * beside them stands as it did before that statement.
 */
export const writtenQuery = (db: Database, resource: Resource, written: SQL) => {
  const { table } = resource;
  // Under the table's name, so that parts find it.
  const rows = db.select({ row: sql`*` }).from(sql`written`).as(getTableName(table));
  const query = db.with(db.$with('written', {}).as(written)).select(columnsOf(resource, resource.parts));
  return withParents(query.from(rows).$dynamic(), resource)
    .where(inReach(resource, anyReach))
    .orderBy(asc(table.id));
};

/** Those of these records that are within reach and what the call names, as they stand, with their rows; in no order. */
export const findMany = async <T extends RecordTable>(
  resource: ResourceIn<T>,
  at: { readonly ids: readonly number[]; readonly reach: At['reach']; readonly named?: At['named'] },
  { db, clock }: DbClock,
): Promise<readonly Found<T, Parts>[]> => {
  const named = namedValues(resource, { named: at.named ?? {} });
  const values = { ids: `{${at.ids.join(',')}}`, ...reachValues(at.reach), ...named };
  const rows = await recordsQuery(db, resource).execute(values);
  return rows.map((raw) => foundOf(resource, raw, clock()));
};

/** One of them. @throws ApiError 404 */
export const find = async <T extends RecordTable>(
  resource: ResourceIn<T>,
  { id, ...at }: At & { readonly id: number },
  deps: DbClock,
): Promise<Found<T, Parts>> => {
  const [found] = await findMany(resource, { ...at, ids: [id] }, deps);
  if (!found) throw notFound();
  return found;
};

/** One record within reach. @throws ApiError 404 */
export const one = async (
  resource: Resource,
  at: At & { readonly id: number },
  deps: DbClock,
): Promise<Saved> => {
  return answerOf(resource, await find(resource, at, deps));
};

/** What a call of one record answers of it. */
export const answerOf = <T extends RecordTable>(resource: ResourceIn<T>, found: Found<T, Parts>): Saved =>
  withHints(resource, { record: recordOf(resource, found), version: Number(found.row.version) });

/** A record that is answered by itself, read or saved. */
export const withHints = (resource: Resource, { record, version }: Saved): Saved => {
  const hints = resource.hints?.(record) ?? {};
  return { record: Object.keys(hints).length > 0 ? { ...record, hints } : record, version };
};

/** The id of what the records hang under: the parent that the call names, or the person. */
export const parentIdOf = (resource: Resource, { userId, named }: Pick<At, 'userId' | 'named'>): number => {
  if (!resource.under) return userId;
  const name = Object.keys(resource.named).find(
    (each) => resource.named[each] === resource.under?.by && named[each] !== undefined,
  );
  if (name === undefined)
    throw new Error(
      `Expected a call of "${resource.name}" to name its parent: see "named" of the declaration.`,
    );
  return Number(named[name]);
};

/** The parent is in reach, and it is what the call says of it. */
export const isPlace = (resource: Resource): SQL | undefined => {
  if (!resource.under) return undefined;
  const ofParents = Object.entries(resource.named).filter(
    ([, column]) => !isColumnOf(column, resource.table),
  );
  return and(isNamed(ofParents), inReach(resource.under.resource, anyReach));
};
