import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Preset } from '../../contract/vocabulary';
import { members } from '../../server/db/schema';
import { hire } from './hire';
import { anew, openServer } from './standing';
import { signedIn, type TestUser } from './testDeps';

const test = openServer();
const anna = anew(test, () => signedIn(test));

const FOODS = {
  resource: 'foods',
  title: 'Дорогие без фото',
  is_shared: false,
  state: { sort: 'price', order: 'DESC', perPage: 50, filter: { photo: ['false'] }, hidden: ['marks'] },
};
const create = (payload: object, by = anna) => by.post('/api/views', payload);
const update = (id: number, payload: object, by = anna) => by.put(`/api/views/${id}`, payload);
const remove = (ids: readonly number[], by = anna) => by.remove('/api/views', { ids: [...ids] });
const titles = async (by = anna, resource = 'foods'): Promise<readonly string[]> =>
  (await by.get(`/api/views?resource=${resource}`)).json().data.map(({ title }: { title: string }) => title);

/** Somebody who works for Anna and for nobody else. */
const hired = async (role: Preset): Promise<TestUser> => hire(await signedIn(test), { of: anna, role }, test);

describe('views of lists', () => {
  it('[TD-09] keep order, rows on a page, columns and filters under a name, for oneself', async () => {
    const made = await create(FOODS);
    expect([made.statusCode, made.json()]).toMatchObject([
      200,
      { ...FOODS, is_own: true, is_locked: false, author: expect.any(String) },
    ]);
    expect(await titles()).toEqual([FOODS.title]);
    expect(await titles(anna, 'menus')).toEqual([]);
    expect(await titles(await hired('manager'))).toEqual([]);
    const { id } = made.json();
    const saved = await update(id, { title: 'Дешёвые', state: { order: 'ASC' } });
    expect(saved.json()).toMatchObject({ title: 'Дешёвые', state: { order: 'ASC' }, is_shared: false });
    expect((await remove([id])).statusCode).toBe(200);
    expect(await titles()).toEqual([]);
  });

  it('[TD-09] are shared with those of the business who may look at the list, and changed by author and owner only', async () => {
    const manager = await hired('manager');
    const chef = await hired('chef');
    const stranger = await signedIn(test);
    const { id } = (await create({ ...FOODS, is_shared: true }, manager)).json();
    for (const person of [anna, manager, chef]) expect(await titles(person)).toEqual([FOODS.title]);
    expect(await titles(stranger)).toEqual([]);
    const journal = (await create({ ...FOODS, resource: 'staff', is_shared: true })).json();
    expect(await titles(chef, 'staff')).toEqual([]);
    expect(await titles(manager, 'staff')).toEqual([FOODS.title]);

    const statuses = [
      await update(id, { title: 'Моё' }, chef),
      await remove([id], chef),
      await update(id, { title: 'Моё' }, stranger),
      await remove([id], stranger),
      await update(journal.id, { title: 'Моё' }, chef),
      await remove([id, journal.id], manager),
      await update(id, { title: 'Прибрано' }),
    ].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([403, 403, 404, 404, 404, 403, 200]);
    expect(await titles(chef)).toEqual(['Прибрано']);
    // No longer of the team, no longer a view of it.
    await test.deps.db.delete(members).where(eq(members.userId, chef.id));
    expect(await titles(chef)).toEqual([]);
  });

  it('are shared by who does more than look; who only looks keeps their own', async () => {
    const viewer = await hired('viewer');
    const refused = await create({ ...FOODS, is_shared: true }, viewer);
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['is_shared']]);
    const own = await create(FOODS, viewer);
    expect(own.statusCode).toBe(200);
    expect((await update(own.json().id, { is_shared: true }, viewer)).statusCode).toBe(422);
    // A list that is closed to them is shared by nobody's leave.
    const chef = await hired('chef');
    expect((await create({ ...FOODS, resource: 'staff', is_shared: true }, chef)).statusCode).toBe(422);
  });

  it.each([
    ['title', ''],
    ['title', '   '],
    ['title', '…'],
    ['title', 'я'.repeat(61)],
    ['title', 'а\u200bб'],
    ['title', 7],
    ['resource', 'nowhere'],
    ['resource', '__proto__'],
    ['is_shared', 'yes'],
    ['state', 'DESC'],
    ['state', { page: 3 }],
    ['state', { order: 'up' }],
    ['state', { sort: 'price; drop table views' }],
    ['state', { perPage: 1000 }],
    ['state', { hidden: 'marks' }],
    ['state', { hidden: ['marks', 7] }],
    ['state', { filter: { title: { deep: { deeper: 1 } } } }],
    ['state', { filter: { title: 'x'.repeat(5000) } }],
  ])('refuse %s = %j under its name', async (name, value) => {
    const refused = await create({ ...FOODS, [name]: value });
    expect([
      refused.statusCode,
      Object.keys(refused.json().errors).map((field) => field.split('.')[0]),
    ]).toEqual([422, [name]]);
    expect(await titles()).toEqual([]);
  });

  it('have names of their own, also when two are saved at once; another list and another person may use the same', async () => {
    const both = await Promise.all([create(FOODS), create({ ...FOODS, title: 'ДОРОГИЕ  БЕЗ ФОТО ' })]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect((await create({ ...FOODS, resource: 'menus' })).statusCode).toBe(200);
    expect((await create(FOODS, await hired('chef'))).statusCode).toBe(200);
  });
});
