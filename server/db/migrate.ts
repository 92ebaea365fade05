import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate as apply } from 'drizzle-orm/node-postgres/migrator';
import { rejectNewer } from './rejectNewer';
import type * as schema from './schema';

/** Where drizzle notes what it has applied; in tests on PostgreSQL each run has its own. */
const NOTES = { migrationsTable: 'migrations', migrationsSchema: 'carte' };

/**
 * All pending migrations in one transaction: a killed start leaves either all of them or none. Two servers may start at
 * once: an advisory lock lets one migrate and the other wait.
 * @param db over one connection: the lock belongs to a session
 * @throws DatabaseRefused when a newer build was here
 * @param notes another schema for drizzle's notes, for databases that hold several installations
 */
export const migrate = async (
  db: NodePgDatabase<typeof schema>,
  notes: string = NOTES.migrationsSchema,
): Promise<void> => {
  await db.execute(sql`select pg_advisory_lock(${LOCK})`);
  try {
    await rejectNewer(db, notes, knownMigrations());
    await apply(db, { migrationsFolder: folder(), ...NOTES, migrationsSchema: notes });
  } finally {
    await db.execute(sql`select pg_advisory_unlock(${LOCK})`);
  }
};

/** When each migration of this build was made: what drizzle notes of those it has applied. */
export const knownMigrations = (): readonly number[] =>
  readMigrationFiles({ migrationsFolder: folder() }).map(({ folderMillis }) => folderMillis);

/** Any number, as long as nothing else in the database locks on it. */
const LOCK = 6_727_001;

/** Beside the built server, or beside this folder in the sources. */
const folder = (): string => {
  const places = ['./migrations', '../migrations'].map((place) =>
    fileURLToPath(new URL(place, import.meta.url)),
  );
  const found = places.find((place) => existsSync(place));
  if (found === undefined)
    throw new Error(`Expected the migrations in ${places.join(' or ')}: build the server again.`);
  return found;
};
