import { type Case, list, nothing } from './Case';

const menu = { id: 3, title: 'Завтраки', url: 'zavtraki', point: { id: 7, url: 'kafe', alc_license: [] } };
const paged = { page: 2, per_page: 12 };

export const menusCases = {
  'menus.list': {
    rule: '[CL-19, DC-06] menus of a point are listed by page and filters, a range as start and end',
    input: {
      params: { pointId: '7' },
      query: { ...paged, filters: { createdAt: { start: '2026-01-01', end: '2026-01-31' } } },
    },
    sends:
      'GET /point/7/menus?page=2&per_page=12&filters[0][field]=createdAt' +
      '&filters[0][value][start]=2026-01-01&filters[0][value][end]=2026-01-31',
    ...list,
  },
  'menus.one': {
    rule: '[CL-20] one menu answers with its point',
    input: { params: { id: 3 } },
    sends: 'GET /menus/3',
    answer: menu,
    gives: menu,
  },
  'menus.create': {
    rule: '[CL-21] a menu is created under its point',
    input: { params: { pointId: '7' }, body: { title: 'Завтраки', images: [] } },
    sends: 'POST /point/7/menus',
    body: { title: 'Завтраки', images: [] },
    answer: { menu },
    gives: menu,
  },
  'menus.update': {
    rule: '[CL-22] a menu is saved under its point',
    input: { params: { pointId: '7', id: '3' }, body: { title: 'Обеды' } },
    sends: 'PUT /point/7/menus/3',
    body: { title: 'Обеды' },
    answer: { id: 3 },
    gives: { id: 3 },
  },
  'menus.deleteMany': {
    rule: '[CL-23] menus are deleted by ids in the body, the slash at the end included',
    input: { params: { pointId: '7' }, ids: [3, 4] },
    sends: 'DELETE /point/7/menus/',
    body: { ids: [3, 4] },
    ...nothing,
  },
  'menus.deleted': {
    rule: '[CL-24] deleted menus of a point are listed by page',
    input: { params: { pointId: '7' }, query: paged },
    sends: 'GET /deleted_menus/7?page=2&per_page=12',
    ...list,
  },
  'menus.restoreMany': {
    rule: '[CL-25] menus are restored by ids in the query',
    input: { ids: [3] },
    sends: 'GET /deleted_menus/restore?ids[]=3',
    ...nothing,
  },
  'menus.destroyMany': {
    rule: '[CL-26] menus are destroyed by ids in the query',
    input: { ids: [3, 4] },
    sends: 'DELETE /deleted_menus/destroy?ids[]=3&ids[]=4',
    ...nothing,
  },
  'marks.list': {
    rule: '[CL-45] marks come as a list of id and title, without paging',
    sends: 'GET /marks',
    answer: { data: [{ id: 1, title: 'Острое' }] },
    gives: { data: [{ id: 1, title: 'Острое' }], total: 1, page: 1, lastPage: 1, isWhole: true },
  },
  'ingredients.list': {
    rule: '[CL-18] ingredients of a point are suggested by title',
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
  'pointIngredients.list': {
    rule: 'the ingredients of a point are an extension with its own call',
    input: { params: { pointId: 7 }, query: { ...paged, filters: { is_allergen: true } } },
    sends: 'GET /point/7/ingredients?page=2&per_page=12&filters[0][field]=is_allergen&filters[0][value]=1',
    ...list,
  },
  'stopList.list': {
    rule: 'the stop list of a point is an extension with its own call',
    input: { params: { pointId: 7 }, query: paged },
    sends: 'GET /point/7/foods/stop-list?page=2&per_page=12',
    ...list,
  },
  'stopList.change': {
    rule: '[CL-44] foods are attached to the stop list of a point or detached from it',
    input: { params: { pointId: 7 }, body: { action: 'attach', food_ids: [5, 6] } },
    sends: 'POST /point/7/foods/stop-list',
    body: { action: 'attach', food_ids: [5, 6] },
    ...nothing,
  },
} as const satisfies Readonly<Record<string, Case>>;
