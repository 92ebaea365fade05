import { copies, type Endpoint, nothing, outcomes } from './Endpoint';

const category = { kind: 'one', of: 'category', wrap: 'category' } as const;

/** Categories and their bin: food and drink share numbers, so bulk calls carry both lists. */
export const categoriesEndpoints = {
  'categories.list': {
    method: 'GET',
    path: '/categories/{menuId}',
    paged: true,
    extendedQuery: ['page', 'per_page', 'filters'],
    filters: ['title', 'type', 'visible', 'updatedAt'],
    rowTests: {
      title: { words: ['title'] },
      type: { option: 'type' },
      visible: { flag: 'visible' },
      updatedAt: { day: 'updatedAt' },
    },
    sort: ['title', 'visible', 'updatedAt'],
    kindIds: true,
    answer: { kind: 'list', of: 'category', under: 'categories' },
  },
  'categories.one': {
    method: 'GET',
    path: '/point/{pointId}/categories/{type}/{id}',
    kindIds: true,
    answer: category,
  },
  'categories.create': {
    method: 'POST',
    path: '/categories',
    sections: ['category_general'],
    place: { menu_id: 'menuId', kind: 'type' },
    files: true,
    kindIds: true,
    answer: category,
  },
  'categories.update': {
    method: 'PUT',
    path: '/point/{pointId}/categories/{type}/{id}',
    sections: ['category_general'],
    place: { kind: 'type' },
    files: true,
    kindIds: true,
    answer: category,
  },
  'categories.order': {
    method: 'PUT',
    path: '/categories/{id}/order',
    answer: { kind: 'values', of: ['food_ids'] },
    capability: 'order',
  },
  'categories.copy': { method: 'POST', path: '/categories/{id}/copy', answer: copies, capability: 'copy' },
  'categories.bulk': {
    method: 'POST',
    path: '/point/{pointId}/categories/bulk',
    answer: outcomes,
    capability: 'bulk',
  },
  'categories.deleteMany': { method: 'DELETE', path: '/categories/{menuId}', ids: 'kinds', answer: nothing },
  'categories.deleted': {
    method: 'GET',
    path: '/deleted_categories/{menuId}',
    paged: true,
    extendedQuery: ['per_page'],
    sort: ['title', 'deletedAt'],
    kindIds: true,
    answer: { kind: 'list', of: 'category' },
  },
  'categories.restoreMany': {
    method: 'POST',
    path: '/deleted_categories/restore/{menuId}',
    ids: 'kinds',
    answer: nothing,
  },
  'categories.destroyMany': {
    method: 'DELETE',
    path: '/deleted_categories/destroy/{menuId}',
    ids: 'kinds',
    answer: nothing,
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
