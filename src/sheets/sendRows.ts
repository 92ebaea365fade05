import { isRecord } from '../../contract/isRecord';
import type { Cell, SheetResult } from '../../contract/sheets/Sheet';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';

type Call = CarteDataProvider['call'];

/** What goes into a menu: the column of each cell, and the rows. */
export interface Question {
  readonly menuId: string;
  readonly mapping: readonly (string | null)[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Rows of one call: so that others are answered in between, and no body grows beyond what is taken. */
const AT_ONCE = 100;
const LETTERS_AT_ONCE = 150_000;

/** Where each call begins and ends, by the places of its rows. */
export const slicesOf = (rows: Question['rows']): readonly (readonly number[])[] => {
  const slices: number[][] = [];
  let letters = 0;
  for (const [index, row] of rows.entries()) {
    const length = JSON.stringify(row).length;
    const last = slices.at(-1);
    if (last && last.length < AT_ONCE && letters + length <= LETTERS_AT_ONCE) last.push(index);
    else {
      slices.push([index]);
      letters = 0;
    }
    letters += length;
  }
  return slices;
};

/** Says of each row what would become of it, slice by slice. */
export const checkRows = async (
  call: Call,
  { menuId, mapping, rows }: Question,
  {
    signal,
    onResults,
  }: { readonly signal: AbortSignal; readonly onResults: (more: readonly SheetResult[]) => void },
): Promise<void> => {
  for (const slice of slicesOf(rows)) {
    const { results } = await call('menus.importSheet', {
      params: { id: menuId },
      body: { mapping, rows: slice.map((index) => rows[index]), dry_run: true },
      signal,
    });
    signal.throwIfAborted();
    onResults(readResults(results));
  }
};

/** Rows of an act that is under way. */
export interface Writing extends Question {
  /** What the dry run has found of each row. */
  readonly seen: readonly (readonly [id: number, version: number] | null)[];
  /** Names the act: what was sent already and is sent again is done once. */
  readonly key: string;
  readonly file: string;
  readonly refused: number;
}

export interface Written {
  /** The rows that are through, by their places. */
  readonly places: readonly number[];
  readonly results: readonly SheetResult[];
  readonly changeId: number | null;
}

/** One of its calls. @param continues the first entry of the act, once there is one */
export const writeSlice = async (
  call: Call,
  { menuId, mapping, rows, seen, key, file, refused }: Writing,
  {
    slice,
    number,
    isLast,
    continues,
  }: {
    readonly slice: readonly number[];
    readonly number: number;
    readonly isLast: boolean;
    readonly continues: number | null;
  },
): Promise<Written> => {
  const { results, change_id: id } = await call('menus.importSheet', {
    params: { id: menuId },
    body: {
      mapping,
      rows: slice.map((index) => rows[index]),
      seen: slice.map((index) => seen[index] ?? null),
      ...(continues !== null && { continues }),
      ...(isLast && { finished: { file: file.slice(0, 255), count: rows.length, refused } }),
    },
    idempotencyKey: `${key}-${number}`,
  });
  return { places: slice, results: readResults(results), changeId: typeof id === 'number' ? id : null };
};

/** The backend's answer, row by row; what is none counts as refused. */
const readResults = (raw: unknown): readonly SheetResult[] =>
  (Array.isArray(raw) ? raw : []).map((each: unknown) =>
    isRecord(each) && isStatus(each.status)
      ? {
          status: each.status,
          ...(typeof each.id === 'number' && { id: each.id }),
          ...(typeof each.version === 'number' && { version: each.version }),
          ...(isRecord(each.was) && { was: each.was as Readonly<Record<string, Cell>> }),
          ...(isRecord(each.errors) && { errors: readTexts(each.errors) }),
        }
      : { status: 'refused' },
  );

const isStatus = (raw: unknown): raw is SheetResult['status'] =>
  ['new', 'changed', 'unchanged', 'refused', 'stale'].some((status) => status === raw);

const readTexts = (raw: Readonly<Record<string, unknown>>): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(raw).map(([name, words]) => [name, [words].flat().map(String)]));
