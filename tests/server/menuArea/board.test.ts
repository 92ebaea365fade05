import { beforeEach, describe, expect, it } from 'vitest';
import type { Board } from '../../../contract/rows/menuArea';
import { alsoHire } from '../hire';
import { fileOf, PUT, samplePng } from '../samples';
import { anew, openKitchen } from '../standing';
import { cook } from './startKitchen';

const kitchen = openKitchen();
const anna = anew(kitchen, () => kitchen.owner());
let at: { point: number; menu: number; soups: number; teas: number; food: number };

beforeEach(async () => {
  const point = await anna.point('odna');
  const menu = await cook(anna).menu(point);
  const soups = await cook(anna).category(menu, 'food', 'Супы');
  const teas = await cook(anna).category(menu, 'drink', 'Чаи', { visible: false });
  const more = { unit_value: '350', unit_measurement: 'g', marks: [1] };
  at = { point, menu, soups, teas, food: await cook(anna).food(soups, 'food', 'Борщ', more) };
});

const ask = (headers: Readonly<Record<string, string>> = {}, by = anna) =>
  kitchen.app.inject({
    method: 'GET',
    url: `/api/menus/${at.menu}/board`,
    headers: { authorization: `Bearer ${by.token}`, ...headers },
  });
const board = async (): Promise<Board> => (await ask()).json();
const tag = async (): Promise<string> => String((await ask()).headers.etag);

describe('the board of a menu', () => {
  it('is the menu, its categories in order and their dishes in order, each as short as it can be', async () => {
    const soup = await cook(anna).food(at.soups, 'food', 'Щи');
    const png = fileOf(await samplePng(), 'soup.png', 'image/png');
    await anna.ask('POST', `/foods/${soup}`, {
      parts: [PUT, ['categoryId', String(at.soups)], ['images[0]', png]],
    });
    await anna.ask('PUT', `/categories/${at.soups}/order`, { json: { food_ids: [soup, at.food] } });
    const { menu, categories } = await board();
    expect(menu).toMatchObject({
      id: at.menu,
      title: 'Основное меню',
      visible: true,
      point: { id: at.point },
    });
    expect(categories.map(({ id, type, title }) => [id, type, title])).toEqual([
      [at.soups, 'food', 'Супы'],
      [at.teas, 'drink', 'Чаи'],
    ]);
    expect(categories[1]).toMatchObject({ visible: false, foods: [], visibility: { is_visible: false } });
    const dishes = categories[0]?.foods;
    expect(dishes?.[1]).toEqual({
      id: at.food,
      version: 1,
      title: 'Борщ',
      price: '390',
      unit_value: '350',
      unit_measurement: 'g',
      marks: [1],
    });
    expect(dishes?.[0]).toEqual({
      id: soup,
      version: 2,
      title: 'Щи',
      price: '390',
      image: expect.stringMatching(/^\/files\//),
    });
  });

  it('says of a stopped dish that it is, and what guests see of it', async () => {
    await anna.ask('POST', `/point/${at.point}/foods/stop-list`, {
      json: { action: 'attach', food_ids: [at.food] },
    });
    const [dish] = (await board()).categories[0]?.foods ?? [];
    expect(dish).toMatchObject({ stopable: [{ id: expect.any(Number) }], visibility: { is_visible: true } });
    expect(dish?.visibility?.notes).toMatchObject([{ kind: 'stop', id: at.food }]);
    expect(dish?.stop).toMatchObject({ until: null, reason: null, by_hand: true, causes: [] });
  });

  it('[ST-06] says until when and why a dish is stopped', async () => {
    const until = new Date(kitchen.deps.clock().getTime() + 3_600_000).toISOString();
    await anna.ask('POST', `/point/${at.point}/foods/stop-list`, {
      json: { action: 'attach', food_ids: [at.food], until, reason: 'Ждём поставку' },
    });
    const [dish] = (await board()).categories[0]?.foods ?? [];
    expect(dish?.stop).toMatchObject({ until, reason: 'Ждём поставку', person: { id: anna.userId } });
    expect(dish?.visibility?.notes).toMatchObject([{ kind: 'stop', until }]);
  });

  it('is not sent again to who holds it, until anything in the venue has changed', async () => {
    const held = await tag();
    const same = await ask({ 'if-none-match': held });
    expect([same.statusCode, same.body]).toEqual([304, '']);
    const statements = await kitchen.statementsOf(async () => void (await ask({ 'if-none-match': held })));
    expect(statements.filter((statement) => /from "foods"/.test(JSON.stringify(statement)))).toEqual([]);
    const changes: (() => Promise<unknown>)[] = [
      () => anna.ask('PUT', `/foods/${at.food}`, { json: { categoryId: at.soups, price: '400' } }),
      () => anna.ask('PUT', `/menus/${at.menu}/order`, { json: { category_ids: [at.teas, at.soups] } }),
      () => cook(anna).food(at.soups, 'food', 'Уха'),
      () => anna.ask('DELETE', '/foods', { json: { ids: [at.food] } }),
      () => anna.ask('POST', '/deleted_foods/restore', { json: { ids: [at.food] } }),
      () => anna.ask('PUT', `/point/${at.point}/menus/${at.menu}`, { json: { visible: false } }),
    ];
    for (const change of changes) {
      const before = await tag();
      await change();
      expect((await ask({ 'if-none-match': before })).statusCode).toBe(200);
      expect(await tag()).not.toBe(before);
    }
  });

  it('stands no longer than what guests see by the clock', async () => {
    const headers = { 'if-none-match': await tag() };
    kitchen.pass(6 * 60_000);
    expect((await anna.ask('GET', `/menus/${at.menu}/board`, { headers })).status).toBe(200);
  });

  it('is sent whole for a tag that is none of ours', async () => {
    const held = await tag();
    for (const wrong of ['x', '"1"', held.slice(1), `"${'x'.repeat(22)}.zzzzzzzz"`])
      expect((await ask({ 'if-none-match': wrong })).statusCode).toBe(200);
  });

  it('is absent for who may not reach it, and in the bin', async () => {
    const boris = await kitchen.owner();
    expect((await ask({}, boris)).statusCode).toBe(404);
    await anna.ask('DELETE', `/point/${at.point}/menus/`, { json: { ids: [at.menu] } });
    expect((await ask()).statusCode).toBe(404);
  });

  it('[TM-04] holds no field that the role does not see, and another role has another tag', async () => {
    const held = await tag();
    const role = {
      levels: { menu_list: ['view'] },
      fields: { food_general: { price: [], images: [], marks: [] } },
    } as const;
    const eye = await alsoHire(await kitchen.owner(), { of: anna, role }, kitchen);
    const answer = await ask({ 'if-none-match': held }, eye);
    expect(answer.statusCode).toBe(200);
    const [dish] = (answer.json() as Board).categories[0]?.foods ?? [];
    expect(dish).toEqual({
      id: at.food,
      version: 1,
      title: 'Борщ',
      unit_value: '350',
      unit_measurement: 'g',
    });
  });
});
