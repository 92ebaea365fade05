import { randomBytes } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { emptyDatabase, poolTo } from '../../build/emptyDatabase';
import type { Database } from '../../server/db/Database';
import { migrate } from '../../server/db/migrate';
import { PreparingClient } from '../../server/db/PreparingClient';
import * as schema from '../../server/db/schema';
import { loadReference } from '../../server/seed/loadReference';

export interface TestDatabase {
  readonly db: Database;
  /** Gives it back: the next test file of this worker gets it, emptied. */
  readonly close: () => Promise<void>;
}

interface Opened {
  readonly pool: Pool;
  readonly end: () => Promise<void>;
  /** What everything in it came to when nobody had used it. */
  readonly fresh: string;
}

/** Of this worker: a database takes a second of work to open, and a hundredth of one to empty. */
let idle: Opened | undefined;

/**
 * A migrated database with the reference lists and nothing else: an embedded one in memory, or, with `TEST_DATABASE_URL`,
 * a schema of its own on that PostgreSQL.
 */
export const takeTestDatabase = async (onStatement: (statement: string) => void): Promise<TestDatabase> => {
  const opened = idle ?? (await open());
  idle = undefined;
  const { pool, end, fresh } = opened;
  const db = drizzle({ client: pool, schema, casing: 'snake_case', logger: { logQuery: onStatement } });
  const close = async (): Promise<void> => {
    const isFresh = await empty(plain(pool))
      .then(() => contentsOf(pool))
      .then((now) => now === fresh)
      .catch(() => false);
    if (isFresh && !idle) idle = opened;
    else await end();
  };
  return { db, close };
};

/** What stands below these goes with them; the reference lists stay. */
const ROOTS =
  'users, sessions, devices, codes, rate_limits, idempotency_keys, businesses, files, old_addresses';

/** Rows of users and everything under them, with the files that keep them: as if nobody had ever been there. */
const empty = (db: Database): Promise<unknown> =>
  db.execute(sql.raw(`truncate ${ROOTS} restart identity cascade`));

/**
 * The same rows and numbers, but not their files: making those of all tables and their indexes anew takes six times as long
 * (72 ms of work instead of 11). What is left over in them goes when the database is given back.
 */
export const clear = (db: Database): Promise<unknown> => db.execute(CLEAR);

const CLEAR = sql.raw(`do $$
declare name text;
begin
  set local session_replication_role = replica;
  for name in
    with recursive under as (
      select oid from pg_class where oid = any('{${ROOTS.replaceAll(' ', '')}}'::regclass[])
      union
      select conrelid from pg_constraint join under on confrelid = under.oid
    )
    select oid::regclass::text from under
  loop
    execute 'delete from ' || name;
  end loop;
  -- First which are ours: a look at those of another worker waits for it, or finds them dropped.
  with ours as materialized (select seqrelid, seqstart from pg_sequence join pg_class on pg_class.oid = seqrelid
    where relnamespace = current_schema()::regnamespace)
  select count(setval(seqrelid, seqstart, false)) into name from ours where pg_sequence_last_value(seqrelid) is not null;
end $$`);

const plain = (pool: Pool): Database => drizzle({ client: pool, schema, casing: 'snake_case' });

const open = async (): Promise<Opened> => {
  const url = process.env.TEST_DATABASE_URL;
  const { pool, end } = url === undefined || url === '' ? await embedded() : await onPostgres(url);
  await loadReference(plain(pool));
  await empty(plain(pool));
  return { pool, end, fresh: await contentsOf(pool) };
};

const embedded = async (): Promise<Omit<Opened, 'fresh'>> => {
  const loadDataDir = new Blob([await emptyDatabase()]);
  const client = await PGlite.create({ loadDataDir, extensions: { pg_trgm } });
  const pool = poolTo(client);
  const end = async (): Promise<void> => {
    await pool.end();
    await client.close();
  };
  return { pool, end };
};

/** The first part of the name says whose it is: what a worker leaves is dropped when the run ends (tests/setupRun.ts). */
const onPostgres = async (url: string): Promise<Omit<Opened, 'fresh'>> => {
  const own = `carte_test_${process.ppid}_${randomBytes(6).toString('hex')}`;
  // What a test writes need not outlive the machine: nobody waits for its disk.
  const options = `-c search_path=${own},public -c synchronous_commit=off`;
  const once = new Pool({ connectionString: url, max: 1, options });
  await once.query(`create schema ${own}`);
  await migrate(drizzle({ client: once, schema, casing: 'snake_case' }), `${own}_notes`);
  await once.end();
  const pool = new Pool({
    Client: PreparingClient,
    connectionString: url,
    max: 10,
    options,
    allowExitOnIdle: true,
  });
  const end = async (): Promise<void> => {
    await pool.query(`drop schema ${own} cascade`);
    await pool.query(`drop schema ${own}_notes cascade`);
    await pool.end();
  };
  return { pool, end };
};

/** Every row, the tables, their indexes and constraints, and how the session was set: one number that changes with any. */
const contentsOf = async (pool: Pool): Promise<string> => {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace order by 1`,
  );
  const rows = tables.map(({ name }) => `select '${name}' || each::text as line from "${name}" each`);
  const { rows: found } = await pool.query<{ hash: string }>(
    `select sum(hashtextextended(line, 0))::text as hash from (
       ${rows.join(' union all ')}
       union all select relkind::text || relname::text from pg_class where relnamespace = current_schema()::regnamespace
       union all select conname::text || pg_get_constraintdef(oid) from pg_constraint where connamespace = current_schema()::regnamespace
       union all select tgname::text from pg_trigger where not tgisinternal
       union all select name || setting from pg_settings where source = 'session'
     ) as everything`,
  );
  return found[0]?.hash ?? '';
};
