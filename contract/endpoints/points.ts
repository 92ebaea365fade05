import { copies, type Endpoint, nothing, outcomes } from './Endpoint';

const point = { kind: 'one', of: 'point', wrap: 'point' } as const;

const sections = ['point_general', 'point_docs', 'point_other'] as const;

const titleAndAddress = { words: ['title', 'city.title', 'city_name', 'street', 'house'] } as const;

/** Points and their bin. */
export const pointsEndpoints = {
  'points.list': {
    method: 'GET',
    path: '/point',
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
  'points.create': { method: 'POST', path: '/point', sections, files: true, answer: point },
  'points.one': { method: 'GET', path: '/point/{id}', answer: point },
  'points.update': { method: 'PUT', path: '/point/{id}', sections, files: true, answer: point },
  'points.copy': { method: 'POST', path: '/point/{id}/copy', answer: copies, capability: 'copy' },
  'points.bulk': { method: 'POST', path: '/point/bulk', answer: outcomes, capability: 'bulk' },
  'points.deleteMany': { method: 'DELETE', path: '/point', ids: 'body', answer: nothing },
  'points.deleted': {
    method: 'GET',
    path: '/deleted_points',
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
    ids: 'query',
    changesState: true,
    answer: nothing,
  },
  'points.destroyMany': { method: 'DELETE', path: '/deleted_points/destroy', ids: 'body', answer: nothing },
} as const satisfies Readonly<Record<string, Endpoint>>;
