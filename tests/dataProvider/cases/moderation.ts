import type { Case } from './Case';

const waiting = {
  id: 7,
  title: 'Веранда на Волге',
  city: 'Самара',
  picture: null,
  sent_at: '2026-11-20T19:44:00.000Z',
  again: true,
};
const moderated = {
  id: 7,
  version: 3,
  sent_at: '2026-11-20T19:44:00.000Z',
  sent_by: 'Марина Соколова',
  record: { id: 7, title: 'Веранда на Волге' },
  before: null,
  decided_at: null,
  sections: [],
};

export const moderationCases = {
  'moderation.list': {
    rule: 'venues that wait for a moderator come by page',
    input: { query: { page: 1, per_page: 100 } },
    sends: 'GET /moderation?page=1&per_page=100',
    answer: { data: [waiting], current_page: 1, last_page: 1, total: 1, per_page: 100 },
    gives: { data: [waiting], total: 1, page: 1, lastPage: 1, isWhole: false },
  },
  'moderation.one': {
    rule: 'a venue that waits comes with its last decided state',
    input: { params: { pointId: '7' } },
    sends: 'GET /moderation/7',
    answer: moderated,
    gives: moderated,
  },
  'moderation.decide': {
    rule: 'a decision sends its reasons by field',
    input: {
      params: { pointId: '7' },
      body: { decision: 'reject', fields: { title: 'Нет такой' }, version: 3 },
    },
    sends: 'PUT /moderation/7',
    body: { decision: 'reject', fields: { title: 'Нет такой' }, version: 3 },
    answer: {},
    gives: {},
  },
} as const satisfies Readonly<Record<string, Case>>;
