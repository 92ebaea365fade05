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
