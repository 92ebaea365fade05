import { beforeEach, describe, expect, it } from 'vitest';
import { alsoHire } from '../hire';
import { anew, openKitchen } from '../standing';
import { cook, type Json } from './startKitchen';

const kitchen = openKitchen();
const anna = anew(kitchen, () => kitchen.owner());
let at: { point: number; soups: number };

beforeEach(async () => {
  const point = await anna.point('odna');
  at = { point, soups: await cook(anna).category(await cook(anna).menu(point), 'food', 'Супы') };
});

const add = (rows: unknown, by = anna, headers: Readonly<Record<string, string>> = {}, to = at.soups) =>
  by.ask('POST', `/foods/category/${to}`, { json: { rows }, headers });
const results = (answer: { readonly body: Json }) => answer.body.results as Json[];
const list = async () =>
  (await anna.ask('GET', `/foods/category/${at.soups}?type=food&per_page=100`)).body.data;

describe('many dishes added at once', () => {
  it('stand behind the others in their order, each with an address of its own', async () => {
    await cook(anna).food(at.soups, 'food', 'Борщ', { price: '390' });
    const answer = await add([
      { title: 'Щи', price: '340', unit_value: '350', unit_measurement: 'g', marks: [1, 2] },
      { title: 'Борщ', price: '410.5' },
      { title: 'Борщ', price: '420', ingredients: [{ title: 'свёкла', is_allergen: false }] },
    ]);
    expect(answer.status).toBe(200);
    expect(results(answer).map(({ status }) => status)).toEqual(['done', 'done', 'done']);
    const dishes = await list();
    expect(dishes.map(({ title }) => title)).toEqual(['Борщ', 'Щи', 'Борщ', 'Борщ']);
    expect(dishes.slice(1).map(({ id }) => id)).toEqual(results(answer).map(({ id }) => id));
    expect(dishes.map(({ url }) => url)).toEqual(['borshch', 'shchi', 'borshch-2', 'borshch-3']);
    const [, shchi, , last] = dishes;
    expect(shchi).toMatchObject({ price: '340', unit_value: '350', unit_measurement: 'g', marks: [1, 2] });
    expect(last).toMatchObject({ ingredients: [{ title: 'свёкла' }] });
    // As if it had been made alone.
    const alone = await cook(anna).food(at.soups, 'food', 'Уха', { price: '340' });
    const strip = ({ id: _id, title: _title, url: _url, createdAt: _at, updatedAt: _up, ...rest }: Json) =>
      rest;
    const many = (
      await anna.ask('GET', `/foods/${results(await add([{ title: 'Рассольник', price: '340' }]))[0]?.id}`)
    ).body;
    expect(strip(many)).toEqual(strip((await anna.ask('GET', `/foods/${alone}`)).body));
  });

  it('say row by row what breaks a rule, and the others are made', async () => {
    const answer = await add([
      { title: 'Щи', price: '340' },
      { title: '', price: '340' },
      { title: 'Уха', price: '-1' },
      { title: 'Окрошка', price: '300', images: [] },
      { title: 'Солянка', price: '430', no_such_field: 1 },
      { title: 'Рассольник', price: '330' },
    ]);
    expect(results(answer).map(({ status }) => status)).toEqual([
      'done',
      'refused',
      'refused',
      'refused',
      'refused',
      'done',
    ]);
    expect(results(answer).map(({ errors }) => Object.keys(errors ?? {}))).toEqual([
      [],
      ['title'],
      ['price'],
      ['images'],
      ['no_such_field'],
      [],
    ]);
    expect((await list()).map(({ title }) => title)).toEqual(['Щи', 'Рассольник']);
    const before = await kitchen.everything();
    const none = await add([{ title: '' }]);
    expect([none.status, none.body.change_id]).toEqual([200, null]);
    expect(await kitchen.everything()).toBe(before);
  });

  it('are one entry of the journal, and go back whole; what was worked on since stays', async () => {
    const rows = ['Щи', 'Уха', 'Окрошка'].map((title) => ({ title, price: '340' }));
    const { body } = await add(rows);
    const grouped = await anna.ask('GET', `/changes?grouped=1&pointId=${at.point}&resource=foods`);
    expect(grouped.body.data).toMatchObject([{ rows: 3, kind: 'create', resource: 'foods' }]);
    const [first] = await list();
    await anna.ask('PUT', `/foods/${first?.id}`, { json: { categoryId: at.soups, price: '999' } });
    const back = await anna.ask('POST', `/changes/${body.change_id}/undo`, { json: { whole: true } });
    expect(back.status).toBe(200);
    expect(results(back).filter(({ reason }) => reason === undefined)).toHaveLength(2);
    expect((await list()).map(({ title }) => title)).toEqual(['Щи']);
    const again = await anna.ask('POST', `/changes/${body.change_id}/undo`, { json: { whole: true } });
    expect(again.status).toBe(409);
  });

  it('[TM-04] keep to the role and its venues', async () => {
    const bar = await alsoHire(await kitchen.owner(), { of: anna, role: 'bar' }, kitchen);
    const chef = await alsoHire(await kitchen.owner(), { of: anna, role: 'chef' }, kitchen);
    const dish = { title: 'Щи', price: '340' };
    const one = await bar.ask('POST', '/foods', { json: { ...dish, category_id: at.soups, type: 'food' } });
    expect((await add([dish], bar)).status).toBe(one.status);
    expect(one.status).toBeGreaterThanOrEqual(403);
    // Who may name no price makes no dish, not even one that says nothing of it.
    for (const rows of [[dish], [{ title: 'Щи' }]]) expect((await add(rows, chef)).status).toBe(403);
    const boris = await kitchen.owner();
    expect((await add([{ title: 'Щи', price: '340' }], boris)).status).toBe(404);
    expect((await add([{ title: 'Щи', price: '340' }], anna, {}, 2_000_000_000)).status).toBe(404);
    expect(await list()).toHaveLength(0);
  });
});
