import { expect, test } from '../journey';
import { addCategory, api } from '../menuArea/kitchen';
import { rowOf } from '../steps';
import { cell, dish, input, keptIn, openEditor } from './openEditor';

// A long walk: on a busy machine it takes its time.
test.slow();

test('[ME-01] a whole menu stands there as sections; list and editor lead to each other', async ({
  page,
  outbox,
}) => {
  const { venue, menu } = await openEditor(page, outbox, { Первое: ['Борщ', 'Уха'], Второе: ['Котлета'] });
  for (const name of ['Борщ', 'Уха', 'Котлета']) await expect(dish(page, name)).toBeVisible();
  const wide = (page.viewportSize()?.width ?? 0) >= 760;
  if (wide) expect((await dish(page, 'Борщ').boundingBox())?.height).toBe(56);
  await page.getByRole('link', { name: 'Список', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/menu\\?id=${menu}`));
  await expect(rowOf(page, 'Первое')).toBeVisible();
  await page.getByRole('link', { name: 'Редактор', exact: true }).click();
  await expect(dish(page, 'Борщ')).toBeVisible();
  // What was looked at last is what a menu opens as.
  await page.goto(`/menu/list?pointId=${venue}`);
  await page.getByRole('link', { name: 'Обеды' }).first().click();
  await expect(page).toHaveURL(/\/menu\/editor\?/);
  await expect(dish(page, 'Котлета')).toBeVisible();
});

test('[ME-10] on a phone a tap stops a dish, and a tap opens its price @phone', async ({ page, outbox }) => {
  const { categories } = await openEditor(page, outbox, { Первое: ['Борщ', 'Уха'] });
  const [category = 0] = categories;
  await dish(page, 'Борщ').getByRole('switch').tap();
  await expect(dish(page, 'Борщ').getByRole('switch')).not.toBeChecked();
  const { data } = await api(page, 'GET', `foods/category/${category}?type=food`);
  expect(data[0].stopable).not.toEqual([]);
  await cell(page, 'Цена', 'Уха').tap();
  await expect(input(page, 'Цена', 'Уха')).toBeFocused();
  await page.keyboard.type('430');
  await page.keyboard.press('Enter');
  await expect.poll(() => keptIn(page, category)).toContain('Уха 430');
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
  ).toBe(true);
});

test('[ME-02] two thousand dishes open as a window of rows, and are searched all at once @long', async ({
  page,
  outbox,
}) => {
  const { menu } = await openEditor(page, outbox, { Первое: ['Борщ'] });
  const asked: string[] = [];
  for (const part of Array.from({ length: 20 }, (_, index) => index + 1)) {
    const category = await addCategory(page, menu, 'food', `Раздел ${part}`);
    const rows = Array.from({ length: 100 }, (_, index) => ({
      title: `Блюдо ${part}-${index + 1}`,
      price: '100',
    }));
    await api(page, 'POST', `foods/category/${category}`, { rows });
  }
  page.on('request', (request) => {
    const [path = ''] = /\/api\/(menus|categories|foods)\/.*/.exec(request.url()) ?? [];
    if (path !== '') asked.push(path);
  });
  await page.reload();
  await expect(cell(page, 'Цена', 'Борщ')).toBeVisible();
  // The menu comes by one call for all of it, and only what is in sight is in the page.
  expect([...new Set(asked)]).toEqual([`/api/menus/${menu}/board`]);
  expect(await page.locator('[data-row]').count()).toBeLessThan(80);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const read = (mark = '') =>
    page.request.get(`/api/menus/${menu}/board`, {
      headers: { authorization: `Bearer ${token}`, ...(mark !== '' && { 'if-none-match': mark }) },
    });
  const { etag = '' } = (await read()).headers();
  expect((await read(etag)).status()).toBe(304);

  await page
    .getByRole('navigation', { name: 'Категории' })
    .getByRole('button', { name: /^Раздел 20/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Раздел 20', exact: true })).toBeVisible();
  await expect(dish(page, 'Блюдо 20-3')).toBeVisible();
  expect(await page.locator('[data-row]').count()).toBeLessThan(80);

  await page.getByRole('searchbox', { name: 'Найти во всём меню' }).fill('блюдо 13-42');
  await expect(dish(page, 'Блюдо 13-42')).toBeVisible();
  await expect(page.locator('[data-row]')).toHaveCount(1);
  await cell(page, 'Цена', 'Блюдо 13-42').click();
  await page.keyboard.type('777');
  await page.keyboard.press('Enter');
  await expect(cell(page, 'Цена', 'Блюдо 13-42')).toContainText('777');
});
