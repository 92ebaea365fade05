import { and, asc, inArray, isNotNull, lte } from 'drizzle-orm';
import { categories, foods, menus, points } from '../db/schema';
import { windowStart } from '../stores/binWindow';
import { dropFilesUnder } from '../stores/files/dropFilesUnder';
import type { World } from '../World';

type PurgeWorld = Pick<World, 'db' | 'clock' | 'files'>;

/** Tables with a bin, parents first: what hangs under a purged parent goes with it. */
const BINS = [
  { table: points, owner: 'points' },
  { table: menus, owner: 'menus' },
  { table: categories, owner: 'categories' },
  { table: foods, owner: 'foods' },
] as const;

/** Rows in one transaction: short enough that nobody waits for it. */
const BATCH = 100;

/**
 * Removes for ever what has been in the bin for seven days, with its files (3-decisions). Safe to be killed and to run
 * twice: each batch is one transaction, and files leave only after its commit.
 *
 * @returns how many records went, by table
 */
export const purge = async (world: PurgeWorld): Promise<Readonly<Record<string, number>>> => {
  const purged: Record<string, number> = {};
  for (const bin of BINS) {
    let batch = BATCH;
    while (batch === BATCH) {
      batch = await purgeBatch(bin, world);
      purged[bin.owner] = (purged[bin.owner] ?? 0) + batch;
    }
  }
  return purged;
};

const purgeBatch = async ({ table, owner }: (typeof BINS)[number], world: PurgeWorld): Promise<number> => {
  const gone: string[] = [];
  const count = await world.db.transaction(async (db) => {
    const rows = await db
      .select({ id: table.id })
      .from(table)
      .where(and(isNotNull(table.deletedAt), lte(table.deletedAt, windowStart(world.clock()))))
      .orderBy(asc(table.id))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return 0;
    const drop = async (names: readonly string[]): Promise<void> => {
      gone.push(...names);
    };
    await dropFilesUnder(owner, ids, { db, files: { ...world.files, drop } });
    await db.delete(table).where(inArray(table.id, ids));
    return ids.length;
  });
  await world.files.drop(gone);
  return count;
};
