import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate as apply } from 'drizzle-orm/node-postgres/migrator';
import { DatabaseRefused } from '../PlainError';
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

/**
 * A database that a newer build has migrated may have lost what this one writes to: nothing is read or written then.
 * @param notes the schema of drizzle's notes
 * @param known when each migration of this build was made, as drizzle notes it
 * @throws DatabaseRefused
 */
const rejectNewer = async (
  db: NodePgDatabase<typeof schema>,
  notes: string,
  known: readonly number[],
): Promise<void> => {
  const table = sql`${sql.identifier(notes)}.migrations`;
  const { rows: found } = await db.execute<{ found: string | null }>(
    sql`select to_regclass(${`"${notes}".migrations`})::text as found`,
  );
  if (found[0]?.found == null) return;
  const { rows } = await db.execute<{ at: string }>(sql`select created_at::text as at from ${table}`);
  const applied = rows.map(({ at }) => Number(at));
  rejectUnknown(applied, known, 'The database');
};

/**
 * @param applied when each migration that something has gone through was made
 * @param what has gone through them: `The database`
 * @throws DatabaseRefused
 */
export const rejectUnknown = (applied: readonly number[], known: readonly number[], what: string): void => {
  const unknown = applied.filter((at) => !known.includes(at));
  if (unknown.length === 0) return;
  throw new DatabaseRefused(
    `${what} comes from a newer build of Carte: of its ${applied.length} migrations this build knows ${applied.length - unknown.length}. Start the newer build, or use a backup that this one has made. Nothing was changed.`,
  );
};
