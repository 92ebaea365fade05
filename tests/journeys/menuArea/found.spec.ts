import type { Page } from '@playwright/test';
import { bulkBar, pressAct } from '../bulkBar';
import { expect, test } from '../journey';
import { answer, ticks } from './binSteps';
import { api, openMenu, openVenue } from './kitchen';

// A long walk: on a busy machine it takes its time.
test.slow();

/** A venue as the server keeps it, wrapped or not. */
const venueOf = async (page: Page, id: number) => {
  const answered = await api(page, 'GET', `point/${id}`);
  return answered.point ?? answered;
};

/** One row is ticked, then all that search and filters find, on every page. */
const tickFound = async (page: Page, count: number): Promise<void> => {
  await ticks(page).first().check();
  await bulkBar(page)
    .getByRole('button', { name: `Выбрать все ${count}` })
    .click();
  await expect(bulkBar(page).getByText(new RegExp(`^${count} `))).toBeVisible();
};

const search = async (page: Page, words: string): Promise<void> => {
  await page.getByRole('searchbox').fill(words);
  await expect(page.getByRole('row', { name: /Бар «Закат»|Уха/ })).toHaveCount(0);
};

test('[BK-04] @reference the venues that a search finds close for a while together, counted first, and open by one press', async ({
  page,
  outbox,
}) => {
  const first = await openVenue(page, outbox);
  const point = await venueOf(page, first);
  const like = { type: point.type.id, city_id: point.city.id, street: 'Ленина', phone: '+74842001122' };
  const cafes: number[] = [];
  for (let number = 1; number <= 14; number += 1) {
    const made = await api(page, 'POST', 'point', {
      ...like,
      title: `Кафе ${number}`,
      house: String(number),
    });
    cafes.push((made.point ?? made).id);
  }
  const bars = await api(page, 'POST', 'point', { ...like, title: 'Бар «Закат»', house: '90' });
  const other: number = (bars.point ?? bars).id;
  const closed = async (id: number): Promise<boolean> => (await venueOf(page, id)).close_begin !== null;

  await page.goto('/management/points');
  await search(page, 'Кафе');
  await tickFound(page, 14);
  await pressAct(page, 'Закрыть на время');
  const dialog = page.getByRole('dialog', { name: 'Временное закрытие' });
  await dialog.getByLabel('Причина').fill('Санитарный день');
  await expect(dialog.getByRole('row', { name: /Кафе 14.*Работаем.*Санитарный день/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Изменить: 14' }).click();
  await expect(page.getByText('Изменено: 14 точек')).toBeVisible();
  for (const id of cafes) expect(await closed(id), `venue ${id}`).toBe(true);
  expect(await closed(other)).toBe(false);

  await page.getByRole('alert').getByRole('button', { name: 'Отменить' }).click();
  await expect(page.getByText(/^Возвращено как было: 14 точек/)).toBeVisible();
  for (const id of cafes) expect(await closed(id), `venue ${id}`).toBe(false);
});

test('[BK-04] @reference more dishes than one call takes go to the bin together, and come back from it', async ({
  page,
  outbox,
}) => {
  const COUNT = 620;
  const { venue, category } = await openMenu(page, outbox, [], 'Супы');
  const soups = Array.from({ length: COUNT }, (_, at) => ({ title: `Суп ${at + 1}`, price: '390' }));
  await api(page, 'POST', `foods/category/${category}`, { rows: [{ title: 'Уха', price: '390' }, ...soups] });
  const count = async (path: string): Promise<number> =>
    (await api(page, 'GET', `${path}/${category}?type=food&per_page=1`)).total;

  const at = `pointId=${venue}&type=food&id=${category}`;
  await page.goto(`/menu/foods?${at}`);
  await search(page, 'Суп');
  await tickFound(page, COUNT);
  await pressAct(page, 'Удалить');
  await expect(page.getByRole('alertdialog').getByText(`${COUNT} блюд`)).toBeVisible();
  await answer(page, 'Удалить');
  await expect(page.getByText(/^Удалено: 620 блюд/)).toBeVisible();
  expect(await count('foods/category')).toBe(1);
  expect(await count('deleted_foods')).toBe(COUNT);

  await page.goto(`/menu/foods/deleted?${at}`);
  await tickFound(page, COUNT);
  await pressAct(page, 'Восстановить');
  await answer(page, 'Восстановить');
  await expect(page.getByText(/^Восстановлено: 620 блюд/)).toBeVisible();
  expect(await count('deleted_foods')).toBe(0);
  expect(await count('foods/category')).toBe(COUNT + 1);
});
