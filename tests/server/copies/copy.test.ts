import { beforeEach, describe, expect, it } from 'vitest';
import { cook, type Json } from '../menuArea/startKitchen';
import { anew, openKitchen } from '../standing';
import { contentsOf, copying, foodsOf, type Seeded, seedVenues, undo } from './startCopies';

const kitchen = openKitchen();
const anna = anew(kitchen, () => kitchen.owner());
let at: Seeded;

beforeEach(async () => {
  at = await seedVenues(anna);
});

const menuCopy = (json: Json, headers?: Readonly<Record<string, string>>) =>
  copying(`/menus/${at.menu}/copy`)(json, anna, headers);
const foodCopy = (json: Json) => copying('/foods/copy')(json, anna);
const whole = [
  {
    title: 'Основное меню',
    visible: false,
    categories: [
      { title: 'Супы', visible: true, foods: ['Борщ 390', 'Щи 340'] },
      { title: 'Чай', visible: true, foods: ['Чёрный чай 150'] },
    ],
  },
];

describe('what is doubled', () => {
  it('a dish stands beside its original, hidden, by a name and an address of its own', async () => {
    const first = await foodCopy({ ids: [at.borsch] });
    expect(first.results).toMatchObject([
      { point_id: at.point, status: 'done', made: { menus: 0, categories: 0, foods: 1 }, refused: [] },
    ]);
    await foodCopy({ ids: [at.borsch, at.shchi] });
    const [menu] = await contentsOf(at.point, anna);
    expect(menu?.categories[0]?.foods).toEqual([
      'Борщ 390',
      'Борщ (копия 2) 390 hidden',
      'Борщ (копия) 390 hidden',
      'Щи 340',
      'Щи (копия) 340 hidden',
    ]);
    const copy = await anna.ask('GET', `/foods/${first.results[0]?.ids[0]}`);
    const original = await anna.ask('GET', `/foods/${at.borsch}`);
    expect(copy.body).toMatchObject({
      title: 'Борщ (копия)',
      url: 'borshch-kopiya',
      visible: false,
      shownAt: null,
      marks: [1],
      ingredients: original.body.ingredients,
      unit_value: '300',
    });
    expect(copy.body.visibility).toMatchObject({
      is_visible: false,
      causes: [{ kind: 'switch', resource: 'foods' }],
    });
    const shown = await anna.ask('PUT', `/foods/${copy.body.id}`, {
      json: { categoryId: at.soups, visible: true },
    });
    expect(shown.body).toMatchObject({ visible: true, shownAt: expect.any(String) });
  });

  it('a category and a menu come with everything in them, hidden at the top alone', async () => {
    await copying(`/categories/${at.soups}/copy`)({}, anna);
    const { results } = await menuCopy({});
    expect(results).toMatchObject([{ made: { menus: 1, categories: 3, foods: 5 } }]);
    const [first, second] = await contentsOf(at.point, anna);
    expect(first?.categories.map(({ title, visible }) => [title, visible])).toEqual([
      ['Супы', true],
      ['Супы (копия)', false],
      ['Чай', true],
    ]);
    expect(second).toMatchObject({ title: 'Основное меню (копия)', visible: false });
    expect(second?.categories[1]).toEqual({
      title: 'Супы (копия)',
      visible: false,
      foods: ['Борщ 390', 'Щи 340'],
    });
    const urls = (await kitchen.db.query.categories.findMany()).map(({ menuId, url }) => `${menuId} ${url}`);
    expect(new Set(urls).size).toBe(urls.length);
  });

  it('a venue comes as a draft with its menus and phones, and without its papers', async () => {
    const licensed = await anna.point('bar', 'licensed');
    const menu = await cook(anna).menu(licensed, 'Барная карта');
    const strong = await cook(anna).category(menu, 'drink', 'Крепкое', { alcohol: true });
    await cook(anna).food(strong, 'drink', 'Виски', { price: '500' });
    const { status, results } = await copying(`/point/${licensed}/copy`)({}, anna);
    expect([status, results[0]?.made]).toEqual([200, { menus: 1, categories: 1, foods: 1 }]);
    const copy = await anna.ask('GET', `/point/${results[0]?.ids[0]}`);
    expect(copy.body).toMatchObject({
      title: 'bar (копия)',
      url: 'bar-kopiya',
      status: 'draft',
      alc_license: [],
    });
    expect(await contentsOf(Number(copy.body.id), anna)).toEqual([
      {
        title: 'Барная карта',
        visible: true,
        categories: [{ title: 'Крепкое', visible: true, foods: ['Виски 500'] }],
      },
    ]);
    const [category] = (await kitchen.db.query.categories.findMany()).filter(
      ({ pointId }) => pointId === copy.body.id,
    );
    expect(category?.alcohol).toBe(false);
    expect((await undo(results[0]?.change_id, anna)).status).toBe(200);
    expect((await anna.ask('GET', `/point/${copy.body.id}`)).status).toBe(404);
  });
});

describe('a menu that is copied to other venues', () => {
  it('is shown before, is one batch in each venue, and is taken back whole in one of them', async () => {
    const [two, three] = [await anna.point('dva'), await anna.point('tri')];
    const before = await kitchen.everything();
    const tried = await menuCopy({ to: [two, three], dry_run: true });
    expect(await kitchen.everything()).toBe(before);
    const done = await menuCopy({ to: [two, three] });
    expect(done.results.map(({ made, title }) => [made, title])).toEqual(
      tried.results.map(({ made, title }) => [made, title]),
    );
    for (const id of [two, three]) expect(await contentsOf(id, anna)).toEqual(whole);
    const grouped = await anna.ask('GET', `/changes?grouped=1&pointId=${three}`);
    expect(grouped.body.data).toMatchObject([{ kind: 'create', resource: 'menus', rows: 1 }]);
    expect((await undo(done.results[1]?.change_id, anna)).status).toBe(200);
    expect(await contentsOf(three, anna)).toEqual([]);
    expect(await contentsOf(two, anna)).toEqual(whole);
  });

  it('fills up what is there by the same name: dishes stay, get another name or take price and composition over', async () => {
    const two = await anna.point('dva');
    const menu = await cook(anna).menu(two, 'ОСНОВНОЕ  меню');
    const soups = await cook(anna).category(menu, 'food', 'супы');
    const own = await cook(anna).food(soups, 'food', 'борщ', {
      price: '300',
      ingredients: [{ title: 'свекла', is_allergen: false }],
    });
    const skipped = await foodCopy({ ids: [at.borsch, at.tea], to: [two] });
    expect(skipped.results).toMatchObject([
      {
        made: { menus: 0, categories: 1, foods: 1 },
        skipped: 1,
        updated: 0,
        same: [{ id: own, before: {}, after: {} }],
      },
    ]);
    const renamed = await foodCopy({ ids: [at.borsch], to: [two], on_conflict: 'rename' });
    expect(renamed.results).toMatchObject([{ made: { foods: 1 }, skipped: 0 }]);
    const tried = await menuCopy({ to: [two], on_conflict: 'update', dry_run: true });
    expect(tried.results).toMatchObject([
      {
        made: { menus: 0, categories: 0, foods: 1 },
        updated: 1,
        skipped: 1,
        same: [{ id: own, before: { price: '300' }, after: { price: '390' } }, { after: {} }],
      },
    ]);
    const updated = await menuCopy({ to: [two], on_conflict: 'update' });
    const dish = await anna.ask('GET', `/foods/${own}`);
    expect(dish.body).toMatchObject({ title: 'борщ', price: '390', unit_value: '300' });
    expect((dish.body.ingredients as Json[]).map(({ title }) => title)).toEqual(['свекла', 'Сметана']);
    expect((await contentsOf(two, anna))[0]?.categories).toEqual([
      { title: 'супы', visible: true, foods: ['борщ 390', 'Борщ (копия) 390 hidden', 'Щи 340 hidden'] },
      { title: 'Чай', visible: false, foods: ['Чёрный чай 150'] },
    ]);
    expect((await undo(updated.results[0]?.change_id, anna)).status).toBe(200);
    expect((await anna.ask('GET', `/foods/${own}`)).body).toMatchObject({ price: '300', unit_value: null });
    expect((await contentsOf(two, anna))[0]?.categories[0]?.foods).toEqual([
      'борщ 300',
      'Борщ (копия) 390 hidden',
    ]);
  });

  it('keeps an allergen’s warning: a dish whose allergen the venue has as harmless stays out and is told', async () => {
    const two = await anna.point('dva');
    const salads = await cook(anna).category(await cook(anna).menu(two, 'Другое'), 'food', 'Салаты');
    await cook(anna).food(salads, 'food', 'Салат', {
      ingredients: [{ title: 'сметана', is_allergen: false }],
    });
    const { results } = await menuCopy({ to: [two] });
    expect(results).toMatchObject([
      { made: { foods: 2 }, refused: [{ title: 'Борщ', reason: expect.stringContaining('аллерген') }] },
    ]);
  });

  it('that is gone meanwhile is told, and the others are done; venues of others are as absent', async () => {
    const [two, gone] = [await anna.point('dva'), await anna.point('tri')];
    await anna.ask('DELETE', '/point', { json: { ids: [gone] } });
    const boris = await kitchen.owner();
    const foreign = await boris.point('chuzhaya');
    const { results } = await menuCopy({ to: [gone, foreign, two] });
    expect(results.map(({ point_id, status, title }) => [point_id, status, title])).toEqual([
      [gone, 'missing', ''],
      [foreign, 'missing', ''],
      [two, 'done', 'dva'],
    ]);
    expect((await menuCopy({ to: [foreign] })).status).toBe(404);
    expect((await copying(`/menus/${at.menu}/copy`)({ to: [foreign] }, boris)).status).toBe(404);
    expect(await foodsOf(foreign, kitchen)).toEqual([]);
  });

  it('is not taken back where somebody has worked in it since', async () => {
    const two = await anna.point('dva');
    const { results } = await menuCopy({ to: [two] });
    const [dish] = await foodsOf(two, kitchen);
    await anna.ask('PUT', `/foods/${dish?.id}`, { json: { categoryId: dish?.categoryId, price: '777' } });
    expect((await undo(results[0]?.change_id, anna)).status).toBe(409);
    expect(await contentsOf(two, anna)).toHaveLength(1);
  });

  it('costs few statements, however many dishes it has', async () => {
    const two = await anna.point('dva');
    const three = await anna.point('tri');
    const count = async (to: number) => {
      const statements = await kitchen.statementsOf(async () => {
        expect((await menuCopy({ to: [to] })).status).toBe(200);
      });
      return statements.length;
    };
    const few = await count(two);
    for (let dish = 0; dish < 30; dish += 1) await cook(anna).food(at.soups, 'food', `Суп ${dish}`);
    expect(await count(three)).toBe(few);
  });
});
