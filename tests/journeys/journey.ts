import { randomBytes } from 'node:crypto';
import { test as base, type ConsoleMessage } from '@playwright/test';
import { type Outbox, openOutbox } from './outbox';
import { openPlainBackend, type PlainBackend } from './plain/openPlainBackend';
import { type SharedServer, sharedServer } from './sharedServer';

interface PerTest {
  readonly outbox: Outbox;
}

export interface PerWorker {
  /** Which backend the console talks to: ours, or one that knows the two specifications and nothing more. */
  readonly backend: 'reference' | 'plain';
  /** One server for all: a journey registers its own owner and makes what it needs, so that journeys do not meet. */
  readonly server: SharedServer;
  /** What the second kind was asked. */
  readonly plain: PlainBackend | undefined;
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
  plain: [
    async ({ backend }, use) => {
      const plain = backend === 'plain' ? await openPlainBackend(sharedServer().url) : undefined;
      await use(plain);
      await plain?.close();
      if (plain?.unknownCalls().length)
        throw new Error(`The console asked for what no document knows:\n${plain.unknownCalls().join('\n')}`);
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ plain }, use) => use({ ...sharedServer(), ...(plain && { url: plain.url }) }),
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.url),
  // Each journey comes from an address of its own: one address may register thirty owners an hour, and together they are more.
  context: async ({ context, backend }, use) => {
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': `10.${randomBytes(3).join('.')}` });
    const refused: string[] = [];
    const onConsole = (message: ConsoleMessage): void => {
      if (/Content Security Policy/.test(message.text())) refused.push(message.text());
    };
    if (backend === 'plain') context.on('console', onConsole);
    await use(context);
    context.off('console', onConsole);
    if (refused.length > 0)
      throw new Error(`The policy of docs/operations.md refused:\n${refused.join('\n')}`);
  },
  outbox: ({ server }, use) => use(openOutbox(server.dataDir)),
});

export { expect } from '@playwright/test';
