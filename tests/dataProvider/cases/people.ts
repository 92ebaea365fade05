import type { Case } from './Case';

const user = { name: 'Анна', last_name: 'Иванова', status: 'active', links: ['menu_list'] };
export const peopleCases = {
  'auth.login': {
    ids: '[CL-01]',
    input: { query: { email: 'a@b.ru', password: 'secret 1' } },
    sends: 'GET /auth/login?email=a@b.ru&password=secret 1',
    answer: { token: 't', ...user },
  },
  'auth.loginPost': {
    input: { body: { email: 'a@b.ru', password: 'secret 1' } },
    sends: 'POST /auth/login',
    answer: { token: 't', user },
    gives: { token: 't', ...user },
  },
  'auth.register': {
    ids: '[CL-02]',
    input: { body: { phone: '+79991234567', email: 'a@b.ru', password: 'secret 1' } },
    sends: 'POST /auth/register',
    answer: { token: 't', user },
    gives: { token: 't', ...user },
  },
  'auth.verify': {
    ids: '[CL-03]',
    input: { body: { email: 'a@b.ru', code: 1234 } },
    sends: 'POST /auth/verify',
    answer: '',
    gives: {},
  },
  'auth.repeat': {
    ids: '[CL-04]',
    input: { body: { email: 'a@b.ru' } },
    sends: 'POST /auth/repeat',
    answer: { message: 'ok' },
  },
  'profile.one': {
    ids: '[CL-05]',
    sends: 'GET /profile',
    answer: { user: { id: 1, ...user } },
    gives: { id: 1, ...user },
  },
} as const satisfies Readonly<Record<string, Case>>;
