import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { DatabaseRefused } from './embedded/DatabaseRefused';
import type * as schema from './schema';

/**
 * A database that a newer build has migrated may have lost what this one writes to: nothing is read or written then.
 * @param notes the schema of drizzle's notes
 * @param known when each migration of this build was made, as drizzle notes it
 * @throws DatabaseRefused
 */
export const rejectNewer = async (
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
