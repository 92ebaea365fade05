import Type from 'typebox';
import { teamEndpoints } from '../endpoints/team';
import { Id, Text } from '../entities/parts';
import { Body, KnownPassword, Token } from './parts';
import { rowsOf } from './Row';

const TEAM = { access: 'user', right: 'delete' } as const;

/** Who works in a business, and what they may do there (docs/spec/4-beyond.md, TM). Inviting somebody is creating a member. */
export const teamRows = rowsOf(teamEndpoints, {
  'staff.list': { says: 'Lists who works in the business, the invited too.', access: 'user' },
  'staff.create': { says: 'Invites somebody.', access: 'user', right: 'create' },
  'staff.one': { says: 'Reads a member.', access: 'user' },
  'staff.update': {
    says: 'Changes the role of a member and the venues it is for.',
    access: 'user',
    right: 'edit',
  },
  'staff.deleteMany': { says: 'Takes members out, and invitations back.', ...TEAM },
  'staff.deleted': { says: 'Lists the members who were taken out.', access: 'user' },
  'staff.restoreMany': { says: 'Lets members back in.', ...TEAM },
  'staff.destroyMany': { says: 'Forgets members who were taken out.', ...TEAM },
  'staff.invite': {
    says: 'Sends an invitation once more. The link of the one before is void.',
    access: 'user',
    right: 'create',
    makes: ['staff_general'],
    body: null,
  },
  'business.handOver': {
    says: 'Hands the business to another member. They are its owner, and who asks runs it for them (TM-08).',
    access: 'user',
    right: 'edit',
    body: Body({ member_id: Id, password: KnownPassword }),
  },
  'auth.invitation': {
    says: 'Reads what a letter invites to. Asked by whoever opens its link.',
    access: 'anonymous',
    body: Body({ token: Token }),
    values: Type.Object({
      business: Text,
      inviter: Text,
      role: Text,
      email: Text,
      known: Type.Boolean({ description: 'The address has an account' }),
    }),
  },
  'auth.accept': {
    says: 'Accepts an invitation. With a password of their own for who is new (with a name, if they like), with the password they have for who is not.',
    access: 'anonymous',
    body: Body({ token: Token, password: KnownPassword, name: Type.Optional(Type.String()) }),
  },
  'profile.accept': {
    says: 'Accepts an invitation for who is signed in under the address of the letter.',
    access: 'user',
    right: 'own account',
    body: Body({ token: Token }),
  },
  'roles.list': { says: 'Lists the roles of the business.', access: 'user' },
  'roles.create': { says: 'Makes a role.', access: 'user', right: 'create' },
  'roles.one': { says: 'Reads a role.', access: 'user' },
  'roles.update': { says: 'Changes a role.', access: 'user', right: 'edit' },
  'roles.copy': {
    says: 'Makes a role that begins as another, also as a preset, which nobody changes (TM-03).',
    access: 'user',
    right: 'create',
    makes: ['role_general'],
    body: null,
  },
  'roles.deleteMany': { says: 'Deletes roles that nobody has.', ...TEAM },
});
