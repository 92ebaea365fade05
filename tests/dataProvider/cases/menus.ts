import { type Case, list, nothing } from './Case';

const menu = { id: 3, title: 'Завтраки', url: 'zavtraki', point: { id: 7, url: 'kafe', alc_license: [] } };
const paged = { page: 2, per_page: 12 };

export const menusCases = {
  'menus.bulk': {
    rule: 'many menus are shown or hidden by one call, answered row by row',
    input: { params: { pointId: 7 }, body: { ids: [5, 6], set: { visible: false }, dry_run: true } },
    sends: 'POST /point/7/menus/bulk',
    body: { ids: [5, 6], set: { visible: false }, dry_run: true },
    answer: { results: [], change_id: null },
    gives: { results: [], change_id: null },
  },
  'menus.copy': {
    rule: 'a menu is copied to other venues, or doubled',
    input: { params: { id: 5 }, body: { to: [7, 8], on_conflict: 'skip' } },
    sends: 'POST /menus/5/copy',
    body: { to: [7, 8], on_conflict: 'skip' },
    answer: { results: [] },
    gives: { results: [] },
  },
  'menus.takeOver': {
    rule: '[BK-07] dishes of a menu take over what is chosen of those of another menu',
    input: {
      params: { id: 5 },
      body: { from: 9, rows: [{ id: 3, from: 7, take: ['price', 'images'], version: 2 }], dry_run: true },
    },
    sends: 'POST /menus/5/take-over',
    body: { from: 9, rows: [{ id: 3, from: 7, take: ['price', 'images'], version: 2 }], dry_run: true },
    answer: { results: [], change_id: null },
    gives: { results: [], change_id: null },
  },
  'menus.exportSheet': {
    rule: 'a menu, a category or what is found comes as a spreadsheet',
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
    rule: 'rows of a spreadsheet go into a menu by one call, answered row by row',
    input: {
      params: { id: 5 },
      body: { mapping: ['id', null, 'price'], rows: [[7, 'Борщ', 420]], seen: [[7, 2]], dry_run: true },
    },
    sends: 'POST /menus/5/sheet',
    body: { mapping: ['id', null, 'price'], rows: [[7, 'Борщ', 420]], seen: [[7, 2]], dry_run: true },
    answer: { results: [{ status: 'changed', id: 7, version: 2 }], change_id: null },
    gives: { results: [{ status: 'changed', id: 7, version: 2 }], change_id: null },
  },
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
  'menus.board': {
    rule: 'a whole menu is one call: its categories in order, each with its dishes',
    input: { params: { id: 3 } },
    sends: 'GET /menus/3/board',
    answer: { menu: { id: 3 }, categories: [{ id: 4, foods: [{ id: 5 }] }] },
    gives: { menu: { id: 3 }, categories: [{ id: 4, foods: [{ id: 5 }] }] },
  },
  'menus.order': {
    rule: 'the categories of a menu are put in order by their ids',
    input: { params: { id: 3 }, body: { category_ids: [9, 4] } },
    sends: 'PUT /menus/3/order',
    body: { category_ids: [9, 4] },
    answer: { category_ids: [9, 4] },
    gives: { category_ids: [9, 4] },
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
  'stopList.ingredient': {
    rule: '[ST-03] an ingredient that is out stops dishes, some left out',
    input: {
      params: { pointId: 7, ingredientId: 4 },
      body: { stop: true, until: 'end_of_day', except: [5], dry_run: true },
    },
    sends: 'POST /point/7/ingredients/4/stop',
    body: { stop: true, until: 'end_of_day', except: [5], dry_run: true },
    answer: list.answer,
    // Nobody has asked for a page.
    gives: { ...list.gives, page: 1 },
  },
  'pointFoods.list': {
    rule: 'all dishes of a point are an extension with its own call',
    input: { params: { pointId: 7 }, query: { ...paged, filters: { stop: true, category: 3 } } },
    sends:
      'GET /point/7/foods?page=2&per_page=12&filters[0][field]=stop&filters[0][value]=1' +
      '&filters[1][field]=category&filters[1][value]=3',
    ...list,
  },
} as const satisfies Readonly<Record<string, Case>>;
