import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { NodeFS } from '@electric-sql/pglite/nodefs';
import { DatabaseRefused } from './DatabaseRefused';
import { syncFolder } from './DurableFs';
import { syncTree } from './syncTree';

const MAJOR = '18';

/** PGlite starts PostgreSQL with `-F` (no fsync); these are its parameters without it. */
const START_PARAMS = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/**
 * Starts the database of a folder, in this very thread. The first boot happens in a folder beside it that gets its name
 * only when complete, so a killed first boot leaves nothing half made.
 *
 * @param fs the folder as PostgreSQL shall see it: one whose syncs reach the disk
 * @throws DatabaseRefused when the folder holds something else, or a database that cannot be opened
 */
export const bootEmbedded = async (folder: string, fs: NodeFS): Promise<PGlite> => {
  if (isAbsent(folder)) await firstBoot(folder);
  refuseForeign(folder);
  try {
    return await PGlite.create({ fs, startParams: START_PARAMS, extensions: { pg_trgm } });
  } catch (error) {
    throw new DatabaseRefused(
      `The database in ${folder} cannot be opened: its files are damaged or incomplete (${String(error)}). Nothing has been changed. Move ${basename(folder)} away and restore a backup.`,
    );
  }
};

const firstBoot = async (folder: string): Promise<void> => {
  const beside = `${folder}.new`;
  rmSync(beside, { recursive: true, force: true });
  // Without any sync of its own, which would take seconds: the whole tree is synced at once before it gets its name.
  const client = await PGlite.create({ dataDir: beside, extensions: { pg_trgm } });
  await client.close();
  syncTree(beside);
  rmSync(folder, { recursive: true, force: true });
  renameSync(beside, folder);
  syncFolder(dirname(folder));
};

/** An empty folder counts as absent: container volumes begin like that. */
const isAbsent = (folder: string): boolean => !existsSync(folder) || readdirSync(folder).length === 0;

/** Never initialises over data: what is not ours, or of another major version, is left as it is. */
const refuseForeign = (folder: string): void => {
  const file = join(folder, 'PG_VERSION');
  if (!existsSync(file)) {
    throw new DatabaseRefused(
      `The folder ${folder} holds no database of ours: PG_VERSION is missing. Restore a backup, or move ${basename(folder)} away.`,
    );
  }
  const major = readFileSync(file, 'utf8').trim();
  if (major === MAJOR) return;
  throw new DatabaseRefused(
    `The folder ${folder} was written by PostgreSQL ${major}, this build reads ${MAJOR}. Dump it with the version of Carte that wrote it.`,
  );
};
