import { expect, it, vi } from 'vitest';
import type { Capability } from '../../contract/vocabulary';
import { createDataProvider } from '../../dataProvider/createDataProvider';
import { atTheStart } from './fakeBackend';

const URL = '/api/point?page=1&per_page=12';
const page = {
  data: [{ point: { id: 4, title: 'Кофе и книги' } }],
  current_page: 1,
  last_page: 2,
  total: 13,
};
const params = {
  pagination: { page: 1, perPage: 12 },
  sort: { field: 'id', order: 'ASC' as const },
  filter: {},
};
const fetched = vi.fn(async () => new Response(JSON.stringify(page)));

/** The first script has asked for the points, and this has come. */
const come = (text = JSON.stringify(page), { status = 200, token = 'kept' } = {}) => {
  const answer = { response: new Response(null, { status }), text };
  const early = { coming: Promise.resolve(answer), come: answer };
  vi.stubGlobal('window', { carteEarly: { token, answers: new Map([[URL, early]]) } });
};
const provider = (...capabilities: readonly Capability[]) =>
  createDataProvider({ can: (capability) => capabilities.includes(capability) });

atTheStart(fetched);

it('a list that has come is what the call would answer, and is taken once', async () => {
  come();
  const { getListCome, getList } = provider();
  const list = getListCome('points', params);
  expect(list).toMatchObject({ data: [{ id: 4, title: 'Кофе и книги' }], total: 13, meta: { lastPage: 2 } });
  expect(getListCome('points', params)).toBeUndefined();
  expect(await getList('points', params)).toEqual(list);
  expect(fetched).toHaveBeenCalledOnce();
});

it.each([
  ['another page', () => come(), { ...params, pagination: { page: 2, perPage: 12 } }],
  ['another session', () => come(undefined, { token: 'another' }), params],
  ['a refusal', () => come('{}', { status: 500 }), params],
  ['no JSON', () => come('<html>Wi-Fi</html>'), params],
  [
    'an order made in the browser',
    () => come(),
    { ...params, sort: { field: 'title', order: 'ASC' as const } },
  ],
  ['rows narrowed in the browser', () => come(), { ...params, filter: { nameAndAddress: 'кофе' } }],
])('%s is left for the call', (_name, prepare, wanted) => {
  prepare();
  expect(provider().getListCome('points', wanted)).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
});

it('one that is not of the right shape is left for the call, which says so', () => {
  come('{"data": 7}');
  expect(provider().getListCome('points', params)).toBeUndefined();
});
