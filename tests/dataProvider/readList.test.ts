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

describe('a list', () => {
  it.each<[string, EndpointKey, unknown, CallInput, { ids: unknown[]; total?: number; lastPage: number }]>([
    [
      'counted',
      'menus.list',
      { data: rows(12), current_page: 1, last_page: 3, total: 30, per_page: 12 },
      page(1),
      { ids: rows(12).map(({ id }) => id), total: 30, lastPage: 3 },
    ],
    [
      '[DC-09] of data and last_page, on a page before the last',
      'menus.list',
      { data: rows(12), last_page: 3 },
      page(1),
      { ids: rows(12).map(({ id }) => id), lastPage: 3 },
    ],
    [
      '[DC-09] of data and last_page, on the last page',
      'menus.list',
      { data: rows(5), last_page: 3 },
      page(3),
      { ids: [1, 2, 3, 4, 5], lastPage: 3 },
    ],
    [
      '[DC-09] of data and last_page, past the end',
      'menus.list',
      { data: [], last_page: 2 },
      page(3),
      { ids: [], lastPage: 2 },
    ],
    [
      '[DC-09] of data and last_page, empty',
      'menus.list',
      { data: [], last_page: 1 },
      page(1),
      { ids: [], total: 0, lastPage: 1 },
    ],
    [
      'empty',
      'menus.list',
      { data: [], last_page: 1, total: 0 },
      page(1),
      { ids: [], total: 0, lastPage: 1 },
    ],
    [
      'empty, with no page at all',
      'menus.list',
      { data: [], last_page: 0 },
      page(1),
      { ids: [], total: 0, lastPage: 0 },
    ],
    [
      'whose empty last page still says the total',
      'menus.list',
      { data: [], last_page: 2, total: 24 },
      page(3),
      { ids: [], total: 24, lastPage: 2 },
    ],
    [
      'with numbers as texts',
      'menus.list',
      { data: rows(1), last_page: '3', total: '25' },
      page(3),
      { ids: [1], total: 25, lastPage: 3 },
    ],
    [
      'with total_pages',
      'categories.deleted',
      { data: [{ id: 1, type: 'food' }], total_pages: 4 },
      page(1),
      { ids: ['food:1'], lastPage: 4 },
    ],
    [
      'with its paging under meta',
      'menus.list',
      { data: rows(2), meta: { last_page: 5, total: 50 } },
      page(1),
      { ids: [1, 2], total: 50, lastPage: 5 },
    ],
    [
      'with its paging around data',
      'menus.list',
      { data: { data: rows(2), last_page: 5, total: 50 } },
      page(1),
      { ids: [1, 2], total: 50, lastPage: 5 },
    ],
    [
      'with a total only',
      'menus.list',
      { data: rows(12, 13), total: 30 },
      page(2),
      { ids: rows(12, 13).map(({ id }) => id), total: 30, lastPage: 3 },
    ],
    [
      'bare, without paging, is paged here',
      'menus.list',
      rows(30),
      page(3),
      { ids: [25, 26, 27, 28, 29, 30], total: 30, lastPage: 3 },
    ],
    [
      'wrapped row by row',
      'points.list',
      { data: [{ point }, point], last_page: 1 },
      page(1),
      { ids: [7, 7], total: 2, lastPage: 1 },
    ],
    [
      'with something else among the rows',
      'menus.list',
      { data: [{ id: 1 }, null, 'x', []], last_page: 1, total: 1 },
      page(1),
      { ids: [1], total: 1, lastPage: 1 },
    ],
    [
      '[CL-51] of categories, flat',
      'categories.list',
      {
        categories: [
          { id: 1, type: 'dish' },
          { id: 1, type: 'drink' },
        ],
      },
      page(1),
      { ids: ['food:1', 'drink:1'], total: 2, lastPage: 1 },
    ],
    [
      '[CL-51] of categories under data',
      'categories.list',
      { data: [{ id: 1, type: 'food' }] },
      page(1),
      { ids: ['food:1'], total: 1, lastPage: 1 },
    ],
    [
      '[CL-51] of categories, split by kind',
      'categories.list',
      { categories: { food: [{ id: 1 }], drink: [{ id: 1 }] } },
      page(1),
      { ids: ['food:1', 'drink:1'], total: 2, lastPage: 1 },
    ],
    [
      '[CL-51] of categories, split at the top',
      'categories.list',
      { foodCategories: [{ id: 1 }], drinkCategories: [] },
      page(1),
      { ids: ['food:1'], total: 1, lastPage: 1 },
    ],
    [
      '[CL-51] of categories, paged here when no paging comes back',
      'categories.list',
      { categories: rows(14).map((row) => ({ ...row, type: 'food' })) },
      page(2),
      { ids: ['food:13', 'food:14'], total: 14, lastPage: 2 },
    ],
  ])('[DC-59] %s', (_rule, key, body, input, { ids, total, lastPage }) => {
    const answer = read(key, body, input);
    expect(answer).toMatchObject({ lastPage, page: input.query?.page ?? 1 });
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
