import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Client, Pool } from 'pg';
import { openEmbedded } from '../db/embedded/openEmbedded';
import { syncFolder, syncTree } from '../db/embedded/syncTree';
import { ONLY_USER } from '../db/openDatabase';
import type { Env } from '../env';
import { mimeOfName } from '../files/fileKind';
import { openShelf } from '../files/openFileStore';
import type { Shelf } from '../files/Shelf';
import { BackupRefused } from './BackupRefused';
import { DUMP } from './copyPostgres';
import { type Manifest, readHashes, readManifest } from './Manifest';
import { type Asker, HOLD, hashTables } from './Moment';
import { runTool } from './runTool';

type RestoreEnv = Pick<Env, 'DATABASE_URL' | 'DATA_DIR' | 'FILES_URL'>;

/**
 * Puts a backup where the environment says, if nothing is there yet, and then holds it against what the backup says about
 * itself: every file by its hash, every table by the hash of its rows. Files come first: a row without its file is a
 * broken picture, a file without a row is swept.
 *
 * @throws BackupRefused, with everything that was there before still there
 */
export const restoreBackup = async (env: RestoreEnv, name: string): Promise<Manifest> => {
  const folder = resolve(name);
  const manifest = await readManifest(folder);
  const wanted = env.DATABASE_URL === undefined ? 'embedded' : 'postgres';
  if (manifest.kind !== wanted)
    throw new BackupRefused(
      `This is a backup of the ${manifest.kind} database; the environment names the ${wanted} one.`,
    );
  await (wanted === 'embedded' ? refuseFolder(join(env.DATA_DIR, 'db')) : refuseFull(env.DATABASE_URL));
  await restoreFiles(folder, openShelf(env));
  const held =
    env.DATABASE_URL === undefined
      ? await restoreEmbedded(join(folder, 'rows', 'db'), join(env.DATA_DIR, 'db'), manifest)
      : await restorePostgres(join(folder, 'rows', DUMP), env.DATABASE_URL, manifest);
  if (!isDeepStrictEqual(held, manifest.tables))
    throw new BackupRefused('The restored rows are not those of the backup: the backup is damaged.');
  return manifest;
};

const restoreFiles = async (folder: string, shelf: Shelf): Promise<void> => {
  for (const [name, hash] of await readHashes(folder)) {
    const bytes = await readFile(join(folder, 'files', name));
    if (createHash('sha256').update(bytes).digest('hex') !== hash)
      throw new BackupRefused(`The file ${name} of the backup is damaged.`);
    // One that is there from a try before is the same file.
    await shelf.remove([name]);
    await shelf.write([{ name, bytes, mime: mimeOfName(name) }]);
  }
};

const refuseFolder = async (folder: string): Promise<void> => {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new BackupRefused(`There is a database in ${folder}: stop its server and move it away.`);
};

const restoreEmbedded = async (from: string, folder: string, { tables }: Manifest): Promise<unknown> => {
  const beside = `${folder}.restored`;
  rmSync(beside, { recursive: true, force: true });
  await mkdir(join(folder, '..'), { recursive: true });
  cpSync(from, beside, { recursive: true });
  syncTree(beside);
  rmSync(folder, { recursive: true, force: true });
  renameSync(beside, folder);
  syncFolder(join(folder, '..'));
  const opened = await openEmbedded(folder);
  const pool = new Pool({ stream: opened.stream, ...ONLY_USER });
  try {
    return await opened.patiently(() => hold(pool, tables));
  } finally {
    await pool.end();
    await opened.close();
  }
};

const refuseFull = (url: string | undefined): Promise<void> =>
  asked(url, async (client) => {
    const { rows } = await client.query(
      `select count(*)::int as tables from information_schema.tables where table_schema in ('public', 'carte')`,
    );
    if (rows[0]?.tables !== 0) throw new BackupRefused('The database holds tables: name an empty one.');
  });

const restorePostgres = async (dump: string, url: string, { tables }: Manifest): Promise<unknown> => {
  await runTool('pg_restore', ['--no-owner', '--exit-on-error', '--single-transaction', dump], url);
  return asked(url, (client) => hold(client, tables));
};

const asked = async <T>(url: string | undefined, work: (client: Asker) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: url, application_name: 'carte-restore' });
  await client.connect();
  return work(client).finally(() => client.end());
};

const hold = async (client: Asker, tables: Manifest['tables']): Promise<unknown> => {
  await client.query(HOLD);
  return hashTables(client, Object.keys(tables)).finally(() => client.query('commit'));
};
