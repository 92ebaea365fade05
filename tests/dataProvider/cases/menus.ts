import { type Case, list, secondPage } from './Case';

const menu = { id: 3, title: 'Завтраки', url: 'zavtraki', point: { id: 7, url: 'kafe', alc_license: [] } };
const paged = { page: 2, per_page: 12 };
const catalogue = { templates: [{ key: 'bar', title: 'Бар', menu: 'Барная карта', categories: [] }] };
const made = { menu_id: 7, categories: 6, foods: 24, change_id: 31 };

export const menusCases = {
  'menus.bulk': {
    input: { params: { pointId: 7 }, body: { ids: [5, 6], set: { visible: false }, dry_run: true } },
    sends: 'POST /point/7/menus/bulk',
    answer: { results: [], change_id: null },
  },
  'menus.copy': {
    input: { params: { id: 5 }, body: { to: [7, 8], on_conflict: 'skip' } },
    sends: 'POST /menus/5/copy',
    answer: { results: [] },
  },
  'menus.takeOver': {
    ids: '[BK-07]',
    input: {
      params: { id: 5 },
      body: { from: 9, rows: [{ id: 3, from: 7, take: ['price', 'images'], version: 2 }], dry_run: true },
    },
    sends: 'POST /menus/5/take-over',
    answer: { results: [], change_id: null },
  },
  'menus.exportSheet': {
    input: {
      params: { id: 5 },
      query: { format: 'csv', categoryId: 12, filters: { title: 'борщ', stop: true } },
    },
    sends:
      'GET /menus/5/sheet?format=csv&categoryId=12&filters[0][field]=title&filters[0][value]=борщ' +
      '&filters[1][field]=stop&filters[1][value]=1',
    answer: 'ID;Название',
    gives: new Blob(['ID;Название'], {
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    }),
  },
  'menus.importSheet': {
    input: {
      params: { id: 5 },
      body: { mapping: ['id', null, 'price'], rows: [[7, 'Борщ', 420]], seen: [[7, 2]], dry_run: true },
    },
    sends: 'POST /menus/5/sheet',
    answer: { results: [{ status: 'changed', id: 7, version: 2 }], change_id: null },
  },
  'menus.list': {
    ids: '[CL-19, DC-06]',
    input: {
      params: { pointId: '7' },
      query: { ...paged, filters: { createdAt: { start: '2026-01-01', end: '2026-01-31' } } },
    },
    sends:
      'GET /point/7/menus?page=2&per_page=12&filters[0][field]=createdAt' +
      '&filters[0][value][start]=2026-01-01&filters[0][value][end]=2026-01-31',
    ...list,
  },
  'menus.one': { ids: '[CL-20]', input: { params: { id: 3 } }, sends: 'GET /menus/3', answer: menu },
  'menus.create': {
    ids: '[CL-21]',
    input: { params: { pointId: '7' }, body: { title: 'Завтраки', images: [] } },
    sends: 'POST /point/7/menus',
    answer: { menu },
    gives: menu,
  },
  'menus.update': {
    ids: '[CL-22]',
    input: { params: { pointId: '7', id: '3' }, body: { title: 'Обеды' } },
    sends: 'PUT /point/7/menus/3',
    answer: { id: 3 },
  },
  'menus.deleteMany': {
    ids: '[CL-23]',
    input: { params: { pointId: '7' }, ids: [3, 4] },
    sends: 'DELETE /point/7/menus/',
    body: { ids: [3, 4] },
  },
  'menus.deleted': secondPage('/deleted_menus/7', '[CL-24]', { pointId: '7' }),
  'menus.restoreMany': { ids: '[CL-25]', input: { ids: [3] }, sends: 'GET /deleted_menus/restore?ids[]=3' },
  'menus.destroyMany': {
    ids: '[CL-26]',
    input: { ids: [3, 4] },
    sends: 'DELETE /deleted_menus/destroy?ids[]=3&ids[]=4',
  },
  'marks.list': {
    ids: '[CL-45]',
    sends: 'GET /marks',
    answer: { data: [{ id: 1, title: 'Острое' }] },
    gives: { data: [{ id: 1, title: 'Острое' }], total: 1, page: 1, lastPage: 1, isWhole: true },
  },
  'ingredients.list': {
    ids: '[CL-18]',
    input: { params: { pointId: 7 }, query: { page: 1, per_page: 10, filters: { title: 'сыр' } } },
    sends: 'GET /ingredients/7?page=1&per_page=10&filters[0][field]=title&filters[0][value]=сыр',
    answer: { data: [{ id: 1, title: 'Сыр', is_allergen: true }], last_page: 1 },
    gives: {
      data: [{ id: 1, title: 'Сыр', is_allergen: true }],
      total: 1,
      page: 1,
      lastPage: 1,
      isWhole: false,
    },
  },
  'menus.board': {
    input: { params: { id: 3 } },
    sends: 'GET /menus/3/board',
    answer: { menu: { id: 3 }, categories: [{ id: 4, foods: [{ id: 5 }] }] },
  },
  'menus.order': {
    input: { params: { id: 3 }, body: { category_ids: [9, 4] } },
    sends: 'PUT /menus/3/order',
    answer: { category_ids: [9, 4] },
  },
  'pointIngredients.list': {
    input: { params: { pointId: 7 }, query: { ...paged, filters: { is_allergen: true } } },
    sends: 'GET /point/7/ingredients?page=2&per_page=12&filters[0][field]=is_allergen&filters[0][value]=1',
    ...list,
  },
  'pointIngredients.tell': {
    ids: '[AL-01]',
    input: { params: { pointId: 7 }, body: { rows: [{ id: 4, allergens: ['milk'], was: null }] } },
    sends: 'POST /point/7/ingredients/allergens',
    answer: { results: [{ id: 4, status: 'done' }], change_id: 8 },
  },
  'stopList.list': secondPage('/point/7/foods/stop-list', '', { pointId: 7 }),
  'stopList.change': {
    ids: '[CL-44]',
    input: { params: { pointId: 7 }, body: { action: 'attach', food_ids: [5, 6] } },
    sends: 'POST /point/7/foods/stop-list',
  },
  // Nobody has asked for a page.
  'stopList.ingredient': {
    ids: '[ST-03]',
    input: {
      params: { pointId: 7, ingredientId: 4 },
      body: { stop: true, until: 'end_of_day', except: [5], dry_run: true },
    },
    sends: 'POST /point/7/ingredients/4/stop',
    answer: list.answer,
    gives: { ...list.gives, page: 1 },
  },
  'pointFoods.list': {
    input: { params: { pointId: 7 }, query: { ...paged, filters: { stop: true, category: 3 } } },
    sends:
      'GET /point/7/foods?page=2&per_page=12&filters[0][field]=stop&filters[0][value]=1' +
      '&filters[1][field]=category&filters[1][value]=3',
    ...list,
  },

  'templates.read': { ids: '[TD-04]', sends: 'GET /templates', answer: catalogue },
  'templates.apply': {
    ids: '[TD-04]',
    input: { params: { pointId: '7' }, body: { key: 'bar' } },
    sends: 'POST /point/7/menus/template',
    answer: made,
  },
} as const satisfies Readonly<Record<string, Case>>;
