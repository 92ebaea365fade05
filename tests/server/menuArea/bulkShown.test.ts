import { beforeEach, describe, expect, it } from 'vitest';
import { alsoHire } from '../hire';
import { anew, openKitchen } from '../standing';
import { cook, type Json } from './startKitchen';

const kitchen = openKitchen();
const anna = anew(kitchen, () => kitchen.owner());
let at: { point: number; other: number; menus: readonly number[]; soups: number; teas: number };

beforeEach(async () => {
  const point = await anna.point('odna');
  const menus = [await cook(anna).menu(point), await cook(anna).menu(point)];
  const [first = 0] = menus;
  at = {
    point,
    other: await anna.point('dve'),
    menus,
    soups: await cook(anna).category(first, 'food', 'Супы'),
    teas: await cook(anna).category(first, 'drink', 'Чаи'),
  };
});

type Kind = 'menus' | 'categories' | 'points';
const bulk = (kind: Kind, json: Json, by = anna) =>
  by.ask('POST', kind === 'points' ? '/point/bulk' : `/point/${at.point}/${kind}/bulk`, { json });
const rowsOf = (answer: { readonly body: Json }) => answer.body.results as Json[];
const statuses = (answer: { readonly body: Json }) => rowsOf(answer).map(({ status }) => status);
const undo = (id: unknown) => anna.ask('POST', `/changes/${id}/undo`, { json: { whole: true } });
const shown = async (path: string) => (await anna.ask('GET', path)).body.visible;
const idsOf = (kind: Kind): readonly number[] =>
  ({ menus: at.menus, categories: [at.soups, at.teas], points: [at.point, at.other] })[kind];
const CLOSED = {
  close_point: {
    status: 'not_displayed',
    close_begin_date: '2026-12-01',
    close_begin_time: '00:00',
    close_end_date: '2026-12-05',
    close_end_time: '00:00',
    close_reason: 'Ремонт',
  },
};
const setOf = (kind: Kind): Json => (kind === 'points' ? CLOSED : { visible: false });

describe.each(['menus', 'categories', 'points'] as const)('many %s at once', (kind) => {
  it('[BK-03] are changed by one call, told row by row; a dry run writes nothing', async () => {
    const act = { ids: idsOf(kind), set: setOf(kind) };
    const before = await kitchen.everything();
    const tried = await bulk(kind, { ...act, dry_run: true });
    expect([tried.status, tried.body.change_id, statuses(tried)]).toEqual([200, null, ['done', 'done']]);
    expect(await kitchen.everything()).toBe(before);
    const versions = Object.fromEntries(rowsOf(tried).map(({ id, version }) => [id, version]));
    const done = await bulk(kind, { ...act, versions });
    expect(statuses(done)).toEqual(['done', 'done']);
    expect(statuses(await bulk(kind, { ...act, versions }))).toEqual(['stale', 'stale']);
    expect(statuses(await bulk(kind, { ids: [...act.ids, 2_000_000_000], set: act.set }))).toEqual([
      'unchanged',
      'unchanged',
      'missing',
    ]);
  });

  it('are found by the filters of their list, with what the console needs to tick them', async () => {
    const found = await bulk(kind, { filters: [], dry_run: true });
    expect(rowsOf(found).map(({ id }) => id)).toEqual(idsOf(kind));
    expect(rowsOf(found).every(({ title, version }) => title !== undefined && version === 1)).toBe(true);
    const none = await bulk(kind, { filters: [{ field: 'nothing', value: 'x' }], dry_run: true });
    expect(none.status).toBe(422);
  });

  it('are as absent for others as those that are gone, also for who only looks', async () => {
    const boris = await kitchen.owner();
    const act = { ids: idsOf(kind), set: setOf(kind) };
    expect((await bulk(kind, act, boris)).status).toBe(404);
    const viewer = await alsoHire(await kitchen.owner(), { of: anna, role: 'viewer' }, kitchen);
    // Somewhere they may change venues, but not these; of the others the venue is named, and their role in it decides.
    expect((await bulk(kind, act, viewer)).status).toBe(kind === 'points' ? 404 : 403);
  });
});

describe('the way back', () => {
  it('[BK-03] of menus and of categories is one entry', async () => {
    for (const kind of ['menus', 'categories'] as const) {
      const done = await bulk(kind, { ids: idsOf(kind), set: { visible: false } });
      const back = await undo(done.body.change_id);
      expect([back.status, rowsOf(back).map(({ left }) => left)]).toEqual([200, [[], []]]);
    }
    expect(await shown(`/menus/${at.menus[0]}`)).toBe(true);
    expect(await shown(`/point/${at.point}/categories/drink/${at.teas}`)).toBe(true);
  });

  it('[BK-03] of venues is one entry for each, told by its row', async () => {
    const done = await bulk('points', { ids: idsOf('points'), set: CLOSED });
    const reason = async (id: number) => (await anna.ask('GET', `/point/${id}`)).body.close_reason;
    expect([await reason(at.point), await reason(at.other)]).toEqual(['Ремонт', 'Ремонт']);
    for (const row of rowsOf(done)) expect((await undo(row.change_id)).status).toBe(200);
    expect([await reason(at.point), await reason(at.other)]).toEqual([null, null]);
  });

  it('says of a category of which kind it is, and finds those of one menu', async () => {
    const found = await bulk('categories', {
      filters: [{ field: 'menu', value: String(at.menus[0]) }],
      dry_run: true,
    });
    expect(rowsOf(found).map(({ type }) => type)).toEqual(['food', 'drink']);
    const other = [{ field: 'menu', value: String(at.menus[1]) }];
    expect(rowsOf(await bulk('categories', { filters: other, dry_run: true }))).toEqual([]);
  });
});
