import { type Case, list, secondPage } from './Case';

const menu = { id: 3, title: 'Завтраки', url: 'zavtraki', point: { id: 7, url: 'kafe', alc_license: [] } };
const paged = { page: 2, per_page: 12 };

export const menusCases = {
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
} as const satisfies Readonly<Record<string, Case>>;
