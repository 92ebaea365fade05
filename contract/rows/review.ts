import Type from 'typebox';
import { reviewEndpoints } from '../endpoints/review';
import { Id, Moment, Text } from '../entities/parts';
import { Visibility } from '../entities/visibility';
import { limits } from '../limits';
import { LEVEL_NAMES } from '../visibility/Level';
import { Body, EDITS, Fields, Flag, READS } from './parts';
import { rowsOf, type Wire } from './Row';

/** What an open form holds: of a record, or of a dish that does not exist yet. */
const Unsaved = Body({
  resource: Type.Enum(LEVEL_NAMES),
  id: Type.Optional(Type.Union([Id, Type.Null()])),
  categoryId: Type.Optional(Id),
  values: Fields,
});
export type UnsavedBody = Wire<typeof Unsaved>;

const Preview = Type.Object({
  url: Text,
  now: Type.Optional(Moment),
  at: Type.Optional(Moment),
  timezone: Type.Optional(Text),
  visibility: Type.Optional(Visibility),
  differences: Type.Optional(
    Type.Array(
      Type.Object({
        resource: Type.Enum(LEVEL_NAMES),
        id: Id,
        title: Type.Optional(Text),
        change: Type.Enum(['appears', 'disappears', 'opens', 'closes', 'returns', 'runs_out']),
        visibility: Type.Optional(Visibility),
      }),
    ),
  ),
});
export type Preview = Wire<typeof Preview>;
/** How a moment differs from now. */
export type Difference = NonNullable<Preview['differences']>[number];

const Reason = Type.String({ maxLength: limits.descriptionMax });

/** What guests see of a venue, who changed what, and the desk of moderators (docs/spec/4-beyond.md, GV, HI, MO). */
export const reviewRows = rowsOf(reviewEndpoints, {
  'guest.qr': {
    says: 'Draws the code that leads guests to a venue. `for` is `point`, `menu` (with `menuId`) or `table` (with `table`, a number); `format` is `svg` or `png`.',
    ...READS,
    queryOptional: true,
  },
  'guest.preview': {
    says: 'Prepares the page as guests would see it. `at` is a time by the clock of the venue (`2026-11-27T23:30`), `unsaved` is what an open form holds, with the values a save would send. The address is for who asked, and for a while. Besides it the answer may tell both moments, the zone of the venue, what guests see of the page then (`visibility`), and how that differs from now.',
    ...READS,
    right: 'view',
    body: Body({
      pointId: Id,
      menuId: Type.Optional(Type.Union([Id, Type.Null()])),
      at: Type.Optional(
        Type.Union([Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d$' }), Type.Null()]),
      ),
      unsaved: Type.Optional(Type.Union([Unsaved, Type.Null()])),
    }),
    values: Preview,
  },
  'changes.list': {
    says: 'Lists who changed what. `grouped`: what one act has done in a venue is one row, and says how many it has; `batch`: the rows of an act.',
    ...READS,
    queryOptional: true,
  },
  'changes.undo': {
    says: 'Takes a change back. `rest`: without the fields that were changed since; `whole`: everything that the same act did in the venue.',
    ...EDITS,
    body: Body({ rest: Flag, whole: Flag }),
  },
  'moderation.list': { says: 'Lists the venues that wait for a moderator.', ...READS },
  'moderation.one': { says: 'Reads a venue as its moderator sees it.', ...READS },
  'moderation.decide': {
    says: 'Approves a venue or sends it back with reasons.',
    ...READS,
    right: 'moderator',
    body: Body({
      decision: Type.Enum(['approve', 'reject']),
      reason: Type.Optional(Type.Union([Reason, Type.Null()])),
      fields: Type.Optional(Type.Record(Type.String(), Reason, { description: 'What is wrong, by field' })),
      version: Type.Optional(Type.Integer()),
    }),
  },
});
