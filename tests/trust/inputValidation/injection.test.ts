import { beforeAll, describe, expect, it } from 'vitest';
import { isRecord } from '../../../contract/isRecord';
import { ENDPOINT_KEYS, rowOf } from '../../../contract/rows';
import { once, openServer } from '../../server/standing';
import { callAt, seedEstate } from '../calls/estate';
import { randomFrom } from '../calls/random';
import { tablesHash } from '../calls/tablesHash';

const test = openServer();
const anna = once(() => seedEstate(test));

/** Titles that a search tells apart only if it takes its text at its word. */
const TITLES = [
  'Суп 100%',
  'Суп 100',
  'Суп_дня',
  'Суп дня',
  'С\\уп',
  "О'Шонесси",
  'Ёлка',
  'ёлка',
  'Елка',
  'ЧАЙ "да"',
  'a--b',
  'a;b',
];

beforeAll(async () => {
  const [place] = anna.places;
  for (const title of TITLES) {
    const payload = { category_id: place.category.food, type: 'food', title, price: '1' };
    const made = await anna.owner.post('/api/foods', payload);
    if (made.statusCode !== 201) throw new Error(made.body);
  }
});

const PIECES = [
  '%',
  '_',
  '\\',
  "'",
  '"',
  ';',
  '--',
  '/*',
  '*/',
  ' ',
  'суп',
  '100',
  'ё',
  'Е',
  'дня',
  'or 1=1',
  "' or '1'='1",
  'union select',
  '$1',
  '${',
  '||',
  ')',
  '(',
  '\n',
  '\\%',
  'null',
  '::text',
  'pg_sleep(9)',
  "'; drop table foods;",
  '0x',
  'а',
];

/** The search in one sentence: every word stands somewhere in the title, whatever its case, and ё is е. */
const model = (typed: string): readonly string[] => {
  const fold = (text: string) => text.toLowerCase().replaceAll('ё', 'е');
  const words = typed.split(/[\s,]+/u).filter((word) => word !== '');
  return [...TITLES, 'Борщ']
    .filter((title) => words.every((word) => fold(title).includes(fold(word))))
    .toSorted();
};

describe('a value', () => {
  it('[IV5] of a search means itself: 400 injections find what a model finds, and change nothing', async () => {
    const random = randomFrom(55);
    const before = await tablesHash(test.deps.db);
    const url = `/api/foods/category/${anna.places[0].category.food}?type=food&per_page=100&filters[0][field]=title&filters[0][value]=`;
    for (let n = 0; n < 400; n += 1) {
      const typed = Array.from({ length: 1 + random.int(3) }, () => random.pick(PIECES)).join('');
      const answer = await anna.owner.get(url + encodeURIComponent(typed));
      expect(answer.statusCode).toBe(200);
      const found = (answer.json().data as { title: string }[]).map(({ title }) => title).toSorted();
      expect([typed, found]).toEqual([typed, model(typed)]);
    }
    expect(await tablesHash(test.deps.db)).toEqual(before);
  });

  it('[IV5] that is stored comes back as it was sent', async () => {
    const [place] = anna.places;
    const random = randomFrom(56);
    for (let n = 0; n < 60; n += 1) {
      const description = `аб ${Array.from({ length: 4 }, () => random.pick(PIECES)).join('')} вг`;
      const payload = { categoryId: place.category.food, description };
      const answer = await anna.owner.put(`/api/foods/${place.food.food}`, payload);
      expect([description, answer.json().description]).toEqual([description, description]);
    }
  });
});

const BULK = ENDPOINT_KEYS.filter((key) => rowOf(key).ids !== undefined);
const callOf = (key: (typeof BULK)[number]) => callAt(anna, key, { seed: 1 });

describe.each(BULK)('%s', (key) => {
  const { ids, method, idsOptional } = rowOf(key);

  it('[IV5] [DC-07] takes ids in one shape only', async () => {
    const before = await tablesHash(test.deps.db);
    const { url, payload: _, ...call } = callOf(key);
    const path = url.split('?')[0] ?? '';
    const inBody = [
      '1',
      1,
      { 0: 1 },
      [1.5],
      [-1],
      [0],
      ['1e9'],
      [' 1'],
      ['٣'],
      [true],
      [null],
      [[1]],
      [{ id: 1 }],
      [1, 1],
      ['1', 1],
      [2 ** 31],
      [Number.MAX_SAFE_INTEGER],
      ['1; drop table foods'],
    ];
    const inQuery = (
      'ids=1 ids=1&ids=2 ids[0]=1 ids[a]=1 ids[][x]=1 ids[]=1.5 ids[]=-1 ' +
      'ids[]=1e9 ids[]= ids[]=1&ids[]=1 ids[]=%27 ids[]=1,2 ids=[1,2]'
    ).split(' ');
    const answers =
      ids === 'query' && method === 'GET'
        ? await Promise.all(inQuery.map((query) => anna.owner.call({ ...call, url: `${path}?${query}` })))
        : [
            ...(await Promise.all(
              inBody.map((wrong) =>
                anna.owner.call({
                  ...call,
                  url: path,
                  payload: ids === 'kinds' ? { food: wrong, drink: [] } : { ids: wrong },
                }),
              ),
            )),
            ...(method === 'DELETE' && ids !== 'kinds'
              ? await Promise.all(
                  inQuery.map((query) => anna.owner.call({ ...call, url: `${path}?${query}` })),
                )
              : []),
          ];
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status !== 422)).toEqual([]);
    expect(await tablesHash(test.deps.db)).toEqual(before);
  });

  it('[IV7] without a body, with an empty one, without ids or with too many changes nothing', async () => {
    const before = await tablesHash(test.deps.db);
    const { url, payload: _, ...call } = callOf(key);
    const path = url.split('?')[0] ?? '';
    const many = Array.from({ length: 501 }, (_item, index) => index + 1);
    const bodies: readonly object[] =
      ids === 'kinds'
        ? [
            {},
            { food: [], drink: [] },
            { food: many, drink: [] },
            { food: many.slice(0, 300), drink: many.slice(0, 300) },
            { ids: [1] },
          ]
        : [{}, { ids: [] }, { ids: null }, { ids: many }, { ids: [1], all: true }];
    const requests =
      ids === 'query' && method === 'GET'
        ? ['', '?', '?ids[]', '?all=1', `?${many.map((one) => `ids[]=${one}`).join('&')}`].map((query) => ({
            ...call,
            url: path + query,
          }))
        : [
            { ...call, url: path },
            ...bodies.map((payload) => ({ ...call, url: path, payload: { ...payload } })),
          ];
    const withEmpty =
      method === 'GET'
        ? []
        : [{ ...call, url: path, payload: '', headers: { 'content-type': 'application/json' } }];
    const namesIds = (request: object): boolean =>
      'payload' in request && isRecord(request.payload) && 'ids' in request.payload;
    // Where ids may be left out, nothing stands for all: only a body that names them wrongly is refused.
    for (const request of [...requests, ...withEmpty].filter((one) => !idsOptional || namesIds(one))) {
      const { statusCode } = await anna.owner.call(request);
      expect([request, statusCode]).toEqual([request, 422]);
    }
    const huge = { ids: Array.from({ length: 100_000 }, (_item, index) => index + 1) };
    if (method !== 'GET') {
      const { statusCode } = await anna.owner.call({ ...call, url: path, payload: huge });
      expect([413, 422]).toContain(statusCode);
    }
    expect(await tablesHash(test.deps.db)).toEqual(before);
  });
});
