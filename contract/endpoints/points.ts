import type { Endpoint } from './Endpoint';

const sections = ['point_general', 'point_docs', 'point_other'] as const;

const titleAndAddress = { words: ['title', 'city.title', 'city_name', 'street', 'house'] } as const;

/** Points and their bin. */
export const pointsEndpoints = {
  'points.list': {
    method: 'GET',
    path: '/point',
    access: 'user',
    paged: true,
    filters: ['titleAndAddress', 'status', 'type', 'createdAt'],
    rowTests: {
      titleAndAddress,
      status: { option: 'status' },
      type: { option: 'type' },
      createdAt: { day: 'createdAt' },
    },
    sort: ['title', 'status', 'createdAt'],
    answer: { kind: 'list', of: 'point', wrap: 'point' },
  },
  'points.create': {
    method: 'POST',
    path: '/point',
    access: 'user',
    sections,
    files: true,
    answer: { kind: 'one', of: 'point', wrap: 'point' },
  },
  'points.one': {
    method: 'GET',
    path: '/point/{id}',
    access: 'user',
    answer: { kind: 'one', of: 'point', wrap: 'point' },
  },
  'points.update': {
    method: 'PUT',
    path: '/point/{id}',
    access: 'user',
    sections,
    files: true,
    answer: { kind: 'one', of: 'point', wrap: 'point' },
  },
  /** A venue with its menus, as a draft; its papers stay with it. Answered as `menus.copy`, by the new venue. */
  'points.copy': {
    method: 'POST',
    path: '/point/{id}/copy',
    access: 'user',
    body: ['dry_run'],
    answer: { kind: 'values', of: ['results'] },
    capability: 'copy',
  },
  /** The same for venues. What was done in each goes back by itself: its row has the `change_id`. */
  'points.bulk': {
    method: 'POST',
    path: '/point/bulk',
    access: 'user',
    body: ['ids', 'filters', 'set', 'versions', 'dry_run'],
    answer: { kind: 'values', of: ['results', 'change_id'] },
    capability: 'bulk',
  },
  'points.deleteMany': {
    method: 'DELETE',
    path: '/point',
    access: 'user',
    ids: 'body',
    answer: { kind: 'nothing' },
  },
  'points.deleted': {
    method: 'GET',
    path: '/deleted_points',
    access: 'user',
    paged: true,
    extendedQuery: ['filters'],
    filters: ['titleAndAddress'],
    rowTests: { titleAndAddress },
    sort: ['title', 'deletedAt'],
    answer: { kind: 'list', of: 'deletedPoint', wrap: 'point' },
  },
  'points.restoreMany': {
    method: 'GET',
    path: '/deleted_points/restore',
    access: 'user',
    ids: 'query',
    changesState: true,
    answer: { kind: 'nothing' },
  },
  'points.destroyMany': {
    method: 'DELETE',
    path: '/deleted_points/destroy',
    access: 'user',
    ids: 'body',
    answer: { kind: 'nothing' },
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
