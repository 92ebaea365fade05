import Type from 'typebox';
import { BULK_STATUSES } from '../bulk';
import { ROUNDINGS } from '../changePrice';
import { ON_CONFLICT } from '../copies';
import { Id, ListItem, Text } from '../entities/parts';
import { limits } from '../limits';
import { SHEET_ANSWERS, SHEET_NOTES, SHEET_STATUSES } from '../sheets/Sheet';
import { TAKEN_PARTS } from '../takeOver';
import { CATEGORY_KINDS } from '../vocabulary';
import { Body, ChangeId, DryRun, Errors, Fields, FilterValue, Ids } from './parts';
import type { Wire } from './Row';

/** The same as in the query of the list. */
const Filters = Type.Array(Type.Object({ field: Type.String(), value: FilterValue }), {
  maxItems: limits.maxFilters,
});

/** The price of each row: by so many percent, by so many roubles, or to a value. */
const PriceChange = Body({
  by: Type.Enum(['percent', 'roubles', 'value']),
  amount: Type.Number(),
  round: Type.Optional(Type.Enum(ROUNDINGS, { description: 'Absent: to kopecks' })),
});

const seen = {
  versions: Type.Optional(
    Type.Record(Type.String({ pattern: '^\\d{1,10}$' }), Id, {
      additionalProperties: false,
      maxProperties: limits.maxBulkRows,
      description: 'By id, as they were seen: another one by now is left (`stale`)',
    }),
  ),
  dry_run: DryRun,
};
const which = {
  ids: Type.Optional(Ids(limits.maxBulkRows)),
  filters: Type.Optional(Filters),
  ...seen,
};

/** What an act of a resource's own carries: on the record of its path, or on many. */
export const actBodies = { one: Body(seen), many: Body({ ids: Ids(limits.maxBulkRows), ...seen }) } as const;
const set = Type.Optional(
  Type.Record(Type.String(), Type.Unknown(), {
    minProperties: 1,
    description: 'Fields, as a form sends them',
  }),
);

/** One change of many records: of `ids`, or of all that `filters` find. */
export const BulkBody = Body({ ...which, set });
export type BulkBody = Wire<typeof BulkBody>;

/** Dishes may also change their price, take or lose marks, and move. */
export const FoodsBulkBody = Body({
  ...which,
  set,
  price: Type.Optional(PriceChange),
  marks: Type.Optional(
    Body({
      add: Type.Optional(Ids(limits.maxBulkRows, 0)),
      remove: Type.Optional(Ids(limits.maxBulkRows, 0)),
    }),
  ),
  move: Type.Optional(Body({ category_id: Id })),
});
export type FoodsBulkBody = Wire<typeof FoodsBulkBody>;

const result = {
  id: Id,
  status: Type.Enum(BULK_STATUSES),
  title: Type.Optional(Type.String({ description: 'Where the role may see it' })),
  type: Type.Optional(Type.Enum(CATEGORY_KINDS)),
  change_id: Type.Optional(Id),
  version: Type.Optional(
    Type.Integer({
      description: 'What was judged: sent back with the change, nothing is done over a newer one',
    }),
  ),
  before: Fields,
  after: Fields,
  errors: Type.Optional(Errors),
};

export const BulkAnswer = Type.Object({ results: Type.Array(Type.Object(result)), change_id: ChangeId });
export type BulkAnswer = Wire<typeof BulkAnswer>;

/** Dishes that take something over, and from which. */
export const TakeOverBody = Body({
  from: Type.Optional(Id),
  rows: Type.Array(
    Body({
      id: Id,
      from: Id,
      take: Type.Array(Type.Enum(TAKEN_PARTS), { minItems: 1, uniqueItems: true }),
      version: Type.Optional(Id),
    }),
    { minItems: 1, maxItems: limits.maxBulkRows },
  ),
  dry_run: DryRun,
});
export type TakeOverBody = Wire<typeof TakeOverBody>;

export const TakeOverAnswer = Type.Object({
  results: Type.Array(Type.Object({ ...result, from: Id })),
  change_id: ChangeId,
});

export const AddRowsAnswer = Type.Object({
  results: Type.Array(
    Type.Object({
      status: Type.Enum(['done', 'refused']),
      id: Type.Optional(Id),
      errors: Type.Optional(Errors),
    }),
  ),
  change_id: ChangeId,
});

const copying = {
  to: Type.Optional(Ids(limits.maxCopyVenues)),
  on_conflict: Type.Optional(Type.Enum(ON_CONFLICT)),
  dry_run: DryRun,
};
export const CopyBody = Body(copying);
export type CopyBody = Wire<typeof CopyBody>;
export const FoodsCopyBody = Body({ ...copying, ids: Ids(limits.maxBulkRows) });

const count = Type.Integer({ minimum: 0 });

export const CopyAnswer = Type.Object({
  results: Type.Array(
    Type.Object({
      point_id: Type.Integer(),
      title: Text,
      status: Type.Enum(['done', 'unchanged', 'missing']),
      made: Type.Object({ menus: count, categories: count, foods: count }),
      updated: count,
      skipped: count,
      same: Type.Array(Type.Object({ ...ListItem.properties, before: Fields, after: Fields })),
      refused: Type.Array(Type.Object({ title: Text, reason: Text })),
      notes: Type.Array(Text),
      ids: Type.Array(Id),
      change_id: ChangeId,
    }),
  ),
});

const CELL_TEXT = 4000;
const NAME = 255;
const MOST_CATEGORIES = 500;

const Cell = Type.Union([Type.String({ maxLength: CELL_TEXT }), Type.Number(), Type.Null()]);
const Name = Type.String({ maxLength: NAME });
const Count = Type.Integer({ minimum: 0, maximum: limits.maxSheetRows });
const manyRows = { maxItems: limits.maxBulkRows };

export const SheetBody = Body({
  mapping: Type.Array(Type.Union([Type.String(), Type.Null()]), {
    minItems: 1,
    maxItems: limits.sheetColumns,
  }),
  mark: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  categories: Type.Optional(
    Type.Array(
      Type.Union([
        Type.Object({ said: Name, id: Id }),
        Type.Object({ said: Name, title: Name, kind: Type.Enum([...CATEGORY_KINDS, 'dish']) }),
      ]),
      { maxItems: MOST_CATEGORIES },
    ),
  ),
  rows: Type.Array(Type.Array(Cell, { maxItems: limits.sheetColumns }), { minItems: 1, ...manyRows }),
  answers: Type.Optional(Type.Array(Type.Union([Type.Enum(SHEET_ANSWERS), Type.Null()]), manyRows)),
  seen: Type.Optional(
    Type.Array(Type.Union([Type.Array(Id, { minItems: 2, maxItems: 2 }), Type.Null()]), manyRows),
  ),
  dry_run: DryRun,
  continues: Type.Optional(Type.Union([Id, Type.Null()])),
  finished: Type.Optional(Type.Object({ file: Name, count: Count, refused: Count })),
});
export type SheetBody = Wire<typeof SheetBody>;

export const SheetAnswer = Type.Object({
  results: Type.Array(
    Type.Object({
      status: Type.Enum(SHEET_STATUSES),
      note: Type.Optional(Type.Enum(SHEET_NOTES)),
      id: Type.Optional(Id),
      version: Type.Optional(Id),
      makes: Type.Optional(Type.String({ description: 'The category that is to be made for it' })),
      was: Type.Optional(
        Type.Record(Type.String(), Cell, {
          description: 'What stood in the cells that change, by the key of their column',
        }),
      ),
      errors: Type.Optional(Errors),
    }),
  ),
  change_id: ChangeId,
});
