import Type, { type Static } from 'typebox';
import { Id, ListItem, Nullable, Text } from './parts';

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
