import { join } from 'node:path';
import { drizzle as drizzleNodePg } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { Pool } from 'pg';
import type { Env } from '../env';
import type { Database } from './Database';
import { openEmbedded } from './embedded/openEmbedded';
import { migrateEmbedded, migratePostgres } from './migrate';
import * as schema from './schema';

export interface OpenDatabase {
  readonly db: Database;
  readonly close: () => Promise<void>;
}

/** The database that the environment names, migrated. */
export const openDatabase = (env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>): Promise<OpenDatabase> =>
  env.DATABASE_URL === undefined ? embedded(join(env.DATA_DIR, 'db')) : postgres(env.DATABASE_URL);

const embedded = async (folder: string): Promise<OpenDatabase> => {
  const { client, close } = await openEmbedded(folder);
  const db = drizzlePglite({ client, schema, casing: 'snake_case' });
  try {
    await migrateEmbedded(db);
    return { db, close };
  } catch (error) {
    await close();
    throw error;
  }
};

const postgres = async (url: string): Promise<OpenDatabase> => {
  // One connection for the migrations: the advisory lock belongs to a session.
  const migrating = new Pool({ connectionString: url, max: 1, application_name: 'carte-migrations' });
  try {
    await migratePostgres(drizzleNodePg({ client: migrating, schema, casing: 'snake_case' }));
  } finally {
    await migrating.end();
  }
  const pool = new Pool({
    connectionString: url,
    max: 10,
    application_name: 'carte',
    connectionTimeoutMillis: 5000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 10_000,
  });
  // A connection that dies while idle is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => {});
  return { db: drizzleNodePg({ client: pool, schema, casing: 'snake_case' }), close: () => pool.end() };
};
