import { expect, test } from './journey';
import { enter, register } from './steps';

test('[SH-08, SH-11, SH-12, AU-04] whoever opens an inner address signs in first and then stands where they wanted', async ({
  page,
  outbox,
}) => {
  const owner = await register(page, outbox);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/management/points/deleted');
  await expect(page).toHaveURL(/\/$/);
  await enter(page, owner);
  await expect(page).toHaveURL(/\/management\/points\/deleted$/);
});

test('[AU-14, AU-15] [AN9] a 401 in the middle clears the token, leads to the landing page and back to the work, with what was typed', async ({
  page,
  outbox,
}) => {
  const owner = await register(page, outbox);
  await page.goto('/management/points/add');
  await page.getByLabel('Название точки').fill('Не потеряйся');
  await page.evaluate(() => localStorage.setItem('token', 'ended'));
  await page.getByLabel('Город').fill('Казан');
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();

  await enter(page, owner);
  await expect(page).toHaveURL(/\/management\/points\/add/);
  await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await expect(page.getByLabel('Название точки')).toHaveValue('Не потеряйся');
});

test('[AU-23, AU-17] signing out clears the token, and the way back leads to the landing page', async ({
  page,
  outbox,
}) => {
  await register(page, outbox);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
