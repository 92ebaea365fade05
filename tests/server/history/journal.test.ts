import { desc, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { limits } from '../../../contract/limits';
import { changes } from '../../../server/db/schema';
import { idsIn } from '../../../server/isId';
import { once, openKitchen } from '../standing';

const kitchen = openKitchen();
const anna = once(() => kitchen.owner());
const VENUES = 12;

/** Spread over the venues as a pack of cards, by two people; every ninth is one of the business. */
const fill = async (count: number): Promise<void> => {
  const { db, clock } = kitchen.deps;
  await db.execute(sql`insert into changes
    (batch, point_id, business_id, resource, record_id, title, user_id, person, kind, before, after, created_at)
    select gen_random_uuid(), case when n % 9 > 0 then (select id from points order by id offset n * n % 7 * 5 % ${VENUES}::int limit 1) end,
      case when n % 9 = 0 then ${anna.businessId}::int end, case when n % 9 = 0 then 'roles' else 'foods' end, n,
      'Блюдо ' || n, 1 + n % 2, 'Анна', 'update', '{"price":"390"}', '{"price":"420"}', ${clock().toISOString()}::timestamptz
    from generate_series(1, ${count}::int) as n`);
};

beforeAll(async () => {
  for (let venue = 0; venue < VENUES; venue += 1) await anna.point(`tochka-${venue}`);
  await fill(300);
}, 120_000);

const page = async (query: string) => {
  const { body } = await anna.ask('GET', `/changes?${query}`);
  return { ids: body.data.map(({ id }) => id), total: body.total };
};

const all = async (where = sql`true`): Promise<readonly number[]> =>
  idsIn(await kitchen.db.select({ id: changes.id }).from(changes).where(where).orderBy(desc(changes.id)));

describe('[HI-06] the journal of many venues', () => {
  it.each([
    ['everything', '', sql`true`],
    ['what one person did', '&person=2', sql`user_id = 2`],
    ['dishes alone', '&resource=foods', sql`resource = 'foods'`],
  ])('%s: page for page the last of all, in one order', async (_what, query, where) => {
    const found = await all(where);
    for (const number of [1, 2, 3, 9]) {
      const { ids, total } = await page(`per_page=7&page=${number}${query}`);
      expect([number, ids]).toEqual([number, found.slice((number - 1) * 7, number * 7)]);
      expect(total).toBe(found.length);
    }
  });

  it('[S2] is counted up to a limit, and shown behind it', async () => {
    await fill(limits.countedChanges);
    const found = await all();
    expect(await page('per_page=10')).toEqual({ ids: found.slice(0, 10), total: limits.countedChanges });
    const behind = limits.countedChanges / 10 + 3;
    expect(await page(`per_page=10&page=${behind}`)).toEqual({
      ids: found.slice((behind - 1) * 10, behind * 10),
      total: (behind + 1) * 10,
    });
  });

  it('[S2] of more than a hundred venues: the last of all, also behind many of somebody else', async () => {
    const { db } = kitchen.deps;
    await db.execute(sql`insert into points (business_id, title, url, status, created_at, updated_at)
      select business_id, title, url || '-' || n, status, created_at, updated_at
      from points, generate_series(1, 10) as n`);
    await fill(200);
    const own = sql`coalesce(user_id, 0) <> 99`;
    const pages = async () => [await page('per_page=20'), await page('per_page=20&page=4')];
    const expected = async () => {
      const found = await all(own);
      return [found.slice(0, 20), found.slice(60, 80)];
    };
    expect((await pages()).map(({ ids }) => ids)).toEqual(await expected());
    const other = await (await kitchen.owner()).point('chuzhaya');
    await db.execute(sql`insert into changes
      (batch, point_id, resource, record_id, title, user_id, person, kind, before, after, created_at)
      select gen_random_uuid(), ${other}::int, 'foods', n, 'Чужое', 99, 'Пётр', 'update', '{}', '{}', now()
      from generate_series(1, 2500) as n`);
    expect((await pages()).map(({ ids }) => ids)).toEqual(await expected());
  });
});
