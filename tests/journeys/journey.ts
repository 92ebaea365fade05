import { randomBytes } from 'node:crypto';
import { test as base } from '@playwright/test';
import { type Outbox, openOutbox } from './outbox';
import { openPlainBackend } from './plain/openPlainBackend';
import { type RunningServer, startServer } from './startServer';

/** What owners of journeys type into forms: addresses, passwords, phones. */
const SECRETS = /@example\.com|long enough secret|9991234567|2001122|Пекарня|Кирова/;

interface PerTest {
  readonly outbox: Outbox;
}

export interface PerWorker {
  /** Which backend the console talks to: ours, or one that knows the two specifications and nothing more. */
  readonly backend: 'reference' | 'plain';
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
  backend: ['reference', { scope: 'worker', option: true }],
  server: [
    async ({ backend }, use) => {
      const server = await startServer({ env: { SEED_DEMO: '0', TRUST_PROXY: '127.0.0.1' } });
      const plain = backend === 'plain' ? await openPlainBackend(server.url) : undefined;
      await use(plain ? { ...server, url: plain.url } : server);
      await plain?.close();
      await server.stop();
      if (plain?.unknownCalls().length)
        throw new Error(`The console asked for calls no document knows:\n${plain.unknownCalls().join('\n')}`);
      // The whole run, everything that was typed in it (trust PL1).
      const [leaked] = SECRETS.exec(server.output()) ?? [];
      if (leaked !== undefined) throw new Error(`The server printed ${leaked}, which somebody had typed.`);
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),
  // Each journey comes from an address of its own: one address may register thirty owners an hour, and together they are more.
  // biome-ignore lint/correctness/noEmptyPattern: as above
  extraHTTPHeaders: ({}, use) => use({ 'x-forwarded-for': `10.${randomBytes(3).join('.')}` }),
  outbox: ({ server }, use) => use(openOutbox(server.dataDir)),
});

export { expect } from '@playwright/test';
