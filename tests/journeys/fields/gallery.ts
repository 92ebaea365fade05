import { test as base, expect, type Page } from '@playwright/test';
import type { RunningServer } from '../startServer';
import { startGallery } from './galleryBuild';

interface PerTest {
  /** What went wrong on the page so far, in the browser's own words: violations of the policy, errors in the console. */
  readonly complaints: readonly string[];
}

interface PerWorker {
  readonly gallery: RunningServer;
}

/** `test` of the journeys through the gallery: it needs no sign-in, and every complaint of the browser is collected. */
export const test = base.extend<PerTest, PerWorker>({
  gallery: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures off this pattern
    async ({}, use) => {
      const server = await startGallery();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ gallery }, use) => use(gallery.url),
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    await page.exposeFunction('complain', (text: string) => complaints.push(text));
    await page.addInitScript(listenForViolations);
    page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        complaints.push(`${message.type()}: ${message.text()}`);
    });
    await use(complaints);
  },
});

/** Runs in the page, before anything of it. */
const listenForViolations = () => {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) => {
    const { complain } = globalThis as unknown as { complain: (text: string) => void };
    complain(`policy: ${effectiveDirective} ${blockedURI} ${sourceFile} ${sample}`);
  });
};

/** The place of one type in one mode, waited for. */
export const placeOf = async (page: Page, type: string, mode: string) => {
  const place = page.locator(`section[data-type="${type}"][data-mode="${mode}"]`);
  await expect(place).toBeVisible();
  return place;
};

export { expect };
