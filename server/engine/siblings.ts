import { and, eq, getTableColumns, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../Deps';
import { preparedQuery } from '../db/preparedQuery';
import { oldAddresses } from '../db/schema';
import type { Resource } from './Resource';
import { parentColumn } from './reach';

/**
 * The other records under one parent, those in the bin included, and the addresses they once had. Guests come to a venue by its
 * address alone: there all that were ever shown are siblings, whoever's they are.
 */
export interface Siblings {
  readonly resource: Resource;
  readonly parentId: number;
  /** Not this one. */
  readonly except?: number | undefined;
  /** Those in the bin are none of them. */
  readonly isAlive?: boolean;
}

/** Which addresses are looked for. */
type Which =
  | { readonly by: 'among'; readonly value: readonly string[] }
  /** As in `like`. */
  | { readonly by: 'pattern'; readonly value: string }
  | { readonly by: 'all'; readonly value?: undefined };

interface Shape extends Pick<Siblings, 'resource'> {
  readonly isAlive: boolean;
  readonly by: Which['by'];
}

/** @throws where the resource has no addresses */
export const addressColumn = ({ name, table }: Resource): PgColumn => {
  const { url } = getTableColumns(table);
  if (!url) throw new Error(`Expected a column "url" of "${name}", which has addresses.`);
  return url;
};

const takenQuery = preparedQuery(
  (db, { resource, isAlive, by }: Shape) => {
    const { table, under, name } = resource;
    const url = addressColumn(resource);
    const [parentId, except] = [sql.placeholder('parentId'), sql.placeholder('except')];
    const isSuch = (column: PgColumn): SQL | undefined =>
      ({
        among: sql`${column} = any(${sql.placeholder('which')}::text[])`,
        pattern: sql`${column} like ${sql.placeholder('which')}`,
        all: undefined,
      })[by];
    const here = eq(parentColumn(resource), parentId);
    const stand = and(
      under ? here : or(here, isNotNull(table.shownAt)),
      ne(table.id, except),
      isAlive ? isNull(table.deletedAt) : undefined,
      isSuch(url),
    );
    const stood = and(
      eq(oldAddresses.owner, name),
      under && eq(oldAddresses.parentId, parentId),
      ne(oldAddresses.ownerId, except),
      isSuch(oldAddresses.url),
    );
    const now = db
      .select({ url: sql<string | null>`${url}` })
      .from(table)
      .where(stand);
    const once = db
      .select({ url: sql<string | null>`${oldAddresses.url}` })
      .from(oldAddresses)
      .where(stood);
    return now.unionAll(once);
  },
  ({ resource, isAlive, by }) => `${resource.name} ${isAlive} ${by}`,
);

/** Which of these addresses siblings have, or had. */
export const takenOf = async (
  { resource, isAlive = false, parentId, except = 0 }: Siblings,
  { by, value }: Which,
  { db }: Db,
): Promise<ReadonlySet<unknown>> => {
  const rows = await takenQuery(db, { resource, isAlive, by }).execute({
    parentId,
    except,
    which: value ?? null,
  });
  return new Set(rows.map((row) => row.url));
};
