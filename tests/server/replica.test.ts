import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer } from '../trust/once/buildServer';
import { seedOwners } from '../trust/once/kill/seedOwners';
import { type Carte, startCarte } from '../trust/once/startCarte';
import { type OwnDatabase, ownDatabase, testServer } from './ownDatabase';

const WAIT = { timeout: 60_000, interval: 100 };

describe('a copy of the database that pages of guests are read from', () => {
  const server = testServer;
  if (server === undefined) {
    it('needs one', ({ skip }) => skip('not run: TEST_DATABASE_URL names no PostgreSQL'));
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'carte-replica-'));
  let databases: readonly [OwnDatabase, OwnDatabase];
  let cart: Carte;
  let built: ReturnType<typeof buildServer>;
  let saved: Response;
  const venue = async (): Promise<string> => (await fetch(`${cart.url}/m/venue-1`)).text();

  beforeAll(async () => {
    built = buildServer();
    // What the second one knows is what both knew when the server started: a copy that lags for ever.
    databases = [await ownDatabase(server), await ownDatabase(server)];
    const [own, copy] = databases;
    const place = { DATA_DIR: folder, DATABASE_URL: own.url };
    const [{ token, point } = { token: '', point: 0 }] = await seedOwners(place, 1);
    await seedOwners({ ...place, DATABASE_URL: copy.url }, 1);
    cart = await startCarte(built.entry, { ...place, DATABASE_REPLICA_URL: copy.url });
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const path = `${cart.url}/api/point`;
    saved = await fetch(`${path}/${point}`, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ title: 'Renamed' }),
    });
    listed = await (await fetch(path, { headers })).text();
  }, 240_000);
  let listed = '';

  afterAll(async () => {
    cart.child.kill('SIGTERM');
    await cart.ended;
    for (const database of databases) await database.drop();
    built.remove();
    rmSync(folder, { recursive: true, force: true });
  }, 60_000);

  it('is where guests read, and nobody else: who has saved sees it at once', async () => {
    expect(saved.status).toBe(200);
    expect(listed).toContain('Renamed');
    expect(await venue()).toContain('<h1>owner1@carte.example</h1>');
  });

  it('is written by nobody: what guests do is counted in the database itself', async () => {
    await venue();
    const counted = async (url: string): Promise<number> => {
      const pool = new Pool({ connectionString: url, max: 1 });
      const { rows } = await pool.query('select coalesce(sum(count), 0)::int as n from guest_counts');
      await pool.end();
      return rows[0].n;
    };
    const [own, copy] = databases;
    cart.child.kill('SIGTERM');
    await cart.ended;
    await expect.poll(() => counted(own.url), WAIT).toBeGreaterThan(0);
    expect(await counted(copy.url)).toBe(0);
  });
});
