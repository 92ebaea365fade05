import type { Endpoint } from './Endpoint';

/** Named views of lists (docs/spec/4-beyond.md, TD-09): own ones, and those that a team shares. */
export const viewsEndpoints = {
  'views.list': {
    says: 'Lists the saved views of lists, own ones and those that a team shares.',
    method: 'GET',
    path: '/views',
    access: 'user',
    query: ['resource'],
    queryOptional: true,
    answer: { kind: 'list', of: 'view' },
    capability: 'views',
  },
  'views.create': {
    says: 'Saves a view of a list.',
    method: 'POST',
    path: '/views',
    access: 'user',
    right: 'own account',
    body: ['resource', 'title', 'is_shared', 'state'],
    answer: { kind: 'one', of: 'view' },
    capability: 'views',
  },
  'views.update': {
    says: 'Changes a saved view. What is left out stays as it is.',
    method: 'PUT',
    path: '/views/{id}',
    access: 'user',
    right: 'own account',
    body: ['title', 'is_shared', 'state'],
    answer: { kind: 'one', of: 'view' },
    capability: 'views',
  },
  'views.deleteMany': {
    says: 'Deletes saved views.',
    method: 'DELETE',
    path: '/views',
    access: 'user',
    right: 'own account',
    ids: 'body',
    answer: { kind: 'nothing' },
    capability: 'views',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
