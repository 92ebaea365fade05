import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import { Client } from 'pg';
import { lockForDatabase } from '../db/embedded/openEmbedded';
import { syncFolder, syncTree } from '../db/embedded/syncTree';
import { type Asker, HOLD, hashTables } from '../db/Moment';
import { knownMigrations, rejectUnknown } from '../db/migrate';
import type { Env } from '../env';
import type { BlobStorage } from '../files/BlobStorage';
import { mimeOfName } from '../files/fileKind';
import { openBlobs } from '../files/makeFileStore';
import { BackupRefused } from '../PlainError';
import { DUMP, runTool } from './copyPostgres';
import { type Manifest, readHashes, readManifest } from './Manifest';
import { withFolder } from './makeBackup';

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
  const backup = { env, folder, manifest };
  try {
    if (env.DATABASE_URL === undefined) await intoFolder(backup);
    else await intoPostgres(env.DATABASE_URL, backup);
  } catch (error) {
    unmake();
    throw error;
  }
  return manifest;
};

/** A backup that is to be restored, and where. */
interface Restoring {
  readonly env: RestoreEnv;
  readonly folder: string;
  readonly manifest: Manifest;
}

const intoFolder = async (backup: Restoring): Promise<void> => {
  const { env, folder, manifest } = backup;
  const target = join(env.DATA_DIR, 'db');
  // Nobody starts on what is only half there.
  const lock = await lockForDatabase(target);
  try {
    rejectDatabaseIn(target);
    await withFiles(backup, () => restoreEmbedded(join(folder, 'rows', 'db'), target, manifest));
  } finally {
    await lock.release();
  }
};

const intoPostgres = async (url: string, backup: Restoring): Promise<void> => {
  const { folder, manifest } = backup;
  await rejectFull(url);
  await withFiles(backup, () => restorePostgres(join(folder, 'rows', DUMP), url, manifest));
};

/** The files, then the rows; when either fails, the files that were not there before go again. */
const withFiles = async (
  { env, folder, manifest }: Restoring,
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

/**
 * Puts the files of a backup on a blob storage. One that lies there already is that of a try before, and stays.
 * @param onWritten hears of every name just before it is written
 * @throws BackupRefused
 */
const restoreFiles = async (
  folder: string,
  manifest: Manifest,
  { blobs, onWritten }: { readonly blobs: BlobStorage; readonly onWritten: (name: string) => void },
): Promise<void> => {
  const hashes = await readHashes(folder);
  if (hashes.size !== manifest.files)
    throw new BackupRefused(
      `The backup in ${folder} is damaged: it names ${hashes.size} files of ${manifest.files}.`,
    );
  for (const [name, hash] of hashes) {
    const bytes = await readFile(join(folder, 'files', name)).catch(() => {
      throw new BackupRefused(`The file ${name} of the backup is missing or cannot be read.`);
    });
    if (hashOf(bytes) !== hash) throw new BackupRefused(`The file ${name} of the backup is damaged.`);
    const found = await blobs.open(name);
    if (found === undefined) {
      onWritten(name);
      await blobs.write([{ name, bytes, mime: mimeOfName(name) }]);
    } else if (hashOf(await buffer(found.stream)) !== hash) {
      throw new BackupRefused(`There is another file named ${name} already: restore into an empty place.`);
    }
  }
};

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** @throws BackupRefused */
const rejectDatabaseIn = (folder: string): void => {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new BackupRefused(`There is a database in ${folder}: stop its server and move it away.`);
};

/**
 * Copies rows beside the folder, holds them against what the backup says, and only then gives them their name: a copy that
 * proves wrong was never a database. The caller has the lock of the folder.
 * @throws BackupRefused
 */
const restoreEmbedded = async (from: string, folder: string, manifest: Manifest): Promise<void> => {
  if (!existsSync(from)) throw new BackupRefused(`The backup is damaged: it has no rows in ${from}.`);
  const beside = `${folder}.restored`;
  rmSync(beside, { recursive: true, force: true });
  try {
    cpSync(from, beside, { recursive: true });
    await syncTree(beside);
    await withFolder(beside, ({ patiently }, pool) => patiently(() => compareTables(pool, manifest)));
    rmSync(folder, { recursive: true, force: true });
    renameSync(beside, folder);
    syncFolder(dirname(folder));
  } catch (error) {
    rmSync(beside, { recursive: true, force: true });
    throw error;
  }
};

const OURS = `table_schema in ('public', 'carte')`;

/** @throws BackupRefused */
const rejectFull = (url: string): Promise<void> =>
  asked(url, async (client) => {
    const { rows } = await client.query(
      `select count(*)::int as tables from information_schema.tables where ${OURS}`,
    );
    if (rows[0]?.tables !== 0) throw new BackupRefused('The database holds tables: name an empty one.');
  });

/**
 * Restores a dump into a database without tables, and takes everything out again when it proves wrong.
 * @throws BackupRefused
 */
const restorePostgres = async (dump: string, url: string, manifest: Manifest): Promise<void> => {
  if (!existsSync(dump)) throw new BackupRefused(`The backup is damaged: it has no rows in ${dump}.`);
  const before = await asked(url, extrasOf);
  // In one transaction: what fails in here leaves nothing.
  await runTool('pg_restore', ['--no-owner', '--exit-on-error', '--single-transaction', dump], url);
  await asked(url, (client) =>
    compareTables(client, manifest).catch(async (error: unknown) => {
      await empty(client, before);
      throw error;
    }),
  );
};

/** What a dump brings besides tables and may have been there before. */
const extrasOf = async (client: Asker): Promise<ReadonlySet<string>> => {
  const { rows } = await client.query(
    `select 'extension ' || quote_ident(extname) as name from pg_extension
       union all select 'schema ' || quote_ident(nspname) from pg_namespace where nspname = 'carte'`,
  );
  return new Set(rows.map(({ name }) => String(name)));
};

/** There was no table before, so each that is there now is of the dump. */
const empty = async (client: Asker, before: ReadonlySet<string>): Promise<void> => {
  const { rows } = await client.query(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables where ${OURS} and table_type = 'BASE TABLE'`,
  );
  const extras = [...(await extrasOf(client))].filter((name) => !before.has(name));
  const drops = [...rows.map(({ name }) => `table ${String(name)}`), ...extras];
  for (const name of drops) await client.query(`drop ${name} cascade`);
};

const asked = async <T>(url: string, work: (client: Asker) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: url, application_name: 'carte-restore' });
  await client.connect();
  return work(client).finally(() => client.end());
};

/** @throws BackupRefused when the restored rows are not those that the backup says it holds */
const compareTables = async (client: Asker, { tables }: Pick<Manifest, 'tables'>): Promise<void> => {
  await client.query(HOLD);
  const held = await hashTables(client, Object.keys(tables)).finally(() => client.query('commit'));
  if (!isDeepStrictEqual(held, tables))
    throw new BackupRefused('The restored rows are not those of the backup: the backup is damaged.');
};
