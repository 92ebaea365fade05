import type { Page } from '@playwright/test';
import { expect, test } from '../journey';
import { arrive, createPoints } from '../steps';
import { api, editAddress, saveButton, titleOf } from './console';
import { plant } from './forms';

const gone = { status: 404, contentType: 'text/html', body: '<html>404</html>' };

/** A part of the build that does not come for as long as it is taken away. */
const takeAway = async (page: Page, part: string): Promise<{ readonly giveBack: () => void }> => {
  let isGone = true;
  await page.route(`**/assets/${part}-*.js`, (route) => (isGone ? route.fulfill(gone) : route.fallback()));
  return {
    giveBack: () => {
      isGone = false;
    },
  };
};

test('[NF7, CC1] a question before a save that does not arrive: the form stays with what was typed, says it in Russian, and goes on', async ({
  page,
  outbox,
}) => {
  await arrive(page, outbox);
  const { point, category, food } = await plant(page);
  const loads: unknown[] = [];
  const questions: string[] = [];
  page.on('dialog', async (dialog) => {
    questions.push(dialog.type());
    await dialog.accept();
  });
  const said = page.getByRole('alert').filter({ hasText: 'Часть кабинета не загрузилась' });
  const again = said.getByRole('button', { name: 'Попробовать ещё раз' });

  const versions = await takeAway(page, 'VersionsDialog');
  await page.goto(editAddress(point));
  page.on('load', () => loads.push(undefined));
  await titleOf(page).fill('Набрано при выпуске');
  await api(page, 'PUT', `/point/${point}`, { title: 'Чужая правка' });
  await saveButton(page).click();
  await expect(said).toContainText('Введённое осталось на странице');
  await expect(titleOf(page)).toHaveValue('Набрано при выпуске');
  versions.giveBack();
  await again.click();
  await expect(page.getByRole('dialog')).toContainText('Чужая правка');
  await expect(page.getByRole('dialog')).toContainText('Набрано при выпуске');
  expect(loads).toEqual([]);

  await page.goto(editAddress(point));
  loads.length = 0;
  await titleOf(page).fill('Набрано и не сохранено');
  const history = await takeAway(page, 'HistoryPanel');
  const story = page.getByRole('button', { name: 'История' });
  await story.click();
  await expect(page.getByText('Часть кабинета не загрузилась')).toBeVisible();
  await expect(titleOf(page)).toHaveValue('Набрано и не сохранено');
  history.giveBack();
  await story.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(loads).toEqual([]);

  const confirm = await takeAway(page, 'ConfirmDialog');
  await page.goto(`/menu/foods/edit?pointId=${point}&type=food&categoryId=${category}&id=${food}`);
  loads.length = 0;
  const price = page.getByRole('textbox', { name: 'Цена' });
  await price.fill('100000000');
  await saveButton(page).click();
  await expect(said).toBeVisible();
  await expect(price).toHaveValue('100000000');
  confirm.giveBack();
  await again.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Отмена' }).click();
  await expect(price).toHaveValue('100000000');
  expect(loads).toEqual([]);
  expect(questions.filter((kind) => kind === 'confirm')).toEqual([]);
});

test('[NF6, NF7] the question before leaving is asked by the browser where the dialog does not arrive', async ({
  page,
  outbox,
}) => {
  await arrive(page, outbox);
  const [id] = await createPoints(page, ['Кафе']);
  await takeAway(page, 'LeaveDialog');
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.message());
    await (asked.length === 1 ? dialog.dismiss() : dialog.accept());
  });
  await page.goto(editAddress(id));
  await titleOf(page).fill('Не сохранено');
  const out = page.getByRole('link', { name: 'Точки', exact: true }).first();
  await out.click();
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toContain('Вы действительно хотите покинуть страницу?');
  await expect(titleOf(page)).toHaveValue('Не сохранено');
  await out.click();
  await expect(page).toHaveURL(/\/management\/points$/);
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
  await page.getByRole('button', { name: 'Меню личного кабинета' }).hover();
  await expect(page.getByText('Вышла новая версия кабинета.')).toBeVisible();
  await expect(titleOf(page)).toHaveValue('Набрано до выпуска');

  isGone = false;
  await renew.click();
  await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await expect(titleOf(page)).toHaveValue('Набрано до выпуска');
  await expect(renew).toHaveCount(0);
});
