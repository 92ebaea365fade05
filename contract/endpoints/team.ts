import type { Endpoint } from './Endpoint';

const staffSections = ['staff_general'] as const;
const roleSections = ['role_general'] as const;
const nameAndEmail = { words: ['name', 'email'] } as const;

/** Who works in a business, and what they may do there (docs/spec/4-beyond.md, TM). Inviting somebody is creating a member. */
export const teamEndpoints = {
  'staff.list': {
    method: 'GET',
    path: '/staff',
    access: 'user',
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
    access: 'user',
    sections: staffSections,
    answer: { kind: 'one', of: 'member' },
    capability: 'staff',
  },
  'staff.one': {
    method: 'GET',
    path: '/staff/{id}',
    access: 'user',
    answer: { kind: 'one', of: 'member' },
    capability: 'staff',
  },
  'staff.update': {
    method: 'PUT',
    path: '/staff/{id}',
    access: 'user',
    sections: staffSections,
    answer: { kind: 'one', of: 'member' },
    capability: 'staff',
  },
  /** Takes a member out, and an invitation back. */
  'staff.deleteMany': {
    method: 'DELETE',
    path: '/staff',
    access: 'user',
    ids: 'body',
    answer: { kind: 'nothing' },
    capability: 'staff',
  },
  'staff.deleted': {
    method: 'GET',
    path: '/deleted_staff',
    access: 'user',
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
    access: 'user',
    ids: 'body',
    answer: { kind: 'nothing' },
    capability: 'staff',
  },
  'staff.destroyMany': {
    method: 'DELETE',
    path: '/deleted_staff/destroy',
    access: 'user',
    ids: 'body',
    answer: { kind: 'nothing' },
    capability: 'staff',
  },
  /** The letter once more; the link of the one before is void. */
  'staff.invite': {
    method: 'POST',
    path: '/staff/{id}/invite',
    access: 'user',
    answer: { kind: 'one', of: 'member' },
    capability: 'staff',
  },
  /** Hands the business to another member: they are its owner, and who asks runs it for them (TM-08). */
  'business.handOver': {
    method: 'PUT',
    path: '/business/owner',
    access: 'user',
    body: ['member_id', 'password'],
    answer: { kind: 'nothing' },
    capability: 'staff',
  },
  /** What a letter invites to: asked by whoever opens its link. */
  'auth.invitation': {
    method: 'POST',
    path: '/auth/invitation',
    access: 'anonymous',
    body: ['token'],
    answer: { kind: 'values', of: ['business', 'inviter', 'role', 'email', 'known'] },
    capability: 'staff',
  },
  /** A password of their own for who is new (with a name, if they like), the password they have for who is not. */
  'auth.accept': {
    method: 'POST',
    path: '/auth/accept',
    access: 'anonymous',
    body: ['token', 'password', 'name'],
    answer: { kind: 'session', asks: 'second_factor' },
    capability: 'staff',
  },
  /** The same for who is signed in under the address of the letter. */
  'profile.accept': {
    method: 'POST',
    path: '/profile/invitations',
    access: 'user',
    body: ['token'],
    answer: { kind: 'nothing' },
    capability: 'staff',
  },
  'roles.list': {
    method: 'GET',
    path: '/roles',
    access: 'user',
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
    access: 'user',
    sections: roleSections,
    answer: { kind: 'one', of: 'role' },
    capability: 'roles',
  },
  'roles.one': {
    method: 'GET',
    path: '/roles/{id}',
    access: 'user',
    answer: { kind: 'one', of: 'role' },
    capability: 'roles',
  },
  'roles.update': {
    method: 'PUT',
    path: '/roles/{id}',
    access: 'user',
    sections: roleSections,
    answer: { kind: 'one', of: 'role' },
    capability: 'roles',
  },
  /** A role of one's own that begins as another, also as a preset, which nobody changes (TM-03). */
  'roles.copy': {
    method: 'POST',
    path: '/roles/{id}/copy',
    access: 'user',
    answer: { kind: 'one', of: 'role' },
    capability: 'roles',
  },
  'roles.deleteMany': {
    method: 'DELETE',
    path: '/roles',
    access: 'user',
    ids: 'body',
    answer: { kind: 'nothing' },
    capability: 'roles',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
