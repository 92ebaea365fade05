import { and, count, eq, getTableName, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { notFound } from '../ApiError';
import type { AnyListQuestion, Page, Saved, Sort } from '../Call';
import type { Deps } from '../Deps';
import { preparedQuery } from '../db/preparedQuery';
import { users } from '../db/schema';
import { windowStart } from './binWindow';
import { filesByField, filesColumn } from './files';
import { type ListSort, orderedBy, paging, type Sees, sorted, UNHIDDEN, wantedBy } from './filters';
import { seesIn } from './hideFields';
import type { At, Found, Parts, RecordTable, Resource } from './Resource';
import {
  anyReach,
  inReach,
  isColumnOf,
  isOwn,
  parentColumn,
  reachValues,
  rootColumn,
  rootOf,
  withParents,
} from './reach';
import { recordOf } from './record';

type ReadDeps = Pick<Deps, 'db' | 'clock'>;

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
const columnsOf = (resource: Resource, parts: Parts) => ({
  row: resource.table,
  files: filesColumn(resource.name, resource.table.id),
  zone: zoneOf(resource),
  ...parts,
});

export const zoneOf = (resource: Resource): SQL<string> => {
  const { name, zone } = rootOf(resource);
  if (!zone) throw new Error(`Expected the zone of "${name}": what hangs below it goes by its clock.`);
  return zone;
};

/** What a select of `columnsOf` answers, before its files are sorted by field. */
interface Raw {
  readonly row: RecordTable['$inferSelect'];
  readonly zone: string;
  readonly files: Parameters<typeof filesByField>[0];
}

const foundOf = ({ files, ...raw }: Raw, now: Date): Found<RecordTable, Parts> => ({
  ...raw,
  files: filesByField(files),
  now,
});

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

/** Those of these records that are within reach and what the call names, as they stand, with their rows; in no order. */
export const findMany = async (
  resource: Resource,
  at: { readonly ids: readonly number[]; readonly reach: At['reach']; readonly named?: At['named'] },
  { db, clock }: ReadDeps,
): Promise<readonly Found<RecordTable, Parts>[]> => {
  const named = namedValues(resource, { named: at.named ?? {} });
  const values = { ids: `{${at.ids.join(',')}}`, ...reachValues(at.reach), ...named };
  const rows = await recordsQuery(db, resource).execute(values);
  return rows.map((raw) => foundOf(raw as Raw, clock()));
};

/** One of them. @throws ApiError 404 */
export const find = async (
  resource: Resource,
  { id, ...at }: At & { readonly id: number },
  deps: ReadDeps,
): Promise<Found<RecordTable, Parts>> => {
  const [found] = await findMany(resource, { ...at, ids: [id] }, deps);
  if (!found) throw notFound();
  return found;
};

/** One record within reach. @throws ApiError 404 */
export const one = async (
  resource: Resource,
  at: At & { readonly id: number },
  deps: ReadDeps,
): Promise<Saved> => {
  const found = await find(resource, at, deps);
  return { record: recordOf(resource, found), version: Number(found.row.version) };
};

/** What makes one page another statement than the next. */
interface PageShape extends Pick<AnyListQuestion, 'filters'> {
  readonly resource: Resource;
  readonly isBin: boolean;
  readonly sort: Sort;
  readonly sees: Sees;
}

/**
 * A page of what hangs under one parent and its number, in one statement: no row at all = no such parent within reach, one
 * without a record = nothing on this page. Venues hang under nothing: theirs stands beside the person who asks. Rows and number are read off the table's own indexes, and only ids are walked and
 * sorted, so that a page far behind costs no more than a look at an index.
 */
const pageQuery = preparedQuery(
  (db, { resource, isBin, sort, filters, sees }: PageShape) => {
    const { table, parts, listParts } = resource;
    const above = resource.under?.resource.table ?? users;
    const place = isBin
      ? and(isNotNull(table.deletedAt), gt(table.deletedAt, sql.placeholder('since')))
      : isNull(table.deletedAt);
    const wanted = wantedBy(filters, resource.filters, { ...filterAt(resource), sees });
    const isHere = resource.under
      ? eq(parentColumn(resource), sql.placeholder('parentId'))
      : isOwn(resource, anyReach);
    const where = and(isHere, place, ...wanted);
    const order = sorted(sortOf(resource, sort.column).by, sort.order, table.id);
    const page = db
      .select({ id: table.id })
      .from(table)
      .where(where)
      .orderBy(...order)
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .as('page');
    // Row by row by its id, whatever the planner thinks of the table; under the table's name, so that parts find it.
    const row = db.select().from(table).where(eq(table.id, page.id)).limit(1).as(getTableName(table));
    const number = db.select({ number: count() }).from(table).where(where);
    const columns = {
      ...columnsOf(resource, { ...parts, ...listParts }),
      total: sql`(${number})`.mapWith(Number),
    };
    return withParentsOfParent(db.select(columns).from(above).$dynamic(), resource)
      .leftJoin(page, sql`true`)
      .leftJoinLateral(row, sql`true`)
      .where(and(eq(above.id, sql.placeholder('parentId')), isPlace(resource)))
      .orderBy(...order);
  },
  ({ resource: { name }, isBin, sort, filters }) =>
    filters.length > 0 ? undefined : `${name} ${isBin} ${sort.column} ${sort.order}`,
);

/** A page of the records under one parent. @throws ApiError 404 for a parent that is out of reach */
export const list = async (
  resource: Resource,
  { list: asked, isBin, ...at }: At & { readonly list: AnyListQuestion; readonly isBin: boolean },
  { db, clock, sections }: ReadDeps & Pick<Deps, 'sections'>,
): Promise<Page> => {
  const now = clock();
  const sort = asked.sort ?? orderOf(resource, isBin);
  const sees = seesIn(resource, sections);
  orderedBy(sortOf(resource, sort.column), sees);
  const rows = (await pageQuery(db, { resource, isBin, sort, filters: asked.filters, sees }).execute({
    parentId: parentIdOf(resource, at),
    ...reachValues(at.reach),
    since: windowStart(now).toISOString(),
    now: now.toISOString(),
    ...namedValues(resource, at),
    ...paging(asked),
  })) as readonly (Raw & { readonly total: number })[];
  const [first] = rows;
  if (!first) throw notFound();
  const found = rows.filter(({ row }) => row !== null);
  return { rows: found.map((raw) => recordOf(resource, foundOf(raw, now), true)), total: first.total };
};

const FIRST_MADE: Sort = { column: 'createdAt', order: 'asc' };
const LAST_DELETED: Sort = { column: 'deletedAt', order: 'desc' };
const AS_PLACED: Sort = { column: 'position', order: 'asc' };

const orderOf = ({ position, order }: Resource, isBin: boolean): Sort => {
  if (position) return AS_PLACED;
  return isBin ? LAST_DELETED : (order ?? FIRST_MADE);
};

const sortOf = (resource: Resource, column: string): ListSort => {
  const { table, sort, position, under } = resource;
  const { createdAt, updatedAt, deletedAt } = table;
  const moment = { createdAt, updatedAt, deletedAt }[column];
  // Venues are listed by the days that their own clocks show; all that is below one goes by one clock.
  const day = moment && !under ? sql`(${moment} at time zone ${zoneOf(resource)})` : moment;
  const by = day ?? { position }[column];
  const found = by ? { tells: UNHIDDEN, by } : sort[column];
  if (!found) throw new Error(`Expected a column to sort by, got "${column}".`);
  return found;
};

/** The zone of the one venue that a page is about; a list of venues goes by the zone of each. */
const filterAt = (resource: Resource) => {
  const root = rootOf(resource);
  const parent = resource.under?.resource;
  const zone = parent
    ? sql`(select ${zoneOf(resource)} from ${root.table} where ${root.table.id} = (
        select ${rootColumn(parent)} from ${parent.table} where ${parent.table.id} = ${sql.placeholder('parentId')}))`
    : zoneOf(resource);
  const clock = sql`to_char(${sql.placeholder('now')}::timestamptz at time zone ${zone}, 'YYYY-MM-DD"T"HH24:MI')`;
  return { zone, clock };
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

const withParentsOfParent = <Query extends Parameters<typeof withParents>[0]>(
  query: Query,
  { under }: Resource,
): Query => (under ? withParents(query, under.resource) : query);

/** The parent is in reach, and it is what the call says of it. */
export const isPlace = (resource: Resource): SQL | undefined => {
  if (!resource.under) return undefined;
  const ofParents = Object.entries(resource.named).filter(
    ([, column]) => !isColumnOf(column, resource.table),
  );
  return and(isNamed(ofParents), inReach(resource.under.resource, anyReach));
};
