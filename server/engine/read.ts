import { and, asc, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { WireRecord } from '../../contract/fields';
import type { Level } from '../../contract/visibility/Level';
import { visibilityUnder } from '../../contract/visibility/visibilityOf';
import { notFound } from '../ApiError';
import type { Saved } from '../Call';
import type { DbClock } from '../Deps';
import type { Database } from '../db/Database';
import { preparedQuery } from '../db/preparedQuery';
import { daysLeft } from './binWindow';
import { propertyOf } from './columns';
import { filesByField, filesColumn } from './files';
import type { At, Found, Parts, RecordTable, Resource, ResourceIn } from './Resource';
import { anyReach, inReach, isColumnOf, reachValues, rootOf, withParents } from './reach';
import { namedUnder, referenceParts } from './references';

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

/** The venue and what hangs below it down to the parent of a record, which is one for a whole list, and the record as it travels. */
export interface Levels<F> {
  above(found: F): readonly Level[];
  own(record: WireRecord): Level;
}

type Seen = ReturnType<typeof visibilityUnder>;

interface Told {
  /** As a row of a list, with what only lists carry. */
  readonly isListed?: boolean;
  /** Says what guests see of it, where what stands above has been judged before. */
  readonly seen?: Seen | undefined;
}

/**
 * A record as it travels: what its sections configure, its columns and files, what the declaration adds, and its life.
 */
export const recordOf = (
  resource: Resource,
  found: Found<RecordTable, Parts>,
  { isListed = false, seen = seenUnder(resource, found) }: Told = {},
): WireRecord => {
  const { row } = found;
  const { columns, named, listed } = keysOf(resource);
  const record: Record<string, unknown> = { ...row.extra };
  for (const field of resource.files) record[field] = [];
  Object.assign(record, found.files);
  record.id = row.id;
  for (const [key, property] of columns) record[key] = row[property];
  for (const key of named) record[key] = found[key] ?? null;
  Object.assign(record, resource.wire(found));
  if (isListed) for (const key of listed) record[key] = found[key];
  record.createdAt = row.createdAt.toISOString();
  record.updatedAt = row.updatedAt.toISOString();
  record.deletedAt = row.deletedAt?.toISOString() ?? null;
  record.shownAt = row.shownAt?.toISOString() ?? null;
  // Whose days its dates are (docs/spec/3-decisions.md, 22).
  record.timezone = found.zone;
  record.days_before_deletion = daysLeft(row.deletedAt, found.now);
  if (resource.levels && seen) record.visibility = seen(resource.levels.own(record));
  return record;
};

/** The keys of a resource's records, looked up once and not for each of a thousand rows. */
interface Keys {
  readonly columns: readonly (readonly [key: string, property: string])[];
  readonly named: readonly string[];
  readonly listed: readonly string[];
}

const keysOf = (resource: Resource): Keys => {
  const known = KEYS.get(resource);
  if (known) return known;
  const keys = {
    columns: resource.columns.map((key) => [key, propertyOf(key)] as const),
    named: Object.keys(resource.references ?? {}).map(namedUnder),
    listed: Object.keys(resource.listParts ?? {}),
  };
  KEYS.set(resource, keys);
  return keys;
};
const KEYS = new WeakMap<Resource, Keys>();

const seenUnder = ({ levels }: Resource, found: Found<RecordTable, Parts>): Seen | undefined =>
  levels && visibilityUnder(levels.above(found), found);

/** Records of one parent as rows of a list: what stands above them is judged once for all. */
export const recordsUnder = (
  resource: Resource,
  rows: readonly Found<RecordTable, Parts>[],
): readonly WireRecord[] => {
  const [first] = rows;
  // Venues hang under nothing, and each goes by its own clock.
  const seen = resource.under && first && seenUnder(resource, first);
  return rows.map((found) => recordOf(resource, found, { isListed: true, seen }));
};
