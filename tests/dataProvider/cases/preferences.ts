import type { Case } from './Case';

const settled = {
  theme: 'dark',
  density: 'compact',
  per_page: 25,
  start_page: '/menu/stop',
  mailed: ['moderation'],
};

export const preferenceCases = {
  'preferences.one': {
    rule: 'what a person has settled is read as it is',
    sends: 'GET /preferences',
    answer: settled,
    gives: settled,
  },
  'preferences.update': {
    rule: 'what is settled anew is sent, and the whole comes back',
    input: { body: { theme: 'dark' } },
    sends: 'PUT /preferences',
    body: { theme: 'dark' },
    answer: settled,
    gives: settled,
  },
} as const satisfies Readonly<Record<string, Case>>;
