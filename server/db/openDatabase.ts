import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import type { Env } from '../env';
import { type Settled, togetherOn } from './askTogether';
import type { Database } from './Database';
import { isBusy } from './databaseErrors';
import { noteMigrated } from './embedded/folderState';
import { openDataFolder } from './embedded/openEmbedded';
import { copyEmbedded } from './Moment';
import { migrate } from './migrate';
import { PreparingClient } from './PreparingClient';
import * as schema from './schema';

export interface OpenDatabase {
  readonly db: Database;
  /** From now on no statement may take long, and no sync of the embedded database: called when everything is prepared. */
  readonly guard: (limits: { readonly syncMs: number }) => void;
  /**
   * What a database server does by itself, to be called every minute: where enough rows have died or come, gives the place
   * of the dead ones back and counts the living.
   */
  readonly tidy: () => Promise<void>;
  /**
   * Does the work unless another process on this database is at such work now. What one process does alone is decided by
   * an advisory lock, which goes with its holder.
   * @returns whether it was done
   */
  readonly alone: (work: () => Promise<void>) => Promise<boolean>;
  /** Its connections just now, and how many calls wait for one. */
  readonly load: () => Load;
  /** Copies the rows of this moment into a folder; undefined where others than this process can do that. */
  readonly copyRows?: (target: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

interface Load {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

/** The database that the environment names, migrated. */
export const openDatabase = (
  env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>,
  open: typeof openDataFolder = openDataFolder,
): Promise<OpenDatabase> =>
  env.DATABASE_URL === undefined ? embedded(env.DATA_DIR, open) : postgres(env.DATABASE_URL);

/** Does some work of a command on the database that the environment names, and closes it. */
export const withDatabase = async <T>(
  env: Parameters<typeof openDatabase>[0],
  work: (db: Database) => Promise<T>,
): Promise<T> => {
  const { db, close } = await openDatabase(env);
  return work(db).finally(close);
};

/** The one session of an embedded database. */
export const ONLY_USER = {
  user: 'postgres',
  database: 'postgres',
  password: '',
  max: 1,
  ssl: false,
} as const;

/** How long a call may wait for a connection before it is told to come back. */
const WAIT_MS = 10_000;

const embedded = async (dataDir: string, open: typeof openDataFolder): Promise<OpenDatabase> => {
  const opened = await open(dataDir);
  const { stream, durable, guard, patiently, close: closeFolder } = opened;
  const settled: Settled = async (work) => {
    try {
      return await work;
    } finally {
      // A refusal, too, tells of what was found.
      await durable();
    }
  };
  const pool = poolOf({ stream, ...ONLY_USER });
  const ask = pool.query;
  const query = (...question: readonly unknown[]): Promise<unknown> =>
    settled(Reflect.apply(ask, pool, question));
  const db = drizzleOn(Object.assign(pool, { query }), settled);
  const close = async (): Promise<void> => {
    await pool.end();
    await closeFolder();
  };
  try {
    await migrate(db);
    await durable();
    noteMigrated(join(dataDir, 'db'));
  } catch (error) {
    await close();
    throw error;
  }
  const tidy = async (): Promise<void> => {
    // What was counted since stands in the statistics only then.
    await db.execute(sql`select pg_stat_force_next_flush()`);
    const { rows } = await db.execute<{ readonly name: string }>(UNTIDY);
    for (const { name } of rows) {
      // One after the other, so that calls get in between.
      await patiently(() => db.execute(sql`vacuum (analyze) ${sql.identifier(name)}`));
    }
  };
  const alone = async (work: () => Promise<void>): Promise<boolean> => {
    await work();
    return true;
  };
  const copyRows = (target: string): Promise<void> => copyEmbedded(opened, pool, target);
  return { db, guard, tidy, alone, load: loadOf(pool), copyRows, close };
};

/** The tables that PostgreSQL's own autovacuum would take now, by its thresholds: a single session has none. */
const UNTIDY = sql`select relname as name from pg_stat_user_tables
  where schemaname = 'public'
    and (n_dead_tup > 50 + 0.2 * n_live_tup
      or n_ins_since_vacuum > 1000 + 0.2 * n_live_tup
      or n_mod_since_analyze > 50 + 0.1 * n_live_tup)`;

/** A database that is only read, and migrated by others. */
export const openReplica = (url: string): Pick<OpenDatabase, 'db' | 'close'> => {
  const pool = poolOf({ ...serverPool(url), options: '-c default_transaction_read_only=on' });
  return { db: drizzleOn(pool), close: () => pool.end() };
};

const serverPool = (url: string): PoolConfig => ({
  connectionString: url,
  max: 10,
  application_name: 'carte',
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 10_000,
});

const postgres = async (url: string): Promise<OpenDatabase> => {
  // One connection for the migrations: the advisory lock belongs to a session.
  const migrating = new Pool({ connectionString: url, max: 1, application_name: 'carte-migrations' });
  try {
    await migrate(drizzle({ client: migrating, schema, casing: 'snake_case' }));
  } finally {
    await migrating.end();
  }
  const pool = poolOf(serverPool(url));
  return {
    db: drizzleOn(pool),
    guard: () => {},
    tidy: async () => {},
    alone: aloneOn(pool),
    load: loadOf(pool),
    close: () => pool.end(),
  };
};

/** One driver for both databases. */
const poolOf = (config: PoolConfig): Pool => {
  const pool = new Pool({ Client: PreparingClient, connectionTimeoutMillis: WAIT_MS, ...config });
  // A connection that dies while idle is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => {});
  // One that dies in the middle of a transaction fails the next query of it; that, too, must end nobody else.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
};

const loadOf = (pool: Pool) => (): Load => ({
  open: pool.totalCount,
  idle: pool.idleCount,
  waiting: pool.waitingCount,
});

/** Not the one of the migrations: nobody waits for this one. */
const UPKEEP_LOCK = 6_727_002;

const aloneOn =
  (pool: Pool): OpenDatabase['alone'] =>
  async (work) => {
    // A connection of its own: the lock belongs to a session.
    const holder = await pool.connect();
    // It may die while it only holds the lock; without a listener that would end the process.
    holder.on('error', () => {});
    try {
      const { rows } = await holder.query('select pg_try_advisory_lock($1) as mine', [UPKEEP_LOCK]);
      if (rows[0]?.mine !== true) return false;
      await work();
      return true;
    } finally {
      // Closed, not given back: the lock ends with it whatever has happened.
      holder.release(true);
    }
  };

type Db = NodePgDatabase<typeof schema>;

type Inside = Parameters<Parameters<Db['transaction']>[0]>[0];

/** A transaction as drizzle does it, but for writing out anew what begins and ends one. */
const within = async <T>(
  client: PoolClient,
  inside: Inside,
  work: (inside: Inside) => Promise<T>,
): Promise<T> => {
  await client.query({ text: 'begin' });
  try {
    const result = await work(inside);
    await client.query({ text: 'commit' });
    return result;
  } catch (error) {
    await client.query({ text: 'rollback' });
    throw error;
  }
};

/**
 * The database over a pool of connections. Drizzle's own transactions forget a connection whose `begin` fails, because it was
 * killed while idle: each of those is a place of the pool lost for ever, and with the last one the server. All transactions of
 * a connection get the same handle, so that what was written out for it (`preparedQuery`) is there for the next one.
 */
const drizzleOn = (pool: Pool, settled: Settled = (work) => work): Db => {
  const db = drizzle({ client: pool, schema, casing: 'snake_case' });
  const known = new WeakMap<PoolClient, { readonly own: Db; inside?: Inside }>();
  const transact: Db['transaction'] = async (work, config) => {
    const client = await pool.connect();
    const kept = known.get(client) ?? { own: drizzle({ client, schema, casing: 'snake_case' }) };
    known.set(client, kept);
    let isBroken = false;
    try {
      if (kept.inside && !config) return await within(client, kept.inside, work);
      return await kept.own.transaction((fresh) => {
        kept.inside ??= fresh;
        return work(kept.inside);
      }, config);
    } catch (error) {
      isBroken = isBusy(error);
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
  // The next one may begin meanwhile.
  const transaction: Db['transaction'] = (work, config) => settled(transact(work, config));
  const open = (together: Pool): Db =>
    Object.assign(drizzle({ client: together, schema, casing: 'snake_case' }), { transaction });
  togetherOn(db, pool, { open, settled });
  return Object.assign(db, { transaction });
};
