import { sql } from 'drizzle-orm';
import type { Database } from '../../server/db/Database';

/** Indexes of a table of millions are made once its rows are there. */
export const withoutIndexes = async (
  db: Database,
  table: string,
  work: () => Promise<void>,
): Promise<void> => {
  const { rows } = (await db.execute(sql`select indexname as name, indexdef as definition from pg_indexes
    where tablename = ${table} and indexname not in (select conname from pg_constraint)`)) as unknown as {
    readonly rows: readonly { readonly name: string; readonly definition: string }[];
  };
  for (const { name } of rows) await db.execute(sql`drop index ${sql.identifier(name)}`);
  await work();
  for (const { definition } of rows) await db.execute(sql.raw(definition));
};
