import { beforeEach, describe, expect, it } from 'vitest';
import { once, openKitchen } from '../standing';
import { cook } from './startKitchen';

const kitchen = openKitchen();
const anna = once(() => kitchen.owner());
let pointId: number;
let menuId: number;
let categoryId: number;
let soup: number;
let salad: number;

let place = 0;
beforeEach(async () => {
  place += 1;
  pointId = await anna.point(`kafe-${place}`);
  menuId = await cook(anna).menu(pointId);
  categoryId = await cook(anna).category(menuId);
  soup = await cook(anna).food(categoryId, 'food', 'Борщ');
  salad = await cook(anna).food(categoryId, 'food', 'Винегрет');
});

const change = (action: unknown, food_ids: unknown, point = pointId) =>
  anna.ask('POST', `/point/${point}/foods/stop-list`, { json: { action, food_ids } });
const stopped = async (query = '') =>
  (await anna.ask('GET', `/point/${pointId}/foods/stop-list${query}`)).body;
const stopable = async (id: number) => (await anna.ask('GET', `/foods/${id}`)).body.stopable;

// Told in order: each finds what the one before has left.
describe('the stop list', { shuffle: false }, () => {
  it('[SL-02][SL-03][CL-44] takes foods on, and says so on each of them', async () => {
    const answer = await change('attach', [soup, salad]);
    expect([answer.status, answer.body]).toEqual([200, {}]);
    expect(await stopable(soup)).toEqual([{ id: expect.any(Number), createdAt: '2026-11-21T10:00:00.000Z' }]);
    const foods = await anna.ask(
      'GET',
      `/foods/category/${categoryId}?filters[0][field]=stop&filters[0][value]=true`,
    );
    expect(foods.body.total).toBe(2);
  });

  it('[SL-04][CL-44] lets foods go', async () => {
    await change('attach', [soup, salad]);
    expect((await change('detach', [soup])).status).toBe(200);
    expect(await stopable(soup)).toEqual([]);
    const query = 'filters[0][field]=stop&filters[0][value]=false';
    const { body } = await anna.ask('GET', `/foods/category/${categoryId}?${query}`);
    expect(body.data.map(({ title }) => title)).toEqual(['Борщ']);
  });

  it('is idempotent both ways: a food stopped twice keeps its first moment', async () => {
    await change('attach', [soup]);
    const first = await stopable(soup);
    kitchen.pass(60_000);
    expect((await change('attach', [soup, soup])).status).toBe(200);
    expect(await stopable(soup)).toEqual(first);
    expect((await change('detach', [soup])).status).toBe(200);
    expect((await change('detach', [soup])).status).toBe(200);
  });

  it('is read with what one needs at the bar, last stopped first', async () => {
    await change('attach', [soup]);
    kitchen.pass(60_000);
    await change('attach', [salad]);
    const { data, total } = await stopped();
    expect(total).toBe(2);
    expect(data.map(({ title }) => title)).toEqual(['Винегрет', 'Борщ']);
    expect(data[1]).toMatchObject({
      id: soup,
      price: '390',
      image: null,
      category: { id: categoryId, title: 'Супы' },
      menu: { id: menuId, title: 'Основное меню' },
      stoppedAt: expect.stringMatching(/^2026-11-21T10:\d\d:00\.000Z$/),
    });
    expect((await stopped('?filters[0][field]=title&filters[0][value]=вин')).total).toBe(1);
  });

  it('is all or nothing: one food that is not the point’s, and none is stopped', async () => {
    const other = await anna.point(`bar-${place}`);
    const elsewhere = await cook(anna).food(await cook(anna).category(await cook(anna).menu(other)));
    const gone = await cook(anna).food(categoryId, 'food', 'Старое');
    await anna.ask('DELETE', '/foods', { json: { ids: [gone] } });
    for (const stranger of [elsewhere, gone, 999_999]) {
      expect((await change('attach', [soup, stranger])).status).toBe(404);
    }
    expect((await stopped()).total).toBe(0);
  });

  it('leaves out foods in a bin, and has them back when they come back', async () => {
    await change('attach', [soup]);
    await anna.ask('DELETE', '/foods', { json: { ids: [soup] } });
    expect((await stopped()).total).toBe(0);
    await anna.ask('POST', '/deleted_foods/restore', { json: { ids: [soup] } });
    expect((await stopped()).total).toBe(1);
  });
});
