import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../server/app';
import type { Env } from '../../server/env';
import { openServer } from './standing';

const test = openServer();
const apps: FastifyInstance[] = [];

afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
  await test.reset();
});

/** A server process more, on the same database. */
const started = async (change: Partial<Env>): Promise<FastifyInstance> => {
  const env = { ...test.deps.env, REQUESTS_PER_MINUTE: 5, ...change };
  const app = await buildApp({ ...test.deps, env });
  apps.push(app);
  return app;
};
const ask = (app: FastifyInstance, remoteAddress = '203.0.113.1', url = '/api/point') =>
  app.inject({ method: 'GET', url, remoteAddress });
const statuses = async (app: FastifyInstance, times: number): Promise<readonly number[]> => {
  const all: number[] = [];
  for (let n = 0; n < times; n += 1) all.push((await ask(app)).statusCode);
  return all;
};

describe('requests of one address', () => {
  it('are answered up to the limit; then the answer says when to come back, and others are not touched', async () => {
    const app = await started({});
    expect(await statuses(app, 5)).toEqual([401, 401, 401, 401, 401]);
    const refused = await ask(app);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(refused.json().message).toBe('Слишком много попыток. Попробуйте позже.');
    expect((await ask(app, '203.0.113.2')).statusCode).toBe(401);
  });

  it('are counted by the address of the connection, whatever a header says', async () => {
    const app = await started({});
    const ends: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      const headers = { 'x-forwarded-for': `198.51.100.${n}`, forwarded: `for=198.51.100.${n}` };
      ends.push((await app.inject({ method: 'GET', url: '/api/point', headers })).statusCode);
    }
    expect(ends.at(-1)).toBe(429);
  });

  it('for health and files are not counted, and 0 is no limit', async () => {
    const app = await started({});
    for (let n = 0; n < 8; n += 1) {
      expect((await ask(app, undefined, '/readyz')).statusCode).toBe(200);
      expect((await ask(app, undefined, '/files/none.png')).statusCode).toBe(404);
    }
    expect(new Set(await statuses(await started({ REQUESTS_PER_MINUTE: 0 }), 20))).toEqual(new Set([401]));
  });

  it('are counted together by processes on one PostgreSQL, exactly up to what one second lets through', async () => {
    const shared = { DATABASE_URL: 'postgres://the-one-of-the-test-world' };
    const [one, other] = [await started(shared), await started(shared)];
    expect(await statuses(one, 3)).toEqual([401, 401, 401]);
    // A second later the first tells what it has counted by itself, and the second adds to it.
    test.wait(1000);
    expect(await statuses(one, 1)).toEqual([401]);
    expect(await statuses(other, 2)).toEqual([401, 429]);
    test.wait(1000);
    expect(await statuses(one, 1)).toEqual([429]);
    test.wait(60_000);
    expect(await statuses(one, 5)).toEqual([401, 401, 401, 401, 401]);
  });
});

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const place = server.address();
      server.close(() => resolve(typeof place === 'object' && place !== null ? place.port : 0));
    });
  });

const startRedis = async (port: number): Promise<ChildProcess> => {
  const child = spawn('redis-server', ['--port', `${port}`, '--save', '', '--bind', '127.0.0.1']);
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text) => String(text).includes('Ready to accept connections') && resolve());
    child.once('exit', (code) => reject(new Error(`redis-server ended with ${code}`)));
  });
  return child;
};

const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

describe('with REDIS_URL', () => {
  it('processes count together there; without it, and when it is back, work goes on', async ({ skip }) => {
    if (!hasRedis) skip('not run: there is no redis-server on this machine');
    const port = await freePort();
    const redis = await startRedis(port);
    let again: ChildProcess | undefined;
    try {
      const REDIS_URL = `redis://127.0.0.1:${port}`;
      const [one, other] = [await started({ REDIS_URL }), await started({ REDIS_URL })];
      // Until there is a connection nothing is counted: one address asks until its requests count.
      await expect.poll(async () => (await ask(one)).statusCode, { timeout: 30_000 }).toBe(429);
      await expect.poll(async () => (await ask(other)).statusCode, { timeout: 30_000 }).toBe(429);
      expect((await ask(other, '203.0.113.9')).statusCode).toBe(401);

      const gone = new Promise((resolve) => redis.once('exit', resolve));
      redis.kill('SIGKILL');
      await gone;
      await expect.poll(async () => (await ask(one)).statusCode, { timeout: 30_000 }).toBe(401);
      await expect.poll(() => test.logged.join('').includes('redis lost'), { timeout: 30_000 }).toBe(true);

      again = await startRedis(port);
      await expect.poll(async () => (await ask(one)).statusCode, { timeout: 30_000 }).toBe(429);
    } finally {
      redis.kill('SIGKILL');
      again?.kill('SIGKILL');
    }
  }, 120_000);
});
