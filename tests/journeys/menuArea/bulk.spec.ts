import type { Locator, Page } from '@playwright/test';
import { bulkBar, pressAct } from '../bulkBar';
import { expect, test } from '../journey';
import { addCategory, addFoods, api, openMenu, type openVenue } from './kitchen';

// A long walk: on a busy machine it takes its time.
test.slow();

const PRICES = ['390', '340', '512.5', '1200'];

interface Board {
  readonly menu: number;
  readonly ids: readonly number[];
}

/** A menu with soups of several prices and salads, open in the editor. */
const openEditor = async (
  page: Page,
  outbox: Parameters<typeof openVenue>[1],
  count = PRICES.length,
): Promise<Board> => {
  const { venue, menu, category: soups } = await openMenu(page, outbox, [], 'Супы');
  await addCategory(page, menu, 'food', 'Салаты');
  const ids = await addFoods(
    page,
    soups,
    Array.from({ length: count }, (_, at) => `Суп ${at + 1}`),
  );
  for (const [at, id] of ids.entries())
    await api(page, 'PUT', `foods/${id}`, { categoryId: soups, price: PRICES[at % PRICES.length] });
  await page.goto(`/menu/editor?pointId=${venue}&menuId=${menu}`);
  await expect(page.getByRole('group', { name: 'Суп 1', exact: true })).toBeVisible();
  return { menu, ids };
};

const prices = async (page: Page, { ids }: Board) =>
  Promise.all(ids.map(async (id) => (await api(page, 'GET', `foods/${id}`)).price));

/** Presses, and counts it. */
const hand = () => {
  let clicks = 0;
  return {
    click: async (what: Locator): Promise<void> => {
      clicks += 1;
      await what.click();
    },
    clicks: () => clicks,
  };
};

/** It has the focus, and nothing need be pressed. */
const typeAmount = async (page: Page, amount: string): Promise<void> => {
  const field = page.getByRole('dialog').getByLabel('Изменение', { exact: true });
  await expect(field).toBeFocused();
  await page.keyboard.type(amount);
};

const tickSoups = async (page: Page, click: (what: Locator) => Promise<void>): Promise<void> => {
  await click(page.getByRole('button', { name: 'Действия с категорией «Супы»' }));
  await click(page.getByRole('menuitem', { name: 'Выбрать все' }));
};

test('[BK-02] @reference all prices of a category rise by a tenth to «…90» in six clicks, and one press brings them back', async ({
  page,
  outbox,
}) => {
  const board = await openEditor(page, outbox);
  const { click, clicks } = hand();
  await tickSoups(page, click);
  await pressAct(page, 'Цена', click);
  const dialog = page.getByRole('dialog', { name: 'Изменить цену' });
  await typeAmount(page, '10');
  await click(dialog.getByRole('button', { name: 'до …90' }));
  await expect(dialog.getByRole('row', { name: /Суп 3.*512,50 ₽.*590 ₽/ })).toBeVisible();
  await click(dialog.getByRole('button', { name: /^Изменить \d/ }));
  await expect(dialog).toBeHidden();
  expect(clicks()).toBeLessThanOrEqual(6);
  // 429, 374, 563.75 and 1320, each to the nearest that ends so.
  expect(await prices(page, board)).toEqual(['390', '390', '590', '1290']);
  await expect(page.getByText(/^Цены изменены: 3 позиции/)).toBeVisible();
  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect(page.getByText(/^Возвращено как было: 3 позиции/)).toBeVisible();
  expect(await prices(page, board)).toEqual(PRICES);
});

test('[BK-01] @reference marks are given, dishes hidden, and five of them moved by the bar', async ({
  page,
  outbox,
}) => {
  const { menu, ids } = await openEditor(page, outbox, 5);
  await tickSoups(page, (what) => what.click());
  await pressAct(page, 'Значки');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('group', { name: 'Хит' }).getByRole('button', { name: 'Поставить' }).click();
  await dialog.getByRole('button', { name: 'Изменить значки' }).click();
  await expect(dialog).toBeHidden();
  await tickSoups(page, (what) => what.click());
  await pressAct(page, 'Видимость');
  await dialog.getByRole('button', { name: 'Скрыть от гостей' }).click();
  await expect(dialog).toBeHidden();
  const food = await api(page, 'GET', `foods/${ids[4]}`);
  expect([food.marks.length, food.visible]).toEqual([1, false]);
  await tickSoups(page, (what) => what.click());
  await pressAct(page, 'Переместить');
  await page.getByRole('menuitem', { name: 'Салаты' }).click();
  await expect(page.getByText('Перемещено в «Салаты»: 5 позиций')).toBeVisible();
  const board = await api(page, 'GET', `menus/${menu}/board`);
  expect(board.categories.map((each: { foods: readonly unknown[] }) => each.foods.length)).toEqual([0, 5]);
  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect(page.getByText('Возвращено как было: 5 позиций')).toBeVisible();
});

test('[BK-03, HI-05] @reference @once twelve dishes are deleted by the bar and taken back by one click', async ({
  page,
  outbox,
}) => {
  const board = await openEditor(page, outbox, 12);
  await tickSoups(page, (what) => what.click());
  await pressAct(page, 'Удалить');
  await expect(page.getByText('Удалено: 12 позиций')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Суп 1', exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect(page.getByRole('group', { name: 'Суп 1', exact: true })).toBeVisible();
  expect(await prices(page, board)).toHaveLength(12);
});

// A plain backend has too few acts for a menu: there is nothing to come back to.
test('@reference who leaves the question of an act from the bar’s menu is back at that menu', async ({
  page,
  outbox,
}) => {
  const { venue, category: soups } = await openMenu(page, outbox, ['Борщ'], 'Супы');
  await page.goto(`/menu/foods?pointId=${venue}&type=food&id=${soups}`);
  await page.getByRole('checkbox', { name: 'Выбрать: Борщ' }).check();
  await pressAct(page, 'Удалить');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bulkBar(page).getByRole('button', { name: 'Ещё' })).toBeFocused();
});
