import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '../../server/auth/token';
import { buildServer } from '../trust/once/buildServer';
import { type Planted, seedOwners } from '../trust/once/kill/seedOwners';
import { type Carte, startCarte } from '../trust/once/startCarte';
import { type OwnDatabase, ownDatabase, testServer } from './ownDatabase';

const WAIT = { timeout: 60_000, interval: 100 };

let folder: string;
let built: ReturnType<typeof buildServer>;
let own: OwnDatabase;
let pool: Pool;
let seeded: readonly Planted[];
let carts: readonly [Carte, Carte];

const startBoth = async (server: string): Promise<void> => {
  folder = mkdtempSync(join(tmpdir(), 'carte-several-'));
  built = buildServer();
  own = await ownDatabase(server);
  pool = new Pool({ connectionString: own.url, max: 2 });
  seeded = await seedOwners({ DATA_DIR: folder, DATABASE_URL: own.url }, 2);
  // The point of the second owner has been in its bin for eight days: both processes find it at their start.
  await pool.query(`update points set deleted_at = now() - interval '8 days' where id = $1`, [
    seeded[1]?.point,
  ]);
  const env = { DATA_DIR: folder, DATABASE_URL: own.url, METRICS_PORT: '0' };
  carts = await Promise.all([startCarte(built.entry, env), startCarte(built.entry, env)]);
};

const stopBoth = async (): Promise<void> => {
  for (const { child, ended } of carts) {
    child.kill('SIGTERM');
    await ended;
  }
  await pool.end();
  await own.drop();
  built.remove();
  rmSync(folder, { recursive: true, force: true });
};

interface Asked {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

const ask = async (
  { url }: Carte,
  path: string,
  { token, key, json }: { token?: string | undefined; key?: string; json?: object } = {},
): Promise<Asked> => {
  const answer = await fetch(`${url}/api/${path}`, {
    method: json === undefined ? 'GET' : 'POST',
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });
  return { status: answer.status, body: (await answer.json()) as Asked['body'] };
};

const sum = (pattern: RegExp): number =>
  carts
    .flatMap(({ output }) => [...output().matchAll(pattern)])
    .reduce((total, [, count = '1']) => total + Number(count), 0);

const rules = (): void => {
  it('the purge takes each record once, and both have had their round', async () => {
    const rounds = async ({ output }: Carte): Promise<number> => {
      const [, metrics = ''] = /Metrics: (http:\S+)/.exec(output()) ?? [];
      const text = metrics === '' ? '' : await (await fetch(metrics)).text();
      const counts = [...text.matchAll(/^carte_job_rounds_total\{outcome="(?:done|skipped)"\} (\d)$/gm)];
      return counts.reduce((total, [, count]) => total + Number(count), 0);
    };
    for (const cart of carts) await expect.poll(() => rounds(cart), WAIT).toBe(1);
    expect((await pool.query('select count(*)::int as left from points')).rows).toEqual([{ left: 1 }]);
    await expect.poll(() => sum(/"purged":\{"points":(\d+)/g), WAIT).toBe(1);
  }, 120_000);

  it('a round is left to the process that is at it', async () => {
    const holder = await pool.connect();
    try {
      // As a process of this version holds it while it works.
      await holder.query('select pg_advisory_lock(6727002)');
      const before = carts[0].output();
      const third = await startCarte(built.entry, {
        DATA_DIR: folder,
        DATABASE_URL: own.url,
        METRICS_PORT: '0',
      });
      const [, metrics = ''] = /Metrics: (http:\S+)/.exec(third.output()) ?? [];
      const skipped = async (): Promise<boolean> =>
        (await (await fetch(metrics)).text()).includes('carte_job_rounds_total{outcome="skipped"} 1');
      await expect.poll(skipped, WAIT).toBe(true);
      expect(third.output()).not.toContain('cleaned up');
      expect(carts[0].output().startsWith(before)).toBe(true);
      third.child.kill('SIGTERM');
      expect(await third.ended).toBe(0);
    } finally {
      holder.release(true);
    }
  }, 120_000);

  it('[GV-09] a preview asked for on one is opened by the other while its session lives', async () => {
    const [one, other] = carts;
    const [{ point: pointId, token } = { point: 0, token: '' }] = seeded;
    const { body } = await ask(one, 'preview', { token, json: { pointId } });
    const opened = async () => {
      const pages = await Promise.all([other, one].map(({ url }) => fetch(`${url}${body.url}`)));
      return pages.map(({ status }) => status);
    };
    expect(await opened()).toEqual([200, 200]);
    const [session] = (await pool.query('select * from sessions where token_hash = $1', [hashToken(token)]))
      .rows;
    await pool.query('delete from sessions where id = $1', [session.id]);
    expect(await opened()).toEqual([404, 404]);
    await pool.query('insert into sessions select * from jsonb_populate_record(null::sessions, $1)', [
      JSON.stringify(session),
    ]);
    expect(await opened()).toEqual([200, 200]);
  }, 120_000);

  it('a write repeated on the other gets the first answer, also when both come at once (CC2)', async () => {
    const [one, other] = carts;
    const path = `point/${seeded[0]?.point}/menus`;
    const again = { token: seeded[0]?.token, key: randomUUID(), json: { title: 'Main menu' } };
    const first = await ask(one, path, again);
    expect(first.status).toBe(201);
    expect(await ask(other, path, again)).toEqual(first);
    const twice = { ...again, key: randomUUID(), json: { title: 'Bar menu' } };
    const answers = await Promise.all([0, 1, 0, 1, 0, 1].map((n) => ask(carts[n] ?? one, path, twice)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect((await pool.query('select count(*)::int as menus from menus')).rows).toEqual([{ menus: 2 }]);
  }, 120_000);

  it('[GV-07] a write on one is in the next answer to a guest of the other', async () => {
    const { point, token } = seeded[0] ?? {};
    const seenAt = async (cart: Carte): Promise<string> => (await fetch(`${cart.url}/m/venue-1`)).text();
    // Both hold the page by now.
    for (const cart of carts) expect(await seenAt(cart)).toContain('<h1>owner1@carte.example</h1>');
    for (let round = 0; round < 20; round += 1) {
      const [writes, reads] = round % 2 === 0 ? carts : carts.toReversed();
      if (!writes || !reads) throw new Error('Expected two processes.');
      const saved = await fetch(`${writes.url}/api/point/${point}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ title: `Cafe ${round}` }),
      });
      expect(saved.status).toBe(200);
      expect(await seenAt(reads)).toContain(`<h1>Cafe ${round}</h1>`);
    }
  }, 120_000);

  it('[ST-02] a dish comes back once, whoever looks and whoever dies while it does', async () => {
    const point = seeded[0]?.point;
    const third = await startCarte(built.entry, {
      DATA_DIR: folder,
      DATABASE_URL: own.url,
      METRICS_PORT: '0',
    });
    await pool.query(
      `insert into categories (point_id, menu_id, kind, title, created_at, updated_at)
      select point_id, id, 'food', 'Soups', now(), now() from menus where point_id = $1 limit 1`,
      [point],
    );
    await pool.query(`insert into foods (point_id, category_id, title, price, created_at, updated_at)
      select point_id, id, 'Soup ' || n, 1, now(), now() from categories, generate_series(1, 700) n where title = 'Soups'`);
    await pool.query(`insert into stop_list (food_id, created_at) select id, now() from foods`);
    await pool.query(`insert into stop_causes (food_id, until, created_at)
      select id, now() + interval '3 seconds', now() from foods`);
    const resumed = async (): Promise<number> =>
      (await pool.query(`select count(*)::int as n from changes where kind = 'resume'`)).rows[0].n;
    await expect.poll(resumed, { timeout: 30_000, interval: 5 }).toBeGreaterThan(0);
    third.child.kill('SIGKILL');
    await third.ended;
    const left = async () => (await pool.query('select count(*)::int as n from stop_list')).rows[0].n;
    await expect.poll(left, WAIT).toBe(0);
    const { rows } = await pool.query(
      `select count(*)::int as entries, count(distinct record_id)::int as dishes, count(user_id)::int as people
        from changes where kind = 'resume'`,
    );
    expect(rows).toEqual([{ entries: 700, dishes: 700, people: 0 }]);
  }, 120_000);
};

describe('two server processes on one PostgreSQL', () => {
  const server = testServer;
  if (server === undefined) {
    it('need one', ({ skip }) => skip('not run: TEST_DATABASE_URL names no PostgreSQL'));
    return;
  }
  beforeAll(() => startBoth(server), 240_000);
  afterAll(stopBoth, 60_000);
  rules();
});
