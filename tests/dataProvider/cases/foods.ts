import { type Case, list, nothing } from './Case';

const food = { id: 5, title: 'Борщ', price: '350.50', marks: [], differ_image: false };

export const foodsCases = {
  'foods.copy': {
    rule: 'dishes are copied to other venues by one call',
    input: { body: { ids: [5, 6], to: [7], on_conflict: 'update', dry_run: true } },
    sends: 'POST /foods/copy',
    body: { ids: [5, 6], to: [7], on_conflict: 'update', dry_run: true },
    answer: { results: [] },
    gives: { results: [] },
  },
  'foods.bulk': {
    rule: 'many dishes of a venue are changed by one call, answered row by row',
    input: {
      params: { pointId: 7 },
      body: { ids: [5, 6], price: { by: 'percent', amount: 10, round: '…90' }, dry_run: true },
    },
    sends: 'POST /point/7/foods/bulk',
    body: { ids: [5, 6], price: { by: 'percent', amount: 10, round: '…90' }, dry_run: true },
    answer: { results: [], change_id: null },
    gives: { results: [], change_id: null },
  },
  'foods.addRows': {
    rule: 'many dishes are added to a category by one call, answered row by row',
    input: { params: { categoryId: '12' }, body: { rows: [{ title: 'Борщ', price: '390' }] } },
    sends: 'POST /foods/category/12',
    body: { rows: [{ title: 'Борщ', price: '390' }] },
    answer: { results: [{ id: 5, status: 'done' }], change_id: 7 },
    gives: { results: [{ id: 5, status: 'done' }], change_id: 7 },
  },
  'foods.list': {
    rule: '[CL-36] foods of a category are listed by type, page and filters',
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
    rule: '[CL-37] one food is read by its id',
    input: { params: { id: 5 } },
    sends: 'GET /foods/5',
    answer: { data: food },
    gives: food,
  },
  'foods.create': {
    rule: '[CL-38] a food is created with category_id and type, its price as a text',
    input: { body: { title: 'Борщ', price: '350.50', category_id: 12, type: 'food' } },
    sends: 'POST /foods',
    body: { title: 'Борщ', price: '350.50', category_id: 12, type: 'food' },
    answer: food,
    gives: food,
  },
  'foods.update': {
    rule: '[CL-39] a food is saved with categoryId, as printed',
    input: { params: { id: 5 }, body: { title: 'Борщ', categoryId: 12 } },
    sends: 'PUT /foods/5',
    body: { title: 'Борщ', categoryId: 12 },
    answer: '',
    gives: {},
  },
  'foods.deleteMany': {
    rule: '[CL-40] foods are deleted by ids in the body',
    input: { ids: [5] },
    sends: 'DELETE /foods',
    body: { ids: [5] },
    ...nothing,
  },
  'foods.deleted': {
    rule: '[CL-41] deleted foods of a category are listed by page',
    input: { params: { categoryId: 12 }, query: { type: 'food', page: 2, per_page: 12 } },
    sends: 'GET /deleted_foods/12?type=food&page=2&per_page=12',
    ...list,
  },
  'foods.restoreMany': {
    rule: '[CL-42] foods are restored by ids in the body of a POST',
    input: { ids: [5, 6] },
    sends: 'POST /deleted_foods/restore',
    body: { ids: [5, 6] },
    ...nothing,
  },
  'foods.destroyMany': {
    rule: '[CL-43] foods are destroyed by ids in the body',
    input: { ids: [5] },
    sends: 'DELETE /deleted_foods/destroy',
    body: { ids: [5] },
    ...nothing,
  },
} as const satisfies Readonly<Record<string, Case>>;
