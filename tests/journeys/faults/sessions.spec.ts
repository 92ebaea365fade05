import type { Page, Route } from '@playwright/test';
import { expect, test } from '../journey';
import { arrive, createPoints, enter } from '../steps';
import { editAddress, titleOf } from './console';

const ended = { status: 401, contentType: 'application/json', body: '{"message":"Unauthenticated."}' };
const STORM = 20;

/** What a page hears when other tabs sign in: it asks who that is, each time. */
const subscribeToOtherTabs = (page: Page, times: number) =>
  page.evaluate((count) => {
    for (let tab = 0; tab < count; tab += 1) {
      const newValue = localStorage.getItem('token');
      window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue }));
    }
  }, times);

test('[AN9] twenty late 401 at once end the session once and keep the work; one that comes after the next sign-in ends nothing', async ({
  page,
  outbox,
}) => {
  const owner = await arrive(page, outbox);
  const [id] = await createPoints(page, ['Буря']);
  await page.goto(editAddress(id));
  await titleOf(page).fill('После бури');

  const held: Route[] = [];
  let isHolding = true;
  await page.route('**/api/profile', (route) => {
    if (!isHolding) return route.fallback();
    held.push(route);
  });
  await subscribeToOtherTabs(page, STORM);
  await expect.poll(() => held.length).toBe(STORM);
  const landings: string[] = [];
  page.on('framenavigated', (frame) => {
    if (new URL(frame.url()).pathname === '/') landings.push(frame.url());
  });
  const [stale, ...storm] = held;
  await Promise.all(storm.map((route) => route.fulfill(ended)));
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  expect(landings).toHaveLength(1);

  isHolding = false;
  await enter(page, owner);
  await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await expect(titleOf(page)).toHaveValue('После бури');
  const heard = page.waitForResponse((response) => response.status() === 401);
  await stale?.fulfill(ended);
  await heard;
  // The session is asked for something that only it can answer.
  await page.getByRole('button', { name: 'Сохранить и продолжить' }).click();
  await expect(page.getByText('Документы заведения')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
});
