import type { Page } from '@playwright/test';
import { bulkBar } from './bulkBar';
import { expect, test } from './journey';
import { api, openMenu, type openVenue } from './menuArea/kitchen';
import { violationsOf } from './screens/violationsOf';
import { createPoints, rowOf } from './steps';

// A long walk: on a busy machine it takes its time.
test.slow();

const ONE = 'Бистро «Полдень»';

const switcher = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^${title}.*Сменить точку`) }).filter({ visible: true });

/** A dish of one venue on the screen, and another venue beside it. */
const openDishes = async (page: Page, outbox: Parameters<typeof openVenue>[1]) => {
  const {
    venue,
    menu,
    category,
    foods: [food],
  } = await openMenu(page, outbox, ['Борщ']);
  await page.goto('/management/points');
  const [other] = await createPoints(page, ['Веранда']);
  const foods = `/menu/foods?pointId=${venue}&type=food&id=${category}`;
  await page.goto(foods);
  await expect(switcher(page, ONE)).toBeVisible();
  return { venue, menu, food, foods, other };
};

test('from the dishes of one venue to the menus of another in two presses, and all agree which it is', async ({
  page,
  outbox,
}) => {
  const { menu, other } = await openDishes(page, outbox);
  await switcher(page, ONE).click();
  await page.getByRole('dialog', { name: 'Выбор точки' }).getByRole('button', { name: 'Веранда' }).click();
  await expect(page).toHaveURL(new RegExp(`/menu/list\\?pointId=${other}$`));
  await expect(switcher(page, 'Веранда')).toBeVisible();

  // What is remembered is the same: an address that names no venue opens this one's.
  await page.goto('/menu/list');
  await expect(switcher(page, 'Веранда')).toBeVisible();
  // A menu knows its venue, and the frame follows it.
  await page.goto(`/menu?id=${menu}`);
  await expect(switcher(page, ONE)).toBeVisible();
  await page.goto('/profile');
  await expect(switcher(page, ONE)).toBeVisible();

  await page.goto('/management/points');
  await rowOf(page, 'Веранда').getByRole('link', { name: 'Меню' }).click();
  await expect(page).toHaveURL(new RegExp(`/menu/list\\?pointId=${other}`));

  await page.goto('/menu/list?pointId=999999');
  await expect(page.getByRole('heading', { name: 'Точка не найдена' })).toBeVisible();
  await expect(
    page.getByRole('button', { name: /^Точка не найдена/ }).filter({ visible: true }),
  ).toBeVisible();
});

test('the count beside the stop list follows what is stopped @reference @once', async ({ page, outbox }) => {
  const { venue, food } = await openDishes(page, outbox);
  await expect(page.getByText('на стопе: 1')).toHaveCount(0);
  await api(page, 'POST', `point/${venue}/foods/stop-list`, { action: 'attach', food_ids: [food] });
  await page.reload();
  await expect(page.getByText('на стопе: 1')).not.toHaveCount(0);
  await page.goto('/management/points');
  await rowOf(page, ONE).getByRole('link', { name: 'Стоп-лист' }).click();
  await expect(page).toHaveURL(new RegExp(`/menu/stop\\?pointId=${venue}`));
  await page.getByRole('button', { name: 'Вернуть в продажу' }).click();
  await expect(page.getByText('на стопе: 1')).toHaveCount(0);
});

test('[TD-08] a phone has Сводка, Меню, Стоп and Ещё in a bar at its lower edge, on every page, and each leads there @reference @phone', async ({
  page,
  outbox,
}) => {
  const { foods } = await openDishes(page, outbox);
  const bar = page.getByRole('navigation', { name: 'Главные разделы' });
  const entries = bar.getByRole('link').or(bar.getByRole('button'));
  const stands = async (): Promise<void> => {
    await expect(entries).toHaveText(['Сводка', 'Меню', 'Стоп', 'Ещё']);
    const box = await bar.boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(page.viewportSize()?.height);
    for (const entry of await entries.all()) {
      const { width = 0, height = 0 } = (await entry.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  };
  await stands();
  for (const [entry, address, title] of [
    ['Сводка', /\/management\/dashboard$/, 'Сводка'],
    ['Меню', /\/menu\/list/, 'Меню'],
    ['Стоп', /\/menu\/stop/, 'Стоп-лист'],
  ] as const) {
    await bar.getByRole('link', { name: entry }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(bar.getByRole('link', { name: entry })).toHaveAttribute('aria-current', 'page');
    await stands();
  }
  await bar.getByRole('button', { name: 'Ещё' }).click();
  const more = page.getByRole('dialog', { name: 'Разделы кабинета' });
  await expect(more.getByRole('link', { name: 'Ингредиенты' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(more).toHaveCount(0);
  await expect(bar.getByRole('button', { name: 'Ещё' })).toBeFocused();
  // At 360 px, too, and below a page that is longer than the window.
  await page.setViewportSize({ width: 360, height: 500 });
  await page.goto(foods);
  await stands();
  await page.mouse.wheel(0, 400);
  await stands();
});

test('a phone has a bar at the thumb, over neither the form’s buttons nor the bulk bar @phone', async ({
  page,
  outbox,
}) => {
  const { venue, menu } = await openDishes(page, outbox);
  const bar = page.getByRole('navigation', { name: 'Главные разделы' });
  await expect(bar.getByRole('link', { name: 'Меню' })).toHaveAttribute('aria-current', 'page');
  for (const entry of await bar.getByRole('link').all())
    expect((await entry.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  const isClear = async (what: ReturnType<Page['getByRole']>) => {
    const [above, below] = [await what.boundingBox(), await bar.boundingBox()];
    return above && below ? above.y + above.height <= below.y + 1 : false;
  };
  await page.getByRole('checkbox', { name: 'Выбрать: Борщ' }).check();
  expect(await isClear(bulkBar(page))).toBe(true);
  await bar.getByRole('link', { name: 'Стоп' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Стоп-лист' })).toBeVisible();

  await page.goto(`/menu/list/edit?pointId=${venue}&id=${menu}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Обеды' })).toBeVisible();
  expect(await isClear(page.getByRole('button', { name: 'Сохранить изменения' }))).toBe(true);
  await page.getByRole('navigation', { name: 'Путь к странице' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Меню' })).toBeVisible();

  await bar.getByRole('button', { name: 'Ещё' }).click();
  const more = page.getByRole('dialog', { name: 'Разделы кабинета' });
  await expect(more.getByRole('link', { name: 'Настройки' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await more.getByRole('button', { name: 'Меню личного кабинета' }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('at 1280 × 800 nothing of the frame lies below the fold, and it is accessible @desktop', async ({
  page,
  outbox,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openDishes(page, outbox);
  const groups = page.getByRole('navigation', { name: 'Разделы кабинета' });
  expect(await groups.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  const profile = await page.getByRole('link', { name: /^Личный кабинет: / }).boundingBox();
  expect((profile?.y ?? 0) + (profile?.height ?? 0)).toBeLessThanOrEqual(800);
  await switcher(page, ONE).click();
  await page.getByRole('dialog', { name: 'Выбор точки' }).getByRole('button', { name: 'Веранда' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
});
