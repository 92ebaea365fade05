import Type, { type Static } from 'typebox';
import { Id, Moment, Nullable, StoredFile, Text } from './parts';

/** A venue that waits for a moderator. */
export const Waiting = Type.Object({
  id: Id,
  title: Text,
  city: Nullable(Text),
  picture: Nullable(StoredFile),
  sent_at: Moment,
  /** A decision was made on it before. */
  again: Type.Boolean(),
});
export type Waiting = Static<typeof Waiting>;

const Record = Type.Record(Text, Type.Unknown());

/** Everything a moderator decides by. */
export const Moderated = Type.Object({
  id: Id,
  version: Type.Integer({ minimum: 1 }),
  sent_at: Moment,
  sent_by: Nullable(Text),
  record: Record,
  /** As it was when it was decided on last. */
  before: Nullable(Record),
  decided_at: Nullable(Moment),
  /** What each tab of its form asks for, as `fields/permissions` says it. */
  sections: Type.Array(Type.Object({ name: Text, fields: Type.Array(Type.Unknown()) })),
});
export type Moderated = Static<typeof Moderated>;

/** What a moderator says of a rejected record, on the record itself. */
export const Remarks = Type.Object({
  reason: Nullable(Text),
  fields: Type.Record(Text, Text, { description: 'What is wrong, by field' }),
});
export type Remarks = Static<typeof Remarks>;
