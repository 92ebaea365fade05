import type { Page } from '@playwright/test';
import { bulkBar } from '../bulkBar';
import { expect, test } from '../journey';
import { addCategory, addFoods, addMenu, api, openVenue } from '../menuArea/kitchen';
import { cutFaults } from './cutFaults';
import { MOST_SHIFT, shiftOf, watchShifts } from './faultsOf';
import { FILLS, fillFaults, touchFaults } from './touchFaults';

/** The widths that pages are opened at, and those that a list which is open is drawn to besides. */
const OPENED_AT = [360, 390, 1024, 1440] as const;
const DRAWN_TO = [360, 800, 900, 1100, 1130, 1200, 1280] as const;
const LONG = {
  menu: 'Широкоформатное меню для гурмана',
  category: 'Щедрые рыбные блюда и закуски',
  food: 'Запечённая дорадо с розмарином и молодым картофелем',
} as const;

const MENU = LONG.menu.slice(0, 30);
const FOOD = LONG.food.slice(0, 50);

/** A venue whose names are as long as they may be, with something stopped and something in each bin. */
const openLong = async (page: Page, outbox: Parameters<typeof openVenue>[1]) => {
  const point = await openVenue(page, outbox);
  const menu = await addMenu(page, point, MENU);
  const category = await addCategory(page, menu, 'food', LONG.category);
  const [food = 0, stopped = 0, gone = 0] = await addFoods(page, category, [FOOD, 'Уха', 'Окрошка на квасе']);
  const stop = { action: 'attach', food_ids: [stopped] };
  await api(page, 'POST', `point/${point}/foods/stop-list`, stop);
  await api(page, 'DELETE', 'foods', { ids: [gone] });
  const place = `pointId=${point}&type=food`;
  const lists = [
    ['/management/points', 'Бистро'],
    ['/menu/list', MENU],
    [`/menu?id=${menu}`, LONG.category],
    [`/menu/foods?${place}&id=${category}`, FOOD],
    [`/menu/foods/deleted?${place}&id=${category}`, 'Окрошка'],
    ['/menu/stop', 'Уха'],
  ] as const;
  const forms = [
    [`/menu/list/edit?pointId=${point}&id=${menu}`, 'Название меню'],
    [`/menu/categories/edit?menuId=${menu}&type=food&id=${category}`, 'Название категории'],
    [`/menu/foods/edit?${place}&categoryId=${category}&id=${food}`, 'Цена'],
  ] as const;
  return { lists, forms };
};

/** Opens it anew at this width, and waits for what stands there at last. */
const openAt = async (page: Page, width: number, [path, shows]: readonly [string, string]) => {
  await page.setViewportSize({ width, height: width < 500 ? 740 : 800 });
  await page.goto(path);
  await page.getByText(shows).filter({ visible: true }).first().waitFor();
  await expect(page.locator('.carte-skeleton, .MuiSkeleton-root, [aria-busy="true"]')).toHaveCount(0);
};

test.use({ trace: 'off' });

test('no page moves while long names arrive, at any width', { tag: ['@desktop', '@long'] }, async ({
  page,
  outbox,
}) => {
  test.slow();
  const { lists, forms } = await openLong(page, outbox);
  await watchShifts(page);
  const shifts: string[] = [];
  for (const screen of [...lists, ...forms]) {
    for (const width of OPENED_AT) {
      await openAt(page, width, screen);
      const shift = await shiftOf(page);
      if (shift > MOST_SHIFT) shifts.push(`${screen[0]} at ${width}: ${shift.toFixed(3)}`);
    }
  }
  expect(shifts).toEqual([]);
});

test('[LP-03] dates, prices, badges and buttons of a list are whole at every width', {
  tag: '@desktop',
}, async ({ page, outbox }) => {
  const { lists } = await openLong(page, outbox);
  const faults: string[] = [];
  for (const screen of lists) {
    await openAt(page, 1440, screen);
    for (const width of DRAWN_TO) {
      await page.setViewportSize({ width, height: 800 });
      faults.push(...(await cutFaults(page)).map((fault) => `${screen[0]} at ${width}: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});

test('a list is a table where its own place has room, cards elsewhere', { tag: '@desktop' }, async ({
  page,
  outbox,
}) => {
  await openVenue(page, outbox);
  await openAt(page, 1130, ['/management/points', 'Бистро']);
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Тип' })).toBeHidden();
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.getByRole('button', { name: 'Свернуть меню' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  // A menu goes with the button it hangs on.
  await page
    .getByRole('button', { name: /^Действия: / })
    .first()
    .click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('a finger hits what it means to, and no input is zoomed into', { tag: '@phone' }, async ({
  page,
  outbox,
}) => {
  const { lists } = await openLong(page, outbox);
  const faults: string[] = [];
  for (const screen of lists) {
    await openAt(page, 390, screen);
    faults.push(...(await touchFaults(page)).map((fault) => `${screen[0]}: ${fault}`));
  }
  expect(faults).toEqual([]);
});

test('where the system chooses the colours, all that fills say is said by lines', {
  tag: '@desktop',
}, async ({ page, outbox }) => {
  const { lists, forms } = await openLong(page, outbox);
  const [points = ['', ''], , categories = points] = lists;
  const seen = new Set<string>();
  const look = async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await fillFaults(page)).toEqual([]);
    for (const fill of FILLS)
      if ((await page.locator(fill).filter({ visible: true }).count()) > 0) seen.add(fill);
    await page.emulateMedia({ forcedColors: 'none' });
  };
  await openAt(page, 1440, points);
  await page
    .getByRole('checkbox', { name: /^Выбрать: / })
    .first()
    .check();
  await bulkBar(page).waitFor();
  await look();
  for (const screen of [categories, ...forms.slice(-1)]) {
    await openAt(page, 1440, screen);
    await look();
  }
  expect([...seen].sort()).toEqual([...FILLS].sort());
});
