import { type Case, list, nothing } from './Case';

const member = { id: 5, name: '', email: 'chef@carte.example', state: 'invited' };
const role = { id: 4, title: 'Шеф', preset: 'chef', levels: {}, fields: {} };
const invited = { email: 'chef@carte.example', role: 4, all_points: false, points: [3] };

export const teamCases = {
  'staff.list': {
    rule: '[TM-05] members are listed by page, by words, role, venue and state',
    input: {
      query: { page: 2, per_page: 12, filters: { nameAndEmail: 'чеф', role: ['4'], state: ['active'] } },
    },
    sends:
      'GET /staff?page=2&per_page=12&filters[0][field]=nameAndEmail&filters[0][value]=чеф&filters[1][field]=role&filters[1][value][]=4&filters[2][field]=state&filters[2][value][]=active',
    ...list,
  },
  'staff.create': {
    rule: '[TM-05] somebody is invited by address, role and venues',
    input: { body: invited },
    sends: 'POST /staff',
    body: invited,
    answer: member,
    gives: member,
  },
  'staff.one': {
    rule: '[TM-05] a member is read by the id',
    input: { params: { id: 5 } },
    sends: 'GET /staff/5',
    answer: member,
    gives: member,
  },
  'staff.update': {
    rule: '[TM-05] role and venues of a member are saved',
    input: { params: { id: 5 }, body: { role: 2, all_points: true } },
    sends: 'PUT /staff/5',
    body: { role: 2, all_points: true },
    answer: member,
    gives: member,
  },
  'staff.deleteMany': {
    rule: '[TM-05] members are taken out by their ids',
    input: { ids: [5, 6] },
    sends: 'DELETE /staff',
    body: { ids: [5, 6] },
    ...nothing,
  },
  'staff.deleted': {
    rule: '[TM-05] those who were taken out are listed',
    input: { query: { page: 2, per_page: 12 } },
    sends: 'GET /deleted_staff?page=2&per_page=12',
    ...list,
  },
  'staff.restoreMany': {
    rule: '[TM-05] members come back from the bin by their ids',
    input: { ids: [5] },
    sends: 'POST /deleted_staff/restore',
    body: { ids: [5] },
    ...nothing,
  },
  'staff.destroyMany': {
    rule: '[TM-05] members go for ever by their ids',
    input: { ids: [5] },
    sends: 'DELETE /deleted_staff/destroy',
    body: { ids: [5] },
    ...nothing,
  },
  'staff.invite': {
    rule: '[TM-06] an invitation is sent again by the id of the member',
    input: { params: { id: 5 } },
    sends: 'POST /staff/5/invite',
    answer: member,
    gives: member,
  },
  'business.handOver': {
    rule: '[TM-08] a business is handed to a member, with the password of who hands it over',
    input: { body: { member_id: 5, password: 'secret 1' } },
    sends: 'PUT /business/owner',
    body: { member_id: 5, password: 'secret 1' },
    ...nothing,
  },
  'auth.invitation': {
    rule: '[TM-06] a link says what it invites to',
    input: { body: { token: 'T' } },
    sends: 'POST /auth/invitation',
    body: { token: 'T' },
    answer: { business: 'Кофе и книги', inviter: 'Анна', role: 'Шеф', email: 'a@b.ru', known: false },
    gives: { business: 'Кофе и книги', inviter: 'Анна', role: 'Шеф', email: 'a@b.ru', known: false },
  },
  'auth.accept': {
    rule: '[TM-06] an invitation is accepted with a password, and answered like a sign-in',
    input: { body: { token: 'T', password: 'secret 1', name: 'Тимур' } },
    sends: 'POST /auth/accept',
    body: { token: 'T', password: 'secret 1', name: 'Тимур' },
    answer: { token: 't', id: 7 },
    gives: { token: 't', id: 7 },
  },
  'profile.accept': {
    rule: '[TM-06] who is signed in accepts an invitation by its token',
    input: { body: { token: 'T' } },
    sends: 'POST /profile/invitations',
    body: { token: 'T' },
    ...nothing,
  },
  'roles.list': {
    rule: '[TM-03] roles are listed by page',
    input: { query: { page: 2, per_page: 12 } },
    sends: 'GET /roles?page=2&per_page=12',
    ...list,
  },
  'roles.create': {
    rule: '[TM-03] a role is made with its levels and what it leaves of fields',
    input: { body: { title: 'Су-шеф', levels: { menu_list: ['view'] }, fields: {} } },
    sends: 'POST /roles',
    body: { title: 'Су-шеф', levels: { menu_list: ['view'] }, fields: {} },
    answer: role,
    gives: role,
  },
  'roles.one': {
    rule: '[TM-03] a role is read by its id',
    input: { params: { id: 4 } },
    sends: 'GET /roles/4',
    answer: role,
    gives: role,
  },
  'roles.update': {
    rule: '[TM-03] a role is saved',
    input: { params: { id: 4 }, body: { title: 'Су-шеф' } },
    sends: 'PUT /roles/4',
    body: { title: 'Су-шеф' },
    answer: role,
    gives: role,
  },
  'roles.copy': {
    rule: '[TM-03] a role is copied by its id',
    input: { params: { id: 4 } },
    sends: 'POST /roles/4/copy',
    answer: role,
    gives: role,
  },
  'roles.deleteMany': {
    rule: '[TM-03] roles are deleted by their ids',
    input: { ids: [4] },
    sends: 'DELETE /roles',
    body: { ids: [4] },
    ...nothing,
  },
} as const satisfies Readonly<Record<string, Case>>;
