import { allergenTexts, allergenTitles } from '../../../contract/texts/allergens';
import { expect, test } from '../journey';
import { api, openMenu } from '../menuArea/kitchen';

/** Where our own backend has a page; of this one nobody is told that there could be one. */
const BEYOND = [
  '/management/dashboard',
  '/management/history',
  '/menu/ingredients',
  '/menu/editor',
  '/menu/stop?tab=all',
  '/menu/sheet',
  '/menu/compare',
  '/qr',
  '/team/staff',
  '/team/roles',
  '/moderation',
  '/notification',
  '/preferences',
] as const;

/** These the documents have, too; what ours adds to them is not there. */
const OF_THE_DOCUMENTS: readonly string[] = ['/menu/stop', '/preferences'];

test('[AL-04] a backend of the 43 calls is asked for nothing of ours, and no page draws what it does not know', async ({
  page,
  outbox,
  plain,
}) => {
  const { venue, menu, category, foods } = await openMenu(page, outbox, ['Борщ']);
  const [food] = foods;
  const ingredients = [{ title: 'Пшеничная мука', is_allergen: true }];
  await api(page, 'PUT', `foods/${food}`, { categoryId: category, title: 'Борщ', ingredients });
  const at = `pointId=${venue}&type=food`;
  // What stands behind a group where it is told, and where it is not.
  const words = new RegExp(
    [...Object.values(allergenTitles).map((title) => `${title} —`), allergenTexts.ask].join('|'),
    'i',
  );
  for (const [path, shows] of [
    ['/management/points', 'Бистро «Полдень»'],
    [`/menu/list?pointId=${venue}`, 'Обеды'],
    [`/menu?id=${menu}`, 'Первое'],
    [`/menu/foods?${at}&id=${category}`, 'Борщ'],
    [`/menu/foods/edit?${at}&categoryId=${category}&id=${food}`, 'Борщ'],
    [`/menu/foods/edit?${at}&categoryId=${category}&id=${food}&tab=food_composition`, 'Пшеничная мука'],
    ['/menu/stop', 'Стоп-лист'],
    ['/profile', 'Личные данные'],
  ] as const) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText(shows).or(main.getByLabel(shows)).first(), path).toBeVisible();
    await expect(main, path).not.toContainText(words);
    await expect(page.getByRole('button', { name: 'Как видят гости' }), path).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'История', exact: true }), path).toHaveCount(0);
  }
  const sections = page.getByRole('navigation', { name: 'Разделы кабинета' });
  for (const path of BEYOND) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    const [own = ''] = path.split('?');
    if (!OF_THE_DOCUMENTS.includes(own))
      await expect(sections.locator(`a[href^="${own}"]`), path).toHaveCount(0);
  }
  expect(plain?.unknownCalls()).toEqual([]);
});
