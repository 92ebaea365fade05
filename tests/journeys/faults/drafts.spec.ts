import { expect, test } from '../journey';
import { arrive, createPoints, enter } from '../steps';
import { editAddress, leaveQuestion, saveButton, titleOf } from './console';

const restore = { name: 'Вернуть', exact: true } as const;

test('[NF5] a reload and a crash offer the draft back; a save and Да forget it', async ({
  page,
  context,
  outbox,
}) => {
  await arrive(page, outbox);
  const [id] = await createPoints(page, ['Черновая']);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(editAddress(id));
  await titleOf(page).fill('Перезагрузка');
  await page.reload();
  await page.getByRole('button', restore).click();
  await expect(titleOf(page)).toHaveValue('Перезагрузка');

  await titleOf(page).fill('Авария');
  const draft = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('carte.draft.')).length);
  await expect.poll(draft).toBe(1);
  await page.waitForTimeout(1000);
  const after = await context.newPage();
  await page.goto('chrome://crash').catch(() => undefined);
  await after.goto(editAddress(id));
  await after.getByRole('button', restore).click();
  await expect(titleOf(after)).toHaveValue('Авария');

  await saveButton(after).click();
  await expect(after.getByText('Документы заведения')).toBeVisible();
  await after.goto(editAddress(id));
  await expect(titleOf(after)).toHaveValue('Авария');
  await expect(after.getByRole('button', restore)).toHaveCount(0);
});

test('[NF5, PL4] a draft is never offered to another person, and signing out takes it along', async ({
  page,
  browser,
  baseURL,
  outbox,
}) => {
  const first = await arrive(page, outbox);
  await page.goto('/management/points/add');
  await titleOf(page).fill('Секрет первого');
  // The session ends by itself under the form: the draft stays in this browser.
  await page.evaluate(() => localStorage.setItem('token', 'ended'));
  await saveButton(page).click();
  // Whichever request comes first finds it out; it may be one of the page's own.
  await Promise.race([page.getByLabel('Город').fill('Казан'), page.waitForURL(/\/$/)]);
  await expect(page).toHaveURL(/\/$/);

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const second = await arrive(await elsewhere.newPage(), outbox);
  await elsewhere.close();
  await enter(page, second);
  await expect(page).toHaveURL(/\/management\/points\/add/);
  await expect(titleOf(page)).toHaveValue('');
  await expect(page.getByRole('button', restore)).toHaveCount(0);
  await expect(page.getByText('Секрет первого')).toHaveCount(0);

  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto('/management/points/add');
  await enter(page, first);
  await page.getByRole('button', restore).click();
  await expect(titleOf(page)).toHaveValue('Секрет первого');

  await page.getByRole('link', { name: 'Точки' }).last().click();
  await leaveQuestion(page).getByRole('button', { name: 'Да' }).click();
  await expect(page).toHaveURL(/\/management\/points$/);
  await page.goto('/management/points/add');
  await expect(titleOf(page)).toHaveValue('');
  await expect(page.getByRole('button', restore)).toHaveCount(0);
});
