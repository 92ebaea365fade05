import type { Endpoint } from './Endpoint';

/** One box that finds everything (docs/spec/4-beyond.md, TD-07). */
export const searchEndpoints = {
  'search.list': {
    says: 'Finds venues, menus, categories and dishes by their names. Slips of the pen and of the keyboard are forgiven.',
    method: 'GET',
    path: '/search',
    access: 'user',
    query: ['q', 'pointId'],
    queryOptional: true,
    answer: { kind: 'list', of: 'searchHit', under: 'results' },
    capability: 'search',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
