import type { Case } from './Case';

const user = { name: 'Анна', last_name: 'Иванова', status: 'active', links: ['menu_list'] };

export const authCases = {
  'auth.login': {
    rule: '[CL-01] login is a GET with email and password; the token, links and user fields open the session',
    input: { query: { email: 'a@b.ru', password: 'secret 1' } },
    sends: 'GET /auth/login?email=a@b.ru&password=secret 1',
    answer: { token: 't', ...user },
    gives: { token: 't', ...user },
  },
  'auth.loginPost': {
    rule: 'login by POST keeps the password out of the address',
    input: { body: { email: 'a@b.ru', password: 'secret 1' } },
    sends: 'POST /auth/login',
    body: { email: 'a@b.ru', password: 'secret 1' },
    answer: { token: 't', user },
    gives: { token: 't', ...user },
  },
  'auth.register': {
    rule: '[CL-02] registration sends phone, email and password, and answers token and user',
    input: { body: { phone: '+79991234567', email: 'a@b.ru', password: 'secret 1' } },
    sends: 'POST /auth/register',
    body: { phone: '+79991234567', email: 'a@b.ru', password: 'secret 1' },
    answer: { token: 't', user },
    gives: { token: 't', ...user },
  },
  'auth.verify': {
    rule: '[CL-03] the code is sent as a number, and nothing is expected back',
    input: { body: { email: 'a@b.ru', code: 1234 } },
    sends: 'POST /auth/verify',
    body: { email: 'a@b.ru', code: 1234 },
    answer: '',
    gives: {},
  },
  'auth.repeat': {
    rule: '[CL-04] a new code is asked for with the email, and nothing is expected back',
    input: { body: { email: 'a@b.ru' } },
    sends: 'POST /auth/repeat',
    body: { email: 'a@b.ru' },
    answer: { message: 'ok' },
    gives: { message: 'ok' },
  },
  'auth.logout': {
    rule: 'logout, where the backend has it, needs no body',
    sends: 'POST /auth/logout',
    answer: {},
    gives: {},
  },
  'auth.forgot': {
    rule: '[AR-01] a letter is asked for with the email alone, and nothing is expected back',
    input: { body: { email: 'a@b.ru' } },
    sends: 'POST /auth/forgot',
    body: { email: 'a@b.ru' },
    answer: {},
    gives: {},
  },
  'auth.reset': {
    rule: '[AR-02] the token of the letter and a password open a session',
    input: { body: { token: 'letter', password: 'secret 1' } },
    sends: 'POST /auth/reset',
    body: { token: 'letter', password: 'secret 1' },
    answer: { token: 't', ...user },
    gives: { token: 't', ...user },
  },
  'profile.password': {
    rule: '[AR-04] the password is changed by the current one',
    input: { body: { current: 'secret 1', password: 'secret 2' } },
    sends: 'PUT /profile/password',
    body: { current: 'secret 1', password: 'secret 2' },
    answer: {},
    gives: {},
  },
  'profile.one': {
    rule: '[CL-05] the profile answers the user with links, wrapped or not',
    sends: 'GET /profile',
    answer: { user: { id: 1, ...user } },
    gives: { id: 1, ...user },
  },
  'profile.update': {
    rule: 'personal data is saved with PUT',
    input: { body: { name: 'Анна', receive_offers: false } },
    sends: 'PUT /profile',
    body: { name: 'Анна', receive_offers: false },
    answer: { id: 1, ...user },
    gives: { id: 1, ...user },
  },
} as const satisfies Readonly<Record<string, Case>>;
