import type { Case } from './Case';

const here = {
  id: 7,
  device: 'Chrome на Windows',
  created_at: '2026-11-21T08:00:00.000Z',
  last_seen_at: '2026-11-21T10:00:00.000Z',
  current: true,
};

export const accountCases = {
  'sessions.list': {
    rule: '[AR-05] the sessions come as a list',
    input: { query: { per_page: 100 } },
    sends: 'GET /profile/sessions?per_page=100',
    answer: { data: [here], current_page: 1, last_page: 1, total: 1, per_page: 100 },
    gives: { data: [here], total: 1, page: 1, lastPage: 1, isWhole: false },
  },
  'sessions.deleteMany': {
    rule: '[AR-05] sessions are ended by their ids',
    input: { ids: ['8'] },
    sends: 'DELETE /profile/sessions',
    body: { ids: [8] },
    answer: {},
    gives: {},
  },
} as const satisfies Readonly<Record<string, Case>>;
