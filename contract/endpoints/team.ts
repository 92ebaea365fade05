import { announced, type Endpoint, nothing, session } from './Endpoint';

const member = { kind: 'one', of: 'member' } as const;
const role = { kind: 'one', of: 'role' } as const;

const staffSections = ['staff_general'] as const;
const roleSections = ['role_general'] as const;
const nameAndEmail = { words: ['name', 'email'] } as const;

/** Who works in a business, and what they may do there (docs/spec/4-beyond.md, TM). Inviting somebody is creating a member. */
export const teamEndpoints = {
  ...announced('staff', {
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
    },
    'staff.create': { method: 'POST', path: '/staff', sections: staffSections, answer: member },
    'staff.one': { method: 'GET', path: '/staff/{id}', answer: member },
    'staff.update': { method: 'PUT', path: '/staff/{id}', sections: staffSections, answer: member },
    'staff.deleteMany': { method: 'DELETE', path: '/staff', ids: 'body', answer: nothing },
    'staff.deleted': {
      method: 'GET',
      path: '/deleted_staff',
      paged: true,
      filters: ['nameAndEmail'],
      rowTests: { nameAndEmail },
      sort: ['name', 'deletedAt'],
      answer: { kind: 'list', of: 'member' },
    },
    'staff.restoreMany': { method: 'POST', path: '/deleted_staff/restore', ids: 'body', answer: nothing },
    'staff.destroyMany': { method: 'DELETE', path: '/deleted_staff/destroy', ids: 'body', answer: nothing },
    'staff.invite': { method: 'POST', path: '/staff/{id}/invite', answer: member },
    'business.handOver': { method: 'PUT', path: '/business/owner', answer: nothing },
    'auth.invitation': {
      method: 'POST',
      path: '/auth/invitation',
      answer: { kind: 'values', of: ['business', 'inviter', 'role', 'email', 'known'] },
    },
    'auth.accept': { method: 'POST', path: '/auth/accept', answer: session },
    'profile.accept': { method: 'POST', path: '/profile/invitations', answer: nothing },
  }),
  ...announced('roles', {
    'roles.list': {
      method: 'GET',
      path: '/roles',
      paged: true,
      filters: ['title'],
      rowTests: { title: { words: ['title'] } },
      sort: ['title', 'members', 'createdAt'],
      answer: { kind: 'list', of: 'role' },
    },
    'roles.create': { method: 'POST', path: '/roles', sections: roleSections, answer: role },
    'roles.one': { method: 'GET', path: '/roles/{id}', answer: role },
    'roles.update': { method: 'PUT', path: '/roles/{id}', sections: roleSections, answer: role },
    'roles.copy': { method: 'POST', path: '/roles/{id}/copy', answer: role },
    'roles.deleteMany': { method: 'DELETE', path: '/roles', ids: 'body', answer: nothing },
  }),
} as const satisfies Readonly<Record<string, Endpoint>>;
