import type { Page } from '@playwright/test';
import { expect, test } from '../journey';
import { chooseInRow, rowOf } from '../steps';
import { answer, one } from './binSteps';
import { addCategory, addFoods, addMenu, api, go, openVenue } from './kitchen';

// A long walk: on a busy machine it takes its time.
test.slow();

/** One row by its menu: through the bin and back, into the bin again and gone for good. */
const throughTheBin = async (page: Page, title: string, { list, bin }: Record<'list' | 'bin', string>) => {
  for (const last of ['Восстановить', 'Удалить навсегда'] as const) {
    await go(page, list);
    await one(page, title, 'Удалить');
    await go(page, bin);
    await expect(rowOf(page, title)).toContainText('Осталось 7 дней');
    await one(page, title, last);
  }
};

test('[BN-01, BN-03..BN-06, BN-08, LP-06, LP-07] menus, categories and foods go to the bin, come back and are destroyed, one by one', async ({
  page,
  outbox,
}) => {
  const venue = await openVenue(page, outbox);
  const menu = await addMenu(page, venue, 'Обеды');
  const category = await addCategory(page, menu, 'food', 'Первое');
  await addFoods(page, category, ['Борщ']);
  const at = `pointId=${venue}&type=food&id=${category}`;
  await page.goto('/menu/list');
  await throughTheBin(page, 'Борщ', { list: `/menu/foods?${at}`, bin: `/menu/foods/deleted?${at}` });
  await throughTheBin(page, 'Первое', { list: `/menu?id=${menu}`, bin: `/menu/deleted?id=${menu}` });
  await throughTheBin(page, 'Обеды', { list: '/menu/list', bin: '/menu/list/deleted' });
});

/** The page was open before its parents were deleted elsewhere; what it says is what has to be done first. */
const refused = async (page: Page, title: string, reason: string) => {
  await chooseInRow(page, title, 'Восстановить');
  await answer(page, 'Восстановить');
  await expect(page.getByRole('alertdialog').getByText(reason)).toBeVisible();
  await answer(page, 'Отмена');
  await expect(rowOf(page, title)).toBeVisible();
};

test('[DC-32, DC-33, BN-06] a food under a deleted menu and category says what to restore first, and comes back after both @once', async ({
  page,
  context,
  outbox,
}) => {
  const venue = await openVenue(page, outbox);
  const menu = await addMenu(page, venue, 'Обеды');
  const category = await addCategory(page, menu, 'food', 'Первое');
  const foods = await addFoods(page, category, ['Борщ']);
  await api(page, 'DELETE', 'foods', { ids: foods });
  const at = `pointId=${venue}&type=food&id=${category}`;
  await page.goto(`/menu/foods/deleted?${at}`);
  await expect(rowOf(page, 'Борщ')).toBeVisible();
  await api(page, 'DELETE', `categories/${menu}`, { food: [category], drink: [] });
  await api(page, 'DELETE', `point/${venue}/menus/`, { ids: [menu] });

  const other = await context.newPage();
  await refused(page, 'Борщ', 'Сначала восстановите меню «Обеды».');
  await other.goto('/menu/list/deleted');
  await one(other, 'Обеды', 'Восстановить');
  await refused(page, 'Борщ', 'Сначала восстановите категорию «Первое».');
  await other.goto(`/menu/deleted?id=${menu}`);
  await one(other, 'Первое', 'Восстановить');
  await one(page, 'Борщ', 'Восстановить');
  await other.goto(`/menu/foods?${at}`);
  await expect(rowOf(other, 'Борщ')).toBeVisible();
});
