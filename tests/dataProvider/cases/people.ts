import { byIds, type Case, list, secondPage } from './Case';

const user = { name: 'Анна', last_name: 'Иванова', status: 'active', links: ['menu_list'] };
const here = {
  id: 7,
  device: 'Chrome на Windows',
  created_at: '2026-11-21T08:00:00.000Z',
  last_seen_at: '2026-11-21T10:00:00.000Z',
  current: true,
};
const member = { id: 5, name: '', email: 'chef@carte.example', state: 'invited' };
const role = { id: 4, title: 'Шеф', preset: 'chef', levels: {}, fields: {} };
const invited = { email: 'chef@carte.example', role: 4, all_points: false, points: [3] };
const settled = {
  theme: 'dark',
  density: 'compact',
  per_page: 25,
  start_page: '/menu/stop',
  mailed: ['moderation'],
};
const view = {
  id: 5,
  resource: 'foods',
  title: 'Дорогие',
  state: { sort: 'price', order: 'DESC' },
  is_shared: true,
  is_own: true,
  is_locked: false,
  author: 'Анна',
};
const notice = {
  id: 7,
  kind: 'device',
  facts: { device: 'Chrome на Windows' },
  created_at: '2026-11-21T10:00:00.000Z',
  read_at: null,
};

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
  'auth.logout': { sends: 'POST /auth/logout' },
  'auth.forgot': { ids: '[AR-01]', input: { body: { email: 'a@b.ru' } }, sends: 'POST /auth/forgot' },
  'auth.reset': {
    ids: '[AR-02]',
    input: { body: { token: 'letter', password: 'secret 1' } },
    sends: 'POST /auth/reset',
    answer: { token: 't', ...user },
  },
  'profile.password': {
    ids: '[AR-04]',
    input: { body: { current: 'secret 1', password: 'secret 2' } },
    sends: 'PUT /profile/password',
  },
  'profile.one': {
    ids: '[CL-05]',
    sends: 'GET /profile',
    answer: { user: { id: 1, ...user } },
    gives: { id: 1, ...user },
  },
  'profile.update': {
    input: { body: { name: 'Анна', receive_offers: false } },
    sends: 'PUT /profile',
    answer: { id: 1, ...user },
  },

  'sessions.list': {
    ids: '[AR-05]',
    input: { query: { per_page: 100 } },
    sends: 'GET /profile/sessions?per_page=100',
    answer: { data: [here], current_page: 1, last_page: 1, total: 1, per_page: 100 },
    gives: { data: [here], total: 1, page: 1, lastPage: 1, isWhole: false },
  },
  'sessions.deleteMany': byIds('DELETE /profile/sessions', '[AR-05]'),
  'auth.totp': {
    ids: '[AR-06]',
    input: { body: { ticket: 'T', code: '123456' } },
    sends: 'POST /auth/totp',
    answer: { token: 't', id: 7 },
  },
  'totp.begin': {
    ids: '[AR-06]',
    sends: 'POST /profile/totp',
    answer: { data: { secret: 'S', uri: 'otpauth://totp/Carte:a@b.ru?secret=S' } },
    gives: { secret: 'S', uri: 'otpauth://totp/Carte:a@b.ru?secret=S' },
  },
  'totp.confirm': {
    ids: '[AR-06]',
    input: { body: { code: '123456' } },
    sends: 'PUT /profile/totp',
    answer: { recovery_codes: ['A', 'B'] },
  },
  'totp.remove': {
    ids: '[AR-06]',
    input: { body: { password: 'secret 1', code: '123456' } },
    sends: 'DELETE /profile/totp',
  },

  'staff.list': {
    ids: '[TM-05]',
    input: {
      query: { page: 2, per_page: 12, filters: { nameAndEmail: 'чеф', role: ['4'], state: ['active'] } },
    },
    sends:
      'GET /staff?page=2&per_page=12&filters[0][field]=nameAndEmail&filters[0][value]=чеф&filters[1][field]=role&filters[1][value][]=4&filters[2][field]=state&filters[2][value][]=active',
    ...list,
  },
  'staff.create': { ids: '[TM-05]', input: { body: invited }, sends: 'POST /staff', answer: member },
  'staff.one': { ids: '[TM-05]', input: { params: { id: 5 } }, sends: 'GET /staff/5', answer: member },
  'staff.update': {
    ids: '[TM-05]',
    input: { params: { id: 5 }, body: { role: 2, all_points: true } },
    sends: 'PUT /staff/5',
    answer: member,
  },
  'staff.deleteMany': byIds('DELETE /staff', '[TM-05]'),
  'staff.deleted': secondPage('/deleted_staff', '[TM-05]'),
  'staff.restoreMany': byIds('POST /deleted_staff/restore', '[TM-05]'),
  'staff.destroyMany': byIds('DELETE /deleted_staff/destroy', '[TM-05]'),
  'staff.invite': {
    ids: '[TM-06]',
    input: { params: { id: 5 } },
    sends: 'POST /staff/5/invite',
    answer: member,
  },
  'business.handOver': {
    ids: '[TM-08]',
    input: { body: { member_id: 5, password: 'secret 1' } },
    sends: 'PUT /business/owner',
  },
  'auth.invitation': {
    ids: '[TM-06]',
    input: { body: { token: 'T' } },
    sends: 'POST /auth/invitation',
    answer: { business: 'Кофе и книги', inviter: 'Анна', role: 'Шеф', email: 'a@b.ru', known: false },
  },
  'auth.accept': {
    ids: '[TM-06]',
    input: { body: { token: 'T', password: 'secret 1', name: 'Тимур' } },
    sends: 'POST /auth/accept',
    answer: { token: 't', id: 7 },
  },
  'profile.accept': { ids: '[TM-06]', input: { body: { token: 'T' } }, sends: 'POST /profile/invitations' },
  'roles.list': secondPage('/roles', '[TM-03]'),
  'roles.create': {
    ids: '[TM-03]',
    input: { body: { title: 'Су-шеф', levels: { menu_list: ['view'] }, fields: {} } },
    sends: 'POST /roles',
    answer: role,
  },
  'roles.one': { ids: '[TM-03]', input: { params: { id: 4 } }, sends: 'GET /roles/4', answer: role },
  'roles.update': {
    ids: '[TM-03]',
    input: { params: { id: 4 }, body: { title: 'Су-шеф' } },
    sends: 'PUT /roles/4',
    answer: role,
  },
  'roles.copy': { ids: '[TM-03]', input: { params: { id: 4 } }, sends: 'POST /roles/4/copy', answer: role },
  'roles.deleteMany': byIds('DELETE /roles', '[TM-03]'),

  'preferences.one': { sends: 'GET /preferences', answer: settled },
  'preferences.update': { input: { body: { theme: 'dark' } }, sends: 'PUT /preferences', answer: settled },

  'views.list': {
    input: { query: { resource: 'foods' } },
    sends: 'GET /views?resource=foods',
    answer: { data: [view], current_page: 1, last_page: 1, total: 1, per_page: 1 },
    gives: { data: [view], total: 1, page: 1, lastPage: 1, isWhole: false },
  },
  'views.create': {
    input: { body: { resource: 'foods', title: 'Дорогие', is_shared: true, state: { sort: 'price' } } },
    sends: 'POST /views',
    answer: view,
  },
  'views.update': {
    input: { params: { id: '5' }, body: { title: 'Дешёвые' } },
    sends: 'PUT /views/5',
    answer: view,
  },
  'views.deleteMany': { input: { ids: ['5'] }, sends: 'DELETE /views', body: { ids: [5] } },

  'notices.list': {
    input: { query: { page: 1, per_page: 25, filters: { unread: 'true' } } },
    sends: 'GET /notices?page=1&per_page=25&filters[0][field]=unread&filters[0][value]=true',
    answer: { data: [notice], current_page: 1, last_page: 1, total: 1, per_page: 25 },
    gives: { data: [notice], total: 1, page: 1, lastPage: 1, isWhole: false },
  },
  'notices.read': {
    input: { ids: ['7'] },
    sends: 'PUT /notices/read',
    body: { ids: [7] },
    answer: { unread: 2 },
  },
} as const satisfies Readonly<Record<string, Case>>;
