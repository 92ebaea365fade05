import type { Case } from './Case';

const told = {
  changes: [{ resource: 'foods', also: ['stopList'], pointId: 3, ids: [5], version: 2 }],
  last: '41',
  unread: 2,
  reset: false,
};

export const liveCases = {
  'live.read': {
    rule: 'what has changed is asked for by the last mark',
    input: { query: { since: '40' } },
    sends: 'GET /events?since=40',
    answer: told,
    gives: told,
  },
} as const satisfies Readonly<Record<string, Case>>;
