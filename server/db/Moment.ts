import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import type { Embedded } from './embedded/openEmbedded';
import * as schema from './schema';

/** What a database held at one moment: enough to prove later that a copy holds the same. */
export interface Moment {
  readonly tables: Tables;
  /** Every file that a row names. */
  readonly names: readonly string[];
  /** When each migration it has gone through was made. */
  readonly migrations: readonly number[];
}

/** By table: how many rows, and a sum of their hashes, so that no order is needed. */
export type Tables = Readonly<Record<string, { readonly rows: number; readonly hash: string }>>;

/** What both drivers' connections have in common. */
export interface Asker {
  readonly query: (text: string) => Promise<{ readonly rows: readonly Record<string, unknown>[] }>;
}

/** Begins what sees one state of the database and writes nothing; values look the same whatever the server's settings. */
export const HOLD = `begin isolation level repeatable read read only; set local time zone 'UTC'; set local datestyle = 'ISO'`;

/** @param client after `HOLD` */
export const readMoment = async (client: Asker): Promise<Moment> => {
  const { rows } = await client.query(
    `select name from files union all select thumbnail from files where thumbnail is not null
     union all select regexp_replace(name, '[.][^.]*$', '.' || width || '.webp') from files, unnest(widths) as width`,
  );
  const { rows: noted } = await client.query('select created_at::text as at from carte.migrations');
  return {
    tables: await hashTables(client, TABLES),
    names: rows.map(({ name }) => String(name)),
    migrations: noted.map(({ at }) => Number(at)),
  };
};

/** @param names of tables, as a backup or our schema has them */
export const hashTables = async (client: Asker, names: readonly string[]): Promise<Tables> => {
  const found: Record<string, Tables[string]> = {};
  for (const name of names) {
    const { rows } = await client.query(
      `select count(*)::int as rows, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text as hash
         from "${name.replaceAll('"', '""')}" t`,
    );
    found[name] = { rows: Number(rows[0]?.rows), hash: String(rows[0]?.hash) };
  }
  return found;
};

const TABLES = Object.values(schema)
  .filter((one) => is(one, PgTable))
  .map(getTableName);

/**
 * Copies the rows of an embedded database while its server works: takes the only connection, so no transaction is open and
 * none begins, notes what the tables hold, and lets the thread that alone writes the folder copy it. Whoever asks the
 * database meanwhile waits; every write that was answered before is in the copy, and no later one.
 *
 * @param target gets `db` and `moment.json`
 */
export const copyEmbedded = (
  { copyTo, patiently }: Pick<Embedded, 'copyTo' | 'patiently'>,
  pool: Pool,
  target: string,
): Promise<void> =>
  patiently(async () => {
    await mkdir(target, { recursive: true });
    const client = await pool.connect();
    try {
      await client.query(HOLD);
      const moment = await readMoment(client);
      await client.query('commit');
      await copyTo(join(target, 'db'));
      await writeFile(join(target, MOMENT), JSON.stringify(moment));
    } finally {
      client.release();
    }
  });

/** Where a copy of rows says what it holds, until the whole backup does. */
export const MOMENT = 'moment.json';
