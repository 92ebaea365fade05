import { execFileSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../server/app';
import { isBusy } from '../../server/db/databaseErrors';
import { type OpenDatabase, openDatabase } from '../../server/db/openDatabase';
import { loadReference } from '../../server/seed/loadReference';
import { type OwnDatabase, ownDatabase, testServer } from './ownDatabase';
import { pointPayload } from './pointPayload';
import { openTestDeps, signedIn, type TestDeps, type TestUser } from './testDeps';

const KILL = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and application_name = 'carte' and`;

const coded = (code: string): Error => Object.assign(new Error('said by somebody'), { code });

describe('what failed because the database could not be asked just now', () => {
  it.each([
    // Starting, stopping, dropped, idle for too long; too many connections; lost ones; a replica; overtaken too often.
    ...[
      '57P01',
      '57P02',
      '57P03',
      '57P04',
      '57P05',
      '25P03',
      '53300',
      '08006',
      '08P01',
      '25006',
      '40001',
      '40P01',
      '55P03',
    ],
    ...[
      'ECONNREFUSED',
      'ECONNRESET',
      'EPIPE',
      'ETIMEDOUT',
      'EHOSTUNREACH',
      'ENETUNREACH',
      'ENOTFOUND',
      'EAI_AGAIN',
    ],
  ])('%s is worth trying again', (code) => {
    expect(isBusy(coded(code))).toBe(true);
    expect(isBusy(new Error('Failed query: insert', { cause: coded(code) }))).toBe(true);
  });

  it.each([
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'Connection terminated unexpectedly',
    'Cannot use a pool after calling end on the pool',
    'timeout exceeded when trying to connect',
    'timeout expired',
  ])('so is what the driver says without a code: %s', (words) => {
    expect(isBusy(new Error('Failed query: rollback', { cause: new Error(words) }))).toBe(true);
  });

  it.each(['23505', '42601', '22P02', 'ENOSPC', 'EACCES'])('%s is not', (code) => {
    expect(isBusy(coded(code))).toBe(false);
  });
});

describe('a connection to PostgreSQL that is killed', () => {
  const server = testServer;
  if (server === undefined) {
    it('needs one', ({ skip }) => skip('not run: TEST_DATABASE_URL names no PostgreSQL'));
    return;
  }
  let test: TestDeps;
  let own: OwnDatabase;
  let admin: Pool;
  let database: OpenDatabase;
  let app: FastifyInstance;
  let anna: TestUser;
  beforeAll(async () => {
    test = await openTestDeps();
    own = await ownDatabase(server);
    admin = new Pool({ connectionString: own.url, max: 2 });
    // The database is dropped while they say goodbye.
    admin.on('error', () => {});
    database = await openDatabase({ DATABASE_URL: own.url, DATA_DIR: test.folder });
    await loadReference(database.db);
    const deps = { ...test.deps, db: database.db };
    app = await buildApp(deps);
    anna = await signedIn({ deps, app });
  }, 60_000);
  afterAll(async () => {
    await app.close();
    await database.close();
    await admin.end();
    await own.drop();
    await test.close();
  }, 60_000);

  let made = 0;
  const create = () => {
    made += 1;
    const payload = pointPayload({ title: `Point ${made}`, url: `point-${made}` });
    const headers = { authorization: `Bearer ${anna.token}` };
    return app.inject({ method: 'POST', url: '/api/point', payload, headers });
  };
  const kill = (which: string) => admin.query(`${KILL} ${which}`);

  it('in the middle of a transaction is answered 503, and nobody else suffers', async () => {
    for (let round = 0; round < 12; round += 1) {
      const holder = await admin.connect();
      await holder.query('begin; lock table points in access exclusive mode');
      const asked = create();
      await expect
        .poll(async () => (await kill(`wait_event_type = 'Lock'`)).rowCount, {
          timeout: 10_000,
          interval: 20,
        })
        .toBe(1);
      await holder.query('rollback');
      holder.release();
      const { statusCode, headers, json } = await asked;
      expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
      expect(json()).toMatchObject({ message: expect.any(String), request_id: expect.any(String) });
    }
    expect((await create()).statusCode).toBe(201);
    expect(database.load().open).toBeLessThanOrEqual(10);
  }, 60_000);

  it('between two statements of a transaction is no fault of ours either', async () => {
    const broken = database.db.transaction(async (tx) => {
      const { rows } = (await tx.execute(sql`select pg_backend_pid() as pid`)) as unknown as {
        readonly rows: readonly { readonly pid: number }[];
      };
      await kill(`pid = ${rows[0]?.pid}`);
      await setTimeout(100);
      await tx.execute(sql`select 1`);
    });
    expect(isBusy(await broken.catch((error: unknown) => error))).toBe(true);
  });

  it('just before a transaction begins is no place of the pool lost', async () => {
    for (let round = 0; round < 3; round += 1) {
      await database.db.execute(sql`select 1`);
      // Holds up this process until the connection is gone, so that nobody has noticed.
      const script = `const c = new (require('pg').Client)(${JSON.stringify(own.url)});
        c.connect().then(() => c.query(${JSON.stringify(`${KILL} true`)})).then(() => c.end());`;
      execFileSync(process.execPath, ['--eval', script]);
      const begun = database.db.transaction((tx) => tx.execute(sql`select 1`));
      expect(isBusy(await begun.catch((error: unknown) => error))).toBe(true);
      const { open, idle } = database.load();
      expect(open).toBe(idle);
    }
  });

  it('while nobody uses it costs at most one try, and no connection for ever', async () => {
    const statuses = new Set<number>();
    for (let round = 0; round < 30; round += 1) {
      await kill('true');
      for (const { statusCode } of await Promise.all([create(), create()])) statuses.add(statusCode);
    }
    for (const status of statuses) expect([201, 503]).toContain(status);
    await expect.poll(async () => (await create()).statusCode).toBe(201);
    const { open, idle } = database.load();
    expect(open - idle).toBe(0);
  }, 60_000);
});
