import { expect, test } from './journey';
import { arrive, enter, fillRegistration, newOwner } from './steps';

test('[SH-08, SH-11, SH-12, AU-04] whoever opens an inner address signs in first and then stands where they wanted', async ({
  page,
  outbox,
}) => {
  const owner = await arrive(page, outbox);
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
  const owner = await arrive(page, outbox);
  await page.goto('/management/points/add');
  await page.getByLabel('Название точки').fill('Не потеряйся');
  await page.evaluate(() => localStorage.setItem('token', 'ended'));
  await page.getByLabel('Город').fill('Казан');
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await expect(page.getByText('Введённое сохранено на этом устройстве')).toBeVisible();

  await enter(page, owner);
  await expect(page).toHaveURL(/\/management\/points\/add/);
  await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await expect(page.getByLabel('Название точки')).toHaveValue('Не потеряйся');
});

test('[AU-23, AU-17] signing out clears the token, and the way back leads to the landing page', async ({
  page,
  outbox,
}) => {
  await arrive(page, outbox);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a reload, a new tab and a sign-in during code entry come back to it, and nothing is typed twice [AR-09] @once', async ({
  page,
  context,
  outbox,
}) => {
  const owner = newOwner();
  await fillRegistration(page, owner);
  const heading = { name: 'Подтверждение почты' } as const;
  await expect(page.getByRole('heading', heading)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', heading)).toBeVisible();
  await expect(page.getByText(owner.email)).toBeVisible();
  const tab = await context.newPage();
  await tab.goto('/management/points/add');
  await expect(tab.getByRole('heading', heading)).toBeVisible();
  await tab.close();

  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto('/');
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await enter(page, owner);
  await expect(page.getByRole('heading', heading)).toBeVisible();
  await expect(page.getByText('ещё не подтверждён')).toBeVisible();
  await page.getByLabel('Код из письма').fill(await outbox.codeFor(owner.email));
  await page.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(page).toHaveURL(/\/management\/dashboard$/);
});
