import { and, count, eq, getTableName, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { notFound } from '../ApiError';
import type { AnyListQuestion, Page, Sort } from '../Call';
import type { DbClock, Deps } from '../Deps';
import { type Apart, preparedQuery, takenApart } from '../db/preparedQuery';
import { users } from '../db/schema';
import { windowStart } from './binWindow';
import { type ListSort, orderedBy, paging, sorted, UNHIDDEN, wantedBy } from './filters';
import { seesIn } from './hideFields';
import type { At, Resource } from './Resource';
import { anyReach, isOwn, parentColumn, reachValues, rootColumn, rootOf, withParents } from './reach';
import { columnsOf, foundOf, isPlace, namedValues, parentIdOf, recordsUnder, zoneOf } from './read';

/** What makes one page another statement than the next. */
interface PageShape {
  readonly resource: Resource;
  readonly isBin: boolean;
  readonly sort: Sort;
  /** What the filters ask of a row, without the values. */
  readonly wanted: Apart;
}

/**
 * A page of what hangs under one parent and its number, in one statement: no row at all = no such parent within reach, one
 * without a record = nothing on this page. Venues hang under nothing: theirs stands beside the person who asks. Rows and number are read off the table's own indexes, and only ids are walked and
 * sorted, so that a page far behind costs no more than a look at an index.
 */
const pageQuery = preparedQuery(
  (db, { resource, isBin, sort, wanted }: PageShape) => {
    const { table, parts, listParts } = resource;
    const above = resource.under?.resource.table ?? users;
    const place = isBin
      ? and(isNotNull(table.deletedAt), gt(table.deletedAt, sql.placeholder('since')))
      : isNull(table.deletedAt);
    const isHere = resource.under
      ? eq(parentColumn(resource), sql.placeholder('parentId'))
      : isOwn(resource, anyReach);
    const where = and(isHere, place, wanted.sql);
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
      ...onceOf(resource, columnsOf(resource, { ...parts, ...listParts }), order),
      total: sql`(${number})`.mapWith(Number),
    };
    return withParentsOfParent(db.select(columns).from(above).$dynamic(), resource)
      .leftJoin(page, sql`true`)
      .leftJoinLateral(row, sql`true`)
      .where(and(eq(above.id, sql.placeholder('parentId')), isPlace(resource)))
      .orderBy(...order);
  },
  ({ resource: { name }, isBin, sort, wanted }) =>
    `${name} ${isBin} ${sort.column} ${sort.order} ${wanted.text}`,
);

/** What the rows of a page have in common: of the zone of a venue and what else stands above, one is enough. */
const sharedOf = ({ under, shared = [] }: Resource): readonly string[] => (under ? ['zone', ...shared] : []);

/** The columns of a page, with what its rows have in common in the first of them alone. */
const onceOf = <Columns extends object>(
  resource: Resource,
  columns: Columns,
  order: readonly SQL[],
): Columns => {
  const first = sql`row_number() over (order by ${sql.join([...order], sql`, `)}) = 1`;
  const all = Object.entries(columns);
  const shared = all.filter(([name]) => sharedOf(resource).includes(name));
  return Object.assign(
    columns,
    Object.fromEntries(shared.map(([name, column]) => [name, sql`case when ${first} then ${column} end`])),
  );
};

/** The rows of a page, each with what stands in the first. */
const withShared = <Raw extends { readonly zone: unknown }>(
  resource: Resource,
  rows: readonly Raw[],
): readonly Raw[] => {
  const first = rows.find(({ zone }) => zone !== null);
  const names = sharedOf(resource);
  if (!first || names.length === 0) return rows;
  const shared = Object.fromEntries(Object.entries(first).filter(([name]) => names.includes(name)));
  return rows.map((row) => (row === first ? row : { ...row, ...shared }));
};

/** A page of the records under one parent. @throws ApiError 404 for a parent that is out of reach */
export const list = async (
  resource: Resource,
  { list: asked, isBin, ...at }: At & { readonly list: AnyListQuestion; readonly isBin: boolean },
  { db, clock, sections }: DbClock & Pick<Deps, 'sections'>,
): Promise<Page> => {
  const now = clock();
  const sort = asked.sort ?? orderOf(resource, isBin);
  const sees = seesIn(resource, sections);
  orderedBy(sortOf(resource, sort.column), sees);
  const filters = wantedBy(asked.filters, resource.filters, { ...filterAt(resource), sees });
  const wanted = takenApart(and(...filters));
  const rows = await pageQuery(db, { resource, isBin, sort, wanted }).execute({
    ...wanted.values,
    parentId: parentIdOf(resource, at),
    ...reachValues(at.reach),
    since: windowStart(now).toISOString(),
    now: now.toISOString(),
    ...namedValues(resource, at),
    ...paging(asked),
  });
  const [first] = rows;
  if (!first) throw notFound();
  const held = rows.filter(({ row }) => row !== null);
  const found = withShared(resource, held).map((raw) => foundOf(resource, raw, now));
  return { rows: recordsUnder(resource, found), total: first.total };
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

const withParentsOfParent = <Query extends Parameters<typeof withParents>[0]>(
  query: Query,
  { under }: Resource,
): Query => (under ? withParents(query, under.resource) : query);
