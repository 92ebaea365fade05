import type { Locator, Page } from '@playwright/test';
import { bulkBar, pressAct } from '../bulkBar';
import { expect, test } from '../journey';
import { addCategory, addFoods, addMenu, api, openVenue } from './kitchen';

// A long walk: on a busy machine it takes its time.
test.slow();

const PRICES = ['390', '340', '512.5', '1200'];

interface Board {
  readonly menu: number;
  readonly soups: number;
  readonly ids: readonly number[];
}

/** A menu with soups of several prices and salads, open in the editor. */
const openEditor = async (
  page: Page,
  outbox: Parameters<typeof openVenue>[1],
  count = PRICES.length,
): Promise<Board> => {
  const venue = await openVenue(page, outbox);
  const menu = await addMenu(page, venue, 'Обеды');
  const soups = await addCategory(page, menu, 'food', 'Супы');
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
  return { menu, soups, ids };
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

test('[BK-02] @reference @once a row can be left out, and what breaks a rule stays out by itself', async ({
  page,
  outbox,
}) => {
  const board = await openEditor(page, outbox);
  await tickSoups(page, (what) => what.click());
  await pressAct(page, 'Цена');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Рубли' }).click();
  await dialog.getByLabel('Изменение', { exact: true }).fill('-350');
  const refused = dialog.getByRole('row', { name: /Суп 2/ });
  await expect(refused.getByRole('checkbox')).toBeDisabled();
  await expect(refused).toContainText('−10 ₽');
  await dialog.getByRole('checkbox', { name: 'Выбрать: Суп 1' }).uncheck();
  await expect(dialog.getByText('Изменится 2 из 4.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Изменить 2 цены' }).click();
  await expect(dialog).toBeHidden();
  expect(await prices(page, board)).toEqual(['390', '340', '163', '850']);
});

test('[BK-01, BK-03] @reference @once units are tried out and changed; a dish that somebody else has saved meanwhile is left, and looked at anew', async ({
  page,
  outbox,
}) => {
  const { soups, ids } = await openEditor(page, outbox, 3);
  const [first, second] = ids;
  const put = (id: number | undefined, more: object) =>
    api(page, 'PUT', `foods/${id}`, { categoryId: soups, ...more });
  // The third says no portion: a unit alone is none.
  for (const id of [first, second]) await put(id, { unit_value: '300', unit_measurement: 'g' });
  const units = () =>
    Promise.all(ids.map(async (id) => (await api(page, 'GET', `foods/${id}`)).unit_measurement));
  await tickSoups(page, (what) => what.click());
  await pressAct(page, 'Единица');
  const dialog = page.getByRole('dialog', { name: 'Сменить единицу' });
  await dialog.getByRole('combobox').click();
  await page.getByRole('option', { name: 'мл', exact: true }).click();
  await expect(dialog.getByRole('row', { name: /Суп 1.*г.*мл/ })).toBeVisible();
  await expect(dialog.getByRole('row', { name: /Суп 3/ }).getByRole('checkbox')).toBeDisabled();
  await put(second, { price: '999' });
  await dialog.getByRole('button', { name: 'Изменить: 2' }).click();
  await expect(dialog.getByText('Сделано: 1 из 2')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveText([/Суп 2.*Изменили, пока вы смотрели/]);
  expect(await units()).toEqual(['ml', 'g', null]);
  // As it is by now, it can be changed as well.
  await dialog.getByRole('button', { name: 'Посмотреть заново: 1' }).click();
  await dialog.getByRole('button', { name: 'Изменить: 1' }).click();
  await expect(dialog).toBeHidden();
  expect(await units()).toEqual(['ml', 'ml', null]);
  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect(page.getByText('Возвращено как было: 1 позиция')).toBeVisible();
  expect(await units()).toEqual(['ml', 'g', null]);
});

test('[BK-01] @reference marks are given, dishes hidden, and five of them moved by the bar', async ({
  page,
  outbox,
}) => {
  const { menu, ids } = await openEditor(page, outbox, 5);
  await tickSoups(page, (what) => what.click());
  await pressAct(page, 'Значки');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('group', { name: 'Добавить' }).getByRole('button', { name: 'Хит' }).click();
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

test('[BK-03] @reference @once all that the search finds on the server is ticked, and acted on', async ({
  page,
  outbox,
}) => {
  const venue = await openVenue(page, outbox);
  const soups = await addCategory(page, await addMenu(page, venue, 'Обеды'), 'food', 'Супы');
  const titles = Array.from({ length: 30 }, (_, at) => (at % 2 === 0 ? `Суп ${at}` : `Борщ ${at}`));
  const ids = await addFoods(page, soups, titles);
  await page.goto(`/menu/foods?pointId=${venue}&type=food&id=${soups}`);
  await page.getByRole('searchbox').fill('борщ');
  await expect(page.getByText('15 блюд')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Выбрать все на странице' }).check();
  await pressAct(page, 'Все найденные: 15');
  await expect(bulkBar(page).getByText('Выбрано: 15 блюд')).toBeVisible();
  await pressAct(page, 'Цена');
  const dialog = page.getByRole('dialog');
  await typeAmount(page, '10');
  await dialog.getByRole('button', { name: 'Изменить 15 цен' }).click();
  await expect(page.getByText('Цены изменены: 15 блюд')).toBeVisible();
  const all = await Promise.all(ids.map(async (id) => (await api(page, 'GET', `foods/${id}`)).price));
  expect(all).toEqual(titles.map((title) => (title.startsWith('Борщ') ? '429' : '390')));
});

test('[HI-05] @reference @once what a list has deleted comes back by one click', async ({ page, outbox }) => {
  const venue = await openVenue(page, outbox);
  const soups = await addCategory(page, await addMenu(page, venue, 'Обеды'), 'food', 'Супы');
  await addFoods(page, soups, ['Борщ', 'Уха', 'Солянка']);
  await page.goto(`/menu/foods?pointId=${venue}&type=food&id=${soups}`);
  await page.getByRole('checkbox', { name: 'Выбрать все на странице' }).check();
  await pressAct(page, 'Удалить');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
  // The question names them too.
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByText('Солянка')).toBeHidden();
  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect(page.getByText('Солянка')).toBeVisible();
});

// A plain backend has too few acts for a menu: there is nothing to come back to.
test('@reference who leaves the question of an act from the bar’s menu is back at that menu', async ({
  page,
  outbox,
}) => {
  const venue = await openVenue(page, outbox);
  const menu = await addMenu(page, venue, 'Обеды');
  const soups = await addCategory(page, menu, 'food', 'Супы');
  await addFoods(page, soups, ['Борщ']);
  await page.goto(`/menu/foods?pointId=${venue}&type=food&id=${soups}`);
  await page.getByRole('checkbox', { name: 'Выбрать: Борщ' }).check();
  await pressAct(page, 'Удалить');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bulkBar(page).getByRole('button', { name: 'Ещё' })).toBeFocused();
});
