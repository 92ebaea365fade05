import { test as base } from '@playwright/test';
import { type Outbox, openOutbox } from './outbox';
import { type RunningServer, startServer } from './startServer';

interface PerTest {
  readonly outbox: Outbox;
}

interface PerWorker {
  /** One empty server per worker: a journey registers its own owner and makes what it needs, so that journeys do not meet. */
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
      const server = await startServer({ env: { SEED_DEMO: '0' } });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),
  outbox: ({ server }, use) => use(openOutbox(server.dataDir)),
});

export { expect } from '@playwright/test';
