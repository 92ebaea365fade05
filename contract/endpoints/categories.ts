import type { Endpoint } from './Endpoint';

/** Categories and their bin: food and drink share numbers, so bulk calls carry both lists. */
export const categoriesEndpoints = {
  'categories.list': {
    method: 'GET',
    path: '/categories/{menuId}',
    access: 'user',
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
    access: 'user',
    kindIds: true,
    answer: { kind: 'one', of: 'category', wrap: 'category' },
  },
  'categories.create': {
    method: 'POST',
    path: '/categories',
    access: 'user',
    sections: ['category_general'],
    place: { menu_id: 'menuId', kind: 'type' },
    files: true,
    kindIds: true,
    answer: { kind: 'one', of: 'category', wrap: 'category' },
  },
  'categories.update': {
    method: 'PUT',
    path: '/point/{pointId}/categories/{type}/{id}',
    access: 'user',
    sections: ['category_general'],
    place: { kind: 'type' },
    files: true,
    kindIds: true,
    answer: { kind: 'one', of: 'category', wrap: 'category' },
  },
  /**
   * Dishes as they should stand. Those of other categories of the venue move in where `from` names their category; whatever
   * stands elsewhere stays there. What is not named keeps its place. Answered by what stands there now.
   */
  'categories.order': {
    method: 'PUT',
    path: '/categories/{id}/order',
    access: 'user',
    body: ['food_ids', 'from'],
    answer: { kind: 'values', of: ['food_ids'] },
    capability: 'order',
  },
  /** A category with its dishes, as `menus.copy`: it goes into the menu of the same name. */
  'categories.copy': {
    method: 'POST',
    path: '/categories/{id}/copy',
    access: 'user',
    body: ['to', 'on_conflict', 'dry_run'],
    answer: { kind: 'values', of: ['results'] },
    capability: 'copy',
  },
  /** The same for categories of a venue; ids are plain, and each row says its `type`. */
  'categories.bulk': {
    method: 'POST',
    path: '/point/{pointId}/categories/bulk',
    access: 'user',
    body: ['ids', 'filters', 'set', 'versions', 'dry_run'],
    answer: { kind: 'values', of: ['results', 'change_id'] },
    capability: 'bulk',
  },
  'categories.deleteMany': {
    method: 'DELETE',
    path: '/categories/{menuId}',
    access: 'user',
    ids: 'kinds',
    answer: { kind: 'nothing' },
  },
  'categories.deleted': {
    method: 'GET',
    path: '/deleted_categories/{menuId}',
    access: 'user',
    paged: true,
    extendedQuery: ['per_page'],
    sort: ['title', 'deletedAt'],
    kindIds: true,
    answer: { kind: 'list', of: 'category' },
  },
  'categories.restoreMany': {
    method: 'POST',
    path: '/deleted_categories/restore/{menuId}',
    access: 'user',
    ids: 'kinds',
    answer: { kind: 'nothing' },
  },
  'categories.destroyMany': {
    method: 'DELETE',
    path: '/deleted_categories/destroy/{menuId}',
    access: 'user',
    ids: 'kinds',
    answer: { kind: 'nothing' },
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
