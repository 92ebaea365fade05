import type { Endpoint } from './Endpoint';

/** Field configuration, of forms and of filter lists alike (1§7). */
export const fieldsEndpoints = {
  'fields.permissions': {
    method: 'GET',
    path: '/fields/permissions/{section}',
    access: 'user',
    answer: { kind: 'section' },
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
