import { expect, type Page } from '@playwright/test';
import { test } from './journey';
import { createPoints, register } from './steps';

const SCRIPTS = /\/assets\/(first|console)-.*\.js$/;

/** Keeps the console's scripts back; the way to let them go. */
const holdScripts = async (page: Page): Promise<() => void> => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
};

/** Where the name of a row stands. */
const placeOf = async (page: Page, name: string): Promise<readonly number[]> => {
  const box = await page.getByRole('main').getByText(name, { exact: true }).boundingBox();
  if (!box) throw new Error(`Expected "${name}" on the page.`);
  return [box.x, box.y];
};

test('[R1] the rows of a list are named before its scripts have come, and stay where they are when it does', async ({
  page,
  outbox,
}) => {
  await register(page, outbox);
  await createPoints(page, ['Кофейня', 'Бар']);
  const release = await holdScripts(page);
  await page.goto('/management/points', { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await expect(main.getByText('Бар', { exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Точки' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  // The first one: those below it also depend on how much the others have to say.
  const before = await placeOf(page, 'Бар');
  release();
  await expect(page.getByRole('searchbox')).toBeVisible();
  const after = await placeOf(page, 'Бар');
  for (const axis of [0, 1] as const)
    expect(Math.abs((after[axis] ?? 0) - (before[axis] ?? 0))).toBeLessThan(3);
  await page.unroute(SCRIPTS);

  await test.step('a press on one of them leads on, without waiting for the rest', async () => {
    const go = await holdScripts(page);
    await page.goto('/management/points', { waitUntil: 'commit' });
    await main.getByRole('link', { name: 'Бар' }).click();
    await expect(page).toHaveURL(/\/management\/points\/edit\?id=/);
    go();
    await expect(page.getByRole('heading', { name: 'Бар' })).toBeVisible();
  });

  await test.step('a call that is refused leaves the frame, and the console says why', async () => {
    await page.unroute(SCRIPTS);
    await page.route('**/api/point?**', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/management/points');
    await expect(page.getByRole('button', { name: /Повторить|Попробовать/ })).toBeVisible();
  });
});
