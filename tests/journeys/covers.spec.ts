import type { Page } from '@playwright/test';
import { transparentPng } from './fields/pictures';
import { expect, test } from './journey';
import { api, openMenu } from './menuArea/kitchen';
import { violationsOf } from './screens/violationsOf';
import { rowOf } from './steps';

// A long walk: on a busy machine it takes its time.
test.slow();

const VENUE = 'Бистро «Полдень»';

/** What the frame says of the venue that is chosen, at the top of a phone and at the side of a desk. */
const switcher = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^${VENUE}.*Сменить точку`) }).filter({ visible: true });

/** Whether a picture has come, and not only its place. */
const isDrawn = (page: Page, selector: string) =>
  expect
    .poll(() =>
      page
        .locator(selector)
        .filter({ visible: true })
        .first()
        .evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth > 0),
    )
    .toBe(true);

/** Gives the open form its one cover, as it is. */
const giveCover = async (page: Page, name: string): Promise<void> => {
  await page.locator('input[name=cover]').setInputFiles(await transparentPng(name));
  const crop = page.getByRole('dialog', { name: 'Обрезка фото' });
  await expect(crop.getByRole('group', { name: /Область обрезки/ })).toBeFocused();
  await crop.getByRole('button', { name: 'Без обрезки' }).click();
  await expect(crop).toHaveCount(0);
  await expect(page.getByRole('button', { name: new RegExp(`^Открыть.*${name}`) })).toBeVisible();
};

test('[TD-02] the frame names the venue with photo and state on every page of the menu area, and its row leads there @reference @once', async ({
  page,
  outbox,
}) => {
  const {
    venue,
    menu,
    category,
    foods: [food],
  } = await openMenu(page, outbox, ['Борщ']);
  const day = { begin: '09:00', end: '22:00', around_the_clock: false, is_enabled: true };
  await api(page, 'PUT', `point/${venue}`, { graphic: { all_days: day } });

  await page.goto(`/management/points/edit?id=${venue}`);
  await expect(page.getByLabel('Название точки')).toHaveValue(VENUE);
  await giveCover(page, 'fasad.png');
  await page.getByRole('button', { name: /^Сохранить/ }).click();
  await expect.poll(async () => (await api(page, 'GET', `point/${venue}`)).cover?.name).toBe('fasad.png');

  await page.goto('/management/points');
  await isDrawn(page, '.carte-thumbnail img');
  expect(await violationsOf(page)).toEqual([]);
  const row = rowOf(page, VENUE);
  await row.getByRole('link', { name: 'Меню' }).click();
  await expect(page).toHaveURL(new RegExp(`/menu/list\\?pointId=${venue}`));
  await page.goBack();
  await row.getByRole('link', { name: 'Стоп-лист' }).click();
  await expect(page).toHaveURL(new RegExp(`/menu/stop\\?pointId=${venue}`));

  const at = `pointId=${venue}`;
  const foods = `${at}&type=food`;
  for (const address of [
    '/menu/list',
    `/menu/list/add?${at}`,
    `/menu/list/edit?${at}&id=${menu}`,
    `/menu/list/deleted?${at}`,
    `/menu?id=${menu}`,
    `/menu/deleted?id=${menu}`,
    `/menu/categories/add?menuId=${menu}`,
    `/menu/categories/edit?menuId=${menu}&type=food&id=${category}`,
    `/menu/editor?${at}&menuId=${menu}`,
    `/menu/foods?${foods}&id=${category}`,
    `/menu/foods/add?${foods}&categoryId=${category}`,
    `/menu/foods/edit?${foods}&categoryId=${category}&id=${food}`,
    `/menu/foods/deleted?${foods}&id=${category}`,
    '/menu/ingredients',
    '/menu/stop',
  ]) {
    await page.goto(address);
    await expect(switcher(page), address).toContainText('Черновик');
    await isDrawn(page, 'button[aria-haspopup="dialog"] [data-letters] img');
  }

  await switcher(page).click();
  await expect(
    page.getByRole('dialog', { name: 'Выбор точки' }).getByRole('button', { name: VENUE }),
  ).toBeVisible();
  await isDrawn(page, '[role="dialog"] [data-letters] img');
  // What the frame remembers is shown on pages that read no venue.
  await page.goto('/profile');
  await isDrawn(page, 'button[aria-haspopup="dialog"] [data-letters] img');
});

test('a category gets a cover in its form, its lists and guests see it, and it can be taken away @reference', async ({
  page,
  outbox,
}) => {
  const { venue, menu, category } = await openMenu(page, outbox, ['Борщ']);
  const form = `/menu/categories/edit?menuId=${menu}&type=food&id=${category}`;
  const coverNow = async () =>
    (await api(page, 'GET', `point/${venue}/categories/food/${category}`)).cover?.name;
  await page.goto(form);
  await expect(page.getByLabel('Название категории')).toHaveValue('Первое');
  await giveCover(page, 'supy.png');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: /^Сохранить/ }).click();
  await expect.poll(coverNow).toBe('supy.png');

  await page.goto(`/menu?id=${menu}`);
  await isDrawn(page, '.carte-thumbnail img');
  await page.goto(`/menu/editor?pointId=${venue}&menuId=${menu}`);
  await isDrawn(page, 'header:has(h2) > img');

  await page.goto(form);
  await page.getByRole('button', { name: 'Удалить «supy.png»' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить', exact: true }).click();
  await page.getByRole('button', { name: /^Сохранить/ }).click();
  await expect.poll(coverNow).toBeUndefined();
});
