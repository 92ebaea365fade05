import type { Endpoint } from './Endpoint';

/** Who changed what (docs/spec/4-beyond.md, HI). */
export const historyEndpoints = {
  'changes.list': {
    method: 'GET',
    path: '/changes',
    access: 'user',
    paged: true,
    query: ['resource', 'id', 'person', 'pointId', 'kind', 'from', 'to'],
    queryOptional: true,
    filters: ['title', 'resource', 'person', 'pointId', 'kind', 'createdAt'],
    answer: { kind: 'list', of: 'change' },
    capability: 'history',
  },
  'changes.undo': {
    method: 'POST',
    path: '/changes/{id}/undo',
    access: 'user',
    body: ['rest'],
    answer: { kind: 'list', of: 'undone', under: 'results' },
    capability: 'history',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
