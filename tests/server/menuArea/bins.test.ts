import { describe, expect, it } from 'vitest';
import { once, openKitchen } from '../standing';
import { categoryLevel, foodLevel, idsOf, type Level, menuLevel } from './levels';
import { cook } from './startKitchen';

const kitchen = openKitchen();
const anna = once(() => kitchen.owner());

let place = 0;
const levels: Readonly<Record<string, () => Promise<Level>>> = {
  menu: async () => menuLevel(anna, await anna.point(`kafe-${++place}`)),
  'food category': async () => {
    const pointId = await anna.point(`kafe-${++place}`);
    return categoryLevel(anna, { pointId, menuId: await cook(anna).menu(pointId), kind: 'food' });
  },
  'drink category': async () => {
    const pointId = await anna.point(`kafe-${++place}`);
    return categoryLevel(anna, { pointId, menuId: await cook(anna).menu(pointId), kind: 'drink' });
  },
  food: async () => {
    const pointId = await anna.point(`kafe-${++place}`);
    const category = categoryLevel(anna, { pointId, menuId: await cook(anna).menu(pointId), kind: 'food' });
    return foodLevel(anna, { category, categoryId: await category.make('Супы') });
  },
};

it.each(Object.entries(levels))(
  '[DC-12][DC-32][DC-33] a %s is out of reach under a deleted parent, and comes back with it',
  async (_name, start) => {
    const level = await start();
    const [alive, binned] = [await level.make('Живое'), await level.make('В корзине')];
    await level.remove([binned]);
    await level.removeParent();
    for (const answer of [
      level.read(alive),
      level.list(),
      level.bin(),
      level.remove([alive]),
      level.destroy([binned]),
    ]) {
      expect((await answer).status).toBe(404);
    }
    const refused = await level.restore([binned]);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toMatch(/^Сначала восстановите (точку|меню|категорию) «.+»\.$/);
    await level.restoreParent();
    expect(idsOf(await level.list())).toContain(alive);
    expect(idsOf(await level.list())).not.toContain(binned);
    expect(idsOf(await level.bin())).toContain(binned);
    expect((await level.restore([binned])).status).toBe(200);
  },
);

describe('bins', () => {
  it('[CL-31][CL-33][CL-34] categories of both kinds move in one call, each under its own kind', async () => {
    const pointId = await anna.point(`kafe-${++place}`);
    const menuId = await cook(anna).menu(pointId);
    const soup = await cook(anna).category(menuId, 'food', 'Супы');
    const tea = await cook(anna).category(menuId, 'drink', 'Чай');
    const swapped = { json: { food: [tea], drink: [soup] } };
    const twice = { json: { food: [soup], drink: [soup] } };
    const right = { json: { food: [soup], drink: [tea] } };
    const bin = async () => idsOf(await anna.ask('GET', `/deleted_categories/${menuId}`)).sort();
    for (const wrong of [swapped, twice]) {
      expect((await anna.ask('DELETE', `/categories/${menuId}`, wrong)).status).toBe(404);
    }
    expect(await bin()).toEqual([]);
    expect((await anna.ask('DELETE', `/categories/${menuId}`, right)).status).toBe(200);
    expect(await bin()).toEqual([soup, tea].sort());
    expect((await anna.ask('POST', `/deleted_categories/restore/${menuId}`, swapped)).status).toBe(404);
    expect((await anna.ask('POST', `/deleted_categories/restore/${menuId}`, right)).status).toBe(200);
    await anna.ask('DELETE', `/categories/${menuId}`, right);
    expect((await anna.ask('DELETE', `/deleted_categories/destroy/${menuId}`, right)).status).toBe(200);
    expect(await bin()).toEqual([]);
  });

  it('[DC-33] under several deleted parents the highest is restored first, then the next below', async () => {
    const pointId = await anna.point(`kafe-${++place}`);
    const menuId = await cook(anna).menu(pointId, 'Обеды');
    const categoryId = await cook(anna).category(menuId, 'food', 'Первое');
    const foodId = await cook(anna).food(categoryId);
    const menus = menuLevel(anna, pointId);
    const kinds = categoryLevel(anna, { pointId, menuId, kind: 'food' });
    const dishes = foodLevel(anna, { category: kinds, categoryId });
    await dishes.remove([foodId]);
    await kinds.remove([categoryId]);
    await menus.remove([menuId]);
    const refusal = async () => (await dishes.restore([foodId])).body.message;
    expect(await refusal()).toBe('Сначала восстановите меню «Обеды».');
    await menus.restore([menuId]);
    expect(await refusal()).toBe('Сначала восстановите категорию «Первое».');
    await kinds.restore([categoryId]);
    expect((await dishes.restore([foodId])).status).toBe(200);
  });

  it('[DC-13][SD5] an address written anew in the meantime keeps a category in its bin, and nothing is lost', async () => {
    const pointId = await anna.point(`kafe-${++place}`);
    const menuId = await cook(anna).menu(pointId);
    const level = categoryLevel(anna, { pointId, menuId, kind: 'food' });
    const old = await cook(anna).category(menuId, 'food', 'Супы', { url: 'supy' });
    await level.remove([old]);
    const heir = await cook(anna).category(menuId, 'food', 'Новые супы', { url: 'supy' });
    expect((await level.restore([old])).status).toBe(409);
    expect(idsOf(await level.bin())).toEqual([old]);
    await anna.ask('PUT', `/point/${pointId}/categories/food/${heir}`, {
      json: { kind: 'food', url: 'novye' },
    });
    expect((await level.restore([old])).status).toBe(200);
  });

  it('an address that the server makes never stands in the way of a restore', async () => {
    const level = menuLevel(anna, await anna.point(`kafe-${++place}`));
    const old = await level.make('Основное меню');
    await level.remove([old]);
    const heir = await level.make('Основное меню');
    expect((await level.read(heir)).body.url).toBe('osnovnoe-menyu-2');
    expect((await level.restore([old])).status).toBe(200);
    expect((await level.read(old)).body.url).toBe('osnovnoe-menyu');
  });
});
