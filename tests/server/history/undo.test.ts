import { describe, expect, it } from 'vitest';
import { cook, type Json } from '../menuArea/startKitchen';
import { pointPayload } from '../pointPayload';
import { fileOf, PUT, samplePng } from '../samples';
import { anew, each, openKitchen } from '../standing';

const kitchen = openKitchen();
const anna = anew(kitchen, () => kitchen.owner());
const at = each(() => cook(anna).place('odna'));

const entriesOf = async (resource: string, id: number): Promise<Json[]> =>
  (await anna.ask('GET', `/changes?resource=${resource}&id=${id}`)).body.data;
const last = async (resource = 'foods', id = at.food): Promise<number> =>
  Number((await entriesOf(resource, id))[0]?.id);
const save = (json: Json) =>
  anna.ask('PUT', `/foods/${at.food}`, { json: { categoryId: at.category, ...json } });
const food = async (id = at.food) => (await anna.ask('GET', `/foods/${id}`)).body;
const undo = (id: number, json: Json = {}, by = anna) => by.ask('POST', `/changes/${id}/undo`, { json });

describe('[HI-03] a change is taken back', () => {
  it('by an ordinary save, which is an entry of its own and names the one it takes back', async () => {
    await save({ price: '420', description: 'Со сметаной' });
    const change = await last();
    const answer = await undo(change);
    expect(answer.status).toBe(200);
    expect(answer.body.results).toEqual([{ resource: 'foods', id: at.food, left: [] }]);
    expect(await food()).toMatchObject({ price: '390', description: null });
    const [undone, changed] = await entriesOf('foods', at.food);
    expect(undone).toMatchObject({ kind: 'update', undoes: change, after: { price: '390' }, undone: false });
    expect(changed).toMatchObject({ id: change, undone: true });
    for (const body of [{}, { whole: true }]) {
      const again = await undo(change, body);
      expect([again.status, again.body.message]).toEqual([409, 'Это изменение уже отменено.']);
    }
  });

  it('unless fields were changed since: they are named, and nothing is written', async () => {
    await save({ price: '420', description: 'Со сметаной', differ_image: true });
    const change = await last();
    await save({ price: '450' });
    const before = await kitchen.everything();
    const refused = await undo(change);
    expect(refused.status).toBe(409);
    expect(Object.keys(refused.body.errors)).toEqual(['price']);
    expect(await kitchen.everything()).toBe(before);
    const rest = await undo(change, { rest: true });
    expect(rest.body.results).toEqual([{ resource: 'foods', id: at.food, left: ['price'] }]);
    expect(await food()).toMatchObject({ price: '450', description: null, differ_image: false });
    expect((await undo(change, { rest: true })).status).toBe(409);
    expect((await undo(change, { rest: 'yes' })).status).toBe(422);
  });

  it('by the rules of the form: what would be wrong today is refused under its field', async () => {
    await kitchen.db.execute(`update points set status = 'draft'`);
    const category = await cook(anna).category(at.menu, 'food', 'Каши', { url: 'kashi' });
    const url = `/point/${at.point}/categories/food/${category}`;
    const renamed = await anna.ask('PUT', url, { json: { kind: 'food', url: 'kashi-2' } });
    expect(renamed.status).toBe(200);
    await cook(anna).category(at.menu, 'food', 'Другие каши', { url: 'kashi' });
    const refused = await undo(await last('categories', category));
    expect(refused.status).toBe(409);
    expect(refused.body.errors).toHaveProperty('url');
  });

  it('through the bin: what was made goes there, what was deleted comes back, what was given back goes again', async () => {
    expect((await undo(await last())).status).toBe(200);
    expect((await anna.ask('GET', `/foods/${at.food}`)).status).toBe(404);
    expect((await undo(await last())).status).toBe(200);
    expect((await food()).title).toBe('Борщ');
    expect((await undo(await last())).status).toBe(200);
    expect((await entriesOf('foods', at.food)).map(({ kind }) => kind)).toEqual([
      'delete',
      'restore',
      'delete',
      'create',
    ]);
    await anna.ask('DELETE', '/deleted_foods/destroy', { json: { ids: [at.food] } });
    const destroyed = await undo(await last());
    expect([destroyed.status, String(destroyed.body.message)]).toEqual([
      409,
      'Удалённое навсегда вернуть нельзя.',
    ]);
  });

  it('on the stop list, and of a venue as of any record', async () => {
    const json = { action: 'attach', food_ids: [at.food] };
    await anna.ask('POST', `/point/${at.point}/foods/stop-list`, { json });
    await undo(await last());
    expect((await food()).stopable).toEqual([]);
    await undo(await last());
    expect((await food()).stopable).toHaveLength(1);

    const { body } = await anna.ask('POST', '/point', { json: pointPayload() });
    const point = Number(body.id);
    const phone_other = [{ point_phone_type_id: 1, phone_number: '+79005555555' }];
    await anna.ask('PUT', `/point/${point}`, { json: { phone_other, house: '9' } });
    await anna.ask('PUT', `/point/${point}`, { json: { phone_other: [] } });
    expect((await undo(await last('points', point))).status).toBe(200);
    const { body: now } = await anna.ask('GET', `/point/${point}`);
    expect(now).toMatchObject({ house: '9', phone_other: [{ phone_number: '+79005555555' }] });
  });

  it('a photo that was added goes again; one that was replaced does not come back, nor what is gone: both are said', async () => {
    const photo = async () =>
      anna.ask('POST', `/foods/${at.food}`, {
        parts: [
          PUT,
          ['categoryId', String(at.category)],
          ['images[0]', fileOf(await samplePng(), 'borsch.png', 'image/png')],
        ],
      });
    await photo();
    const added = await last();
    expect((await undo(added)).status).toBe(200);
    expect((await food()).images).toEqual([]);
    await photo();
    await photo();
    const files = await undo(await last());
    expect([files.status, String(files.body.message)]).toEqual([
      409,
      'Файлы вернуть нельзя: в истории остаются только их названия.',
    ]);
    await save({ price: '420' });
    const change = await last();
    await anna.ask('DELETE', '/foods', { json: { ids: [at.food] } });
    expect((await undo(change)).status).toBe(409);
  });

  it('by nobody else: another owner’s change is absent', async () => {
    const boris = await kitchen.owner();
    await save({ price: '420' });
    const change = await last();
    expect((await undo(change, {}, boris)).status).toBe(404);
    expect((await undo(999_999, {}, boris)).status).toBe(404);
    expect((await boris.ask('GET', `/changes?resource=foods&id=${at.food}`)).body.data).toEqual([]);
    expect((await food()).price).toBe('420');
  });
});
