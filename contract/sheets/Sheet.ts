import type { SheetAnswer as Answer } from '../rows/bulk';
import type { Wire } from '../rows/Row';

/** What stands in a cell; nothing is null. */
export type Cell = string | number | null;

/** A table as it stands in a file: a row of titles, then a row for each record. */
export interface Sheet {
  readonly titles: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/**
 * The outcome of a row, or would. `stale`: somebody has changed, made or removed that record since the dry run; `asked`: its id
 * and its name are of two dishes, so that somebody has to say which is meant.
 */
export const SHEET_STATUSES = ['new', 'changed', 'unchanged', 'asked', 'refused', 'stale'] as const;
export type SheetStatus = (typeof SHEET_STATUSES)[number];

/** What is to be known of a row besides: its id is none of this menu, or a dish of that name stands in the category. */
export const SHEET_NOTES = ['foreign', 'named'] as const;
export type SheetNote = (typeof SHEET_NOTES)[number];

/** What somebody says of a row that is `asked`: the dish of its id under another name, or another dish. */
export const SHEET_ANSWERS = ['same', 'other'] as const;
export type SheetAnswer = (typeof SHEET_ANSWERS)[number];

/** One row of the answer, in the order in which they were sent. */
export type SheetResult = Wire<typeof Answer>['results'][number];
