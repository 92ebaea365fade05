import type { Case } from './Case';

const notice = {
  id: 7,
  kind: 'device',
  facts: { device: 'Chrome на Windows' },
  created_at: '2026-11-21T10:00:00.000Z',
  read_at: null,
};

export const noticeCases = {
  'notices.list': {
    rule: 'notices come by page, the unread ones alone if wanted',
    input: { query: { page: 1, per_page: 25, filters: { unread: 'true' } } },
    sends: 'GET /notices?page=1&per_page=25&filters[0][field]=unread&filters[0][value]=true',
    answer: { data: [notice], current_page: 1, last_page: 1, total: 1, per_page: 25 },
    gives: { data: [notice], total: 1, page: 1, lastPage: 1, isWhole: false },
  },
  'notices.read': {
    rule: 'notices are read by their ids',
    input: { ids: ['7'] },
    sends: 'PUT /notices/read',
    body: { ids: [7] },
    answer: { unread: 2 },
    gives: { unread: 2 },
  },
} as const satisfies Readonly<Record<string, Case>>;
