import type { Endpoint } from './Endpoint';

/** What people are told of (docs/spec/4-beyond.md, TD-05). */
export const noticesEndpoints = {
  'notices.list': {
    method: 'GET',
    path: '/notices',
    access: 'user',
    paged: true,
    filters: ['kind', 'unread'],
    answer: { kind: 'list', of: 'notice' },
    capability: 'notices',
  },
  /** Without ids it means all. */
  'notices.read': {
    method: 'PUT',
    path: '/notices/read',
    access: 'user',
    ids: 'body',
    idsOptional: true,
    answer: { kind: 'values', of: ['unread'] },
    capability: 'notices',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
