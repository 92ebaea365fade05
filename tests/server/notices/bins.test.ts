import { describe, expect, it } from 'vitest';
import { notices } from '../../../server/db/schema';
import { tellBins } from '../../../server/jobs/tellBins';
import { alsoHire } from '../hire';
import { createPoint } from '../pointPayload';
import { openServer } from '../standing';
import { signedIn, type TestUser } from '../testDeps';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const test = openServer();
let anna: TestUser;
let pointId: number;
let menuId: number;
let categoryId: number;

const post = async (url: string, payload: object): Promise<number> => {
  const answer = await anna.post(`/api${url}`, payload);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().id;
};
const food = (title: string) =>
  post('/foods', { category_id: categoryId, type: 'food', title, price: '390' });
const drop = async (url: string, payload: object): Promise<void> => {
  expect((await anna.remove(`/api${url}`, payload)).statusCode).toBe(200);
};
const dropFoods = (...ids: readonly number[]) => drop('/foods', { ids });
const toldTo = async (user: TestUser) => {
  const { data } = (await user.get('/api/notices')).json();
  return data.map(({ kind, facts }: { kind: string; facts: object }) => ({ kind, ...facts }));
};
const round = () => tellBins(test.deps);

const setUp = async (): Promise<void> => {
  await test.reset();
  anna = await signedIn(test);
  pointId = await createPoint(anna);
  menuId = await post(`/point/${pointId}/menus`, { title: 'Основное меню' });
  const category = { menu_id: menuId, kind: 'food', title: 'Супы', base_category_id: 2 };
  categoryId = await post('/categories', category);
};

describe('[TD-05] bins that end are told', () => {
  it('on the last day of what lies there, once, with its venue, its names and its bin', async () => {
    await setUp();
    await dropFoods(await food('Борщ'), await food('Уха'));
    test.wait(6 * DAY - 1);
    expect(await round()).toBe(0);
    test.wait(1);
    expect(await round()).toBe(1);
    expect(await toldTo(anna)).toEqual([
      {
        kind: 'bin',
        pointId,
        point: expect.stringMatching(/./),
        resource: 'foods',
        parents: { pointId, categoryId, category_id: categoryId, type: 'food' },
        titles: ['Борщ', 'Уха'],
        count: 2,
        endsAt: new Date(test.deps.clock().getTime() + DAY).toISOString(),
      },
    ]);
    test.wait(HOUR);
    expect(await round()).toBe(0);
    test.wait(DAY);
    expect(await round()).toBe(0);
  });

  it('again when more has come to its last day, in the place of what is not read yet', async () => {
    await setUp();
    await dropFoods(await food('Борщ'));
    test.wait(HOUR);
    await dropFoods(await food('Уха'));
    test.wait(6 * DAY - HOUR);
    expect(await round()).toBe(1);
    test.wait(HOUR);
    expect(await round()).toBe(1);
    expect(await toldTo(anna)).toMatchObject([{ titles: ['Борщ', 'Уха'], count: 2 }]);
    await anna.put('/api/notices/read', {});
    const [other] = [await food('Солянка')];
    await dropFoods(other);
    test.wait(6 * DAY);
    expect(await round()).toBe(1);
    expect(await toldTo(anna)).toMatchObject([{ titles: ['Солянка'] }, { titles: ['Борщ', 'Уха'] }]);
  });

  it('names five and counts all, and tells nothing of what was restored or lies under something deleted', async () => {
    await setUp();
    const ids = [];
    for (const title of ['Первое', 'Второе', 'Третье', 'Четвёртое', 'Пятое', 'Шестое', 'Седьмое'])
      ids.push(await food(title));
    await dropFoods(...ids);
    await anna.post('/api/deleted_foods/restore', { ids: ids.slice(0, 1) });
    test.wait(6 * DAY);
    await round();
    const [told] = await toldTo(anna);
    expect([told.count, told.titles]).toEqual([6, ['Второе', 'Третье', 'Четвёртое', 'Пятое', 'Шестое']]);
    await test.deps.db.delete(notices);
    await drop(`/point/${pointId}/menus`, { ids: [menuId] });
    expect(await round()).toBe(0);
  });

  it('of menus and venues too, to those who may restore them and reach the venue', async () => {
    await setUp();
    const other = await createPoint(anna, { url: 'vtoraya' });
    const manager = { of: anna, role: 'manager' } as const;
    const chef = await alsoHire(await signedIn(test), { ...manager, points: [pointId] }, test);
    const elsewhere = await alsoHire(await signedIn(test), { ...manager, points: [other] }, test);
    const viewer = await alsoHire(await signedIn(test), { of: anna, role: 'viewer' }, test);
    await drop(`/point/${pointId}/menus`, { ids: [menuId] });
    test.wait(HOUR);
    await drop('/point', { ids: [pointId] });
    test.wait(6 * DAY - HOUR);
    // The menu goes with its venue: only that is told.
    expect(await round()).toBe(0);
    test.wait(HOUR);
    expect(await round()).toBe(1);
    expect(await toldTo(anna)).toMatchObject([{ resource: 'points', parents: {}, count: 1 }]);
    for (const user of [elsewhere, viewer]) expect(await toldTo(user)).toEqual([]);
    await anna.get(`/api/deleted_points/restore?ids[]=${pointId}`);
    expect(await round()).toBe(1);
    expect(await toldTo(chef)).toMatchObject([{ resource: 'menus', parents: { pointId }, count: 1 }]);
  });
});
