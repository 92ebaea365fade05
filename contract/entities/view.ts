import Type, { type Static } from 'typebox';
import { Id, Text } from './parts';

/** A named way to show a list: its order, rows on a page and filters. */
export const View = Type.Object({
  id: Id,
  resource: Type.String({ description: 'The list, by the first part of its calls: foods' }),
  title: Text,
  state: Type.Record(Text, Type.Unknown(), {
    description: 'sort, order, perPage and filter; any may be left out',
  }),
  is_shared: Type.Boolean({ description: 'For everybody in the business who may look at this list' }),
  is_own: Type.Boolean({ description: 'The asking person made it' }),
  is_locked: Type.Boolean({ description: 'The asking person may not change it' }),
  author: Type.String({ description: 'Who made it' }),
});
export type View = Static<typeof View>;
