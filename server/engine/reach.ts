import { and, eq, getTableName, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { businesses } from '../db/schema';
import type { Resource } from './Resource';

/**
 * Whether a row can be reached, and by whom: the one place that asks. A row names its venue and a venue its business, so it is
 * one comparison; to be reached, neither the row nor anything above it may lie in a bin.
 */

/** The venues that a call may touch, as lists of ids in the database's own writing: `{1,2}`. */
export interface Reach {
  /** Businesses of which every venue is meant. */
  readonly businesses: unknown;
  /** Single venues of others. */
  readonly points: unknown;
}

/** What stands in a statement that is written once; `reachValues` fills it in. */
export const anyReach: Reach = {
  businesses: sql.placeholder('businesses'),
  points: sql.placeholder('points'),
};
export const reachValues = ({ businesses, points }: Reach) => ({ businesses, points });

/** A venue is among those. */
const isWithin = (root: Resource, reach: Reach): SQL =>
  sql`(${parentColumn(root)} = any(${reach.businesses}::int[]) or ${root.table.id} = any(${reach.points}::int[]))`;

/** The resource and what stands above it, up to the venue. */
export const lineOf = (resource: Resource): readonly Resource[] =>
  resource.under ? [resource, ...lineOf(resource.under.resource)] : [resource];

export const rootOf = (resource: Resource): Resource => lineOf(resource).at(-1) ?? resource;

/** The column of a row that names its venue; a venue's own is its id. */
export const rootColumn = ({ table, under }: Resource): PgColumn => under?.root ?? under?.by ?? table.id;

/** The column of a row that names what it belongs to: its parent, or of a venue its business. */
export const parentColumn = ({ name, under, owner }: Resource): PgColumn => {
  const column = under?.by ?? owner;
  if (!column)
    throw new Error(`Expected an owner of "${name}", which stands under nothing: declare the column.`);
  return column;
};

/** The table of what it belongs to. */
const parentTable = ({ under }: Resource): PgTable & { readonly id: PgColumn } =>
  under?.resource.table ?? businesses;

/** A select to which the parents of its rows are joined. */
interface Joinable {
  innerJoin(table: PgTable, on: SQL): Joinable;
}

/**
 * Joins everything above a resource, and the business last. Also where nothing asks for the business: in a select of one
 * table drizzle writes columns without its name, and those of a venue would mean another table's inside a subselect.
 */
export const withParents = <Query extends Joinable>(query: Query, resource: Resource): Query => {
  let joined: Joinable = query;
  for (const each of lineOf(resource)) {
    const parent = each.under?.resource;
    // The venue is said at each level, so that one that is known narrows all of them.
    const isHere = parent?.under && eq(rootColumn(each), rootColumn(parent));
    const isParent = eq(parentColumn(each), parentTable(each).id);
    joined = joined.innerJoin(parentTable(each), isHere ? sql`${isParent} and ${isHere}` : isParent);
  }
  // Each join answers the same kind of select with one table more.
  return joined as Query;
};

/** With all parents joined: the row and they are out of their bins, and the venue is within reach. */
export const inReach = (resource: Resource, reach: Reach): SQL | undefined =>
  and(...lineOf(resource).map(({ table }) => isNull(table.deletedAt)), isWithin(rootOf(resource), reach));

/** Without joins: the venue is within reach, whatever lies in a bin. */
export const isOwn = (resource: Resource, reach: Reach): SQL => {
  const root = rootOf(resource);
  const own = isWithin(root, reach);
  if (!resource.under) return own;
  return sql`${rootColumn(resource)} in (select ${root.table.id} from ${root.table} where ${own})`;
};

/** Without joins: everything above is out of its bin. */
export const hasParents = ({ under }: Resource): SQL | undefined => {
  if (!under) return undefined;
  const { table } = under.resource;
  const alive = and(isNull(table.deletedAt), hasParents(under.resource));
  return sql`${under.by} in (select ${table.id} from ${table} where ${alive})`;
};

/** The rows of a resource that hang under rows of another above it, as a list of ids. */
const idsUnder = (resource: Resource, above: Resource, ids: SQL): SQL => {
  if (resource === above || !resource.under) return ids;
  const { table, under } = resource;
  // The venue is named in every row; between, each level is asked for its own.
  const isRoot = rootOf(resource) === above;
  const parents = isRoot ? ids : idsUnder(under.resource, above, ids);
  return sql`select ${table.id} from ${table} where ${isRoot ? rootColumn(resource) : under.by} in (${parents})`;
};

interface Below {
  readonly resource: Resource;
  /** Whether a column names one of its records. */
  readonly holds: (id: PgColumn) => SQL;
}

/** These records and all that hangs under them, resource by resource, parents first. */
export const recordsUnder = (
  above: Resource,
  ids: readonly number[],
  all: readonly Resource[],
): readonly Below[] => {
  const given = sql.join(
    ids.map((id) => sql`${id}::int`),
    sql`, `,
  );
  return all
    .filter((resource) => lineOf(resource).includes(above))
    .map((resource) => ({
      resource,
      holds: (id) => sql`${id} in (${idsUnder(resource, above, given)})`,
    }));
};

export const isColumnOf = (column: PgColumn, table: PgTable): boolean =>
  getTableName(column.table) === getTableName(table);
