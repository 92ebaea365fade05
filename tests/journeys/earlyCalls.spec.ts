import { expect, type Page } from '@playwright/test';
import { test } from './journey';
import { createPoints, register } from './steps';

/** Calls of a visit, each as often as it was made. */
const callsOf = async (page: Page, visit: () => Promise<void>): Promise<readonly string[]> => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}${search}`);
  });
  await visit();
  page.removeAllListeners('request');
  return calls;
};

test('[R1] who has signed in is asked for at once, with the list of the address, and nothing twice @desktop', async ({
  page,
  outbox,
}) => {
  await register(page, outbox);
  await createPoints(page, ['Кофейня', 'Бар']);
  const row = page.getByRole('link', { name: 'Бар' });

  for (const search of ['', '?page=1&filter=%7B%22titleAndAddress%22%3A%22Бар%22%7D']) {
    // Held back, the console's own scripts can ask for nothing.
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const SCRIPTS = /\/assets\/(first|console)-.*\.js$/;
    await page.route(SCRIPTS, async (route) => {
      await held;
      await route.continue();
    });
    const calls = await callsOf(page, async () => {
      const asked = ['/api/profile', '/api/point?'].map((start) =>
        page.waitForRequest((request) => request.url().includes(start)),
      );
      await page.goto(`/management/points${search}`, { waitUntil: 'commit' });
      await Promise.all(asked);
      release();
      await expect(row).toBeVisible();
      await page.waitForLoadState('networkidle');
    });
    expect([...calls].sort()).toEqual([...new Set(calls)].sort());
    await page.unroute(SCRIPTS);
  }
});
