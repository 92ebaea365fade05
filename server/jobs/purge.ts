import { and, asc, inArray, isNotNull, lte } from 'drizzle-orm';
import { categories, foods, menus, points } from '../db/schema';
import type { FileOwner } from '../db/tables/points';
import { windowStart } from '../stores/binWindow';
import { dropFilesUnder } from '../stores/files/dropFilesUnder';
import type { World } from '../World';
import { copyBeforeFirstPurge } from './copyBeforeFirstPurge';

type PurgeWorld = Pick<World, 'db' | 'clock' | 'files' | 'env' | 'log'>;

/** Ids of what is over, by the table whose bin it lies in. */
export type Due = { readonly [Owner in FileOwner]: readonly number[] };

/** Tables with a bin, parents first: what hangs under a purged parent goes with it. */
const BINS = [
  { table: points, owner: 'points' },
  { table: menus, owner: 'menus' },
  { table: categories, owner: 'categories' },
  { table: foods, owner: 'foods' },
] as const;

/** Rows in one transaction: short enough that nobody waits for it. */
const BATCH = 100;

/** What a purge would take now. */
export const dueForPurge = async ({ db, clock }: Pick<World, 'db' | 'clock'>): Promise<Due> => {
  const due: Record<FileOwner, readonly number[]> = { points: [], menus: [], categories: [], foods: [] };
  for (const { table, owner } of BINS) {
    const rows = await db
      .select({ id: table.id })
      .from(table)
      .where(isOver(table, clock()))
      .orderBy(asc(table.id));
    due[owner] = rows.map(({ id }) => id);
  }
  return due;
};

/**
 * Removes for ever what has been in the bin for seven days, with its files (3-decisions). Says in the log what it is
 * about to take, and keeps a copy of everything the first time. Safe to be killed and to run twice: each batch is one
 * transaction, and files leave only after its commit; a file that stays behind is the sweep's.
 *
 * @returns how many records went, by table
 */
export const purge = async (world: PurgeWorld): Promise<Readonly<Record<FileOwner, number>>> => {
  const purged = { points: 0, menus: 0, categories: 0, foods: 0 };
  const due = await dueForPurge(world);
  if (Object.values(due).every((ids) => ids.length === 0)) return purged;
  world.log.info({ due }, 'about to purge');
  await copyBeforeFirstPurge(due, world);
  for (const bin of BINS) {
    let batch = BATCH;
    while (batch === BATCH) {
      batch = await purgeBatch(bin, world);
      purged[bin.owner] += batch;
    }
  }
  return purged;
};

const isOver = (table: (typeof BINS)[number]['table'], now: Date) =>
  and(isNotNull(table.deletedAt), lte(table.deletedAt, windowStart(now)));

const purgeBatch = async ({ table, owner }: (typeof BINS)[number], world: PurgeWorld): Promise<number> => {
  const gone: string[] = [];
  const count = await world.db.transaction(async (db) => {
    const rows = await db
      .select({ id: table.id })
      .from(table)
      .where(isOver(table, world.clock()))
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
