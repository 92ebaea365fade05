import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../server/app';
import { startMaintenance } from '../../server/jobs/startMaintenance';
import { countLetters } from '../../server/mail/Mailer';
import { type Metrics, makeMetrics } from '../../server/metrics/makeMetrics';
import { type MetricsServer, serveMetrics } from '../../server/startServer';
import { openServer } from './standing';
import { signedIn, type TestUser } from './testDeps';

const test = openServer();
let metrics: Metrics;
let app: FastifyInstance;
let user: TestUser;
let served: MetricsServer;

beforeAll(async () => {
  metrics = makeMetrics();
  app = await buildApp(test.deps, { metrics });
  user = await signedIn({ deps: test.deps, app });
  served = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
}, 120_000);
afterAll(async () => {
  await served.close();
  await app.close();
});

const lines = async (): Promise<readonly string[]> => (await metrics.text()).split('\n');

describe('the metrics', () => {
  it('count and time answers by the row of the call and the class of the status', async () => {
    await user.get('/api/point?page=1');
    await user.get('/api/point/');
    await user.get('/api/point/999');
    await app.inject({ method: 'GET', url: '/api/point' });
    const all = await lines();
    expect(all).toContain('carte_http_requests_total{call="points.list",class="2xx"} 2');
    expect(all).toContain('carte_http_requests_total{call="points.list",class="4xx"} 1');
    expect(all).toContain('carte_http_requests_total{call="points.one",class="4xx"} 1');
    expect(all).toContain('carte_http_request_duration_seconds_count{call="points.list"} 3');
    expect(all).toContain('carte_http_open_requests 0');
  });

  it('have no label that a visitor could invent', async () => {
    for (const url of ['/api/canary', '/canary?token=canary', '/files/canary.png', '/readyz']) {
      await app.inject({ method: 'GET', url });
    }
    const text = (await lines()).filter((line) => line.includes('call='));
    expect(text.filter((line) => line.includes('canary'))).toEqual([]);
    expect(text).toContain('carte_http_requests_total{call="none",class="4xx"} 2');
    expect(text).toContain('carte_http_requests_total{call="/files/:name",class="4xx"} 1');
    expect(text).toContain('carte_http_requests_total{call="/readyz",class="2xx"} 1');
  });

  it('count rounds of the clean-up: done, left to another process, failed', async () => {
    const tidy = async (): Promise<void> => {};
    const round = async (alone: Parameters<typeof startMaintenance>[1]['alone']) =>
      startMaintenance(test.deps, { tidy, alone }, metrics)();
    await round(async (work) => {
      await work();
      return true;
    });
    await round(async () => false);
    await round(() => Promise.reject(new Error('no connection')));
    const all = await lines();
    for (const outcome of ['done', 'skipped', 'failed']) {
      expect(all).toContain(`carte_job_rounds_total{outcome="${outcome}"} 1`);
    }
    expect(all).toContain('carte_job_removed_total{what="points"} 0');
    expect(test.logged.join('')).toContain('clean-up failed');
  });

  it('count letters, also those that could not be sent', async () => {
    const letter = { to: 'a@carte.example', subject: 'a', text: 'a', html: 'a' };
    const close = async (): Promise<void> => {};
    await countLetters({ send: async () => {}, close }, metrics).send(letter);
    const broken = countLetters({ send: () => Promise.reject(new Error('refused')), close }, metrics);
    await expect(broken.send(letter)).rejects.toThrow('refused');
    const all = await lines();
    expect(all).toContain('carte_letters_total{outcome="sent"} 1');
    expect(all).toContain('carte_letters_total{outcome="failed"} 1');
  });

  it('are served on a port of their own, at one address, with those of Node.js', async () => {
    const answer = await fetch(served.address);
    expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    const text = await answer.text();
    for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes', 'carte_job_']) {
      expect(text).toContain(name);
    }
    expect((await fetch(served.address.replace('/metrics', '/'))).status).toBe(404);
    expect((await fetch(served.address, { method: 'POST' })).status).toBe(404);
    expect((await app.inject({ method: 'GET', url: '/metrics' })).statusCode).toBe(404);
  });
});
