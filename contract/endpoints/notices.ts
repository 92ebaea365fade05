import type { Endpoint } from './Endpoint';

/** What people are told of (docs/spec/4-beyond.md, TD-05). */
export const noticesEndpoints = {
  'notices.list': {
    says: 'Lists what the person was told of.',
    method: 'GET',
    path: '/notices',
    access: 'user',
    paged: true,
    filters: ['kind', 'unread'],
    answer: { kind: 'list', of: 'notice' },
    capability: 'notices',
  },
  'notices.read': {
    says: 'Marks notices as read. Without ids it means all.',
    method: 'PUT',
    path: '/notices/read',
    access: 'user',
    right: 'own account',
    ids: 'body',
    idsOptional: true,
    answer: { kind: 'values', of: ['unread'] },
    capability: 'notices',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
