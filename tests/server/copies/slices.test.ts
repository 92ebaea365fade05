import { sql } from 'drizzle-orm';
import { generateNKeysBetween } from 'fractional-indexing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SLICE } from '../../../server/engine/slices';
import { answeredBeside, breakOff, keepTime } from '../menuArea/betweenSlices';
import { cook, type Json, type Owner } from '../menuArea/startKitchen';
import { openKitchen } from '../standing';
import { copying, undo } from './startCopies';

const SLICES = 4;
const SOUPS = SLICE * 2 + 30;
const SALADS = SLICE + 10;
const ALL = SOUPS + SALADS;

const kitchen = openKitchen();
let anna: Owner;
let boris: Owner;
let at: { point: number; menu: number; soups: number; two: number };
let others: number;

keepTime(kitchen);
beforeEach(async () => {
  [anna, boris] = [await kitchen.owner(), await kitchen.owner()];
  const point = await anna.point('odna');
  const menu = await cook(anna).menu(point);
  const soups = await cook(anna).category(menu, 'food', 'Супы');
  const salads = await cook(anna).category(menu, 'food', 'Салаты');
  await cook(anna).category(menu, 'drink', 'Пусто');
  const fill = async (category: number, count: number) => {
    const keys = generateNKeysBetween(null, null, count);
    await kitchen.db.execute(sql`
      insert into foods (point_id, category_id, title, url, price, position, created_at, updated_at)
      select ${point}, ${category}::int, 'Блюдо ' || n, 'blyudo-' || n, n, key, now(), now()
      from unnest(${`{${keys.join(',')}}`}::text[]) with ordinality as placed(key, n)`);
  };
  await fill(soups, SOUPS);
  await fill(salads, SALADS);
  at = { point, menu, soups, two: await anna.point('dva') };
  others = await cook(boris).category(await cook(boris).menu(await boris.point('chuzhaya')));
});

const lists = () => boris.ask('GET', `/foods/category/${others}?type=food`);
const copy = (json: Json = { to: [at.two] }, headers?: Readonly<Record<string, string>>) =>
  copying(`/menus/${at.menu}/copy`)(json, anna, headers);
/** The dishes that stand in a venue, category by category, in their order. */
const dishesOf = async (pointId: number): Promise<readonly string[]> => {
  const { rows } = (await kitchen.db.execute(sql`
    select categories.title || ' ' || foods.title as dish
    from foods join categories on categories.id = foods.category_id join menus on menus.id = categories.menu_id
    where foods.point_id = ${pointId} and foods.deleted_at is null and categories.deleted_at is null
      and menus.deleted_at is null
    order by menus.id, categories.position, foods.position`)) as unknown as {
    readonly rows: { readonly dish: string }[];
  };
  return rows.map(({ dish }) => dish);
};
/** How many acts the history of the other venue tells of. */
const acts = async () => (await anna.ask('GET', `/changes?pointId=${at.two}&grouped=1`)).body.total;
const brokenOff = (url: string, payload: Json, key: string) =>
  breakOff(
    { url, payload, headers: { authorization: `Bearer ${anna.token}`, 'idempotency-key': key } },
    kitchen,
  );

describe('a copy of several slices', () => {
  it('into one venue is one batch, lets others in between, stands as the original, and is taken back whole', async () => {
    const tried = await copy({ to: [at.two], dry_run: true });
    expect(await dishesOf(at.two)).toEqual([]);
    const { results } = await answeredBeside(() => copy(), lists, SLICES - 1);
    expect(results).toMatchObject([{ made: { menus: 1, categories: 3, foods: ALL }, refused: [] }]);
    expect(tried.results).toEqual(results.map((one) => ({ ...one, ids: [], change_id: null })));
    expect(await dishesOf(at.two)).toEqual(await dishesOf(at.point));
    expect(await acts()).toBe(1);
    const back = await answeredBeside(() => undo(results[0]?.change_id, anna), lists, 1);
    expect((back.body.results as Json[]).filter(({ reason }) => reason !== undefined)).toEqual([]);
    expect(await dishesOf(at.two)).toEqual([]);
  });

  it('that breaks off has made whole slices; the same call makes the rest, and nothing twice', async () => {
    const headers = { 'idempotency-key': 'once' };
    await brokenOff(`/menus/${at.menu}/copy`, { to: [at.two] }, 'once');
    expect(await dishesOf(at.two)).toHaveLength(2 * SLICE);
    const [first, second] = [await copy({ to: [at.two] }, headers), await copy({ to: [at.two] }, headers)];
    expect(first.results).toMatchObject([{ made: { menus: 1, categories: 3, foods: ALL } }]);
    expect(second.body).toEqual(first.body);
    expect(await dishesOf(at.two)).toEqual(await dishesOf(at.point));
    expect(await acts()).toBe(1);
    await undo(first.results[0]?.change_id, anna);
    expect(await dishesOf(at.two)).toEqual([]);
  });

  it('of a venue makes it once, with all that is in it', async () => {
    const headers = { 'idempotency-key': 'venue' };
    await brokenOff(`/point/${at.point}/copy`, {}, 'venue');
    const { results } = await copying(`/point/${at.point}/copy`)({}, anna, headers);
    const [id = 0, ...more] = results[0]?.ids ?? [];
    expect([results[0]?.point_id, results[0]?.made, more]).toEqual([
      id,
      { menus: 1, categories: 3, foods: ALL },
      [],
    ]);
    expect(await dishesOf(id)).toEqual(await dishesOf(at.point));
    const venues = (await kitchen.db.query.points.findMany()).filter(
      ({ businessId }) => businessId === anna.businessId,
    );
    expect(venues.map(({ title }) => title).sort()).toEqual(['dva', 'odna', 'odna (копия)']);
    expect((await undo(results[0]?.change_id, anna)).status).toBe(200);
    expect((await anna.ask('GET', `/point/${id}`)).status).toBe(404);
  });

  it('of dishes puts each beside its original, hidden, and all go back', async () => {
    const before = await dishesOf(at.point);
    const soups = (await kitchen.db.query.foods.findMany()).filter((row) => row.categoryId === at.soups);
    const { results } = await copying('/foods/copy')({ ids: soups.map(({ id }) => id) }, anna);
    expect(results).toMatchObject([{ made: { foods: SOUPS }, refused: [] }]);
    expect(results[0]?.ids).toHaveLength(SOUPS);
    const after = (await dishesOf(at.point)).slice(0, 4);
    expect(after).toEqual(['Супы Блюдо 1', 'Супы Блюдо 1 (копия)', 'Супы Блюдо 2', 'Супы Блюдо 2 (копия)']);
    await undo(results[0]?.change_id, anna);
    expect(await dishesOf(at.point)).toEqual(before);
  });

  it('made twice at once makes nothing twice', async () => {
    const both = await Promise.all([copy(), copy()]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await dishesOf(at.two)).toHaveLength(ALL);
  });

  it('ends where somebody takes away what it has made, and says what is done', async () => {
    let slices = 0;
    const inside = kitchen.db.transaction.bind(kitchen.db);
    vi.spyOn(kitchen.db, 'transaction').mockImplementation(async (...args) => {
      slices += 1;
      if (slices === 3)
        await kitchen.db.execute(sql`update menus set deleted_at = now() where point_id = ${at.two}`);
      return inside(...args);
    });
    const { results } = await copy();
    expect(results).toMatchObject([{ status: 'done', made: { foods: 2 * SLICE } }]);
    expect(results[0]?.refused).toEqual([{ title: '', reason: expect.stringContaining('больше нет') }]);
  });
});

describe('many dishes in the bin', () => {
  it('come back by as many statements as one when their deletion is taken back', async () => {
    const rows = (await kitchen.db.query.foods.findMany()).filter((row) => row.categoryId === at.soups);
    const ids = rows.map(({ id }) => id);
    const before = await dishesOf(at.point);
    const backOf = async (some: readonly number[]) => {
      expect((await anna.ask('DELETE', '/foods', { json: { ids: some } })).status).toBe(200);
      const [entry] = (await anna.ask('GET', `/changes?pointId=${at.point}&per_page=1`)).body.data as Json[];
      return kitchen.statementsOf(async () => {
        expect((await undo(Number(entry?.id), anna)).status).toBe(200);
      });
    };
    const few = await backOf(ids.slice(0, 1));
    const many = await backOf(ids.slice(0, SLICE));
    expect(many.length).toBe(few.length);
    expect(await dishesOf(at.point)).toEqual(before);
  });
});
