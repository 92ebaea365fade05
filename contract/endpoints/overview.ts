import type { Endpoint } from './Endpoint';

/** What is going on in all venues that somebody may reach (docs/spec/4-beyond.md, TD-03). */
export const overviewEndpoints = {
  'overview.read': {
    says: 'Reads what is going on in all venues within reach.',
    method: 'GET',
    path: '/overview',
    access: 'user',
    answer: { kind: 'values', of: ['venues', 'attention', 'changes'], mayHold: ['start'] },
    capability: 'overview',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
