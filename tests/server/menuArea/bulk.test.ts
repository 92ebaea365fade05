import { beforeEach, describe, expect, it } from 'vitest';
import { alsoHire } from '../hire';
import { anew, openKitchen } from '../standing';
import { cook, type Json } from './startKitchen';

const kitchen = openKitchen();
const anna = anew(kitchen, () => kitchen.owner());
let at: { point: number; menu: number; soups: number; salads: number };
let dishes: readonly number[];

beforeEach(async () => {
  const point = await anna.point('odna');
  const menu = await cook(anna).menu(point);
  const soups = await cook(anna).category(menu, 'food', 'Супы');
  at = { point, menu, soups, salads: await cook(anna).category(menu, 'food', 'Салаты') };
  const made: number[] = [];
  for (const [title, price] of [
    ['Борщ', '390'],
    ['Щи', '340'],
    ['Уха', '512.5'],
  ])
    made.push(await cook(anna).food(soups, 'food', title, { price, marks: [1] }));
  dishes = made;
});

const bulk = (json: Json, by = anna, headers: Readonly<Record<string, string>> = {}) =>
  by.ask('POST', `/point/${at.point}/foods/bulk`, { json, headers });
const rowsOf = (answer: { readonly body: Json }) => answer.body.results as Json[];
const statuses = (answer: { readonly body: Json }) => rowsOf(answer).map(({ status }) => status);
const food = async (id: number | undefined) => (await anna.ask('GET', `/foods/${id}`)).body;
const prices = async () => Promise.all(dishes.map(async (id) => (await food(id)).price));
const undo = (id: unknown, json: Json = { whole: true }, by = anna) =>
  by.ask('POST', `/changes/${id}/undo`, { json });

describe('many dishes at once', () => {
  it('change their prices by one call, row by row; a dry run writes nothing', async () => {
    const act = { ids: dishes, price: { by: 'percent', amount: 10, round: '10' } };
    const before = await kitchen.everything();
    const tried = await bulk({ ...act, dry_run: true });
    expect([tried.status, tried.body.change_id]).toEqual([200, null]);
    expect(rowsOf(tried)[0]).toEqual({
      id: dishes[0],
      title: 'Борщ',
      version: 1,
      status: 'done',
      before: { price: '390' },
      after: { price: '430' },
    });
    expect(await kitchen.everything()).toBe(before);
    const done = await bulk(act);
    expect(rowsOf(done)).toEqual(rowsOf(tried));
    expect(await prices()).toEqual(['430', '370', '560']);
    expect((await food(dishes[0])).marks).toEqual([1]);
    const answer = await anna.ask('GET', `/foods/${dishes[0]}`);
    expect(answer.headers.etag).toBe('"2"');
  });

  it('that are gone, changed since or against a rule are told, and the others are done', async () => {
    await anna.ask('DELETE', '/foods', { json: { ids: [dishes[0]] } });
    const [, shchi = 0, ukha = 0] = dishes;
    await anna.ask('PUT', `/foods/${shchi}`, { json: { categoryId: at.soups, price: '341' } });
    const extra = await cook(anna).food(at.soups, 'food', 'Вода', { price: '1' });
    const answer = await bulk({
      ids: [...dishes, extra],
      price: { by: 'roubles', amount: -10 },
      versions: { [shchi]: 1, [ukha]: 1 },
    });
    expect(statuses(answer)).toEqual(['missing', 'stale', 'done', 'refused']);
    expect(Object.keys(rowsOf(answer)[3]?.errors as object)).toEqual(['price']);
    expect((await food(ukha)).price).toBe('502.5');
    expect((await food(extra)).price).toBe('1');
    const same = await bulk({ ids: [ukha], price: { by: 'value', amount: 502.5 } });
    const held = { price: '502.5' };
    expect(rowsOf(same)).toMatchObject([{ status: 'unchanged', before: held, after: held }]);
  });

  it('get and lose marks, and fields of their form', async () => {
    const marked = await bulk({ ids: dishes, marks: { add: [2], remove: [1] } });
    expect(statuses(marked)).toEqual(['done', 'done', 'done']);
    expect((await food(dishes[2])).marks).toEqual([2]);
    const set = await bulk({
      ids: dishes,
      set: { description: 'Со сметаной', unit_value: '300', unit_measurement: 'g' },
    });
    expect(statuses(set)).toEqual(['done', 'done', 'done']);
    expect(await food(dishes[1])).toMatchObject({
      description: 'Со сметаной',
      unit_value: '300',
      price: '340',
    });
    const wrong = await bulk({ ids: dishes, set: { no_such_field: 1 } });
    expect(statuses(wrong)).toEqual(['refused', 'refused', 'refused']);
    expect((await bulk({ ids: dishes, set: { images: [] } })).status).toBe(422);
    // A name goes with its address, as in a save of one.
    await bulk({ ids: dishes, set: { title: 'Суп дня' } });
    const urls = await Promise.all(dishes.map(async (id) => (await food(id)).url));
    expect(new Set(urls).size).toBe(3);
  });

  it('move to another category of their kind, in their order', async () => {
    const tea = await cook(anna).category(at.menu, 'drink', 'Чаи');
    const cup = await cook(anna).food(tea, 'drink', 'Чай');
    const moved = await bulk({ ids: [dishes[2], dishes[0], cup], move: { category_id: at.salads } });
    expect(statuses(moved)).toEqual(['done', 'done', 'refused']);
    const list = await anna.ask('GET', `/foods/category/${at.salads}?type=food`);
    expect(list.body.data.map(({ id }) => id)).toEqual([dishes[2], dishes[0]]);
    expect((await undo(moved.body.change_id)).status).toBe(200);
    const back = await anna.ask('GET', `/foods/category/${at.soups}?type=food`);
    expect(back.body.data.map(({ id }) => id)).toEqual(dishes);
  });

  it('are found by the filters of their list, counted there', async () => {
    const other = await cook(anna).food(at.salads, 'food', 'Оливье', { price: '300' });
    const found = await bulk({
      filters: [{ field: 'category', value: String(at.soups) }],
      price: { by: 'roubles', amount: 10 },
      dry_run: true,
    });
    expect(rowsOf(found).map(({ id }) => id)).toEqual(dishes);
    const which = await bulk({ filters: [{ field: 'title', value: 'щи' }], dry_run: true });
    expect(rowsOf(which)).toEqual([
      { id: dishes[1], title: 'Щи', version: 1, status: 'unchanged', before: {}, after: {} },
    ]);
    const named = { filters: [{ field: 'title', value: 'оливье' }], price: { by: 'roubles', amount: 10 } };
    expect(rowsOf(await bulk(named)).map(({ id }) => id)).toEqual([other]);
    expect((await bulk({ ...named, filters: [{ field: 'password', value: 'x' }] })).status).toBe(422);
    expect(
      (await bulk({ ...named, filters: [{ field: 'title', value: 'нет такого' }] })).body.results,
    ).toEqual([]);
  });

  it.each([
    {},
    { ids: [] },
    { ids: [1], filters: [], price: { by: 'value', amount: 1 } },
    { ids: [1] },
    { ids: [1], price: { by: 'value', amount: 1 }, marks: { add: [1] } },
    { ids: [1], price: { by: 'euro', amount: 1 } },
    { ids: [1], set: {} },
    { ids: Array.from({ length: 5001 }, (_, id) => id + 1), set: { price: '1' } },
  ])('are refused as a whole for %j', async (json) => {
    expect((await bulk(json)).status).toBe(422);
  });

  it('[TM-04] keep to the fields of the role, and to its venues', async () => {
    const chef = await alsoHire(await kitchen.owner(), { of: anna, role: 'chef' }, kitchen);
    const refused = await bulk({ ids: dishes, price: { by: 'value', amount: 1 } }, chef);
    expect(statuses(refused)).toEqual(['refused', 'refused', 'refused']);
    expect(statuses(await bulk({ ids: dishes, set: { description: 'Со сметаной' } }, chef))).toEqual([
      'done',
      'done',
      'done',
    ]);
    expect(await prices()).toEqual(['390', '340', '512.5']);
    const boris = await kitchen.owner();
    expect((await bulk({ ids: dishes, set: { description: 'x' } }, boris)).status).toBe(404);
    const other = await anna.point('dva');
    const elsewhere = await anna.ask('POST', `/point/${other}/foods/bulk`, {
      json: { ids: dishes, set: { description: 'Со сметаной' } },
    });
    expect(elsewhere.status).toBe(404);
  });
});

describe('[HI-04] an act of many rows', () => {
  it('is one entry of the journal, with its rows, and is taken back whole', async () => {
    const done = await bulk({ ids: dishes, price: { by: 'roubles', amount: 10 } });
    const grouped = await anna.ask('GET', `/changes?grouped=1&pointId=${at.point}&kind=update`);
    expect(grouped.body.total).toBe(1);
    expect(grouped.body.data).toMatchObject([{ rows: 3, kind: 'update', resource: 'foods' }]);
    const batch = String(grouped.body.data[0]?.batch);
    const rows = await anna.ask('GET', `/changes?batch=${batch}`);
    expect(rows.body.data.map(({ record_id: id }) => id)).toEqual([...dishes].reverse());
    expect(rows.body.data.at(-1)?.id).toBe(done.body.change_id);
    const back = await undo(done.body.change_id);
    expect([back.status, rowsOf(back).map(({ left }) => left)]).toEqual([200, [[], [], []]]);
    expect(await prices()).toEqual(['390', '340', '512.5']);
    expect((await undo(done.body.change_id)).status).toBe(409);
    for (const wrong of ['batch=x', 'grouped=maybe'])
      expect((await anna.ask('GET', `/changes?${wrong}`)).status).toBe(422);
    expect((await undo(done.body.change_id, { whole: 'yes' })).status).toBe(422);
  });

  it('leaves what was changed since, and says which and why', async () => {
    const done = await bulk({ ids: dishes, price: { by: 'roubles', amount: 10 } });
    await anna.ask('PUT', `/foods/${dishes[1]}`, { json: { categoryId: at.soups, price: '999' } });
    await anna.ask('DELETE', '/foods', { json: { ids: [dishes[2]] } });
    const back = await undo(done.body.change_id);
    expect(back.status).toBe(200);
    expect(rowsOf(back)).toEqual([
      { resource: 'foods', id: dishes[2], left: [], reason: expect.any(String) },
      { resource: 'foods', id: dishes[1], left: ['price'], reason: expect.any(String) },
      { resource: 'foods', id: dishes[0], left: [] },
    ]);
    expect((await food(dishes[0])).price).toBe('390');
    expect((await food(dishes[1])).price).toBe('999');
  });

  it('of a deletion comes back with one call, each dish in its place', async () => {
    await anna.ask('DELETE', '/foods', { json: { ids: dishes } });
    const [entry] = (await anna.ask('GET', '/changes?grouped=1')).body.data;
    expect(entry).toMatchObject({ kind: 'delete', rows: 3 });
    const boris = await kitchen.owner();
    expect((await undo(entry?.id, { whole: true }, boris)).status).toBe(404);
    expect((await undo(entry?.id)).status).toBe(200);
    const list = await anna.ask('GET', `/foods/category/${at.soups}?type=food`);
    expect(list.body.data.map(({ id }) => id)).toEqual(dishes);
  });
});
