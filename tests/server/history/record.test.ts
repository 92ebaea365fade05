import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { changes } from '../../../server/db/schema';
import { cook, type Json } from '../menuArea/startKitchen';
import { pointPayload } from '../pointPayload';
import { fileOf, PUT, samplePng } from '../samples';
import { anew, each, openKitchen } from '../standing';

const kitchen = openKitchen();
const anna = anew(kitchen, () => kitchen.owner());
const at = each(() => cook(anna).place('odna'));

const entries = async (query: string): Promise<Json[]> => {
  const { status, body } = await anna.ask('GET', `/changes?per_page=50&${query}`);
  expect(status).toBe(200);
  return body.data;
};
const ofFood = () => entries(`resource=foods&id=${at.food}`);
const save = (json: Json, headers = {}) =>
  anna.ask('PUT', `/foods/${at.food}`, { json: { categoryId: at.category, ...json }, headers });
const count = async () => (await kitchen.db.select().from(changes)).length;

describe('[HI-01] what a write leaves', () => {
  it('is one entry: who, when, what, and the fields before and after', async () => {
    await kitchen.db.execute(sql`update users set name = 'Анна', last_name = 'Воронцова'`);
    await save({ price: '420', title: 'Борщ с пампушкой' });
    const [last, first, ...more] = await ofFood();
    expect(more).toEqual([]);
    expect(last).toMatchObject({
      kind: 'update',
      resource: 'foods',
      record_id: at.food,
      title: 'Борщ',
      person: { id: anna.userId, name: 'Анна Воронцова' },
      point: { id: at.point, title: 'odna' },
      before: { price: '390', title: 'Борщ' },
      after: { price: '420', title: 'Борщ с пампушкой' },
      place: { categoryId: at.category, type: 'food' },
      createdAt: '2026-11-21T10:00:00.000Z',
    });
    expect(Object.keys(last?.after ?? {}).sort()).toEqual(['price', 'title']);
    expect(first).toMatchObject({ kind: 'create', title: 'Борщ', before: {}, after: { price: '390' } });
  });

  it('is nothing where nothing changed, the write failed, or it was repeated', async () => {
    const before = await count();
    await save({ price: '390', title: 'Борщ' });
    expect((await save({ price: 'даром' })).status).toBe(422);
    expect((await save({ price: '500' }, { 'if-match': '"99"' })).status).toBe(412);
    expect(await count()).toBe(before);
    await save({ price: '500' }, { 'idempotency-key': 'once' });
    await save({ price: '500' }, { 'idempotency-key': 'once' });
    expect(await count()).toBe(before + 1);
  });

  it('of many rows is one batch, and each act is one of its own', async () => {
    const more = await cook(anna).food(at.category, 'food', 'Уха');
    const ids = [at.food, more];
    await anna.ask('DELETE', '/foods', { json: { ids } });
    await anna.ask('POST', '/deleted_foods/restore', { json: { ids } });
    await anna.ask('POST', '/deleted_foods/restore', { json: { ids } });
    await anna.ask('DELETE', '/foods', { json: { ids } });
    await anna.ask('DELETE', '/deleted_foods/destroy', { json: { ids } });
    const kinds = ['destroy', 'delete', 'restore', 'delete'];
    const all = (await entries('resource=foods')).slice(0, 8);
    expect(all.map(({ kind }) => kind)).toEqual(kinds.flatMap((kind) => [kind, kind]));
    expect(new Set(all.map(({ batch }) => batch)).size).toBe(4);
    expect(all[0]).toMatchObject({ title: 'Уха', record_id: more, before: {}, after: {}, place: null });
  });

  it('of the stop list says who stopped and who brought back, once', async () => {
    const move = (action: string) =>
      anna.ask('POST', `/point/${at.point}/foods/stop-list`, { json: { action, food_ids: [at.food] } });
    for (const action of ['attach', 'attach', 'detach', 'detach']) await move(action);
    expect((await ofFood()).map(({ kind }) => kind)).toEqual(['resume', 'stop', 'create']);
  });

  it('names files, and says nothing else of them', async () => {
    const picture = fileOf(await samplePng(), 'borsch.png', 'image/png');
    const parts = [PUT, ['categoryId', String(at.category)], ['images[0]', picture]] as const;
    expect((await anna.ask('POST', `/foods/${at.food}`, { parts })).status).toBe(200);
    const [last] = await ofFood();
    expect([last?.before, last?.after]).toEqual([{ images: [] }, { images: ['borsch.png'] }]);
    expect(JSON.stringify(last)).not.toContain('/files/');
  });

  it('of a venue covers its address, phones and status; a purged venue takes its history along', async () => {
    const { body } = await anna.ask('POST', '/point', { json: pointPayload() });
    const id = Number(body.id);
    const phone_other = [{ point_phone_type_id: 1, phone_number: '+79005555555' }];
    await anna.ask('PUT', `/point/${id}`, { json: { house: '9', phone_other } });
    await anna.ask('PUT', `/point/${id}`, { json: { status: 'under_moderation' } });
    const [moved, saved] = await entries(`resource=points&id=${id}`);
    expect(saved).toMatchObject({
      before: { house: '7', phone_other: [] },
      after: { house: '9', phone_other },
    });
    expect(moved).toMatchObject({ before: { status: 'draft' }, after: { status: 'under_moderation' } });
    await anna.ask('DELETE', '/point', { json: { ids: [id] } });
    expect(await entries(`resource=points&id=${id}`)).toHaveLength(4);
    expect((await anna.ask('DELETE', '/deleted_points/destroy', { json: { ids: [id] } })).status).toBe(200);
    expect(await entries(`resource=points&id=${id}`)).toEqual([]);
  });
});

describe('[HI-06] the journal', () => {
  it('is of the venues of who asks, by person, venue, kind, day and words, page by page', async () => {
    const boris = await kitchen.owner();
    const other = await boris.point('chuzhaya');
    await cook(boris).menu(other, 'Чужое меню');
    await save({ price: '420' });
    const kinds = async (query: string) => (await entries(query)).map(({ kind }) => kind);
    expect(await kinds('')).toEqual(['update', 'create', 'create', 'create']);
    expect(await kinds('kind=update')).toEqual(['update']);
    expect(await kinds(`person=${boris.userId}`)).toEqual([]);
    expect(await kinds(`pointId=${other}`)).toEqual([]);
    expect(await kinds(`pointId=${at.point}&from=2026-11-21&to=2026-11-21`)).toHaveLength(4);
    expect(await kinds('from=2026-11-22')).toEqual([]);
    const words = `filters[0][field]=title&filters[0][value]=${encodeURIComponent('суп')}`;
    expect(await entries(words)).toMatchObject([{ resource: 'categories', title: 'Супы' }]);
    expect(await kinds('filters[0][field]=kind&filters[0][value][]=create')).toHaveLength(3);
    const page = await anna.ask('GET', '/changes?per_page=3&page=2');
    expect(page.body).toMatchObject({ total: 4, last_page: 2, data: [{ resource: 'menus' }] });
    expect((await anna.ask('GET', '/changes?resource=menus&id=abc')).status).toBe(422);
    expect((await anna.ask('GET', '/changes?from=yesterday')).status).toBe(422);
  });

  it('offers its people and its venues to filter by, nobody else’s', async () => {
    const boris = await kitchen.owner();
    await cook(boris).menu(await boris.point('chuzhaya'), 'Чужое меню');
    const { body } = await anna.ask('GET', '/fields/permissions/history_main');
    const section = body.history_main as readonly { field_id: string; options: { value: unknown }[] }[];
    const options = Object.fromEntries(section.map((each) => [each.field_id, each.options]));
    expect(options.person?.map(({ value }) => value)).toEqual([anna.userId]);
    expect(options.pointId).toEqual([{ value: at.point, title: 'odna' }]);
  });
});
