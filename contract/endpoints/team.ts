import type { Endpoint } from './Endpoint';

const staffSections = ['staff_general'] as const;
const roleSections = ['role_general'] as const;
const nameAndEmail = { words: ['name', 'email'] } as const;

/** Who works in a business, and what they may do there (docs/spec/4-beyond.md, TM). Inviting somebody is creating a member. */
export const teamEndpoints = {
  'staff.list': {
    method: 'GET',
    path: '/staff',
    paged: true,
    filters: ['nameAndEmail', 'role', 'pointId', 'state'],
    rowTests: {
      nameAndEmail,
      role: { option: 'role' },
      pointId: { option: 'points' },
      state: { option: 'state' },
    },
    sort: ['name', 'last_seen', 'createdAt'],
    answer: { kind: 'list', of: 'member' },
    capability: 'staff',
  },
  'staff.create': {
    method: 'POST',
    path: '/staff',
    sections: staffSections,
    answer: { kind: 'one', of: 'member' },
    capability: 'staff',
  },
  'staff.one': {
    method: 'GET',
    path: '/staff/{id}',
    answer: { kind: 'one', of: 'member' },
    capability: 'staff',
  },
  'staff.update': {
    method: 'PUT',
    path: '/staff/{id}',
    sections: staffSections,
    answer: { kind: 'one', of: 'member' },
    capability: 'staff',
  },
  'staff.deleteMany': {
    method: 'DELETE',
    path: '/staff',
    ids: 'body',
    answer: { kind: 'nothing' },
    capability: 'staff',
  },
  'staff.deleted': {
    method: 'GET',
    path: '/deleted_staff',
    paged: true,
    filters: ['nameAndEmail'],
    rowTests: { nameAndEmail },
    sort: ['name', 'deletedAt'],
    answer: { kind: 'list', of: 'member' },
    capability: 'staff',
  },
  'staff.restoreMany': {
    method: 'POST',
    path: '/deleted_staff/restore',
    ids: 'body',
    answer: { kind: 'nothing' },
    capability: 'staff',
  },
  'staff.destroyMany': {
    method: 'DELETE',
    path: '/deleted_staff/destroy',
    ids: 'body',
    answer: { kind: 'nothing' },
    capability: 'staff',
  },
  'staff.invite': {
    method: 'POST',
    path: '/staff/{id}/invite',
    answer: { kind: 'one', of: 'member' },
    capability: 'staff',
  },
  'business.handOver': {
    method: 'PUT',
    path: '/business/owner',
    answer: { kind: 'nothing' },
    capability: 'staff',
  },
  'auth.invitation': {
    method: 'POST',
    path: '/auth/invitation',
    answer: { kind: 'values', of: ['business', 'inviter', 'role', 'email', 'known'] },
    capability: 'staff',
  },
  'auth.accept': {
    method: 'POST',
    path: '/auth/accept',
    answer: { kind: 'session', asks: 'second_factor' },
    capability: 'staff',
  },
  'profile.accept': {
    method: 'POST',
    path: '/profile/invitations',
    answer: { kind: 'nothing' },
    capability: 'staff',
  },
  'roles.list': {
    method: 'GET',
    path: '/roles',
    paged: true,
    filters: ['title'],
    rowTests: { title: { words: ['title'] } },
    sort: ['title', 'members', 'createdAt'],
    answer: { kind: 'list', of: 'role' },
    capability: 'roles',
  },
  'roles.create': {
    method: 'POST',
    path: '/roles',
    sections: roleSections,
    answer: { kind: 'one', of: 'role' },
    capability: 'roles',
  },
  'roles.one': {
    method: 'GET',
    path: '/roles/{id}',
    answer: { kind: 'one', of: 'role' },
    capability: 'roles',
  },
  'roles.update': {
    method: 'PUT',
    path: '/roles/{id}',
    sections: roleSections,
    answer: { kind: 'one', of: 'role' },
    capability: 'roles',
  },
  'roles.copy': {
    method: 'POST',
    path: '/roles/{id}/copy',
    answer: { kind: 'one', of: 'role' },
    capability: 'roles',
  },
  'roles.deleteMany': {
    method: 'DELETE',
    path: '/roles',
    ids: 'body',
    answer: { kind: 'nothing' },
    capability: 'roles',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
