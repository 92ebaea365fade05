import Type, { type Static } from 'typebox';
import { Id, Text } from './parts';

/** A record that a search found. */
export const SearchHit = Type.Object({
  resource: Text,
  id: Id,
  title: Text,
  where: Type.Array(Text, { description: 'What it stands in, by title, the venue first' }),
  place: Type.Record(Text, Type.Unknown(), { description: 'What it stands in, by the names of addresses' }),
  record: Type.Record(Text, Type.Unknown(), { description: 'As the call that reads one answers it' }),
  read_as: Type.String({
    description: 'What was typed, or the same keys with the other layout of the keyboard',
  }),
  misspelt: Type.Boolean({ description: 'It resembles what was typed and does not hold it' }),
});
export type SearchHit = Static<typeof SearchHit>;
