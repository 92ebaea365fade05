import { copies, type Endpoint, nothing, outcomes } from './Endpoint';

const food = { kind: 'one', of: 'food', wrap: 'food' } as const;

const sections = ['food_general', 'food_composition'] as const;

/** Foods, drinks and their bin. */
export const foodsEndpoints = {
  'foods.list': {
    method: 'GET',
    path: '/foods/category/{categoryId}',
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
  'foods.one': { method: 'GET', path: '/foods/{id}', answer: food },
  'foods.create': {
    method: 'POST',
    path: '/foods',
    sections,
    place: { category_id: 'categoryId', type: 'type' },
    files: true,
    answer: food,
  },
  'foods.update': {
    method: 'PUT',
    path: '/foods/{id}',
    sections,
    place: { categoryId: 'categoryId' },
    files: true,
    answer: food,
  },
  'foods.bulk': { method: 'POST', path: '/point/{pointId}/foods/bulk', answer: outcomes, capability: 'bulk' },
  'foods.addRows': {
    method: 'POST',
    path: '/foods/category/{categoryId}',
    answer: outcomes,
    capability: 'foods.add_rows',
  },
  'foods.copy': { method: 'POST', path: '/foods/copy', answer: copies, capability: 'copy' },
  'foods.deleteMany': { method: 'DELETE', path: '/foods', ids: 'body', answer: nothing },
  'foods.deleted': {
    method: 'GET',
    path: '/deleted_foods/{categoryId}',
    paged: true,
    query: ['type'],
    extendedQuery: ['type', 'page', 'per_page', 'filters'],
    filters: ['title'],
    rowTests: { title: { words: ['title'] } },
    sort: ['title', 'deletedAt'],
    answer: { kind: 'list', of: 'food' },
  },
  'foods.restoreMany': { method: 'POST', path: '/deleted_foods/restore', ids: 'body', answer: nothing },
  'foods.destroyMany': { method: 'DELETE', path: '/deleted_foods/destroy', ids: 'body', answer: nothing },
} as const satisfies Readonly<Record<string, Endpoint>>;
