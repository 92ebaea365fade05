import Type, { type Static } from 'typebox';
import { LEVELS } from '../rights';
import { MEMBER_STATES } from '../vocabulary';
import { DaysLeft, Id, ListItem, Moment, Nullable, Text } from './parts';

const Preset = Nullable(Type.String({ description: 'owner, manager, chef, bar, viewer; null: made here' }));

/** Somebody who works in a business, or is invited to. */
export const Member = Type.Object({
  id: Id,
  name: Type.String({ description: 'Empty until they have said it' }),
  email: Text,
  phone: Nullable(Text),
  role: Type.Object({ id: Id, title: Text, preset: Preset }),
  all_points: Type.Boolean({ description: 'All venues of the business, also those to come' }),
  points: Type.Array(ListItem, { description: 'Else these; of them those that the asking member reaches' }),
  state: Type.Enum(MEMBER_STATES),
  last_seen: Nullable(Moment),
  is_me: Type.Boolean(),
  is_locked: Type.Boolean({ description: 'Holds more than the asking member, who may not change them' }),
  business: ListItem,
  createdAt: Moment,
  updatedAt: Moment,
  deletedAt: Nullable(Moment),
  days_before_deletion: DaysLeft,
});
export type Member = Static<typeof Member>;

/** What members of a business may do. */
export const Role = Type.Object({
  id: Id,
  title: Text,
  preset: Preset,
  levels: Type.Record(Text, Type.Array(Type.Enum(LEVELS)), {
    description: 'By permission key; an area that is left out is closed',
  }),
  fields: Type.Record(Text, Type.Record(Text, Type.Array(Text)), {
    description: 'What is left of the permissions of single fields, by section and name',
  }),
  members: Type.Integer({ minimum: 0, description: 'How many have it, the invited too' }),
  is_locked: Type.Boolean({ description: 'A preset, or holds more than the asking member' }),
  business: ListItem,
  createdAt: Moment,
  updatedAt: Moment,
});
export type Role = Static<typeof Role>;

export const User = Type.Object({
  id: Id,
  name: Text,
  last_name: Nullable(Text),
  patronymic: Nullable(Text),
  birthday: Nullable(Text),
  email: Text,
  phone: Nullable(Text),
  status: Text,
  country: Nullable(ListItem),
  city: Nullable(ListItem),
  two_factor: Type.Boolean(),
  /** How many are left to whoever loses their app; where there is a second factor. */
  recovery_codes_left: Type.Optional(Type.Integer({ minimum: 0 })),
  receive_offers: Type.Boolean(),
  links: Type.Array(Text),
  capabilities: Type.Array(Text),
  closed_calls: Type.Array(Text, {
    description: 'Calls of the table that no role of this person allows: they would be answered 403',
  }),
  /** What the person has settled for every device; absent until then. */
  preferences: Type.Optional(Type.Record(Text, Type.Unknown())),
  /** Present where the answer opens or renews a session. */
  token: Type.Optional(Text),
});
export type User = Static<typeof User>;
