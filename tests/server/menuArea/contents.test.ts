import { beforeEach, describe, expect, it } from 'vitest';
import { anew, openKitchen } from '../standing';
import { cook, type Json } from './startKitchen';

const kitchen = openKitchen();
const anna = anew(kitchen, () => kitchen.owner());
let at: { point: number; menu: number; soups: number; teas: number };

beforeEach(async () => {
  const { menu, category, food } = cook(anna);
  const point = await anna.point('polno');
  const full = await menu(point, 'Полное');
  await menu(point, 'Пустое');
  const [soups, teas] = [await category(full), await category(full, 'drink', 'Чаи')];
  await category(full, 'food', 'Без блюд');
  for (const title of ['Борщ', 'Уха', 'Щи']) await food(soups, 'food', title);
  await food(teas, 'drink', 'Улун');
  at = { point, menu: full, soups, teas };
}, 240_000);

/** What the list says of a record; the rows of points stand in wrappers. */
const contentsOf = async (url: string, id: number): Promise<unknown> => {
  const { body } = await anna.ask('GET', url);
  const rows = body.data.map((row) => (row.point && url.includes('point') && !row.id ? row.point : row));
  return (rows as Json[]).find((row) => row.id === id)?.contents;
};
const menus = () => contentsOf(`/point/${at.point}/menus`, at.menu);
const points = () => contentsOf('/point', at.point);

describe('what goes to the bin with a record', () => {
  it('is counted on the lists of points and menus, food and drink apart', async () => {
    expect(await menus()).toEqual({ categories: 3, foods: 3, drinks: 1 });
    expect(await points()).toEqual({ menus: 2, categories: 3, foods: 3, drinks: 1 });
  });

  it('is nothing where there is nothing', async () => {
    const empty = await anna.point('pusto');
    const menu = await cook(anna).menu(empty);
    expect(await contentsOf(`/point/${empty}/menus`, menu)).toEqual({ categories: 0, foods: 0, drinks: 0 });
    expect(await contentsOf('/point', empty)).toEqual({ menus: 1, categories: 0, foods: 0, drinks: 0 });
    expect(await contentsOf('/point', await anna.point('sovsem'))).toMatchObject({ menus: 0, foods: 0 });
  });

  it('leaves out what lies in a bin of its own, and below that', async () => {
    const food = await cook(anna).food(at.soups, 'food', 'Солянка');
    await anna.ask('DELETE', '/foods', { json: { ids: [food] } });
    expect(await menus()).toMatchObject({ foods: 3 });
    await anna.ask('DELETE', `/categories/${at.menu}`, { json: { food: [], drink: [at.teas] } });
    expect(await menus()).toEqual({ categories: 2, foods: 3, drinks: 0 });
    expect(await points()).toEqual({ menus: 2, categories: 2, foods: 3, drinks: 0 });
  });

  it('is counted in the bins as well', async () => {
    await anna.ask('DELETE', `/point/${at.point}/menus/`, { json: { ids: [at.menu] } });
    expect(await contentsOf(`/deleted_menus/${at.point}`, at.menu)).toMatchObject({
      categories: 3,
      foods: 3,
    });
    expect(await points()).toEqual({ menus: 1, categories: 0, foods: 0, drinks: 0 });
    await anna.ask('DELETE', '/point', { json: { ids: [at.point] } });
    expect(await contentsOf('/deleted_points', at.point)).toMatchObject({ menus: 1, categories: 0 });
  });
});
