import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { arrange, keysFor, type Placed, placesOf, putBehind } from '../../../server/engine/positions';
import { propertyRuns, propertyTimeout } from '../../propertyRuns';
import { anew, openKitchen } from '../standing';
import { cook, type Json } from './startKitchen';

const kitchen = openKitchen();
const anna = anew(kitchen, () => kitchen.owner());
let point: number;
let menu: number;
let soups: number;
let salads: number;
let dishes: readonly number[];

beforeEach(async () => {
  point = await anna.point('odna');
  menu = await cook(anna).menu(point);
  soups = await cook(anna).category(menu, 'food', 'Супы');
  salads = await cook(anna).category(menu, 'food', 'Салаты');
  dishes = await several(soups, ['Борщ', 'Щи', 'Уха', 'Солянка']);
});

const several = async (category: number, titles: readonly string[]): Promise<readonly number[]> => {
  const made: number[] = [];
  for (const title of titles) made.push(await cook(anna).food(category, 'food', title));
  return made;
};
const idsOf = (rows: readonly Json[]): readonly number[] => rows.map(({ id }) => Number(id));
const listed = async (category = soups) =>
  idsOf((await anna.ask('GET', `/foods/category/${category}?type=food&per_page=100`)).body.data);
const order = (category: number, ids: readonly number[], from?: readonly number[]) =>
  anna.ask('PUT', `/categories/${category}/order`, { json: { food_ids: ids, ...(from && { from }) } });
const picked = (...at: readonly number[]) => at.map((index) => dishes[index] ?? 0);
const journal = async (query = ''): Promise<Json[]> =>
  (await anna.ask('GET', `/changes?per_page=50${query}`)).body.data;
const undo = (id: unknown) => anna.ask('POST', `/changes/${id}/undo`, { json: {} });

describe('the order of a menu', () => {
  it('is that in which things were made, until somebody gives another; it is the order of the list', async () => {
    expect(await listed()).toEqual(dishes);
    const answer = await order(soups, picked(2, 0, 3, 1));
    expect(answer.body).toEqual({ food_ids: picked(2, 0, 3, 1) });
    expect(await listed()).toEqual(picked(2, 0, 3, 1));
    const [late] = await several(soups, ['Лапша']);
    expect(await listed()).toEqual([...picked(2, 0, 3, 1), late]);
  });

  it('is given to the categories of a menu alike, and its record and its bin keep to it', async () => {
    const drinks = await cook(anna).category(menu, 'drink', 'Чаи');
    const answer = await anna.ask('PUT', `/menus/${menu}/order`, {
      json: { category_ids: [drinks, salads, soups] },
    });
    expect(answer.body).toEqual({ category_ids: [drinks, salads, soups] });
    const { body } = await anna.ask('GET', `/categories/${menu}`);
    expect(idsOf((body as Json).categories as Json[])).toEqual([drinks, salads, soups]);
    const record = (await anna.ask('GET', `/menus/${menu}`)).body as Json;
    expect(idsOf(record.foodCategories as Json[])).toEqual([salads, soups]);
    await anna.ask('DELETE', `/categories/${menu}`, { json: { food: [soups, salads], drink: [] } });
    const bin = await anna.ask('GET', `/deleted_categories/${menu}`);
    expect(idsOf(bin.body.data)).toEqual([salads, soups]);
  });

  it('keeps what it does not name where it stands: dishes that somebody has added meanwhile are not lost', async () => {
    const [late] = await several(soups, ['Лапша']);
    expect((await order(soups, picked(3, 1))).body).toEqual({
      food_ids: [...picked(0, 3, 1, 2), late],
    });
  });

  it('takes dishes of another category in where that is named; what stands elsewhere stays there', async () => {
    const [olivier] = await several(salads, ['Борщ']);
    expect((await order(soups, [olivier ?? 0, ...dishes])).body).toEqual({ food_ids: dishes });
    expect(await listed(salads)).toEqual([olivier]);
    const moved = await order(soups, [...picked(0), olivier ?? 0, ...picked(1)], [salads]);
    expect(moved.body).toEqual({ food_ids: [...picked(0), olivier, ...picked(1, 2, 3)] });
    expect(await listed(salads)).toEqual([]);
    // Two of one name have two addresses.
    const food = (await anna.ask('GET', `/foods/${olivier}`)).body;
    expect(food).toMatchObject({ category_id: soups, url: 'borshch-2' });
    const drinks = await cook(anna).category(menu, 'drink', 'Чаи');
    const tea = await cook(anna).food(drinks, 'drink', 'Чай');
    expect((await order(soups, [tea], [drinks])).status).toBe(422);
  });

  it('is refused for rubbish, and for what is nobody’s or another venue’s', async () => {
    for (const wrong of [undefined, [], 'x', [0], [1.5], ['1'], [dishes[0], dishes[0]], [null]])
      expect(
        (await anna.ask('PUT', `/categories/${soups}/order`, { json: { food_ids: wrong } })).status,
      ).toBe(422);
    const boris = await kitchen.owner();
    expect(
      (await boris.ask('PUT', `/categories/${soups}/order`, { json: { food_ids: dishes } })).status,
    ).toBe(404);
    const other = await cook(anna).category(await cook(anna).menu(await anna.point('dva')));
    const [strange] = await several(other, ['Чужой']);
    expect((await order(soups, [strange ?? 0, ...dishes], [other])).status).toBe(404);
    expect(await listed()).toEqual(dishes);
  });

  it('leaves out what was deleted meanwhile, and gives it its place back when it returns', async () => {
    await anna.ask('DELETE', '/foods', { json: { ids: picked(1) } });
    expect((await order(soups, picked(3, 1, 0))).body).toEqual({ food_ids: picked(3, 0, 2) });
    const [late] = await several(soups, ['Лапша']);
    await anna.ask('POST', '/deleted_foods/restore', { json: { ids: picked(1) } });
    const now = await listed();
    expect([...now].sort()).toEqual([...dishes, late].sort());
    expect(now.filter((id) => id !== dishes[1])).toEqual([...picked(3, 0, 2), late]);
  });

  it('is one entry of the history, and the way back from it', async () => {
    await order(soups, picked(3, 0, 1, 2));
    const [ordered] = await journal();
    expect(ordered).toMatchObject({ kind: 'order', resource: 'categories', record_id: soups });
    expect((await order(soups, picked(3, 0, 1, 2))).status).toBe(200);
    expect((await journal())[0]?.id).toBe(ordered?.id);
    expect((await undo(ordered?.id)).status).toBe(200);
    expect(await listed()).toEqual(dishes);
    await order(salads, picked(2), [soups]);
    const [moved] = await journal('&resource=foods');
    expect(moved).toMatchObject({ kind: 'move', record_id: dishes[2] });
    expect((await undo(moved?.id)).status).toBe(200);
    expect(await listed()).toEqual(dishes);
    // Somebody has moved it on since: it is not pulled away from there.
    await order(salads, picked(2), [soups]);
    const [again] = await journal('&resource=foods');
    const third = await cook(anna).category(menu, 'food', 'Каши');
    await order(third, picked(2), [salads]);
    expect((await undo(again?.id)).status).toBe(409);
    expect(await listed(third)).toEqual(picked(2));
  });

  it('of two who order at once is one order, with nothing lost and no key twice', async () => {
    const answers = await Promise.all([
      order(soups, picked(3, 2, 1, 0)),
      order(salads, picked(1), [soups]),
      order(soups, picked(1, 0, 3, 2)),
      anna.ask('DELETE', '/foods', { json: { ids: picked(3) } }),
      order(soups, picked(2, 0)),
      cook(anna).food(soups, 'food', 'Лапша'),
    ]);
    expect(answers.filter((one) => typeof one !== 'number' && one.status >= 500)).toEqual([]);
    const all = [...(await listed()), ...(await listed(salads))];
    expect(new Set(all).size).toBe(4);
    const { rows } = (await kitchen.db.execute(
      `select category_id, position from foods where deleted_at is null`,
    )) as { rows: { category_id: number; position: string }[] };
    expect(new Set(rows.map(({ category_id: id, position }) => `${id} ${position}`)).size).toBe(4);
  });
});

describe('keys between keys', () => {
  it(
    'any row of moves, of whatever length, leaves the order that was asked for, each key once and none long',
    () => {
      const move = fc.record({ count: fc.integer({ min: 1, max: 3 }), seed: fc.nat() });
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 12 }), fc.array(move, { maxLength: 60 }), (size, moves) => {
          let rows: readonly Placed[] = Array.from({ length: size }, (_, id) => ({ id, position: null }));
          for (const { count, seed } of [{ count: 1, seed: 0 }, ...moves]) {
            const ids = rows.map(({ id }) => id);
            const asked = Array.from(
              { length: Math.min(count, size) },
              (_, n) => ids[(seed + n * 5) % size] ?? 0,
            );
            const order = arrange(ids, [...new Set(asked)].reverse());
            const { keys, moved } = keysFor(
              order.map((id) => rows.find((row) => row.id === id) ?? { id, position: null }),
            );
            rows = order.map((id) => ({
              id,
              position: keys.get(id) ?? rows.find((row) => row.id === id)?.position ?? null,
            }));
            const positions = rows.map(({ position }) => position ?? '');
            expect([...positions].sort((one, other) => (one < other ? -1 : 1))).toEqual(positions);
            expect(new Set(positions).size).toBe(size);
            expect(Math.max(...positions.map((key) => key.length))).toBeLessThan(30);
            // The way back leads to where it began.
            expect(putBehind(order, placesOf(ids, moved))).toEqual(ids);
          }
        }),
        { numRuns: propertyRuns },
      );
    },
    propertyTimeout,
  );
});
