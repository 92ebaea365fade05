import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/db/Database';
import { SLICE } from '../../../server/engine/slices';
import { openKitchen } from '../standing';
import { answeredBeside, breakOff, keepTime } from './betweenSlices';
import { cook, type Json, type Owner } from './startKitchen';

const SLICES = 5;
const ROWS = SLICE * (SLICES - 1) + 1;

const kitchen = openKitchen();
let anna: Owner;
let boris: Owner;
let at: { point: number; menu: number; soups: number; salads: number };
let others: number;
let ids: readonly number[];

keepTime(kitchen);
beforeEach(async () => {
  [anna, boris] = [await kitchen.owner(), await kitchen.owner()];
  const point = await anna.point('bolshaya');
  const menu = await cook(anna).menu(point);
  const soups = await cook(anna).category(menu, 'food', 'Супы');
  at = { point, menu, soups, salads: await cook(anna).category(menu, 'food', 'Салаты') };
  others = await cook(boris).category(await cook(boris).menu(await boris.point('malaya')));
  await kitchen.db.execute(sql`
    insert into foods (point_id, category_id, title, url, price, position, created_at, updated_at)
    select ${point}, ${soups}::int, 'Суп ' || n, 'sup-' || n, 100, 'a' || lpad(n::text, 5, '0'), now(), now()
    from generate_series(1, ${ROWS}::int) n`);
  const rows = await rowsOf<{ id: number }>(
    sql`select id from foods where category_id = ${soups} order by id`,
  );
  ids = rows.map(({ id }) => id);
});

const rowsOf = async <T>(question: ReturnType<typeof sql>, db: Database = kitchen.db): Promise<T[]> =>
  ((await db.execute(question)) as unknown as { readonly rows: T[] }).rows;
const bulk = (act: Json, headers: Readonly<Record<string, string>> = {}) =>
  anna.ask('POST', `/point/${at.point}/foods/bulk`, { json: { ids, ...act }, headers });
const DEARER = { price: { by: 'roubles', amount: 10 } };
const undo = (id: unknown) => anna.ask('POST', `/changes/${id}/undo`, { json: { whole: true } });
const counted = (raw: unknown): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const { status, reason } of raw as Json[]) {
    const key = String(status ?? reason ?? 'back');
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
};
/** How many dishes cost what. */
const prices = async () =>
  Object.fromEntries(
    (
      await rowsOf<{ price: string; count: number }>(
        sql`select price::text, count(*)::int from foods where point_id = ${at.point} group by price`,
      )
    ).map(({ price, count }) => [Number(price), count]),
  );
/** Another owner's list. */
const lists = () => boris.ask('GET', `/foods/category/${others}?type=food`);
const batches = () =>
  rowsOf<{ batch: string; count: number }>(
    sql`select batch, count(*)::int from changes where resource = 'foods' and kind = 'update' and undoes is null group by batch`,
  );
describe('an act of many rows', () => {
  it.each([
    ['prices', () => bulk(DEARER)],
    ['a switch that hides', () => bulk({ set: { visible: false } })],
    ['a move', () => bulk({ move: { category_id: at.salads } })],
  ])(
    '(%s) goes in slices that are one batch, lets others in between, and is taken back whole',
    async (_what, act) => {
      const before = await kitchen.db.execute(
        sql`select id, price, visible, category_id, position from foods order by id`,
      );
      const done = await answeredBeside(act, lists, SLICES - 1);
      expect([done.status, counted(done.body.results)]).toEqual([200, { done: ROWS }]);
      const back = await answeredBeside(() => undo(done.body.change_id), lists, SLICES - 1);
      expect([back.status, counted(back.body.results)]).toEqual([200, { back: ROWS }]);
      const after = await kitchen.db.execute(
        sql`select id, price, visible, category_id, position from foods order by id`,
      );
      const places = (answer: unknown) =>
        (answer as { rows: Json[] }).rows.map(({ position: _key, ...row }) => row);
      expect(places(after)).toEqual(places(before));
      const order = await rowsOf<{ id: number }>(
        sql`select id from foods where category_id = ${at.soups} order by position`,
      );
      expect(order.map(({ id }) => id)).toEqual(ids);
    },
  );

  it('writes no more than a slice in one transaction', async () => {
    const asked = await kitchen.statementsOf(() => bulk(DEARER));
    const begun = asked.filter((statement) => /^begin/i.test(statement)).length;
    const saved = asked.filter((statement) => /update "foods"/i.test(statement)).length;
    expect([begun, saved]).toEqual([SLICES, SLICES]);
  });

  it('that breaks off has done whole slices; the same call goes on, and no row is done twice', async () => {
    const headers = { authorization: `Bearer ${anna.token}`, 'idempotency-key': 'dearer' };
    await breakOff({ url: `/point/${at.point}/foods/bulk`, payload: { ids, ...DEARER }, headers }, kitchen);
    expect(await prices()).toEqual({ 100: ROWS - 2 * SLICE, 110: 2 * SLICE });
    expect((await batches()).map(({ count }) => count)).toEqual([2 * SLICE]);

    const [first, second] = [await bulk(DEARER, headers), await bulk(DEARER, headers)];
    expect([first.status, counted(first.body.results)]).toEqual([200, { done: ROWS }]);
    expect(second.body).toEqual(first.body);
    expect(await prices()).toEqual({ 110: ROWS });
    expect((await batches()).map(({ count }) => count)).toEqual([ROWS]);
    expect(counted((await undo(first.body.change_id)).body.results)).toEqual({ back: ROWS });
    expect(await prices()).toEqual({ 100: ROWS });
    const other = await bulk({ ...DEARER, ids: ids.slice(1) }, headers);
    expect(other.status).toBe(422);
  });

  it('that breaks off without a key is taken back as far as it came, by its batch', async () => {
    const headers = { authorization: `Bearer ${anna.token}` };
    await breakOff({ url: `/point/${at.point}/foods/bulk`, payload: { ids, ...DEARER }, headers }, kitchen);
    const [entry] = await rowsOf<{ id: number }>(
      sql`select min(id) as id from changes where kind = 'update'`,
    );
    expect(counted((await undo(entry?.id)).body.results)).toEqual({ back: 2 * SLICE });
    expect(await prices()).toEqual({ 100: ROWS });
  });

  it('sent twice at once is done once', async () => {
    const headers = { 'idempotency-key': 'dearer' };
    const [one, other] = await Promise.all([bulk(DEARER, headers), bulk(DEARER, headers)]);
    expect(one.body).toEqual(other.body);
    expect(await prices()).toEqual({ 110: ROWS });
  });

  it('leaves alone what somebody else has saved before its turn came, and says so', async () => {
    const last = ids.at(-1) ?? 0;
    const work = bulk(DEARER);
    const saved = await anna.ask('PUT', `/foods/${last}`, { json: { categoryId: at.soups, price: '777' } });
    const answer = await work;
    expect(saved.status).toBe(200);
    const { status } = (answer.body.results as Json[]).at(-1) ?? {};
    const { price } = (await anna.ask('GET', `/foods/${last}`)).body;
    // Whoever came first: never both.
    expect([
      ['stale', '777'],
      ['done', '787'],
      ['done', '777'],
    ]).toContainEqual([status, price]);
  });

  it('of a slice that is refused says what is done and what is not', async () => {
    const work = bulk(DEARER);
    await kitchen.db.execute(sql`update points set deleted_at = now() where id = ${at.point}`);
    const answer = await work;
    const told = counted(answer.body.results ?? []);
    const { 110: done = 0 } = await prices();
    expect(told.done ?? 0).toBe(done);
  });
});

describe('a sheet of several slices', () => {
  const rows = (count: number, title: (n: number) => string) =>
    Array.from({ length: count }, (_, n) => ['Супы', title(n), 300]);
  const send = (sent: readonly unknown[], more: Json = {}) =>
    anna.ask('POST', `/menus/${at.menu}/sheet`, {
      json: { mapping: ['category', 'title', 'price'], rows: sent, ...more },
    });

  it('in one call is judged as a whole: a name that comes twice is refused wherever it stands', async () => {
    const sent = [
      ...rows(SLICE + 10, (n) => `Новинка ${n}`),
      ['Супы', 'Новинка 3', 200],
      ['Супы', 'Суп 7', 90],
    ];
    const tried = await send(sent, { dry_run: true });
    const done = await send(sent);
    expect(counted(tried.body.results)).toEqual({ new: SLICE + 10, refused: 1, changed: 1 });
    expect(counted(done.body.results)).toEqual(counted(tried.body.results));
    const named = await rowsOf<{ count: number }>(
      sql`select count(*)::int from foods where title = 'Новинка 3'`,
    );
    expect(named[0]?.count).toBe(1);
    expect(counted((await undo(done.body.change_id)).body.results)).toEqual({ back: SLICE + 11 });
  });
});
