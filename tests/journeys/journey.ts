import { test as base } from '@playwright/test';
import { type Outbox, openOutbox } from './outbox';
import { type RunningServer, startServer } from './startServer';

/** The owner that the demo data belongs to. */
export const DEMO = { email: 'demo@carte.example', password: 'demo-journey-1' } as const;

interface PerTest {
  readonly outbox: Outbox;
}

interface PerWorker {
  /** One server with demo data per worker: a journey makes what it changes, so that journeys do not meet. */
  readonly server: RunningServer;
}

/**
 * `test` of every journey: the real server with its console, a page that starts at it, and the letters it sent.
 *
 * @example
 * test('[AU-10] a new owner signs up', async ({ page, outbox }) => {
 *   await page.goto('/');
 *   const code = await outbox.codeFor('new@example.com');
 * });
 */
export const test = base.extend<PerTest, PerWorker>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures off this pattern
    async ({}, use) => {
      const server = await startServer({ env: { DEMO_PASSWORD: DEMO.password, SEED_DEMO: '1' } });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),
  outbox: ({ server }, use) => use(openOutbox(server.dataDir)),
});

export { expect } from '@playwright/test';
