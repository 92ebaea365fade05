import type { Page } from '@playwright/test';
import { expect, test } from '../journey';
import { rowOf } from '../steps';
import { tickAll, ticked, ticks } from './binSteps';
import { addCategory, addFoods, addMenu, go, openVenue } from './kitchen';

// A long walk: on a busy machine it takes its time.
test.slow();

interface Level {
  /** Three rows, of which the first two go to the bin together. */
  readonly rows: readonly [string, string, string];
  readonly list: string;
  readonly bin: string;
  readonly emptyBin: string;
  /** How two and three of them are called in a question. */
  readonly two: string;
  readonly three: string;
}

const foodsIn = async (page: Page, venue: number, kind: 'food' | 'drink', rows: Level['rows']) => {
  const category = await addCategory(page, await addMenu(page, venue, 'Обеды'), kind, 'Категория');
  await addFoods(page, category, rows, kind);
  const at = `pointId=${venue}&type=${kind}&id=${category}`;
  return { rows, list: `/menu/foods?${at}`, bin: `/menu/foods/deleted?${at}` };
};

const levels: Readonly<Record<string, (page: Page, venue: number) => Promise<Level>>> = {
  'categories of food and drink': async (page, venue) => {
    const menu = await addMenu(page, venue, 'Обеды');
    await addCategory(page, menu, 'food', 'Первое');
    await addCategory(page, menu, 'drink', 'Морсы');
    await addCategory(page, menu, 'food', 'Второе');
    return {
      rows: ['Первое', 'Морсы', 'Второе'],
      list: `/menu?id=${menu}`,
      bin: `/menu/deleted?id=${menu}`,
      emptyBin: 'Удалённых категорий нет',
      two: '2 категории',
      three: '3 категории',
    };
  },
  foods: async (page, venue) => ({
    ...(await foodsIn(page, venue, 'food', ['Борщ', 'Уха', 'Солянка'])),
    emptyBin: 'Удалённых блюд нет',
    two: '2 блюда',
    three: '3 блюда',
  }),
  drinks: async (page, venue) => ({
    ...(await foodsIn(page, venue, 'drink', ['Чай', 'Кофе', 'Морс'])),
    emptyBin: 'Удалённых напитков нет',
    two: '2 напитка',
    three: '3 напитка',
  }),
};

for (const [name, make] of Object.entries(levels)) {
  test(`[LP-06, LP-07, CT-26, BN-04..BN-06, BN-08] several ${name} at once are deleted, restored and destroyed${name === 'drinks' ? ' @long' : ''}`, async ({
    page,
    outbox,
  }) => {
    const { rows, list, bin, emptyBin, two, three } = await make(page, await openVenue(page, outbox));
    const [first, second, third] = rows;
    await page.goto(list);
    for (const title of [first, second])
      await page.getByRole('checkbox', { name: `Выбрать: ${title}` }).check();
    await ticked(page, 'Удалить', two);
    await expect(rowOf(page, third)).toBeVisible();
    await expect(ticks(page)).toHaveCount(1);

    await go(page, bin);
    await expect(rowOf(page, first)).toContainText('Осталось 7 дней');
    await expect(ticks(page)).toHaveCount(2);
    await tickAll(page);
    await ticked(page, 'Восстановить', two);
    await expect(page.getByText(emptyBin)).toBeVisible();

    await go(page, list);
    for (const title of rows) await expect(rowOf(page, title)).toBeVisible();
    await tickAll(page);
    await ticked(page, 'Удалить', three);
    await expect(ticks(page)).toHaveCount(0);
    await go(page, bin);
    await expect(ticks(page)).toHaveCount(3);
    await tickAll(page);
    await ticked(page, 'Удалить навсегда', three);
    await expect(page.getByText(emptyBin)).toBeVisible();
    await page.reload();
    await expect(page.getByText(emptyBin)).toBeVisible();
  });
}
