import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, renameSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Pool } from 'pg';
import { type Embedded, openEmbedded } from '../db/embedded/openEmbedded';
import { syncFolder, syncTree } from '../db/embedded/syncTree';
import { copyEmbedded, MOMENT, type Moment } from '../db/Moment';
import { ONLY_USER } from '../db/openDatabase';
import type { Env } from '../env';
import type { BlobStorage } from '../files/BlobStorage';
import { takeHold } from '../files/hold';
import { openBlobs } from '../files/makeFileStore';
import { BackupRefused } from '../PlainError';
import { askControl } from './control';
import { copyPostgres } from './copyPostgres';
import { HASHES, hashLines, MANIFEST, type Manifest } from './Manifest';

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
  const blobs = openBlobs(env);
  const release = await takeHold(blobs);
  if (!release)
    throw new BackupRefused('Another backup is being made, or was killed a minute ago: try again then.');
  const { moment, copied, missing } = await rowsWithFiles(env, blobs, draft).finally(release);
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
  await syncTree(draft);
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

const rowsWithFiles = async (env: BackupEnv, blobs: BlobStorage, draft: string): Promise<RowsWithFiles> => {
  const moment = await copyRows(env, join(draft, 'rows'));
  return { moment, ...(await copyNamed(blobs, join(draft, 'files'), moment.names)) };
};

/** By name, the SHA-256 of what was copied. */
type Copied = Map<string, string>;

/** @returns what was copied, and the names that are not there (any more) */
const copyNamed = async (
  blobs: BlobStorage,
  folder: string,
  names: readonly string[],
): Promise<{ readonly copied: Copied; readonly missing: readonly string[] }> => {
  await mkdir(folder, { recursive: true });
  const copied: Copied = new Map();
  const missing: string[] = [];
  for (const name of names) {
    const found = await blobs.open(name);
    if (!found) {
      missing.push(name);
      continue;
    }
    const hash = createHash('sha256');
    const note = new Transform({
      transform: (chunk, _encoding, done) => {
        hash.update(chunk);
        done(null, chunk);
      },
    });
    await pipeline(found.stream, note, createWriteStream(join(folder, name)));
    copied.set(name, hash.digest('hex'));
  }
  return { copied, missing };
};

/** Copies the rows of the installation that the environment names. @returns what they were at that moment */
const copyRows = async (
  { DATABASE_URL, DATA_DIR }: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>,
  target: string,
): Promise<Moment> => {
  if (DATABASE_URL !== undefined) await copyPostgres(DATABASE_URL, target);
  else if (!(await askControl(DATA_DIR, target))) await copyStopped(join(DATA_DIR, 'db'), target);
  const moment: Moment = JSON.parse(await readFile(join(target, MOMENT), 'utf8'));
  return moment;
};

/** No server works on it: this process holds the folder meanwhile, and migrates nothing. */
const copyStopped = async (folder: string, target: string): Promise<void> => {
  if (!existsSync(folder)) throw new BackupRefused(`There is no database in ${folder}: name its DATA_DIR.`);
  await withFolder(folder, (opened, pool) => copyEmbedded(opened, pool, target));
};

/** Does some work on an embedded database that no server has. */
export const withFolder = async (
  folder: string,
  work: (opened: Embedded, pool: Pool) => Promise<void>,
): Promise<void> => {
  const opened = await openEmbedded(folder);
  const pool = new Pool({ stream: opened.stream, ...ONLY_USER });
  try {
    await work(opened, pool);
  } finally {
    await pool.end();
    await opened.close();
  }
};
