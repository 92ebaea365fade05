/** What stands in a cell; nothing is null. */
export type Cell = string | number | null;

/** A table as it stands in a file: a row of titles, then a row for each record. */
export interface Sheet {
  readonly titles: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** What became of a row, or would: `stale`: somebody has changed, made or removed that record since the dry run. */
export type SheetStatus = 'new' | 'changed' | 'unchanged' | 'refused' | 'stale';

/** One row of the answer, in the order in which they were sent. */
export interface SheetResult {
  readonly status: SheetStatus;
  /** The record that it is about; absent: it is a new one, or none. */
  readonly id?: number;
  readonly version?: number;
  /** What stood in the cells that change, by the key of their column. */
  readonly was?: Readonly<Record<string, Cell>>;
  /** Why it is refused: texts by the key of the column, `''` for the row as a whole. */
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}
