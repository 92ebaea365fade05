import { existsSync, rmdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { lockForDatabase } from '../db/embedded/openEmbedded';
import { knownMigrations } from '../db/migrate';
import { rejectUnknown } from '../db/rejectNewer';
import type { Env } from '../env';
import { openBlobs } from '../files/makeFileStore';
import { BackupRefused } from './BackupRefused';
import { DUMP } from './copyPostgres';
import { type Manifest, readManifest } from './Manifest';
import { rejectDatabaseIn, restoreEmbedded } from './restoreEmbedded';
import { restoreFiles } from './restoreFiles';
import { rejectFull, restorePostgres } from './restorePostgres';

type RestoreEnv = Pick<Env, 'DATABASE_URL' | 'DATA_DIR' | 'FILES_URL'>;

/**
 * Puts a backup where the environment says, if nothing is there yet, and holds it against what the backup says about
 * itself: every file by its hash, every table by the hash of its rows. Files come first: a row without its file is a
 * broken picture, a file without a row is swept. When it fails, what it has written goes, and nothing else.
 *
 * @throws BackupRefused, DatabaseRefused, FolderTaken
 */
export const restoreBackup = async (env: RestoreEnv, name: string): Promise<Manifest> => {
  const folder = resolve(name);
  const manifest = await readManifest(folder);
  const wanted = env.DATABASE_URL === undefined ? 'embedded' : 'postgres';
  if (manifest.kind !== wanted)
    throw new BackupRefused(
      `This is a backup of the ${manifest.kind} database; the environment names the ${wanted} one.`,
    );
  rejectUnknown(manifest.migrations ?? [], knownMigrations(), 'The backup');
  const unmake = foldersToUnmake(env);
  try {
    if (env.DATABASE_URL === undefined) await intoFolder(env, folder, manifest);
    else await intoPostgres(env, env.DATABASE_URL, folder, manifest);
  } catch (error) {
    unmake();
    throw error;
  }
  return manifest;
};

const intoFolder = async (env: RestoreEnv, folder: string, manifest: Manifest): Promise<void> => {
  const target = join(env.DATA_DIR, 'db');
  // Nobody starts on what is only half there.
  const lock = await lockForDatabase(target);
  try {
    rejectDatabaseIn(target);
    await withFiles(env, folder, manifest, () =>
      restoreEmbedded(join(folder, 'rows', 'db'), target, manifest),
    );
  } finally {
    await lock.release();
  }
};

const intoPostgres = async (
  env: RestoreEnv,
  url: string,
  folder: string,
  manifest: Manifest,
): Promise<void> => {
  await rejectFull(url);
  await withFiles(env, folder, manifest, () => restorePostgres(join(folder, 'rows', DUMP), url, manifest));
};

/** The files, then the rows; when either fails, the files that were not there before go again. */
const withFiles = async (
  env: RestoreEnv,
  folder: string,
  manifest: Manifest,
  restoreRows: () => Promise<void>,
): Promise<void> => {
  const blobs = openBlobs(env);
  const written: string[] = [];
  try {
    await restoreFiles(folder, manifest, { blobs, onWritten: (file) => written.push(file) });
    await restoreRows();
  } catch (error) {
    await blobs.remove(written).catch(() => {});
    throw error;
  }
};

/** @returns removes the folders that are not there yet, if they are empty then */
const foldersToUnmake = ({ DATA_DIR }: RestoreEnv): (() => void) => {
  const absent = [join(DATA_DIR, 'files'), DATA_DIR].filter((path) => !existsSync(path));
  return () => {
    for (const path of absent) {
      try {
        rmdirSync(path);
      } catch {
        // Never made, or somebody else's things lie in it.
      }
    }
  };
};
