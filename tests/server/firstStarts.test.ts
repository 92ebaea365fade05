import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SERVER, startCarte } from '../trust/once/startCarte';
import { type OwnDatabase, ownDatabase, testServer } from './ownDatabase';

const [entry, ...args] = SERVER;

describe('two first starts at once on one empty PostgreSQL', () => {
  const server = testServer;
  if (server === undefined) {
    it('need one', ({ skip }) => skip('not run: TEST_DATABASE_URL names no PostgreSQL'));
    return;
  }
  let folder: string;
  let own: OwnDatabase;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'carte-first-'));
    own = await ownDatabase(server);
  });
  afterAll(async () => {
    await own.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Drawn in the background, until the process ends. */
  const WIDTH = /\.\d+\.webp$/;

  it('both go well: one makes the demo and prints its password, the other finds it there', async () => {
    const env = { DATA_DIR: folder, DATABASE_URL: own.url, SEED_DEMO: '1' };
    const start = () => startCarte(entry, env, undefined, [process.execPath, ...args]);
    const cartes = await Promise.all([start(), start()]);
    await expect
      .poll(() => cartes.map(({ output }) => /password: (\S+) ?(\S*)/.exec(output())?.[2]).sort())
      .toEqual(['', 'one']);
    for (const { output } of cartes) expect(output()).not.toMatch(/scrypt|params:|\n\s+at /);
    for (const { child, ended } of cartes) {
      child.kill('SIGTERM');
      expect(await ended).toBe(0);
    }
    const pool = new Pool({ connectionString: own.url, max: 1 });
    const { rows } = await pool.query(`select (select count(*)::int from users) as users,
      (select count(*)::int from countries) as countries, array(select name from files
        union all select thumbnail from files where thumbnail is not null) as files`);
    await pool.end();
    expect(rows[0]).toMatchObject({ users: 3 });
    // What the slower one has drawn is gone again.
    const kept = readdirSync(join(folder, 'files')).filter((name) => !WIDTH.test(name));
    expect(kept.sort()).toEqual([...new Set(rows[0].files)].sort());
  }, 240_000);
});
