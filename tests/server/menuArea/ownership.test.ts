import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENDPOINT_KEYS } from '../../../contract/rows';
import { cook, type Json, type Kitchen, type Owner, startKitchen, type Verb } from './startKitchen';

let kitchen: Kitchen;
let anna: Owner;
let boris: Owner;

beforeAll(async () => {
  kitchen = await startKitchen();
  anna = await kitchen.owner();
  boris = await kitchen.owner();
});
afterAll(() => kitchen.stop());

/** One record of each level that lives, and one in each bin. */
interface Ids {
  readonly point: number;
  readonly menu: number;
  readonly category: number;
  readonly food: number;
  readonly ingredient: number;
  readonly binnedMenu: number;
  readonly binnedCategory: number;
  readonly binnedFood: number;
}

let place = 0;
const seed = async (owner: Owner): Promise<Ids> => {
  place += 1;
  const point = await owner.point(`kafe-${place}`, 'licensed');
  const menu = await cook(owner).menu(point);
  const category = await cook(owner).category(menu);
  const salted = { ingredients: [{ title: 'Соль', is_allergen: false }] };
  const food = await cook(owner).food(category, 'food', 'Борщ', salted);
  const { body: used } = await owner.ask('GET', `/ingredients/${point}`);
  const binnedMenu = await cook(owner).menu(point, 'Старое меню');
  const binnedCategory = await cook(owner).category(menu, 'food', 'Старые супы');
  const binnedFood = await cook(owner).food(category, 'food', 'Старый борщ');
  await owner.ask('DELETE', '/foods', { json: { ids: [binnedFood] } });
  await owner.ask('DELETE', `/categories/${menu}`, { json: { food: [binnedCategory], drink: [] } });
  await owner.ask('DELETE', `/point/${point}/menus/`, { json: { ids: [binnedMenu] } });
  const ingredient = Number(used.data[0]?.id);
  return { point, menu, category, food, ingredient, binnedMenu, binnedCategory, binnedFood };
};

const NONE = 2_000_000_000;
const nobody: Ids = {
  point: NONE,
  menu: NONE,
  category: NONE,
  food: NONE,
  ingredient: NONE,
  binnedMenu: NONE,
  binnedCategory: NONE,
  binnedFood: NONE,
};

type Ask = readonly [method: Verb, path: string, json?: Json];

/** Every call of the menu area that names a record. */
const calls: Readonly<Record<string, (ids: Ids) => Ask>> = {
  'menus.list': ({ point }) => ['GET', `/point/${point}/menus`],
  'menus.one': ({ menu }) => ['GET', `/menus/${menu}`],
  'menus.create': ({ point }) => ['POST', `/point/${point}/menus`, { title: 'Новое меню' }],
  'menus.update': ({ point, menu }) => ['PUT', `/point/${point}/menus/${menu}`, { title: 'Иное меню' }],
  'menus.deleteMany': ({ point, menu }) => ['DELETE', `/point/${point}/menus/`, { ids: [menu] }],
  'menus.deleted': ({ point }) => ['GET', `/deleted_menus/${point}`],
  'menus.restoreMany': ({ binnedMenu }) => ['GET', `/deleted_menus/restore?ids[]=${binnedMenu}`],
  'menus.destroyMany': ({ binnedMenu }) => ['DELETE', `/deleted_menus/destroy?ids[]=${binnedMenu}`],
  'menus.board': ({ menu }) => ['GET', `/menus/${menu}/board`],
  'menus.order': ({ menu, category }) => ['PUT', `/menus/${menu}/order`, { category_ids: [category] }],
  'categories.order': ({ category, food }) => ['PUT', `/categories/${category}/order`, { food_ids: [food] }],
  'categories.list': ({ menu }) => ['GET', `/categories/${menu}`],
  'categories.one': ({ point, category }) => ['GET', `/point/${point}/categories/food/${category}`],
  'categories.create': ({ menu }) => [
    'POST',
    '/categories',
    { menu_id: menu, kind: 'food', title: 'Закуски', base_category_id: 4 },
  ],
  'categories.update': ({ point, category }) => [
    'PUT',
    `/point/${point}/categories/food/${category}`,
    { kind: 'food', title: 'Иные супы' },
  ],
  'categories.deleteMany': ({ menu, category }) => [
    'DELETE',
    `/categories/${menu}`,
    { food: [category], drink: [] },
  ],
  'categories.deleted': ({ menu }) => ['GET', `/deleted_categories/${menu}`],
  'categories.restoreMany': ({ menu, binnedCategory }) => [
    'POST',
    `/deleted_categories/restore/${menu}`,
    { food: [binnedCategory], drink: [] },
  ],
  'categories.destroyMany': ({ menu, binnedCategory }) => [
    'DELETE',
    `/deleted_categories/destroy/${menu}`,
    { food: [binnedCategory], drink: [] },
  ],
  'foods.list': ({ category }) => ['GET', `/foods/category/${category}?type=food`],
  'foods.one': ({ food }) => ['GET', `/foods/${food}`],
  'foods.create': ({ category }) => [
    'POST',
    '/foods',
    { category_id: category, type: 'food', title: 'Щи', price: '1' },
  ],
  'foods.update': ({ food, category }) => ['PUT', `/foods/${food}`, { categoryId: category, price: '1' }],
  'foods.deleteMany': ({ food }) => ['DELETE', '/foods', { ids: [food] }],
  'foods.deleted': ({ category }) => ['GET', `/deleted_foods/${category}`],
  'foods.restoreMany': ({ binnedFood }) => ['POST', '/deleted_foods/restore', { ids: [binnedFood] }],
  'foods.destroyMany': ({ binnedFood }) => ['DELETE', '/deleted_foods/destroy', { ids: [binnedFood] }],
  'foods.bulk': ({ point, food }) => [
    'POST',
    `/point/${point}/foods/bulk`,
    { ids: [food], price: { by: 'percent', amount: 10 } },
  ],
  'menus.bulk': ({ point, menu }) => [
    'POST',
    `/point/${point}/menus/bulk`,
    { ids: [menu], set: { visible: false } },
  ],
  'categories.bulk': ({ point, category }) => [
    'POST',
    `/point/${point}/categories/bulk`,
    { ids: [category], set: { visible: false } },
  ],
  'foods.addRows': ({ category }) => [
    'POST',
    `/foods/category/${category}`,
    { rows: [{ title: 'Щи', price: '1' }] },
  ],
  'menus.exportSheet': ({ menu }) => ['GET', `/menus/${menu}/sheet?format=csv`],
  'menus.importSheet': ({ menu }) => [
    'POST',
    `/menus/${menu}/sheet`,
    { mapping: ['category', 'title', 'price'], rows: [['Супы', 'Щи', 390]] },
  ],
  'menus.copy': ({ menu }) => ['POST', `/menus/${menu}/copy`, {}],
  'menus.takeOver': ({ menu, food }) => [
    'POST',
    `/menus/${menu}/take-over`,
    { rows: [{ id: food, from: food + 1, take: ['price'] }] },
  ],
  'categories.copy': ({ category }) => ['POST', `/categories/${category}/copy`, {}],
  'foods.copy': ({ food }) => ['POST', '/foods/copy', { ids: [food] }],
  'stopList.list': ({ point }) => ['GET', `/point/${point}/foods/stop-list`],
  'stopList.change': ({ point, food }) => [
    'POST',
    `/point/${point}/foods/stop-list`,
    { action: 'attach', food_ids: [food] },
  ],
  'stopList.ingredient': ({ point, ingredient }) => [
    'POST',
    `/point/${point}/ingredients/${ingredient}/stop`,
    { stop: true },
  ],
  'pointFoods.list': ({ point }) => ['GET', `/point/${point}/foods`],
  'ingredients.list': ({ point }) => ['GET', `/ingredients/${point}`],
  'pointIngredients.list': ({ point }) => ['GET', `/point/${point}/ingredients`],
};

const asked = (owner: Owner, [method, path, json]: Ask) =>
  owner.ask(method, path, json === undefined ? {} : { json });

const RESOURCES = [
  'menus',
  'categories',
  'foods',
  'stopList',
  'pointFoods',
  'ingredients',
  'pointIngredients',
];

it('has a case for every call of the menu area', () => {
  const rows = ENDPOINT_KEYS.filter((key) => RESOURCES.includes(key.split('.')[0] ?? ''));
  expect(Object.keys(calls).sort()).toEqual([...rows].sort());
});

describe.each(Object.entries(calls))('%s', (_key, call) => {
  it('[DC-12] with another owner’s ids is what it is with ids of nobody: 404, and nothing changes', async () => {
    const theirs = await seed(anna);
    const before = await kitchen.everything();
    const foreign = await asked(boris, call(theirs));
    const absent = await asked(boris, call(nobody));
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(absent.body);
    expect(absent.status).toBe(404);
    expect(await kitchen.everything()).toBe(before);
    // The same call is a good one: its owner may make it.
    expect((await asked(anna, call(theirs))).status).toBeLessThan(300);
  });
});

describe('own and foreign ids in one call', () => {
  const mixes: Readonly<Record<string, (mine: Ids, theirs: Ids) => Ask>> = {
    'menus deleted': (mine, { menu }) => [
      'DELETE',
      `/point/${mine.point}/menus/`,
      { ids: [mine.menu, menu] },
    ],
    'menus restored': (mine, { binnedMenu }) => [
      'GET',
      `/deleted_menus/restore?ids[]=${mine.binnedMenu}&ids[]=${binnedMenu}`,
    ],
    'menus destroyed': (mine, { binnedMenu }) => [
      'DELETE',
      `/deleted_menus/destroy?ids[]=${mine.binnedMenu}&ids[]=${binnedMenu}`,
    ],
    'categories deleted': (mine, { category }) => [
      'DELETE',
      `/categories/${mine.menu}`,
      { food: [mine.category, category], drink: [] },
    ],
    'categories restored': (mine, { binnedCategory }) => [
      'POST',
      `/deleted_categories/restore/${mine.menu}`,
      { food: [mine.binnedCategory, binnedCategory], drink: [] },
    ],
    'categories destroyed': (mine, { binnedCategory }) => [
      'DELETE',
      `/deleted_categories/destroy/${mine.menu}`,
      { food: [mine.binnedCategory, binnedCategory], drink: [] },
    ],
    'foods deleted': (mine, { food }) => ['DELETE', '/foods', { ids: [mine.food, food] }],
    'foods restored': (mine, { binnedFood }) => [
      'POST',
      '/deleted_foods/restore',
      { ids: [mine.binnedFood, binnedFood] },
    ],
    'foods destroyed': (mine, { binnedFood }) => [
      'DELETE',
      '/deleted_foods/destroy',
      { ids: [mine.binnedFood, binnedFood] },
    ],
    'foods stopped': (mine, { food }) => [
      'POST',
      `/point/${mine.point}/foods/stop-list`,
      { action: 'attach', food_ids: [mine.food, food] },
    ],
    'a menu under my point': (mine, { menu }) => [
      'PUT',
      `/point/${mine.point}/menus/${menu}`,
      { title: 'Моё' },
    ],
    'a menu of mine under their point': (mine, { point }) => [
      'PUT',
      `/point/${point}/menus/${mine.menu}`,
      { title: 'Моё' },
    ],
    'a category under my point': (mine, { category }) => [
      'PUT',
      `/point/${mine.point}/categories/food/${category}`,
      { kind: 'food', title: 'Моё' },
    ],
    'a food of mine in their category': (mine, { category }) => [
      'PUT',
      `/foods/${mine.food}`,
      { categoryId: category, price: '1' },
    ],
  };

  it.each(Object.entries(mixes))('[DC-12] %s: 404, all or nothing', async (_what, mix) => {
    const [mine, theirs] = [await seed(boris), await seed(anna)];
    const before = await kitchen.everything();
    expect((await asked(boris, mix(mine, theirs))).status).toBe(404);
    expect(await kitchen.everything()).toBe(before);
  });
});
