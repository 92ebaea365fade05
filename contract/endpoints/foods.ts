import type { Endpoint } from './Endpoint';

const sections = ['food_general', 'food_composition'] as const;

/** Foods, drinks and their bin. */
export const foodsEndpoints = {
  'foods.list': {
    method: 'GET',
    path: '/foods/category/{categoryId}',
    access: 'user',
    paged: true,
    query: ['type'],
    filters: ['title', 'stop', 'photo', 'price', 'allergens', 'marks', 'updatedAt'],
    rowTests: {
      title: { words: ['title'] },
      stop: { flag: 'stopable' },
      photo: { flag: 'images' },
      allergens: { flag: 'ingredients' },
      marks: { option: 'marks' },
      updatedAt: { day: 'updatedAt' },
    },
    sort: ['title', 'price', 'updatedAt'],
    answer: { kind: 'list', of: 'food' },
  },
  'foods.one': {
    method: 'GET',
    path: '/foods/{id}',
    access: 'user',
    answer: { kind: 'one', of: 'food', wrap: 'food' },
  },
  'foods.create': {
    method: 'POST',
    path: '/foods',
    access: 'user',
    sections,
    place: { category_id: 'categoryId', type: 'type' },
    files: true,
    answer: { kind: 'one', of: 'food', wrap: 'food' },
  },
  'foods.update': {
    method: 'PUT',
    path: '/foods/{id}',
    access: 'user',
    sections,
    place: { categoryId: 'categoryId' },
    files: true,
    answer: { kind: 'one', of: 'food', wrap: 'food' },
  },
  /**
   * One change of many dishes of a venue: `set` (fields, as a form sends them), `price` (see `PriceChange`), `marks` (`{add, remove}`)
   * or `move` (`{category_id}`), of these `ids` or of all that `filters` find. `versions` by id: another one by now is left
   * (`stale`). `dry_run` writes nothing, and without an act it says which rows there are. Answered row by row; `change_id` is the
   * entry by which all of it is taken back (`whole`).
   */
  'foods.bulk': {
    method: 'POST',
    path: '/point/{pointId}/foods/bulk',
    access: 'user',
    body: ['ids', 'filters', 'set', 'price', 'marks', 'move', 'versions', 'dry_run'],
    answer: { kind: 'values', of: ['results', 'change_id'] },
    capability: 'bulk',
  },
  /**
   * Many new dishes of a category as one act, behind those that stand there: each row as a form sends it. What breaks a rule
   * is told by its row (`refused`), the others are made; `change_id` is the entry by which all of it is taken back (`whole`).
   */
  'foods.addRows': {
    method: 'POST',
    path: '/foods/category/{categoryId}',
    access: 'user',
    body: ['rows'],
    answer: { kind: 'values', of: ['results', 'change_id'] },
    capability: 'foods.add_rows',
  },
  /** Dishes of one venue, as `menus.copy`: they go into categories of the same names. */
  'foods.copy': {
    method: 'POST',
    path: '/foods/copy',
    access: 'user',
    body: ['ids', 'to', 'on_conflict', 'dry_run'],
    answer: { kind: 'values', of: ['results'] },
    capability: 'copy',
  },
  'foods.deleteMany': {
    method: 'DELETE',
    path: '/foods',
    access: 'user',
    ids: 'body',
    answer: { kind: 'nothing' },
  },
  'foods.deleted': {
    method: 'GET',
    path: '/deleted_foods/{categoryId}',
    access: 'user',
    paged: true,
    query: ['type'],
    extendedQuery: ['type', 'page', 'per_page', 'filters'],
    filters: ['title'],
    rowTests: { title: { words: ['title'] } },
    sort: ['title', 'deletedAt'],
    answer: { kind: 'list', of: 'food' },
  },
  'foods.restoreMany': {
    method: 'POST',
    path: '/deleted_foods/restore',
    access: 'user',
    ids: 'body',
    answer: { kind: 'nothing' },
  },
  'foods.destroyMany': {
    method: 'DELETE',
    path: '/deleted_foods/destroy',
    access: 'user',
    ids: 'body',
    answer: { kind: 'nothing' },
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
