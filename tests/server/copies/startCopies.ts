import type { CopyResult } from '../../../contract/copies';
import { cook, type Json, type Kitchen, type Owner } from '../menuArea/startKitchen';

/** A venue with a menu of two categories, and venues of the same business to copy it to. */
export const seedVenues = async (anna: Owner) => {
  const point = await anna.point('odna');
  const menu = await cook(anna).menu(point);
  const soups = await cook(anna).category(menu, 'food', 'Супы');
  const drinks = await cook(anna).category(menu, 'drink', 'Чай');
  const borsch = await cook(anna).food(soups, 'food', 'Борщ', {
    price: '390',
    marks: [1],
    unit_value: '300',
    unit_measurement: 'g',
    ingredients: [
      { title: 'Свёкла', is_allergen: false },
      { title: 'Сметана', is_allergen: true },
    ],
  });
  const shchi = await cook(anna).food(soups, 'food', 'Щи', { price: '340' });
  const tea = await cook(anna).food(drinks, 'drink', 'Чёрный чай', { price: '150' });
  return { point, menu, soups, drinks, borsch, shchi, tea };
};

export type Seeded = Awaited<ReturnType<typeof seedVenues>>;

export const copying =
  (path: string) =>
  async (json: Json, by: Owner, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await by.ask('POST', path, { json, headers });
    return {
      status: answer.status,
      body: answer.body,
      results: (answer.body.results ?? []) as unknown as readonly CopyResult[],
    };
  };

export const undo = (id: number | null | undefined, by: Owner) =>
  by.ask('POST', `/changes/${id}/undo`, { json: { whole: true } });

/** What a venue has, by names: menus with their categories, with their dishes and prices. */
export const contentsOf = async (pointId: number, by: Owner) => {
  const rows = async (path: string, key = 'data') => ((await by.ask('GET', path)).body[key] ?? []) as Json[];
  const menus = await rows(`/point/${pointId}/menus`);
  return Promise.all(
    menus.map(async (menu) => {
      const board = await by.ask('GET', `/menus/${menu.id}/board`);
      return {
        title: menu.title,
        visible: menu.visible,
        categories: (board.body.categories as Json[]).map((category) => ({
          title: category.title,
          visible: category.visible,
          foods: (category.foods as Json[]).map(
            (food) => `${food.title} ${food.price}${food.visible === false ? ' hidden' : ''}`,
          ),
        })),
      };
    }),
  );
};

export const foodsOf = async (pointId: number, kitchen: Kitchen) =>
  (await kitchen.db.query.foods.findMany()).filter(
    (row) => row.pointId === pointId && row.deletedAt === null,
  );
