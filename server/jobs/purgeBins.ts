import { and, asc, inArray, isNotNull, lte } from 'drizzle-orm';
import type { Deps } from '../Deps';
import { windowStart } from '../engine/binWindow';
import { dropFilesUnder } from '../engine/files';
import { dropAddressesUnder } from '../engine/oldAddress';
import type { Resource } from '../engine/Resource';
import { resources } from '../resources';
import { copyBeforeFirstPurge } from './copyBeforeFirstPurge';

type PurgeDeps = Pick<Deps, 'db' | 'clock' | 'files' | 'env' | 'log'>;

/** Ids of what is over, by the resource in whose bin it lies. */
export type Due = Readonly<Record<string, readonly number[]>>;

/** Rows in one transaction: short enough that nobody waits for it. */
const BATCH = 100;

/** What a purge would take now. */
export const dueForPurge = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  all: readonly Resource[] = resources,
): Promise<Due> => {
  const due: Record<string, readonly number[]> = {};
  for (const { name, table } of all) {
    const rows = await db
      .select({ id: table.id })
      .from(table)
      .where(isOver(table, clock()))
      .orderBy(asc(table.id));
    due[name] = rows.map(({ id }) => Number(id));
  }
  return due;
};

/**
 * Removes for ever what has been in the bin for seven days, with its files (docs/spec/3-decisions.md). Says in the log what it is
 * about to take, and keeps a copy of everything the first time. Safe to be killed and to run twice: each batch is one
 * transaction, and files leave only after its commit; a file that stays behind is the sweep's.
 *
 * @returns how many records went, by table
 */
export const purgeBins = async (
  deps: PurgeDeps,
  all: readonly Resource[] = resources,
): Promise<Readonly<Record<string, number>>> => {
  const purged: Record<string, number> = Object.fromEntries(all.map(({ name }) => [name, 0]));
  const due = await dueForPurge(deps, all);
  if (Object.values(due).every((ids) => ids.length === 0)) return purged;
  deps.log.info({ due }, 'about to purge');
  await copyBeforeFirstPurge(due, deps, all);
  // Parents first: what hangs under a purged parent goes with it.
  for (const resource of all) {
    let batch = BATCH;
    while (batch === BATCH) {
      batch = await purgeBatch(resource, all, deps);
      purged[resource.name] = (purged[resource.name] ?? 0) + batch;
    }
  }
  return purged;
};

const isOver = (table: Resource['table'], now: Date) =>
  and(isNotNull(table.deletedAt), lte(table.deletedAt, windowStart(now)));

const purgeBatch = async (resource: Resource, all: readonly Resource[], deps: PurgeDeps): Promise<number> => {
  const { table } = resource;
  const gone: string[] = [];
  const count = await deps.db.transaction(async (db) => {
    const rows = await db
      .select({ id: table.id })
      .from(table)
      .where(isOver(table, deps.clock()))
      .orderBy(asc(table.id))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    const ids = rows.map(({ id }) => Number(id));
    if (ids.length === 0) return 0;
    const drop = async (names: readonly string[]): Promise<void> => {
      gone.push(...names);
    };
    await dropFilesUnder(resource, ids, all, { db, files: { ...deps.files, drop } });
    await dropAddressesUnder(resource, ids, all, { db });
    await db.delete(table).where(inArray(table.id, ids));
    return ids.length;
  });
  await deps.files.drop(gone);
  return count;
};
