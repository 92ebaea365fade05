import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bootEmbedded } from '../../server/db/embedded/bootEmbedded';
import { DurableFs } from '../../server/db/embedded/DurableFs';
import { lockFolder } from '../../server/db/embedded/folderLock';
import { openEmbedded } from '../../server/db/embedded/openEmbedded';

let root: string;
let folder: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'carte-db-'));
  folder = join(root, 'db');
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(root, { recursive: true, force: true });
});

describe('the embedded database', () => {
  it('[DU3] syncs at least once for each commit, and keeps what was committed', async () => {
    let syncs = 0;
    const onFault = (error: unknown): never => {
      throw error;
    };
    const onSync = (): void => {
      syncs += 1;
    };
    const boot = () => bootEmbedded(folder, new DurableFs(folder, { onFault, onSync }));
    const first = await boot();
    for (const name of ['fsync', 'full_page_writes', 'synchronous_commit']) {
      expect((await first.query<Record<string, string>>(`show ${name}`)).rows).toEqual([{ [name]: 'on' }]);
    }
    await first.exec('create table words (word text)');
    const before = syncs;
    for (let n = 0; n < 20; n += 1) await first.query('insert into words values ($1)', [`word ${n}`]);
    expect(syncs - before).toBeGreaterThanOrEqual(20);
    await first.close();
    const second = await boot();
    expect((await second.query('select word from words')).rows).toHaveLength(20);
    await second.close();
  }, 120_000);

  it('a first boot that was killed starts anew (DU5)', async () => {
    mkdirSync(`${folder}.new`);
    writeFileSync(join(`${folder}.new`, 'PG_VERSION'), '18\n');
    const { stream, close } = await openEmbedded(folder);
    const pool = new Pool({ stream, max: 1, user: 'postgres' });
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
    await close();
    expect(existsSync(`${folder}.lock`)).toBe(false);
    expect(existsSync(`${folder}.new`)).toBe(false);
  }, 120_000);

  it('never starts over what it does not know (DU7)', async () => {
    mkdirSync(folder);
    writeFileSync(join(folder, 'thesis.txt'), 'years of work');
    await expect(openEmbedded(folder)).rejects.toThrow(/PG_VERSION is missing/);
    writeFileSync(join(folder, 'PG_VERSION'), '16\n');
    await expect(openEmbedded(folder)).rejects.toThrow(/PostgreSQL 16/);
    expect(readFileSync(join(folder, 'thesis.txt'), 'utf8')).toBe('years of work');
    expect(existsSync(`${folder}.lock`)).toBe(false);
  }, 120_000);
});

describe('the lock of a folder', () => {
  it('[DU4] is given to one, and named to the other', () => {
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(new RegExp(`in use by process ${process.pid}`));
    unlock();
    lockFolder(folder)();
  });

  it('[DU4] held by another living process names its pid', async () => {
    const script = `import { lockFolder } from './server/db/embedded/folderLock';
      lockFolder(${JSON.stringify(folder)}); console.log('locked'); setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    await new Promise((resolve) => child.stdout?.once('data', resolve));
    expect(() => lockFolder(folder)).toThrow(`in use by process ${child.pid}`);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
    lockFolder(folder)();
  }, 60_000);

  it.each([
    ['of a process that is gone', JSON.stringify({ pid: 2 ** 22 + 1, startedAt: 'x' })],
    ['whose pid somebody else has by now', JSON.stringify({ pid: process.pid, startedAt: 'another boot:1' })],
    ['torn by a power cut', '{"pid":'],
    ['of zeros', '\0\0\0\0'],
    ['of nonsense', '{"pid":-1,"startedAt":7}'],
  ])('[DU4] %s is taken over', (_name, left) => {
    writeFileSync(`${folder}.lock`, left);
    const unlock = lockFolder(folder);
    expect(JSON.parse(readFileSync(`${folder}.lock`, 'utf8'))).toMatchObject({ pid: process.pid });
    unlock();
    expect(existsSync(`${folder}.lock`)).toBe(false);
  });
});
