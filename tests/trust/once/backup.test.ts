import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBackup } from '../../../server/backup/makeBackup';
import { restoreBackup } from '../../../server/backup/restoreBackup';
import { openEmbedded } from '../../../server/db/embedded/openEmbedded';
import { hashTables } from '../../../server/db/Moment';
import { ONLY_USER, openDatabase } from '../../../server/db/openDatabase';
import { readEnv } from '../../../server/env';
import { openFileStore } from '../../../server/files/makeFileStore';
import { faultsOf } from './backup/compare';
import { startWriting } from './backup/startWriting';
import { buildServer } from './buildServer';
import { seedOwners } from './kill/seedOwners';
import { startCarte } from './startCarte';

let root: string;
let built: ReturnType<typeof buildServer>;
const at = (name: string): string => join(root, name);

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'carte-du9-'));
  built = buildServer();
}, 120_000);
afterAll(() => {
  built.remove();
  rmSync(root, { recursive: true, force: true });
});

/** As an operator types it. */
const command = async (
  name: 'backup' | 'restore',
  folder: string,
  dataDir: string,
): Promise<{ readonly code: number | null; readonly said: string }> => {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', `server/backup/${name}.ts`, folder], {
    env: { PATH, HOME, DATA_DIR: dataDir },
  });
  let said = '';
  const subscribe = (chunk: Buffer): void => {
    said += String(chunk);
  };
  child.stdout.on('data', subscribe);
  child.stderr.on('data', subscribe);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said };
};

/** What the commands do, without a process for each. */
const backUp = (dataDir: string, folder: string) => makeBackup(readEnv({ DATA_DIR: dataDir }), folder);
const giveBack = (folder: string, dataDir: string) => restoreBackup(readEnv({ DATA_DIR: dataDir }), folder);

/** Something done to the tables of an embedded database, without the migrations of a start. */
const inside = async <T>(folder: string, work: (pool: Pool) => Promise<T>): Promise<T> => {
  const opened = await openEmbedded(folder);
  const pool = new Pool({ stream: opened.stream, ...ONLY_USER });
  try {
    return await work(pool);
  } finally {
    await pool.end();
    await opened.close();
  }
};

describe('[DU9] a backup', () => {
  it('taken while the server is written to holds one moment, and restores to exactly that', async () => {
    const place = { DATA_DIR: at('data'), DATABASE_URL: undefined };
    const owners = await seedOwners(place, 3);
    const carte = await startCarte(built.entry, { DATA_DIR: place.DATA_DIR });
    const writing = startWriting(carte.url, owners);
    await writing.more(30);
    const before = [...writing.acked];
    const made = await command('backup', at('backup'), place.DATA_DIR);
    expect(made).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^Backup in .*: \d+ rows, \d+ files\.\n$/),
    });
    // The server went on all the while, and goes on.
    await writing.more(5);
    await writing.stop();
    expect(writing.pictures()).toBeGreaterThan(5);
    carte.child.kill('SIGTERM');
    expect(await carte.ended).toBe(0);

    const restored = await command('restore', at('backup'), at('restored'));
    expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('all as they were') });
    const manifest = JSON.parse(readFileSync(at('backup/backup.json'), 'utf8'));
    const names = Object.keys(manifest.tables);
    expect(names.length).toBeGreaterThan(15);
    const held = await inside(at('restored/db'), async (pool) => {
      await pool.query(`set time zone 'UTC'`);
      return hashTables(pool, names);
    });
    expect(held).toEqual(manifest.tables);
    expect(manifest.missing).toEqual([]);

    const env = { ...place, DATA_DIR: at('restored'), FILES_URL: undefined };
    const { db, close } = await openDatabase(env);
    try {
      const promised = { before, acked: writing.acked, backup: at('backup') };
      expect(await faultsOf({ db, store: openFileStore(env) }, promised)).toEqual([]);
    } finally {
      await close();
    }
    expect(readdirSync(at('restored/files'))).toHaveLength(manifest.files);
  }, 300_000);

  it('is also made while the server is stopped, and never over something', async () => {
    expect((await backUp(at('data'), at('still'))).tables).toHaveProperty('users');
    await expect(backUp(at('data'), at('still'))).rejects.toThrow('already');
    await expect(backUp(at('nowhere'), at('nothing'))).rejects.toThrow('There is no database');
    await expect(giveBack(at('still'), at('data'))).rejects.toThrow('move it away');
    await expect(giveBack(at('data'), at('fresh'))).rejects.toThrow('is no backup');
  }, 300_000);
});
