import Type, { type Static } from 'typebox';
import { CHANGE_KINDS } from '../vocabulary';
import { Id, ListItem, Moment, Nullable, Text, Timezone } from './parts';

const Fields = Type.Record(Text, Type.Unknown(), {
  description: 'Only what changed, by wire key; files by their names',
});

/** What one write did to one record. */
export const Change = Type.Object({
  id: Id,
  batch: Type.String({ description: 'The same for everything that one act changed' }),
  kind: Type.Enum(CHANGE_KINDS),
  resource: Text,
  record_id: Id,
  title: Type.String({ description: 'What the record was called' }),
  person: Nullable(Type.Object({ id: Nullable(Id), name: Text })),
  /** Null: it belongs to the business as a whole, as members and roles do. */
  point: Nullable(ListItem),
  before: Fields,
  after: Fields,
  undoes: Nullable(Id),
  undone: Type.Boolean({ description: 'It was taken back' }),
  place: Nullable(
    Type.Record(Text, Type.Unknown(), { description: 'What the record stands in; null: out of reach now' }),
  ),
  rows: Type.Optional(
    Type.Integer({ minimum: 1, description: 'How many records the act has changed in the venue' }),
  ),
  timezone: Timezone,
  createdAt: Moment,
});
export type Change = Static<typeof Change>;

/** The outcome of a record whose change was taken back. */
export const Undone = Type.Object({
  resource: Text,
  id: Id,
  left: Type.Array(Text, { description: 'Fields that stay as they are: changed since, or files' }),
  reason: Type.Optional(Type.String({ description: 'Why the record was left as it is' })),
});
export type Undone = Static<typeof Undone>;
