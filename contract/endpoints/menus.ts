import type { Endpoint } from './Endpoint';

/** Menus and their bin. */
export const menusEndpoints = {
  'menus.list': {
    method: 'GET',
    path: '/point/{pointId}/menus',
    access: 'user',
    paged: true,
    filters: ['title', 'visible', 'createdAt'],
    rowTests: {
      title: { words: ['title'] },
      visible: { flag: 'visible' },
      createdAt: { day: 'createdAt' },
    },
    sort: ['title', 'visible', 'createdAt', 'updatedAt'],
    answer: { kind: 'list', of: 'menu' },
  },
  'menus.one': {
    method: 'GET',
    path: '/menus/{id}',
    access: 'user',
    answer: { kind: 'one', of: 'menu', wrap: 'menu' },
  },
  'menus.create': {
    method: 'POST',
    path: '/point/{pointId}/menus',
    access: 'user',
    sections: ['menu_general'],
    files: true,
    answer: { kind: 'one', of: 'menu', wrap: 'menu' },
  },
  'menus.update': {
    method: 'PUT',
    path: '/point/{pointId}/menus/{id}',
    access: 'user',
    sections: ['menu_general'],
    files: true,
    answer: { kind: 'one', of: 'menu', wrap: 'menu' },
  },
  'menus.deleteMany': {
    method: 'DELETE',
    path: '/point/{pointId}/menus/',
    access: 'user',
    ids: 'body',
    answer: { kind: 'nothing' },
  },
  'menus.deleted': {
    method: 'GET',
    path: '/deleted_menus/{pointId}',
    access: 'user',
    paged: true,
    filters: ['title'],
    rowTests: { title: { words: ['title'] } },
    sort: ['title', 'deletedAt'],
    answer: { kind: 'list', of: 'menu' },
  },
  'menus.restoreMany': {
    method: 'GET',
    path: '/deleted_menus/restore',
    access: 'user',
    ids: 'query',
    changesState: true,
    answer: { kind: 'nothing' },
  },
  'menus.destroyMany': {
    method: 'DELETE',
    path: '/deleted_menus/destroy',
    access: 'user',
    ids: 'query',
    answer: { kind: 'nothing' },
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
