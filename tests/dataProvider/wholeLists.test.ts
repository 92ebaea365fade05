import type { GetListParams } from 'react-admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { ENDPOINT_KEYS, endpointOf } from '../../contract/endpoints';
import type { Capability } from '../../contract/vocabulary';
import { fakeStorage } from './fakeBackend';
import { json, start } from './start';

beforeEach(() => void fakeStorage('t'));

const CATEGORIES = [
  { id: 1, type: 'dish', title: 'Супы', visible: true, updatedAt: '2026-11-02T09:00:00Z' },
  { id: 2, type: 'food', title: 'Тёплые салаты', visible: false, updatedAt: '2026-11-05T09:00:00Z' },
  { id: 3, type: 'drink', title: 'Чай и кофе', visible: 1, updatedAt: '2026-11-09T09:00:00Z' },
];
const FOODS = [
  { id: 1, title: 'Борщ', price: '1390.00', stopable: [{ id: 4 }], marks: [7] },
  { id: 2, title: 'Уха', price: '90.50', stopable: [], marks: [{ id: 8, title: 'Острое' }] },
  { id: 3, title: 'Зелёный борщ', price: '420', stopable: null, marks: [] },
];
const POINTS = [
  {
    id: 1,
    title: 'Кофе и книги',
    city: { id: 1, title: 'Казань' },
    street: 'Баумана',
    house: '5',
    status: 'displayed',
  },
  {
    id: 2,
    title: 'Киоск',
    city_name: 'Тула',
    street: 'Мира',
    house: '1',
    status: 'not_displayed',
    type: { id: 2 },
  },
];

interface Asked {
  readonly resource: string;
  readonly rows: unknown;
  readonly filter?: object;
  readonly sort?: { field: string; order: 'ASC' | 'DESC' };
  readonly page?: number;
  readonly perPage?: number;
  readonly can?: readonly Capability[];
}

const ask = async ({ resource, rows, filter = {}, sort, page = 1, perPage = 12, can = [] }: Asked) => {
  const { provider } = start(can, json(rows));
  const { data, total, meta } = await provider.getList(resource, {
    pagination: { page, perPage },
    filter,
    ...(sort && { sort }),
    meta: { parents: { menuId: '5', categoryId: '1', pointId: '1', type: 'food' } },
  });
  return { ids: data.map(({ id }) => id), total, meta };
};

describe('a list that came whole, from a backend that announced nothing', () => {
  const foods = ['foods', { data: FOODS }] as const;
  const categories = ['categories', { categories: CATEGORIES }] as const;
  const points = ['points', POINTS] as const;
  const wrapped = ['points', { data: POINTS.map((point) => ({ point })) }] as const;
  const counted = ['foods', { data: FOODS, last_page: 1, total: 3 }] as const;
  const days = { start: '2026-11-05', end: '2026-11-09' };

  it.each<[string, readonly [string, unknown], object, readonly unknown[]]>([
    ['a word of the title, in any case', foods, { title: 'БОРЩ' }, [1, 3]],
    ['yo typed as ye', foods, { title: 'зеленый' }, [3]],
    ['words in any order', categories, { title: 'кофе чай' }, ['drink:3']],
    ['nothing found', categories, { title: 'пицца' }, []],
    ['a kind, under its older word too', categories, { type: 'food' }, ['food:1', 'food:2']],
    ['shown', categories, { visible: true }, ['food:1', 'drink:3']],
    ['hidden, as the address holds it', categories, { visible: 'false' }, ['food:2']],
    ['a range of days', categories, { updatedAt: days }, ['food:2', 'drink:3']],
    ['an open range', categories, { updatedAt: { end: '2026-11-04' } }, ['food:1']],
    ['two filters at once', categories, { visible: true, type: 'drink' }, ['drink:3']],
    ['stopped', foods, { stop: true }, [1]],
    ['on sale', foods, { stop: false }, [2, 3]],
    ['a mark by number or as a record', foods, { marks: ['7', 8] }, [1, 2]],
    ['an address', wrapped, { titleAndAddress: 'казань 5' }, [1]],
    ['a city under its other name', points, { titleAndAddress: 'тула' }, [2]],
    ['a status and nothing that contains it', points, { status: ['displayed'] }, [1]],
    ['a type by its number', points, { type: '2' }, [2]],
    ['one page of a backend that counts pages', counted, { title: 'уха' }, [2]],
  ])('is filtered in the browser: %s', async (_rule, [resource, rows], filter, ids) => {
    expect(await ask({ resource, rows, filter })).toMatchObject({ ids, total: ids.length });
  });

  it('is filtered before the page is cut out, and counts what fits', async () => {
    const rows = Array.from({ length: 40 }, (_, index) => ({
      id: index + 1,
      title: index % 2 ? 'Чай' : 'Суп',
    }));
    const asked = { resource: 'foods', rows, filter: { title: 'чай' }, page: 2 };
    const { ids, total, meta } = await ask(asked);
    expect(ids).toEqual([26, 28, 30, 32, 34, 36, 38, 40]);
    expect(total).toBe(20);
    expect(meta).toEqual({ lastPage: 2, isWhole: true });
  });

  it.each<[string, 'ASC' | 'DESC', readonly number[]]>([
    ['title', 'ASC', [1, 3, 2]],
    ['price', 'ASC', [2, 3, 1]],
    ['price', 'DESC', [1, 3, 2]],
    ['id', 'DESC', [1, 2, 3]],
  ])('is sorted here by %s %s, where the row of the table knows the column', async (field, order, ids) => {
    expect((await ask({ resource: 'foods', rows: FOODS, sort: { field, order } })).ids).toEqual(ids);
  });

  it("keeps rows under a filter that its row has no test for: that one is the backend's", async () => {
    expect((await ask({ resource: 'foods', rows: FOODS, filter: { season: 'winter' } })).ids).toEqual([
      1, 2, 3,
    ]);
  });
});

it('what came in pages is left as it came', async () => {
  const answer = { data: FOODS, last_page: 2 };
  expect((await ask({ resource: 'foods', rows: answer, filter: { title: 'уха' } })).ids).toEqual([1, 2, 3]);
});

it('a backend that announced filters and sorting is believed', async () => {
  const sort = { field: 'title', order: 'ASC' as const };
  const asked = { resource: 'foods', rows: FOODS, filter: { title: 'уха' }, sort };
  expect((await ask({ ...asked, can: ['filters', 'sort'] })).ids).toEqual([1, 2, 3]);
});

describe('what the documents do not print for a list', () => {
  type Asking = GetListParams & { readonly resource: string };
  const parents = { menuId: '5', categoryId: '1', type: 'food' };
  const asked = (resource: string, deleted = false): Asking => ({
    resource,
    pagination: { page: 2, perPage: 12 },
    filter: { title: 'чай' },
    meta: { parents, deleted },
  });
  const FILTER = 'filters[0][field]=title&filters[0][value]=чай';
  const CATEGORIES_ASKED = `GET /categories/5?page=2&per_page=12&${FILTER}`;
  const FOODS_ASKED = `GET /deleted_foods/1?page=2&per_page=12&type=food&${FILTER}`;

  it.each<[string, Asking, readonly Capability[], unknown, readonly string[]]>([
    ['stays here', asked('categories'), [], { categories: CATEGORIES }, ['GET /categories/5']],
    ['stays here in a bin', asked('foods', true), [], { data: FOODS }, ['GET /deleted_foods/1']],
    [
      'but for the page of its bin',
      { ...asked('categories', true), filter: {} },
      [],
      { data: CATEGORIES, total_pages: 1 },
      ['GET /deleted_categories/5?page=2'],
    ],
    ['travels where it is announced', asked('foods', true), ['filters'], { data: FOODS }, [FOODS_ASKED]],
    [
      'travels where the answer has more pages',
      asked('categories'),
      [],
      { categories: CATEGORIES, last_page: 3 },
      ['GET /categories/5', CATEGORIES_ASKED, CATEGORIES_ASKED],
    ],
  ])('%s', async (_rule, { resource, ...params }, can, rows, sent) => {
    const { provider, calls } = start(can, json(rows), json(rows), json(rows));
    await provider.getList(resource, params);
    if (sent.length > 1) await provider.getList(resource, params);
    expect(calls()).toEqual(sent);
  });
});

it('a row of the table tests nothing but its own filters', () => {
  for (const key of ENDPOINT_KEYS) {
    const { filters = [], rowTests = {} } = endpointOf(key);
    expect(filters, key).toEqual(expect.arrayContaining(Object.keys(rowTests)));
  }
});
