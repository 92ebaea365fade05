import Type from 'typebox';
import { teamEndpoints } from '../endpoints/team';
import { Id, Text } from '../entities/parts';
import { ANYBODY, Body, CREATES, DELETES, EDITS, KnownPassword, OWN, READS, Token } from './parts';
import { rowsOf } from './Row';

/** Who works in a business, and what they may do there (docs/spec/4-beyond.md, TM). Inviting somebody is creating a member. */
export const teamRows = rowsOf(teamEndpoints, {
  'staff.list': { says: 'Lists who works in the business, the invited too.', ...READS },
  'staff.create': { says: 'Invites somebody.', ...CREATES },
  'staff.one': { says: 'Reads a member.', ...READS },
  'staff.update': { says: 'Changes the role of a member and the venues it is for.', ...EDITS },
  'staff.deleteMany': { says: 'Takes members out, and invitations back.', ...DELETES },
  'staff.deleted': { says: 'Lists the members who were taken out.', ...READS },
  'staff.restoreMany': { says: 'Lets members back in.', ...DELETES },
  'staff.destroyMany': { says: 'Forgets members who were taken out.', ...DELETES },
  'staff.invite': {
    says: 'Sends an invitation once more. The link of the one before is void.',
    ...CREATES,
    makes: ['staff_general'],
    body: null,
  },
  'business.handOver': {
    says: 'Hands the business to another member. They are its owner, and who asks runs it for them (TM-08).',
    ...EDITS,
    body: Body({ member_id: Id, password: KnownPassword }),
  },
  'auth.invitation': {
    says: 'Reads what a letter invites to. Asked by whoever opens its link.',
    ...ANYBODY,
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
    ...ANYBODY,
    body: Body({ token: Token, password: KnownPassword, name: Type.Optional(Type.String()) }),
  },
  'profile.accept': {
    says: 'Accepts an invitation for who is signed in under the address of the letter.',
    ...OWN,
    body: Body({ token: Token }),
  },
  'roles.list': { says: 'Lists the roles of the business.', ...READS },
  'roles.create': { says: 'Makes a role.', ...CREATES },
  'roles.one': { says: 'Reads a role.', ...READS },
  'roles.update': { says: 'Changes a role.', ...EDITS },
  'roles.copy': {
    says: 'Makes a role that begins as another, also as a preset, which nobody changes (TM-03).',
    ...CREATES,
    makes: ['role_general'],
    body: null,
  },
  'roles.deleteMany': { says: 'Deletes roles that nobody has.', ...DELETES },
});
