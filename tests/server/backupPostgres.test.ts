import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBackup } from '../../server/backup/makeBackup';
import { restoreBackup } from '../../server/backup/restoreBackup';
import { openDatabase } from '../../server/db/openDatabase';
import { readEnv } from '../../server/env';
import { openFileStore } from '../../server/files/makeFileStore';
import { faultsOf } from '../trust/once/backup/compare';
import { startWriting } from '../trust/once/backup/startWriting';
import { buildServer } from '../trust/once/buildServer';
import { seedOwners } from '../trust/once/kill/seedOwners';
import { startCarte } from '../trust/once/startCarte';
import { type OwnDatabase, ownDatabase, testServer } from './ownDatabase';
import { type Bucket, startBucket } from './startBucket';

const hasTools = ['pg_dump', 'pg_restore'].every((tool) => spawnSync(tool, ['--version']).status === 0);

describe('a backup of PostgreSQL and a bucket', () => {
  const server = testServer;
  if (server === undefined || !hasTools) {
    const lacks = server === undefined ? 'TEST_DATABASE_URL names no PostgreSQL' : 'there is no pg_dump here';
    it('needs both', ({ skip }) => skip(`not run: ${lacks}`));
    return;
  }
  let root: string;
  let built: ReturnType<typeof buildServer>;
  let databases: readonly [OwnDatabase, OwnDatabase];
  let buckets: readonly [Bucket, Bucket];
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'carte-dump-'));
    built = buildServer();
    databases = [await ownDatabase(server), await ownDatabase(server)];
    buckets = [await startBucket(), await startBucket()];
  }, 120_000);
  afterAll(async () => {
    for (const { drop } of databases) await drop();
    for (const { close } of buckets) await close();
    built.remove();
    rmSync(root, { recursive: true, force: true });
  }, 60_000);

  it('taken while two processes write holds one moment, and restores to exactly that (DU9)', async () => {
    const envs = databases.map(({ url: DATABASE_URL }, n) => {
      const text = { DATABASE_URL, FILES_URL: buckets[n]?.url ?? '', DATA_DIR: join(root, `data${n}`) };
      return { text, env: readEnv(text) };
    });
    const [from, to] = envs;
    if (!from || !to) throw new Error('Expected two places.');
    const owners = await seedOwners(from.env, 4);
    const cartes = [await startCarte(built.entry, from.text), await startCarte(built.entry, from.text)];
    const writings = cartes.map(({ url }, n) => startWriting(url, owners.slice(2 * n, 2 * n + 2), 2 * n));
    const titles = () => writings.flatMap(({ acked }) => acked);
    await Promise.all(writings.map(({ more }) => more(20)));
    const before = titles();
    const backup = join(root, 'backup');
    const manifest = await makeBackup(from.env, backup);
    await Promise.all(writings.map(({ more }) => more(3)));
    for (const { stop } of writings) await stop();
    for (const { child, ended } of cartes) {
      child.kill('SIGTERM');
      await ended;
    }
    expect(manifest).toMatchObject({ kind: 'postgres', missing: [] });
    expect(manifest.tables.menus?.rows).toBeGreaterThanOrEqual(before.length);

    // It compares every table and every file itself, and throws.
    expect(await restoreBackup(to.env, backup)).toEqual(manifest);
    await expect(restoreBackup(to.env, backup)).rejects.toThrow('name an empty one');
    const { db, close } = await openDatabase(to.env);
    try {
      const promised = { before, acked: titles(), backup };
      expect(await faultsOf({ db, store: openFileStore(to.env) }, promised)).toEqual([]);
    } finally {
      await close();
    }
  }, 300_000);
});
