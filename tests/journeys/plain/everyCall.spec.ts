import type { Page } from '@playwright/test';
import { expect, test } from '../journey';
import { one } from '../menuArea/binSteps';
import { go } from '../menuArea/kitchen';
import { chooseInRow, enter, fillPoint, fillRegistration, newOwner, rowOf } from '../steps';
import { DOCUMENTED } from './documentedCalls';

// A long walk: on a busy machine it takes its time.
test.slow();

/** Into the bin and back, into the bin again and gone for good. */
const throughTheBin = async (page: Page, title: string, { list, bin }: Record<'list' | 'bin', string>) => {
  for (const last of ['Восстановить', 'Удалить навсегда'] as const) {
    await go(page, list);
    await one(page, title, 'Удалить');
    await go(page, bin);
    await one(page, title, last);
  }
};

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** A record is opened from its row's menu and saved with another title. */
const rename = async (page: Page, title: string, label: string | RegExp): Promise<string> => {
  await chooseInRow(page, title, 'Изменить');
  await page.getByRole('textbox', { name: label }).fill(`${title} наш`);
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  const form = page.url();
  await press(page, 'Сохранить изменения');
  expect((await saved).ok()).toBe(true);
  // The save of all but a venue leads on by itself: whoever goes elsewhere before would be led back.
  if (!form.includes('/points/')) await expect(page).not.toHaveURL(form);
  return `${title} наш`;
};

test('[CL-01..CL-43] each of the 43 calls is made, with the keys of the documents and no others', async ({
  page,
  outbox,
  plain,
}) => {
  const owner = newOwner();
  await fillRegistration(page, owner);
  const modal = page.getByRole('dialog');
  await outbox.codeFor(owner.email);
  await modal.getByRole('button', { name: /ещё раз/ }).click();
  await modal.getByLabel('Код из письма').fill(await outbox.codeFor(owner.email, 1));
  await press(page, 'Подтвердить');
  await expect(page).toHaveURL(/\/management\/points$/);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/management/points/add');
  await enter(page, owner);

  await fillPoint(page, 'Кафе «Утро»');
  await press(page, 'Сохранить и продолжить');
  await expect(page.getByText('Документы заведения')).toBeVisible();
  await press(page, 'Сохранить и продолжить');
  await expect(page.getByText('Страница для гостей')).toBeVisible();
  await press(page, /Отправить/);
  await expect(page).toHaveURL(/\/management\/points$/);
  await expect(rowOf(page, 'Кафе «Утро»')).toBeVisible();

  await go(page, '/menu/list');
  await page.getByRole('status').getByRole('link', { name: 'Добавить меню' }).click();
  await page.getByLabel('Название меню').fill('Обеды');
  await press(page, 'Создать');
  await expect(page).toHaveURL(/\/menu\/list\?pointId=\d+$/);
  await page.getByRole('link', { name: 'Обеды' }).click();
  await page.getByRole('status').getByRole('link', { name: 'Добавить категорию' }).click();
  const base = page.getByRole('combobox', { name: 'Базовая категория' });
  await base.fill('Супы');
  await base.press('Enter');
  await page.getByLabel('Название категории').fill('Первое');
  await press(page, 'Создать');
  await page.getByRole('link', { name: 'Первое' }).click();
  await page.getByRole('status').getByRole('link', { name: 'Добавить блюдо' }).click();
  await page.getByRole('textbox', { name: /^Название/ }).fill('Борщ');
  await page.getByLabel('Цена').fill('350,50');
  await expect(page.getByText('Видят гости')).toHaveCount(0);
  await press(page, 'Создать');
  const ingredient = page.getByRole('combobox', { name: 'Ингредиенты' });
  await ingredient.fill('свёкла');
  await ingredient.press('Enter');
  await press(page, 'Сохранить изменения');
  await expect(page).toHaveURL(/\/menu\/foods\?/);

  const list = new URL(page.url());
  const [venue, category] = ['pointId', 'id'].map((name) => list.searchParams.get(name));
  await rowOf(page, 'Борщ').getByRole('button', { name: 'В продаже' }).click();
  await page.locator('[role$="dialog"]').getByRole('button', { name: 'Поставить на стоп' }).click();
  await expect(rowOf(page, 'Борщ').getByRole('button', { name: 'На стопе' })).toBeVisible();
  const food = await rename(page, 'Борщ', /^Название/);
  const at = `pointId=${venue}&type=food&id=${category}`;
  await throughTheBin(page, food, { list: `/menu/foods?${at}`, bin: `/menu/foods/deleted?${at}` });

  await go(page, `/menu/list?pointId=${venue}`);
  await page.getByRole('link', { name: 'Обеды' }).click();
  const menu = new URL(page.url()).searchParams.get('id');
  const first = await rename(page, 'Первое', /^Название/);
  await throughTheBin(page, first, { list: `/menu?id=${menu}`, bin: `/menu/deleted?id=${menu}` });
  await go(page, `/menu/list?pointId=${venue}`);
  const lunch = await rename(page, 'Обеды', /^Название/);
  const lists = { list: `/menu/list?pointId=${venue}`, bin: `/menu/list/deleted?pointId=${venue}` };
  await throughTheBin(page, lunch, lists);
  await go(page, '/management/points');
  const cafe = await rename(page, 'Кафе «Утро»', /^Название/);
  await throughTheBin(page, cafe, { list: '/management/points', bin: '/management/points/deleted' });

  expect(plain?.unknownCalls()).toEqual([]);
  expect(DOCUMENTED.filter((key) => !plain?.made().has(key))).toEqual([]);
});
