import { announced, copies, type Endpoint, nothing, outcomes } from './Endpoint';

const menu = { kind: 'one', of: 'menu', wrap: 'menu' } as const;

/** Menus and their bin. */
export const menusEndpoints = {
  'menus.list': {
    method: 'GET',
    path: '/point/{pointId}/menus',
    paged: true,
    filters: ['title', 'visible', 'createdAt'],
    rowTests: { title: { words: ['title'] }, visible: { flag: 'visible' }, createdAt: { day: 'createdAt' } },
    sort: ['title', 'visible', 'createdAt', 'updatedAt'],
    answer: { kind: 'list', of: 'menu' },
  },
  'menus.one': { method: 'GET', path: '/menus/{id}', answer: menu },
  'menus.create': {
    method: 'POST',
    path: '/point/{pointId}/menus',
    sections: ['menu_general'],
    files: true,
    answer: menu,
  },
  'menus.update': {
    method: 'PUT',
    path: '/point/{pointId}/menus/{id}',
    sections: ['menu_general'],
    files: true,
    answer: menu,
  },
  'menus.board': {
    method: 'GET',
    path: '/menus/{id}/board',
    answer: { kind: 'values', of: ['menu', 'categories'], tagged: true },
    capability: 'menus.board',
  },
  'menus.order': {
    method: 'PUT',
    path: '/menus/{id}/order',
    answer: { kind: 'values', of: ['category_ids'] },
    capability: 'order',
  },
  'menus.copy': { method: 'POST', path: '/menus/{id}/copy', answer: copies, capability: 'copy' },
  'menus.takeOver': {
    method: 'POST',
    path: '/menus/{id}/take-over',
    answer: outcomes,
    capability: 'menus.take_over',
  },
  'menus.exportSheet': {
    method: 'GET',
    path: '/menus/{id}/sheet',
    query: ['format', 'categoryId'],
    filters: ['title', 'stop', 'photo', 'price', 'allergens', 'marks', 'updatedAt'],
    answer: {
      kind: 'file',
      of: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'],
    },
    capability: 'sheets',
  },
  'menus.importSheet': { method: 'POST', path: '/menus/{id}/sheet', answer: outcomes, capability: 'sheets' },
  'menus.bulk': { method: 'POST', path: '/point/{pointId}/menus/bulk', answer: outcomes, capability: 'bulk' },
  'menus.deleteMany': { method: 'DELETE', path: '/point/{pointId}/menus/', ids: 'body', answer: nothing },
  'menus.deleted': {
    method: 'GET',
    path: '/deleted_menus/{pointId}',
    paged: true,
    extendedQuery: ['filters'],
    filters: ['title'],
    rowTests: { title: { words: ['title'] } },
    sort: ['title', 'deletedAt'],
    answer: { kind: 'list', of: 'menu' },
  },
  'menus.restoreMany': {
    method: 'GET',
    path: '/deleted_menus/restore',
    ids: 'query',
    changesState: true,
    answer: nothing,
  },
  'menus.destroyMany': { method: 'DELETE', path: '/deleted_menus/destroy', ids: 'query', answer: nothing },
} as const satisfies Readonly<Record<string, Endpoint>>;

/** First menus to begin with (docs/spec/4-beyond.md, TD-04). */
export const templatesEndpoints = announced('templates', {
  'templates.read': { method: 'GET', path: '/templates', answer: { kind: 'values', of: ['templates'] } },
  'templates.apply': {
    method: 'POST',
    path: '/point/{pointId}/menus/template',
    answer: { kind: 'values', of: ['menu_id', 'categories', 'foods', 'change_id'] },
  },
});
