import Type from 'typebox';
import { LEVEL_NAMES } from '../visibility/Level';
import { HIDING_CAUSES, NOTES } from '../visibility/visibilityOf';
import { Id, Moment, Nullable, Text } from './parts';

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
