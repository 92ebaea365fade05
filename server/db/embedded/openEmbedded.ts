import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { DurableFs, syncFolder } from './DurableFs';
import { lockFolder } from './folderLock';
import { syncTree } from './syncTree';

const MAJOR = '18';

/** PGlite starts PostgreSQL with `-F` (no fsync); these are its parameters without it. */
const START_PARAMS = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

export interface Embedded {
  readonly client: PGlite;
  /** Closes the database and gives the folder back. */
  readonly close: () => Promise<void>;
}

interface Options {
  readonly onFault?: (error: unknown) => never;
  readonly onSync?: () => void;
}

/**
 * Opens the embedded database in a folder, durable: what was answered survives a power cut. The first boot happens in a
 * folder beside it that gets its name only when complete, so a killed first boot leaves nothing half made.
 *
 * @throws FolderTaken when another process works on the folder; Error when the folder holds something else
 */
export const openEmbedded = async (folder: string, options: Options = {}): Promise<Embedded> => {
  mkdirSync(dirname(folder), { recursive: true });
  const unlock = lockFolder(folder);
  try {
    if (isAbsent(folder)) await firstBoot(folder);
    refuseForeign(folder);
    const client = await start(folder, options);
    return {
      client,
      close: async () => {
        await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
};

const start = async (folder: string, { onFault = endProcess, onSync }: Options): Promise<PGlite> =>
  PGlite.create({
    fs: new DurableFs(folder, onSync ? { onFault, onSync } : { onFault }),
    startParams: START_PARAMS,
    extensions: { pg_trgm },
  });

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
    throw new Error(
      `The folder ${folder} holds no database of ours: PG_VERSION is missing. Restore a backup, or move ${basename(folder)} away.`,
    );
  }
  const major = readFileSync(file, 'utf8').trim();
  if (major === MAJOR) return;
  throw new Error(
    `The folder ${folder} was written by PostgreSQL ${major}, this build reads ${MAJOR}. Dump it with the version of Carte that wrote it.`,
  );
};

/** After a sync has failed nobody knows what the disk holds: go on, and the next answer may be a lie. */
const endProcess = (error: unknown): never => {
  process.stderr.write(`The disk refused to sync the database, stopping: ${String(error)}\n`);
  process.exit(74);
};
