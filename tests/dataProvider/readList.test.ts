import { describe, expect, it } from 'vitest';
import { type EndpointKey, endpointOf } from '../../contract/endpoints';
import { HttpError } from '../../contract/errors';
import type { CallInput } from '../../dataProvider/buildRequest';
import { readAnswer } from '../../dataProvider/readAnswer';

const read = (key: EndpointKey, body: unknown, input: CallInput = {}) =>
  readAnswer(endpointOf(key), body, input);
const point = { id: 7, title: 'Кафе' };
const rows = (count: number, from = 1) => Array.from({ length: count }, (_, index) => ({ id: from + index }));
const page = (number: number) => ({ query: { page: number, per_page: 12 } });

type Read = readonly [ids: readonly unknown[], lastPage: number, total?: number];
const idsOf = (found: readonly { readonly id: number }[]) => found.map(({ id }) => id);
const both = [
  { id: 1, type: 'dish' },
  { id: 1, type: 'drink' },
];
const aFood = { id: 1, type: 'food' };

describe('a list', () => {
  it.each<[string, body: unknown, page: number, Read, EndpointKey?]>([
    [
      'counted',
      { data: rows(12), current_page: 1, last_page: 3, total: 30, per_page: 12 },
      1,
      [idsOf(rows(12)), 3, 30],
    ],
    [
      '[DC-09] of data and last_page, before the last',
      { data: rows(12), last_page: 3 },
      1,
      [idsOf(rows(12)), 3],
    ],
    [
      '[DC-09] of data and last_page, on the last page',
      { data: rows(5), last_page: 3 },
      3,
      [[1, 2, 3, 4, 5], 3],
    ],
    ['[DC-09] of data and last_page, past the end', { data: [], last_page: 2 }, 3, [[], 2]],
    ['[DC-09] of data and last_page, empty', { data: [], last_page: 1 }, 1, [[], 1, 0]],
    ['empty', { data: [], last_page: 1, total: 0 }, 1, [[], 1, 0]],
    ['empty, with no page at all', { data: [], last_page: 0 }, 1, [[], 0, 0]],
    ['whose empty last page still says the total', { data: [], last_page: 2, total: 24 }, 3, [[], 2, 24]],
    ['with numbers as texts', { data: rows(1), last_page: '3', total: '25' }, 3, [[1], 3, 25]],
    ['with total_pages', { data: [aFood], total_pages: 4 }, 1, [['food:1'], 4], 'categories.deleted'],
    ['with its paging under meta', { data: rows(2), meta: { last_page: 5, total: 50 } }, 1, [[1, 2], 5, 50]],
    ['with its paging around data', { data: { data: rows(2), last_page: 5, total: 50 } }, 1, [[1, 2], 5, 50]],
    ['with a total only', { data: rows(12, 13), total: 30 }, 2, [idsOf(rows(12, 13)), 3, 30]],
    ['bare, without paging, is paged here', rows(30), 3, [[25, 26, 27, 28, 29, 30], 3, 30]],
    ['wrapped row by row', { data: [{ point }, point], last_page: 1 }, 1, [[7, 7], 1, 2], 'points.list'],
    [
      'with something else among the rows',
      { data: [{ id: 1 }, null, 'x', []], last_page: 1, total: 1 },
      1,
      [[1], 1, 1],
    ],
    [
      '[CL-51] of categories, flat',
      { categories: both },
      1,
      [['food:1', 'drink:1'], 1, 2],
      'categories.list',
    ],
    ['[CL-51] of categories under data', { data: [aFood] }, 1, [['food:1'], 1, 1], 'categories.list'],
    [
      '[CL-51] of categories, split by kind',
      { categories: { food: [{ id: 1 }], drink: [{ id: 1 }] } },
      1,
      [['food:1', 'drink:1'], 1, 2],
      'categories.list',
    ],
    [
      '[CL-51] of categories, split at the top',
      { foodCategories: [{ id: 1 }], drinkCategories: [] },
      1,
      [['food:1'], 1, 1],
      'categories.list',
    ],
    [
      '[CL-51] of categories, paged here when no paging comes back',
      { categories: rows(14).map((row) => ({ ...row, type: 'food' })) },
      2,
      [['food:13', 'food:14'], 2, 14],
      'categories.list',
    ],
  ])('[DC-59] %s', (_rule, body, number, [ids, lastPage, total], key = 'menus.list') => {
    const answer = read(key, body, page(number));
    expect(answer).toMatchObject({ lastPage, page: number });
    // What nobody counted is not made up from the pages.
    expect((answer as { total?: number }).total).toBe(total);
    expect((answer as { data: { id: unknown }[] }).data.map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    [null],
    [{}],
    ['text'],
    [{ data: 'x' }],
    [{ data: null }],
    [{ message: 'ok' }],
    [[1, 'x', null]],
    [{ data: ['nonsense'] }],
  ])('[DC-59] %j is no list', (body) => {
    expect(() => read('menus.list', body, page(1))).toThrow(HttpError);
  });
});
