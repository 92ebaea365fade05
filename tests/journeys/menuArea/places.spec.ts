import type { Locator } from '@playwright/test';
import { expect, test } from '../journey';
import { rowOf } from '../steps';
import { addCategory, addMenu, api, go, openVenue } from './kitchen';

const ticks = /^Выбрать: /;

/** What each route cannot do without. */
const needed = (venue: number, menu: number): Readonly<Record<string, Readonly<Record<string, string>>>> => {
  const [pointId, menuId] = [String(venue), String(menu)];
  const food = { pointId, type: 'food', id: '1' };
  return {
    '/menu/list/add': { pointId },
    '/menu/list/edit': { pointId, id: menuId },
    '/menu': { id: menuId },
    '/menu/deleted': { id: menuId },
    '/menu/categories/add': { menuId },
    '/menu/categories/edit': { menuId, type: 'food', id: '1' },
    '/menu/foods': food,
    '/menu/foods/add': { pointId, type: 'food', categoryId: '1' },
    '/menu/foods/edit': { ...food, categoryId: '1' },
    '/menu/foods/deleted': food,
  };
};

// A long walk: on a busy machine it takes its time.
test.slow();

test('[LP-19, LP-20, MN-12, MN-13, CT-01, CT-04, CT-05, FD-02] each menu keeps its own page and ticks, and an address that lacks a parameter leads to the menus', async ({
  page,
  outbox,
}) => {
  const venue = await openVenue(page, outbox);
  const [lunch, dinner] = [await addMenu(page, venue, 'Обеды'), await addMenu(page, venue, 'Ужины')];
  for (let number = 1; number <= 13; number += 1) {
    await addCategory(page, lunch, 'food', `Обед номер ${number}`);
    await addCategory(page, dinner, 'food', `Ужин номер ${number}`);
  }
  const pager = page.getByRole('navigation', { name: 'Страницы списка' });
  const current = pager.locator('[aria-current=page]');

  await page.goto(`/menu?id=${lunch}`);
  await page.getByRole('checkbox', { name: 'Выбрать: Обед номер 1', exact: true }).check();
  await pager.getByRole('button', { name: 'Страница 2' }).click();
  await expect(page.getByRole('checkbox', { name: ticks })).toHaveCount(1);
  await page.goto('/menu/list');
  await page.getByRole('link', { name: 'Ужины' }).click();
  await expect(current).toHaveText('1');
  await expect(page.getByRole('checkbox', { name: ticks, checked: true })).toHaveCount(0);
  await expect(page.getByText(/^Выбрано/)).toHaveCount(0);
  await page.reload();
  await expect(current).toHaveText('1');
  await expect(rowOf(page, 'Ужин номер 12')).toBeVisible();
  await page.goto(`/menu?id=${lunch}`);
  await expect(current).toHaveText('2');
  await page.reload();
  await expect(current).toHaveText('2');
  await expect(rowOf(page, 'Обед номер 13')).toBeVisible();
  await expect(page.getByText('Выбрано: 1 категория')).toBeVisible();

  for (const [path, parameters] of Object.entries(needed(venue, lunch))) {
    for (const missing of Object.keys(parameters)) {
      const { [missing]: _left, ...rest } = parameters;
      const address = `${path}?${new URLSearchParams(rest)}`;
      await go(page, address);
      await expect(page, address).toHaveURL(/\/menu\/list$/);
    }
  }
  await page.goto(`/menu/foods/edit?pointId=${venue}&type=food&id=1`);
  await expect(page).toHaveURL(/\/menu\/list$/);
});

// It sets the window's size itself.
test('[UI-09] a menu and a tooltip open on the other side when there is no room on their own @desktop', async ({
  page,
  outbox,
}) => {
  const venue = await openVenue(page, outbox);
  await page.setViewportSize({ width: 1440, height: 240 });
  const boxOf = async (what: Locator) => (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.goto('/menu/list');
  const hint = page.getByRole('button', { name: 'Подробнее' });
  await hint.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await hint.hover();
  const tooltip = page.getByRole('tooltip');
  await expect(tooltip).toBeVisible();
  expect((await boxOf(tooltip)).y).toBeGreaterThanOrEqual((await boxOf(hint)).y);

  await page.setViewportSize({ width: 1440, height: 420 });
  for (const title of ['Обеды', 'Ужины', 'Завтраки']) await addMenu(page, venue, title);
  await page.reload();
  // By its label: behind an open menu the page has no roles.
  const button = page.getByLabel('Действия: Завтраки');
  await button.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await button.click();
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem').first()).toBeVisible();
  // Once it has grown, and not to the pixel: both stand on fractions of one.
  await expect
    .poll(async () => {
      const [above, below] = [await boxOf(menu), await boxOf(button)];
      return above.y >= 0 && above.y + above.height <= below.y + 4;
    })
    .toBe(true);
});

// It sets the window's size itself.
test('[MN-18, MN-19] a long address of a menu breaks inside its own column @desktop @reference', async ({
  page,
  outbox,
}) => {
  const venue = await openVenue(page, outbox);
  await api(page, 'PUT', `point/${venue}`, { url: 'shestsotpyatdesyatpervyykilometrpetrogradskogoshosse' });
  const menu = await addMenu(page, venue, 'Переосвидетельствовавшийся дым');
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/menu/list/edit?pointId=${venue}&id=${menu}`);
    const address = page.locator('[data-field=url] .carte-read');
    await expect(address).toContainText('petrogradskogoshosse/pereosvidet');
    const rightOf = async (what: Locator) =>
      what.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return Math.max(...[...range.getClientRects()].map(({ right }) => right));
      });
    const column = (await address.boundingBox()) ?? { x: 0, width: 0 };
    expect(await rightOf(address), `${width}`).toBeLessThanOrEqual(column.x + column.width + 1);
  }
});
