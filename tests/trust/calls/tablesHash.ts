import { is, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../../server/db/Database';
import * as schema from '../../../server/db/schema';

/** Counters and last-seen moments change with every request, refused or not; what is counted once is kept by whoever asks first. */
const BOOKKEEPING = ['rate_limits', 'sessions', 'venue_counts'];

/** Every table there is, as the database names them. */
export const tableNames: readonly string[] = Object.values(schema)
  .filter((each) => is(each, PgTable))
  .map((table) => getTableConfig(table).name);

const ALL: SQL = sql.join(
  tableNames
    .filter((name) => !BOOKKEEPING.includes(name))
    .map(
      (name) =>
        sql`select ${name}::text as name, coalesce(sum(hashtextextended(t::text, 0)), 0)::text as hash from ${sql.identifier(name)} t`,
    ),
  sql` union all `,
);

/** Every row of every table as one hash each, in whatever order: two that are equal hold the same data. */
export const tablesHash = async (db: Database): Promise<Readonly<Record<string, string>>> => {
  const { rows } = (await db.execute(ALL)) as { rows: { name: string; hash: string }[] };
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
};
