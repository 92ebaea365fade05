import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { cell, openEditor } from './editor/openEditor';
import { test } from './journey';
import { arrive, createPoints } from './steps';

interface Visit {
  readonly address: string;
  /** How the addresses begin that are asked for while the console's own scripts are held back. */
  readonly early: readonly string[];
  /** Stands there in the end. */
  readonly shown: Locator;
}

/** Everything a visit asks for, which begins while the console can ask for nothing. */
const visitHeld = async (page: Page, { address, early, shown }: Visit): Promise<readonly string[]> => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const SCRIPTS = /\/assets\/(first|console)-.*\.js$/;
  await page.route(SCRIPTS, async (route) => {
    await held;
    await route.continue();
  });
  const calls: string[] = [];
  const note = (request: Request): void => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}${search}`);
  };
  page.on('request', note);
  // What the page that is left has asked for last is none of this visit.
  page.once('framenavigated', () => calls.splice(0));
  const asked = early.map((start) => page.waitForRequest((request) => request.url().includes(start)));
  await page.goto(address, { waitUntil: 'commit' });
  await Promise.all(asked);
  release();
  await expect(shown).toBeVisible();
  // The network is never idle: what happens is told over a stream that stays open.
  await expect
    .poll(async () => {
      const before = calls.length;
      await page.waitForTimeout(QUIET_MS);
      return calls.length === before;
    })
    .toBe(true);
  page.off('request', note);
  await page.unroute(SCRIPTS);
  return calls;
};

const QUIET_MS = 1_000;

test('[R1] who has signed in is asked for at once, with the list of the address, and nothing twice @desktop', async ({
  page,
  outbox,
}) => {
  await arrive(page, outbox);
  await createPoints(page, ['Кофейня', 'Бар']);
  const shown = page.getByRole('link', { name: 'Бар' });
  for (const search of ['', '?page=1&filter=%7B%22titleAndAddress%22%3A%22Бар%22%7D']) {
    const early = ['/api/profile', '/api/point?'];
    const calls = await visitHeld(page, { address: `/management/points${search}`, early, shown });
    expect([...calls].sort()).toEqual([...new Set(calls)].sort());
  }
});

test('[ME-02] the editor that was open here before is asked for at once, and nothing twice @desktop', async ({
  page,
  outbox,
}) => {
  const { menu } = await openEditor(page, outbox, { Первое: ['Борщ'] });
  const address = page.url();
  const early = ['/api/profile', `/api/menus/${menu}/board`];
  const shown = cell(page, 'Цена', 'Борщ');
  const calls = await visitHeld(page, { address, early, shown });
  expect([...calls].sort()).toEqual([...new Set(calls)].sort());

  await test.step('where it has not been looked at nobody knows yet whether the backend has the call', async () => {
    await page.evaluate(() => localStorage.removeItem('carte.menuView'));
    const begun: string[] = [];
    page.on('request', (request) => begun.push(new URL(request.url()).pathname));
    await page.goto(address);
    await expect(shown).toBeVisible();
    const board = begun.indexOf(`/api/menus/${menu}/board`);
    expect(board).toBeGreaterThan(begun.findIndex((path) => path.startsWith('/assets/EditorPage')));
  });
});
