import { existsSync, renameSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { syncFolder, syncTree } from '../db/embedded/syncTree';
import type { Env } from '../env';
import { takeHold } from '../files/hold';
import { openShelf } from '../files/openFileStore';
import type { Shelf } from '../files/Shelf';
import { BackupRefused } from './BackupRefused';
import { MOMENT } from './copyEmbedded';
import { type Copied, copyNamed } from './copyFiles';
import { copyRows } from './copyRows';
import { HASHES, hashLines, MANIFEST, type Manifest } from './Manifest';
import type { Moment } from './Moment';

type BackupEnv = Pick<Env, 'DATABASE_URL' | 'DATA_DIR' | 'FILES_URL'>;

/**
 * Copies rows and files of a working installation into a new folder, which gets its name when all of it is on the disk.
 * Rows come first, at one moment, then the files they name, none of which is removed meanwhile (`files/hold.ts`).
 *
 * @throws BackupRefused
 */
export const makeBackup = async (env: BackupEnv, name: string): Promise<Manifest> => {
  const folder = resolve(name);
  if (existsSync(folder)) throw new BackupRefused(`There is a ${folder} already: name a folder that is new.`);
  const draft = `${folder}.partial`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  try {
    return await fill(env, draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
};

const fill = async (env: BackupEnv, draft: string, folder: string): Promise<Manifest> => {
  const shelf = openShelf(env);
  const release = await takeHold(shelf);
  if (!release)
    throw new BackupRefused('Another backup is being made, or was killed a minute ago: try again then.');
  const { moment, copied, missing } = await rowsWithFiles(env, shelf, draft).finally(release);
  const manifest: Manifest = {
    kind: env.DATABASE_URL === undefined ? 'embedded' : 'postgres',
    madeAt: new Date().toISOString(),
    tables: moment.tables,
    migrations: moment.migrations,
    files: copied.size,
    missing,
  };
  await rm(join(draft, 'rows', MOMENT));
  await writeFile(join(draft, HASHES), hashLines(copied));
  await writeFile(join(draft, MANIFEST), `${JSON.stringify(manifest, undefined, 2)}\n`);
  syncTree(draft);
  renameSync(draft, folder);
  syncFolder(dirname(folder));
  return manifest;
};

interface RowsWithFiles {
  readonly moment: Moment;
  readonly copied: Copied;
  /** Gone before we came: the backup is made all the same, and says so. */
  readonly missing: readonly string[];
}

const rowsWithFiles = async (env: BackupEnv, shelf: Shelf, draft: string): Promise<RowsWithFiles> => {
  const moment = await copyRows(env, join(draft, 'rows'));
  return { moment, ...(await copyNamed(shelf, join(draft, 'files'), moment.names)) };
};
