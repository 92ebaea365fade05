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
