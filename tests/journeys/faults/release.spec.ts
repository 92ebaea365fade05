import { expect, test } from '../journey';
import { arrive, createPoints } from '../steps';
import { api, editAddress, saveButton, titleOf } from './console';

const gone = { status: 404, contentType: 'text/html', body: '<html>404</html>' };

test('[NF7, CC1] a dialog that is gone with the old release: one reload without a question, the draft is kept and never lost', async ({
  page,
  outbox,
}) => {
  await arrive(page, outbox);
  const [id] = await createPoints(page, ['Старая вкладка']);
  const questions: string[] = [];
  page.on('dialog', async (dialog) => {
    questions.push(dialog.type());
    await dialog.accept();
  });
  let isGone = true;
  await page.route('**/assets/VersionsDialog-*.js', (route) =>
    isGone ? route.fulfill(gone) : route.fallback(),
  );
  await page.goto(editAddress(id));
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await titleOf(page).fill('Черновик при выпуске');
  await api(page, 'PUT', `/point/${id}`, { title: 'Чужая правка' });
  await saveButton(page).click();
  const compare = page.getByRole('button', { name: 'Сравнить и вернуть' });
  await expect(compare).toBeVisible();
  expect(loads).toBe(1);
  expect(questions).toEqual([]);

  // It is still gone: now that is said, the layout stays, and nothing is reloaded any more.
  await compare.click();
  await expect(page.getByRole('heading', { name: 'Что-то пошло не так...' })).toBeVisible();
  await page.waitForTimeout(1000);
  expect(loads).toBe(1);
  isGone = false;
  await page.getByRole('button', { name: 'Обновить страницу' }).click();
  await compare.click();
  await expect(page.getByRole('dialog')).toContainText('Черновик при выпуске');
  await page.getByRole('button', { name: 'Подставить выбранное' }).click();
  await expect(titleOf(page)).toHaveValue('Черновик при выпуске');
});

test('[NF7, NF8] a page that is gone: one reload, then a message inside the layout, and the button opens it again', async ({
  page,
  outbox,
}) => {
  await arrive(page, outbox);
  let isGone = true;
  await page.route('**/assets/AccountPage-*.js', (route) =>
    isGone ? route.fulfill(gone) : route.fallback(),
  );
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Что-то пошло не так...' })).toBeVisible();
  await expect(page.getByText('вышла новая версия или пропала сеть')).toBeVisible();
  await page.waitForTimeout(1000);
  expect(loads).toBe(2);
  const layout = page
    .getByRole('navigation', { name: 'Разделы кабинета' })
    .or(page.getByRole('navigation', { name: 'Главные разделы' }));
  await expect(layout.first()).toBeVisible();
  isGone = false;
  await page.getByRole('button', { name: 'Обновить страницу' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Личный кабинет' })).toBeVisible();
});

test('[NF7] a part that is there after the reload opens the page without a word', async ({
  page,
  outbox,
}) => {
  await arrive(page, outbox);
  let asked = 0;
  await page.route('**/assets/AccountPage-*.js', (route) => {
    asked += 1;
    return asked === 1 ? route.fulfill(gone) : route.fallback();
  });
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Личный кабинет' })).toBeVisible();
  expect(asked).toBeGreaterThan(1);
});

test('[NF7] a part that is gone while somebody types: a new version is said in Russian, and «Обновить» brings it with what was typed', async ({
  page,
  outbox,
}) => {
  await arrive(page, outbox);
  const [id] = await createPoints(page, ['Старая вкладка']);
  page.on('dialog', (dialog) => void dialog.accept());
  let isGone = true;
  await page.route('**/assets/PersonMenu-*.js', (route) => (isGone ? route.fulfill(gone) : route.fallback()));
  await page.goto(editAddress(id));
  await titleOf(page).fill('Набрано до выпуска');
  const renew = page.getByRole('status').getByRole('button', { name: 'Обновить', exact: true });
  await expect(renew).toHaveCount(0);
  await page.getByRole('button', { name: 'Меню профиля' }).hover();
  await expect(page.getByText('Вышла новая версия кабинета.')).toBeVisible();
  await expect(titleOf(page)).toHaveValue('Набрано до выпуска');

  isGone = false;
  await renew.click();
  await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await expect(titleOf(page)).toHaveValue('Набрано до выпуска');
  await expect(renew).toHaveCount(0);
});
