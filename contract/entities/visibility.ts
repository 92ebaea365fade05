import Type from 'typebox';
import { LEVEL_NAMES } from '../visibility/Level';
import { HIDING_CAUSES, NOTES } from '../visibility/visibilityOf';
import { DaysLeft, Id, Moment, Nullable, Text } from './parts';

const causeOf = <Kind extends string>(kinds: readonly Kind[]) =>
  Type.Object({
    kind: Type.Enum(kinds),
    resource: Type.Enum(LEVEL_NAMES),
    id: Id,
    title: Text,
    section: Nullable(Text),
    field: Nullable(Text),
    place: Type.Record(Text, Type.Union([Type.Integer(), Text]), {
      description: 'What addresses of the record name besides its id',
    }),
    until: Nullable(Moment),
    status: Type.Optional(Text),
  });

/** What guests see of a record. Extension of ours, capability `visibility`. */
export const Visibility = Type.Object({
  is_visible: Type.Boolean(),
  causes: Type.Array(causeOf(HIDING_CAUSES)),
  notes: Type.Array(causeOf(NOTES)),
  changes_at: Nullable(Moment),
  timezone: Text,
});

/** What every record that has a bin says of its life. */
export const life = {
  updatedAt: Moment,
  deletedAt: Nullable(Moment),
  /** When guests could see it for the first time. Extension of ours. */
  shownAt: Type.Optional(Nullable(Moment)),
  visibility: Type.Optional(Visibility),
  days_before_deletion: DaysLeft,
};
