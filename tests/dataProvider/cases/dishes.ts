import { byIds, type Case, list } from './Case';

const category = { title: 'Супы', visible: true, menu: { id: 3 }, point: { id: 7 } };
const place = { pointId: '7', type: 'food', id: '12' };
const ids = ['food:1', 'drink:1', 'food:2'];
const kinds = { food: [1, 2], drink: [1] };
const food = { id: 5, title: 'Борщ', price: '350.50', marks: [], differ_image: false };

export const dishesCases = {
  'categories.list': {
    ids: '[CL-27]',
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
    ids: '[CL-28]',
    input: { params: place },
    sends: 'GET /point/7/categories/food/12',
    answer: { id: 12, ...category },
    gives: { id: 'food:12', type: 'food', ...category },
  },
  'categories.create': {
    ids: '[CL-29]',
    input: { body: { title: 'Супы', menu_id: 3, kind: 'food' } },
    sends: 'POST /categories',
    answer: { id: 12 },
    gives: { id: 'food:12', type: 'food' },
  },
  'categories.update': {
    ids: '[CL-30]',
    input: { params: place, body: { title: 'Супы', kind: 'food' } },
    sends: 'PUT /point/7/categories/food/12',
    answer: { category: { id: 12, type: 'food', ...category } },
    gives: { id: 'food:12', type: 'food', ...category },
  },
  'categories.deleteMany': {
    ids: '[CL-31]',
    input: { params: { menuId: 3 }, ids },
    sends: 'DELETE /categories/3',
    body: kinds,
  },
  'categories.deleted': {
    ids: '[CL-32]',
    input: { params: { menuId: 3 }, query: { page: 2, per_page: 12 } },
    sends: 'GET /deleted_categories/3?page=2&per_page=12',
    answer: { data: [{ id: 1, type: 'drink' }], current_page: 2, total_pages: 2 },
    gives: { data: [{ id: 'drink:1', type: 'drink' }], page: 2, lastPage: 2, isWhole: false },
  },
  'categories.restoreMany': {
    ids: '[CL-33]',
    input: { params: { menuId: 3 }, ids },
    sends: 'POST /deleted_categories/restore/3',
    body: kinds,
  },
  'categories.destroyMany': {
    ids: '[CL-34]',
    input: { params: { menuId: 3 }, ids: ['drink:1'] },
    sends: 'DELETE /deleted_categories/destroy/3',
    body: { food: [], drink: [1] },
  },
  'baseCategories.list': {
    ids: '[CL-35]',
    sends: 'GET /base_categories',
    answer: { data: [{ id: 1, title: 'Супы', type: 'dish' }] },
    gives: { data: [{ id: 1, title: 'Супы', type: 'dish' }], total: 1, page: 1, lastPage: 1, isWhole: true },
  },

  'foods.list': {
    ids: '[CL-36]',
    input: {
      params: { categoryId: '12' },
      query: { type: 'drink', page: 2, per_page: 12, filters: { title: 'чай', marks: ['1'] } },
    },
    sends:
      'GET /foods/category/12?type=drink&page=2&per_page=12&filters[0][field]=title&filters[0][value]=чай' +
      '&filters[1][field]=marks&filters[1][value][]=1',
    ...list,
  },
  'foods.one': {
    ids: '[CL-37]',
    input: { params: { id: 5 } },
    sends: 'GET /foods/5',
    answer: { data: food },
    gives: food,
  },
  'foods.create': {
    ids: '[CL-38]',
    input: { body: { title: 'Борщ', price: '350.50', category_id: 12, type: 'food' } },
    sends: 'POST /foods',
    answer: food,
  },
  'foods.update': {
    ids: '[CL-39]',
    input: { params: { id: 5 }, body: { title: 'Борщ', categoryId: 12 } },
    sends: 'PUT /foods/5',
    answer: '',
    gives: {},
  },
  'foods.deleteMany': byIds('DELETE /foods', '[CL-40]'),
  'foods.deleted': {
    ids: '[CL-41]',
    input: { params: { categoryId: 12 }, query: { type: 'food', page: 2, per_page: 12 } },
    sends: 'GET /deleted_foods/12?type=food&page=2&per_page=12',
    ...list,
  },
  'foods.restoreMany': byIds('POST /deleted_foods/restore', '[CL-42]'),
  'foods.destroyMany': byIds('DELETE /deleted_foods/destroy', '[CL-43]'),
} as const satisfies Readonly<Record<string, Case>>;
