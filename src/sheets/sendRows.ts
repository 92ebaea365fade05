import { isRecord } from '../../contract/isRecord';
import type { PlannedCategory } from '../../contract/sheets/categories';
import {
  type Cell,
  SHEET_NOTES,
  SHEET_STATUSES,
  type SheetAnswer,
  type SheetResult,
} from '../../contract/sheets/Sheet';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';

type Call = CarteDataProvider['call'];

/** What goes into a menu: the column of each cell, the rows, and what was said of those that were asked about. */
export interface Question {
  readonly menuId: string;
  readonly mapping: readonly (string | null)[];
  /** The title of the column of ids. */
  readonly mark: string | undefined;
  /** What names of categories mean that the menu has not. */
  readonly categories: readonly PlannedCategory[];
  readonly rows: readonly (readonly Cell[])[];
  readonly answers: ReadonlyMap<number, SheetAnswer>;
}

/** Rows of one call: so that others are answered in between, and no body grows beyond what is taken. */
const AT_ONCE = 100;
const LETTERS_AT_ONCE = 150_000;

/** The rows of each call, by their places. */
const slicesOf = (rows: Question['rows'], places: readonly number[]): readonly (readonly number[])[] => {
  const slices: number[][] = [];
  let letters = 0;
  for (const place of places) {
    const length = JSON.stringify(rows[place]).length;
    const last = slices.at(-1);
    if (last && last.length < AT_ONCE && letters + length <= LETTERS_AT_ONCE) last.push(place);
    else {
      slices.push([place]);
      letters = 0;
    }
    letters += length;
  }
  return slices;
};

const bodyOf = ({ mapping, mark, categories, rows, answers }: Question, slice: readonly number[]) => ({
  mapping,
  ...(mark !== undefined && { mark }),
  ...(categories.length > 0 && { categories }),
  rows: slice.map((place) => rows[place] ?? []),
  ...(slice.some((place) => answers.has(place)) && {
    answers: slice.map((place) => answers.get(place) ?? null),
  }),
});

/** Says of each row what would become of it, slice by slice. */
export const checkRows = async (
  call: Call,
  question: Question,
  {
    places,
    signal,
    onResults,
  }: {
    readonly places: readonly number[];
    readonly signal: AbortSignal;
    readonly onResults: (places: readonly number[], more: readonly SheetResult[]) => void;
  },
): Promise<void> => {
  for (const slice of slicesOf(question.rows, places)) {
    const { results } = await call('menus.importSheet', {
      params: { id: question.menuId },
      body: { ...bodyOf(question, slice), dry_run: true },
      signal,
    });
    signal.throwIfAborted();
    onResults(slice, readResults(results));
  }
};

/** An act that is under way. */
export interface Writing {
  readonly question: Question;
  readonly slices: readonly (readonly number[])[];
  readonly all: number;
  /** What the dry run has found, by the place of a row. */
  readonly results: readonly (SheetResult | undefined)[];
  /** Names the act: what was sent already and is sent again is done once. */
  readonly key: string;
  readonly file: string;
  readonly refused: number;
}

export const writingOf = (
  question: Question,
  {
    places,
    ...found
  }: { readonly places: readonly number[] } & Pick<Writing, 'results' | 'file' | 'refused'>,
): Writing => ({
  ...found,
  question,
  slices: slicesOf(question.rows, places),
  all: places.length,
  key: crypto.getRandomValues(new Uint32Array(4)).join('-'),
});

/** One of its calls. @param continues the first entry of the act, once there is one */
export const writeSlice = async (
  call: Call,
  { question, slices, all, results: found, key, file, refused }: Writing,
  { number, continues }: { readonly number: number; readonly continues: number | null },
): Promise<{ readonly results: readonly SheetResult[]; readonly changeId: number | null }> => {
  const slice = slices[number] ?? [];
  const seen = slice.map((place) => {
    const { id, version } = found[place] ?? {};
    return id !== undefined && version !== undefined ? [id, version] : null;
  });
  const { results, change_id: id } = await call('menus.importSheet', {
    params: { id: question.menuId },
    body: {
      ...bodyOf(question, slice),
      seen,
      ...(continues !== null && { continues }),
      ...(number === slices.length - 1 && { finished: { file: file.slice(0, 255), count: all, refused } }),
    },
    idempotencyKey: `${key}-${number}`,
  });
  return { results: readResults(results), changeId: typeof id === 'number' ? id : null };
};

/** The backend's answer, row by row; what is none counts as refused. */
const readResults = (raw: unknown): readonly SheetResult[] =>
  (Array.isArray(raw) ? raw : []).map((each: unknown) => {
    if (!isRecord(each)) return { status: 'refused' };
    const status = SHEET_STATUSES.find((known) => known === each.status);
    const note = SHEET_NOTES.find((known) => known === each.note);
    return status
      ? {
          status,
          ...(note && { note }),
          ...(typeof each.makes === 'string' && { makes: each.makes }),
          ...(typeof each.id === 'number' && { id: each.id }),
          ...(typeof each.version === 'number' && { version: each.version }),
          ...(isRecord(each.was) && { was: each.was as Readonly<Record<string, Cell>> }),
          ...(isRecord(each.errors) && { errors: readTexts(each.errors) }),
        }
      : { status: 'refused' };
  });

const readTexts = (raw: Readonly<Record<string, unknown>>): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(raw).map(([name, words]) => [name, [words].flat().map(String)]));
