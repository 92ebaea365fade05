import { beforeEach, describe, expect, it } from 'vitest';
import type { TakeResult } from '../../../contract/takeOver';
import { alsoHire, memberOf } from '../hire';
import { cook, type Json, type Owner } from '../menuArea/startKitchen';
import { fileOf, samplePng } from '../samples';
import { anew, openKitchen } from '../standing';
import { type Seeded, seedVenues, undo } from './startCopies';

const kitchen = openKitchen();
const anna = anew(kitchen, () => kitchen.owner());
let there: Seeded;
let point: number;
let menu: number;
let soups: number;
let borsch: number;

beforeEach(async () => {
  there = await seedVenues(anna);
  point = await anna.point('dva');
  menu = await cook(anna).menu(point);
  soups = await cook(anna).category(menu, 'food', 'Супы');
  borsch = await cook(anna).food(soups, 'food', 'Борщ', { price: '300' });
});

const take = async (rows: readonly Json[], more: Json = {}, by: Owner = anna) => {
  const { status, body } = await by.ask('POST', `/menus/${menu}/take-over`, {
    json: { from: there.menu, rows, ...more },
  });
  return { status, results: (body.results ?? []) as unknown as TakeResult[], change: Number(body.change_id) };
};
const dish = async (id: number) => (await anna.ask('GET', `/foods/${id}`)).body;
const rowOf = async (id: number) =>
  (await kitchen.db.query.foods.findMany()).find((row) => row.id === id) ?? { version: 0 };
const photoOf = async (id: number) => ((await dish(id)).images as Json[])[0]?.url;
const addPhoto = async (id: number, categoryId: number, name = 'a.png') =>
  anna.ask('PUT', `/foods/${id}`, {
    parts: [
      ['categoryId', String(categoryId)],
      ['images[0]', fileOf(await samplePng(300, 200), name, 'image/png')],
    ],
  });
const isServed = async (url: unknown) =>
  (await kitchen.app.inject({ method: 'GET', url: String(url) })).statusCode === 200;
const all = ['price', 'images', 'composition'];

describe('what a dish takes over from its namesake in another menu', () => {
  it('[BK-07] is chosen part by part, is one entry of the history, and goes back whole', async () => {
    await addPhoto(there.borsch, there.soups);
    const shchi = await cook(anna).food(soups, 'food', 'Щи', { price: '100' });
    const before = [await dish(borsch), await dish(shchi)];
    const { results, change } = await take([
      { id: borsch, from: there.borsch, take: all },
      { id: shchi, from: there.shchi, take: ['price'] },
    ]);
    expect(results).toMatchObject([
      {
        id: borsch,
        from: there.borsch,
        status: 'done',
        title: 'Борщ',
        after: { price: '390', images: ['a.png'] },
      },
      { id: shchi, status: 'done', before: { price: '100' }, after: { price: '340' } },
    ]);
    const after = await dish(borsch);
    expect(after).toMatchObject({ price: '390', unit_value: '300', unit_measurement: 'g', marks: [] });
    expect((after.ingredients as Json[]).map(({ title }) => title)).toEqual(['Свёкла', 'Сметана']);
    expect(await photoOf(borsch)).toBe(await photoOf(there.borsch));
    const grouped = await anna.ask('GET', `/changes?grouped=1&pointId=${point}`);
    expect((grouped.body.data as Json[])[0]).toMatchObject({ kind: 'update', resource: 'foods', rows: 2 });
    expect((await undo(change, anna)).status).toBe(200);
    for (const [index, id] of [borsch, shchi].entries()) {
      const { updatedAt: _at, ...back } = await dish(id);
      expect(before[index]).toMatchObject(back);
    }
    expect(await isServed(await photoOf(there.borsch))).toBe(true);
  });

  it('[BK-07] is told before: a dry run answers the same and writes nothing; what is the same is unchanged', async () => {
    const before = await kitchen.everything();
    const rows = [{ id: borsch, from: there.borsch, take: all }];
    const tried = await take(rows, { dry_run: true });
    expect(await kitchen.everything()).toBe(before);
    const done = await take(rows);
    expect(done.results[0]?.after).toEqual(tried.results[0]?.after);
    const again = await take(rows, { dry_run: true });
    expect(again.results).toMatchObject([{ status: 'unchanged', before: {}, after: {} }]);
  });

  it('[BK-07] composition alone is a change of its dish too', async () => {
    const rows = [{ id: borsch, from: there.borsch, take: ['composition'] }];
    await take(rows);
    await anna.ask('PUT', `/foods/${borsch}`, { json: { categoryId: soups, ingredients: [] } });
    const { version } = await rowOf(borsch);
    const { results, change } = await take(rows);
    expect(Object.keys(results[0]?.after ?? {})).toEqual(['ingredients']);
    expect((await rowOf(borsch)).version).toBe(Number(version) + 1);
    expect((await undo(change, anna)).status).toBe(200);
    expect((await dish(borsch)).ingredients).toEqual([]);
  });

  it('[BK-07] replaces another photo, which is gone then: the way back says that it stays', async () => {
    await addPhoto(there.borsch, there.soups);
    await addPhoto(borsch, soups, 'own.png');
    const own = await photoOf(borsch);
    const { change } = await take([{ id: borsch, from: there.borsch, take: ['price', 'images'] }]);
    expect(await isServed(own)).toBe(false);
    const { body } = await undo(change, anna);
    expect(body.results).toMatchObject([{ id: borsch, left: ['images'] }]);
    expect((await dish(borsch)).price).toBe('300');
    expect(await photoOf(borsch)).toBe(await photoOf(there.borsch));
  });

  it('[BK-07] a photo that was put in since stays, also under the same name', async () => {
    await addPhoto(there.borsch, there.soups);
    const { change } = await take([{ id: borsch, from: there.borsch, take: ['images'] }]);
    await anna.ask('PUT', `/foods/${borsch}`, { json: { categoryId: soups, images: [] } });
    await addPhoto(borsch, soups);
    const newer = await photoOf(borsch);
    expect((await undo(change, anna)).status).toBe(409);
    expect(await photoOf(borsch)).toBe(newer);
  });
});

describe('what is not taken over', () => {
  it('[BK-07] is told by its row: gone here, gone there, changed meanwhile, a warning that would get lost', async () => {
    const pie = await cook(anna).food(soups, 'food', 'Пирог', {
      price: '90',
      ingredients: [{ title: 'сметана', is_allergen: false }],
    });
    const { results } = await take([
      { id: borsch, from: there.borsch, take: ['price'], version: 999 },
      { id: there.tea, from: there.shchi, take: ['price'] },
      { id: pie, from: there.borsch, take: ['price', 'composition'] },
    ]);
    expect(results).toMatchObject([
      { status: 'stale' },
      { id: there.tea, status: 'missing' },
      { id: pie, status: 'refused', errors: { ingredients: [expect.stringContaining('аллерген')] } },
    ]);
    await anna.ask('DELETE', '/foods', { json: { ids: [there.shchi] } });
    const gone = await take([{ id: pie, from: there.shchi, take: ['price'] }]);
    expect(gone.results).toMatchObject([{ status: 'refused', errors: { from: [expect.any(String)] } }]);
    expect((await dish(pie)).price).toBe('90');
    const only = await take([{ id: pie, from: there.borsch, take: ['price'] }]);
    expect(only.results).toMatchObject([{ status: 'done', after: { price: '390' } }]);
  });

  it('[BK-07] is what the role may not write: a chef takes no price, and nothing of others', async () => {
    const chef = await alsoHire(await kitchen.owner(), { of: anna, role: 'chef' }, kitchen);
    const { results } = await take([{ id: borsch, from: there.borsch, take: all }], {}, chef);
    expect(results[0]?.after).toMatchObject({ unit_value: '300' });
    expect(await dish(borsch)).toMatchObject({ price: '300', unit_value: '300' });
    const boris = await kitchen.owner();
    const rows = [{ id: borsch, from: there.borsch, take: ['price'] }];
    expect((await take(rows, {}, boris)).status).toBe(404);
    const foreign = await cook(boris).menu(await boris.point('chuzhaya'));
    expect((await take(rows, { from: foreign })).status).toBe(404);
    await memberOf(boris, { of: anna, role: 'owner' }, kitchen);
    expect((await take(rows, { from: foreign }, boris)).status).toBe(404);
    const viewer = await alsoHire(await kitchen.owner(), { of: anna, role: 'viewer' }, kitchen);
    expect((await take(rows, {}, viewer)).status).toBe(403);
  });

  it.each([
    { rows: [] },
    { rows: [{ id: 1, from: 2, take: ['title'] }] },
    { rows: [{ id: 1, from: 1, take: ['price'] }] },
    { rows: [1, 1].map((id) => ({ id, from: 2, take: ['price'] })) },
    {
      rows: [
        { id: 1, from: 2, take: ['price'] },
        { id: 2, from: 3, take: ['price'] },
      ],
    },
  ])('[BK-07] a wrong call is refused as a whole: %j', async (json) => {
    expect((await take([{ id: borsch, from: there.borsch, take: ['price'] }], json)).status).toBe(422);
  });

  it('[BK-07] costs few statements, however many dishes take', async () => {
    const rows = [{ id: borsch, from: there.borsch, take: all }];
    const count = async () => (await kitchen.statementsOf(() => take(rows))).length;
    const one = await count();
    for (let index = 0; index < 20; index += 1) {
      const title = `Суп ${index}`;
      const other = await cook(anna).food(there.soups, 'food', title, { price: '7' });
      rows.push({ id: await cook(anna).food(soups, 'food', title), from: other, take: all });
    }
    await anna.ask('PUT', `/foods/${borsch}`, {
      json: { categoryId: soups, price: '1', unit_value: null, unit_measurement: null, ingredients: [] },
    });
    expect(await count()).toBeLessThanOrEqual(one);
  });
});
