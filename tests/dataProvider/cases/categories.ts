import { type Case, nothing } from './Case';

const category = { title: 'Супы', visible: true, menu: { id: 3 }, point: { id: 7 } };
const place = { pointId: '7', type: 'food', id: '12' };
const ids = ['food:1', 'drink:1', 'food:2'];
const kinds = { food: [1, 2], drink: [1] };

export const categoriesCases = {
  'categories.bulk': {
    rule: 'many categories are shown or hidden by one call, answered row by row',
    input: { params: { pointId: 7 }, body: { ids: [5, 6], set: { visible: false }, dry_run: true } },
    sends: 'POST /point/7/categories/bulk',
    body: { ids: [5, 6], set: { visible: false }, dry_run: true },
    answer: { results: [], change_id: null },
    gives: { results: [], change_id: null },
  },
  'categories.copy': {
    rule: 'a category is copied with its dishes',
    input: { params: { id: 5 }, body: { to: [7], on_conflict: 'rename' } },
    sends: 'POST /categories/5/copy',
    body: { to: [7], on_conflict: 'rename' },
    answer: { results: [] },
    gives: { results: [] },
  },
  'categories.list': {
    rule: '[CL-27] categories of a menu stand under `categories`; an id names its kind',
    input: { params: { menuId: '3' }, query: { page: 1, per_page: 12 } },
    sends: 'GET /categories/3?page=1&per_page=12',
    answer: { categories: [{ id: 12, type: 'dish', ...category }], last_page: 1, total: 1 },
    gives: {
      data: [{ id: 'food:12', type: 'food', ...category }],
      total: 1,
      page: 1,
      lastPage: 1,
      isWhole: false,
    },
  },
  'categories.one': {
    rule: '[CL-28] one category is read under its point by kind and id',
    input: { params: place },
    sends: 'GET /point/7/categories/food/12',
    answer: { id: 12, ...category },
    gives: { id: 'food:12', type: 'food', ...category },
  },
  'categories.create': {
    rule: '[CL-29] a category is created with menu_id and kind beside its fields',
    input: { body: { title: 'Супы', menu_id: 3, kind: 'food' } },
    sends: 'POST /categories',
    body: { title: 'Супы', menu_id: 3, kind: 'food' },
    answer: { id: 12 },
    gives: { id: 'food:12', type: 'food' },
  },
  'categories.update': {
    rule: '[CL-30] a category is saved under its point with its kind',
    input: { params: place, body: { title: 'Супы', kind: 'food' } },
    sends: 'PUT /point/7/categories/food/12',
    body: { title: 'Супы', kind: 'food' },
    answer: { category: { id: 12, type: 'food', ...category } },
    gives: { id: 'food:12', type: 'food', ...category },
  },
  'categories.deleteMany': {
    rule: '[CL-31] categories are deleted by kind',
    input: { params: { menuId: 3 }, ids },
    sends: 'DELETE /categories/3',
    body: kinds,
    ...nothing,
  },
  'categories.deleted': {
    rule: '[CL-32] deleted categories come with total_pages or last_page',
    input: { params: { menuId: 3 }, query: { page: 2, per_page: 12 } },
    sends: 'GET /deleted_categories/3?page=2&per_page=12',
    answer: { data: [{ id: 1, type: 'drink' }], current_page: 2, total_pages: 2 },
    gives: { data: [{ id: 'drink:1', type: 'drink' }], page: 2, lastPage: 2, isWhole: false },
  },
  'categories.restoreMany': {
    rule: '[CL-33] categories are restored by kind with POST',
    input: { params: { menuId: 3 }, ids },
    sends: 'POST /deleted_categories/restore/3',
    body: kinds,
    ...nothing,
  },
  'categories.destroyMany': {
    rule: '[CL-34] categories are destroyed by kind; a kind with none is an empty list',
    input: { params: { menuId: 3 }, ids: ['drink:1'] },
    sends: 'DELETE /deleted_categories/destroy/3',
    body: { food: [], drink: [1] },
    ...nothing,
  },
  'categories.order': {
    rule: 'the dishes of a category are put in order, and taken from others where those are named',
    input: { params: { id: 4 }, body: { food_ids: [6, 5], from: [9] } },
    sends: 'PUT /categories/4/order',
    body: { food_ids: [6, 5], from: [9] },
    answer: { food_ids: [6, 5] },
    gives: { food_ids: [6, 5] },
  },
  'baseCategories.list': {
    rule: '[CL-35] base categories come as a list of id, title and type',
    sends: 'GET /base_categories',
    answer: { data: [{ id: 1, title: 'Супы', type: 'dish' }] },
    gives: { data: [{ id: 1, title: 'Супы', type: 'dish' }], total: 1, page: 1, lastPage: 1, isWhole: true },
  },
} as const satisfies Readonly<Record<string, Case>>;
