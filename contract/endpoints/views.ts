import type { Endpoint } from './Endpoint';

/** Named views of lists (docs/spec/4-beyond.md, TD-09): own ones, and those that a team shares. */
export const viewsEndpoints = {
  'views.list': {
    method: 'GET',
    path: '/views',
    access: 'user',
    query: ['resource'],
    queryOptional: true,
    answer: { kind: 'list', of: 'view' },
    capability: 'views',
  },
  'views.create': {
    method: 'POST',
    path: '/views',
    access: 'user',
    body: ['resource', 'title', 'is_shared', 'state'],
    answer: { kind: 'one', of: 'view' },
    capability: 'views',
  },
  /** What is left out stays as it is. */
  'views.update': {
    method: 'PUT',
    path: '/views/{id}',
    access: 'user',
    body: ['title', 'is_shared', 'state'],
    answer: { kind: 'one', of: 'view' },
    capability: 'views',
  },
  'views.deleteMany': {
    method: 'DELETE',
    path: '/views',
    access: 'user',
    ids: 'body',
    answer: { kind: 'nothing' },
    capability: 'views',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
