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
  'auth.totp': {
    rule: '[AR-06] the second step sends ticket and code, and is answered like a sign-in',
    input: { body: { ticket: 'T', code: '123456' } },
    sends: 'POST /auth/totp',
    body: { ticket: 'T', code: '123456' },
    answer: { token: 't', id: 7 },
    gives: { token: 't', id: 7 },
  },
  'totp.begin': {
    rule: '[AR-06] turning it on begins with a secret for the app',
    sends: 'POST /profile/totp',
    answer: { data: { secret: 'S', uri: 'otpauth://totp/Carte:a@b.ru?secret=S' } },
    gives: { secret: 'S', uri: 'otpauth://totp/Carte:a@b.ru?secret=S' },
  },
  'totp.confirm': {
    rule: '[AR-06] the first code turns it on and is answered with recovery codes',
    input: { body: { code: '123456' } },
    sends: 'PUT /profile/totp',
    body: { code: '123456' },
    answer: { recovery_codes: ['A', 'B'] },
    gives: { recovery_codes: ['A', 'B'] },
  },
  'totp.remove': {
    rule: '[AR-06] turning it off takes password and code',
    input: { body: { password: 'secret 1', code: '123456' } },
    sends: 'DELETE /profile/totp',
    body: { password: 'secret 1', code: '123456' },
    answer: {},
    gives: {},
  },
} as const satisfies Readonly<Record<string, Case>>;
