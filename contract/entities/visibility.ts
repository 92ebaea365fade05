import Type from 'typebox';
import { LEVEL_NAMES } from '../visibility/Level';
import { HIDING_CAUSES, NOTES } from '../vocabulary';
import { DaysLeft, Id, Moment, Nullable, Text } from './parts';

const causeOf = <Kind extends string>(kinds: readonly Kind[]) =>
  Type.Object({
    kind: Type.Enum(kinds),
    /** The record that it is set on. */
    resource: Type.Enum(LEVEL_NAMES),
    id: Id,
    title: Text,
    /** The field of its form; null: it is not set in a form. */
    section: Nullable(Text),
    field: Nullable(Text),
    place: Type.Record(Text, Type.Union([Type.Integer(), Text]), {
      description: 'What addresses of the record name besides its id',
    }),
    /** When it ends by itself; null: when somebody changes it. */
    until: Nullable(Moment),
    /** Of `status`: which. */
    status: Type.Optional(Text),
  });

/** What guests see of a record. Extension of ours, capability `visibility`. */
export const Visibility = Type.Object({
  is_visible: Type.Boolean(),
  /** From the venue down; empty = it is seen. Without all of them it would be. */
  causes: Type.Array(causeOf(HIDING_CAUSES)),
  notes: Type.Array(causeOf(NOTES)),
  /** The next moment at which anything of this answer changes by itself; null = none. */
  changes_at: Nullable(Moment),
  /** The venue's zone, by which its moments are said. */
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
