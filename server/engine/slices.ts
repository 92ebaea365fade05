import type { Deps } from '../Deps';

/** Rows of one transaction: what more of them cost at once is time in which nobody else is answered. */
export const SLICE = 100;

/** An act on many rows, as it is done slice by slice; see `Deps.inSlices`. Rows and what is told of them are kept as JSON. */
export interface ManyRows<Row, Told> {
  /** The rows in their order, found before any of them is done. @throws ApiError: then nothing is */
  readonly plan: () => Promise<readonly Row[]>;
  /** Does a slice, inside a transaction of its own, and tells of each of its rows, in their order. Others may have written since the last one. */
  readonly run: (rows: readonly Row[], inside: Deps, at: SliceAt<Told>) => Promise<readonly Told[]>;
  /** What is told of a row that the act did not come to. */
  readonly leave: (row: Row, why: string) => Told;
  /** How many of the rows that are left go in the next transaction; absent: `SLICE`. */
  readonly next?: (left: readonly Row[]) => number;
  /** Nothing is written, and nothing is kept. */
  readonly isDry?: boolean;
}

export interface SliceAt<Told> {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** What was told of the rows before. */
  readonly told: readonly Told[];
}

export interface ManyDone<Told> {
  readonly told: readonly Told[];
  /** The first entry that the act left in the history. */
  readonly entry: number | null;
}

/** Only calls of many rows are done in slices: see `manyRows` of the handlers. */
export const noSlices: Deps['inSlices'] = () => {
  throw new Error('Expected a call of many rows: name it in `manyRows`.');
};
