import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { limits } from '../../../contract/limits';
import { ENDPOINT_KEYS, rowOf } from '../../../contract/rows';
import { cook } from '../../server/menuArea/startKitchen';
import { once, openKitchen } from '../../server/standing';
import { type Estate, idAt, seedEstate } from '../calls/estate';
import { randomFrom } from '../calls/random';
import { requestOf } from '../calls/requestOf';
import { many } from '../many';

const kitchen = openKitchen();
const anna = once(() => kitchen.owner());
let estate: Estate;
let category: number;

const FOODS = many(100_000, 10_000);

beforeAll(async () => {
  estate = await seedEstate(kitchen);
  category = await cook(anna).category(await cook(anna).menu(await anna.point('skad')));
  await kitchen.db.execute(sql`
    insert into foods (point_id, category_id, title, url, price, created_at, updated_at)
    select (select point_id from categories where id = ${category}::int), ${category}::int, 'Блюдо ' || n, 'bludo-' || n, n % 1000, now(), now()
    from generate_series(1, ${FOODS}::int) as n`);
  await kitchen.db.execute(sql`analyze foods`);
}, 600_000);

/** The moderator's queue is nobody's who has venues. */
const LISTS = ENDPOINT_KEYS.filter((key) => rowOf(key).paged && key !== 'moderation.list');

/** The list of a row as its owner asks for it, with this query behind it. */
const list = (key: (typeof ENDPOINT_KEYS)[number], query: string) => {
  const request = requestOf(key, {
    id: (slot) => idAt(estate, 0, { ...slot, bin: false }, 'food'),
    kind: 'food',
    random: randomFrom(1),
    sections: kitchen.deps.sections,
  });
  const url = `${request.url}${request.url.includes('?') ? '&' : '?'}${query}`;
  return estate.owner.get(url);
};

const rowsUnder = (key: (typeof ENDPOINT_KEYS)[number]): string => {
  const { answer } = rowOf(key);
  return 'under' in answer && answer.under !== undefined ? answer.under : 'data';
};

describe.each(LISTS)('[OV5] %s', (key) => {
  it('gives no more than a page, whatever is asked for, and an empty one past the end', async () => {
    for (const perPage of ['100', '101', '1000000', '999999999999999']) {
      const answer = await list(key, `per_page=${perPage}`);
      expect([perPage, answer.statusCode]).toEqual([perPage, 200]);
      expect([perPage, answer.json().per_page]).toEqual([perPage, limits.maxPageSize]);
    }
    for (const page of ['1000', '1000000000', '999999999999999']) {
      const answer = await list(key, `page=${page}`);
      expect([page, answer.statusCode, answer.json()[rowsUnder(key)]]).toEqual([page, 200, []]);
    }
  });

  it('refuses pages that are no numbers, a thousand filters, and what no list knows', async () => {
    const [name = 'title'] = rowOf(key).filters ?? [];
    const filters = (count: number) =>
      Array.from({ length: count }, (_, n) => `filters[${n}][field]=${name}&filters[${n}][value]=`).join('&');
    const bad = [
      'page=0',
      'page=-1',
      'page=1e9',
      'page=1.5',
      `page=${'9'.repeat(16)}`,
      `page=${'9'.repeat(5000)}`,
      'per_page=0',
      'per_page=all',
      'per_page=1&per_page=2',
      'page[]=1',
      filters(limits.maxFilters + 1),
      filters(1000),
      `filters[0][field]=${name}&filters[0][value]=${'x'.repeat(10_000)}`,
      `filters[0][field]=${name}&${Array.from({ length: 500 }, (_, n) => `filters[0][value][${n}]=1`).join('&')}`,
      `sort=${'x'.repeat(10_000)}`,
    ];
    for (const query of bad) {
      const { statusCode } = await list(key, query);
      expect([query.slice(0, 60), [400, 414, 422].includes(statusCode)]).toEqual([query.slice(0, 60), true]);
    }
    if (rowOf(key).filters) expect((await list(key, filters(limits.maxFilters))).statusCode).toBe(200);
  });
});

describe(`[OV5] a category of ${FOODS} foods`, () => {
  const ask = (query: string) => anna.ask('GET', `/foods/category/${category}?type=food&${query}`);

  it('is given out page by page, its last one and the one behind it too', async () => {
    for (const page of [1, FOODS / 100, FOODS / 100 + 1, 1_000_000_000]) {
      const { status, body } = await ask(`per_page=1000000&page=${page}`);
      expect([page, status, body.data.length]).toEqual([page, 200, page <= FOODS / 100 ? 100 : 0]);
    }
  });

  it('is searched, filtered and sorted without leaving the page', async () => {
    for (const query of [
      'sort=price&order=desc',
      'sort=title&order=asc&page=50',
      'filters[0][field]=title&filters[0][value]=%25',
      'filters[0][field]=title&filters[0][value]=%D0%BB%D1%8E%D0%B4',
    ]) {
      const { status, body } = await ask(`${query}&per_page=100`);
      expect([query, status]).toEqual([query, 200]);
      expect(body.data.length).toBeLessThanOrEqual(100);
    }
  });
});
