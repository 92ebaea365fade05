import { isRecord } from '../../contract/isRecord';
import { limits } from '../../contract/limits';
import { readPortion, unitNamed } from '../../contract/portion';
import type { PlannedCategory } from '../../contract/sheets/categories';
import { menuOfIdTitle, type SheetColumn } from '../../contract/sheets/columns';
import { type Cell, SHEET_ANSWERS, type SheetAnswer } from '../../contract/sheets/Sheet';
import { unitTitles } from '../../contract/texts/units';
import { categoryKindOf } from '../../contract/vocabulary';
import { invalid } from '../ApiError';
import { isId } from '../isId';
import { bulkTexts } from '../texts/bulk';
import { sheetTexts } from '../texts/sheets';

type Body = Readonly<Record<string, unknown>>;

/** What a dry run has found for a row: that very record, or that there is none yet. */
export type SeenRow = { readonly id: number; readonly version: number } | 'new';

export interface Asked {
  /** The rows by the key of the column; a column without a key is left out. */
  readonly rows: readonly ReadonlyMap<string, Cell>[];
  readonly seen: readonly SeenRow[] | undefined;
  /** The menu whose ids they are, by the title of their column; undefined: they are nobody's. */
  readonly idsOf: number | undefined;
  /** What was said of a row that is `asked`. */
  readonly answers: readonly (SheetAnswer | null)[];
  /** What names of categories mean that the menu has not. */
  readonly categories: readonly PlannedCategory[];
  readonly isDry: boolean;
  readonly continues: number | undefined;
  readonly finished: { readonly file: string; readonly count: number; readonly refused: number } | undefined;
}

const MAX_TEXT = 4000;
const FILE_NAME = 255;
const MOST_CATEGORIES = 500;

/** What an import asks for. @throws ApiError 422 */
export const readAsked = (body: Body, columns: readonly SheetColumn[]): Asked => {
  const { dry_run: isDry = false } = body;
  if (typeof isDry !== 'boolean') throw invalid({ dry_run: [bulkTexts.yesOrNo] });
  const mapping = readMapping(body.mapping, columns);
  const rows = readRows(body.rows, mapping.length);
  return {
    rows: rows.map((cells) => withPortion(byKey(mapping, cells))),
    seen: readSeen(body.seen, rows.length),
    idsOf: readMark(body.mark),
    answers: readAnswers(body.answers, rows.length),
    categories: readCategories(body.categories),
    isDry,
    continues: readContinues(body.continues),
    finished: readFinished(body.finished),
  };
};

const readMapping = (raw: unknown, columns: readonly SheetColumn[]): readonly (string | null)[] => {
  const all: readonly unknown[] = Array.isArray(raw) ? raw : [];
  const keys = all.filter((key): key is string | null => key === null || isKey(key, columns));
  const named = keys.filter((key) => key !== null);
  const isRight = all.length > 0 && all.length <= limits.sheetColumns && keys.length === all.length;
  if (!isRight || new Set(named).size !== named.length) throw invalid({ mapping: [sheetTexts.mapping] });
  if (!named.includes('title')) throw invalid({ mapping: [sheetTexts.noName] });
  return keys;
};

const isKey = (raw: unknown, columns: readonly SheetColumn[]): raw is string =>
  columns.some(({ key }) => key === raw);

const readRows = (raw: unknown, width: number): readonly (readonly Cell[])[] => {
  const all: readonly unknown[] = Array.isArray(raw) ? raw : [];
  const rows = all.filter((row): row is readonly Cell[] => isRow(row, width));
  const isRight = all.length > 0 && all.length <= limits.maxBulkRows && rows.length === all.length;
  if (!isRight) throw invalid({ rows: [sheetTexts.rows] });
  return rows;
};

const isRow = (raw: unknown, width: number): boolean =>
  Array.isArray(raw) && raw.length <= width && raw.every(isCell);

const isCell = (raw: unknown): raw is Cell =>
  raw === null ||
  (typeof raw === 'string' && raw.length <= MAX_TEXT) ||
  (typeof raw === 'number' && Number.isFinite(raw));

const byKey = (mapping: readonly (string | null)[], cells: readonly Cell[]): ReadonlyMap<string, Cell> =>
  new Map(mapping.flatMap((key, index) => (key === null ? [] : [[key, cells[index] ?? null] as const])));

/** A unit beside its value, as in `250 g`, goes to its own cell; by a name of others it is the one that we have. */
const withPortion = (cells: ReadonlyMap<string, Cell>): ReadonlyMap<string, Cell> => {
  const [said, named] = [cells.get('unit_value'), cells.get('unit_measurement')];
  const { value, unit: word } = readPortion(String(said ?? ''));
  const [beside, own] = [unitNamed(word), unitNamed(String(named ?? ''))];
  const unit = beside ?? own;
  // Two that disagree are refused as they stand.
  if (!unit || (beside && (named ?? '') !== '' && own !== beside)) return cells;
  return new Map([
    ...cells,
    ...(beside ? [['unit_value', value] as const] : []),
    ['unit_measurement', unitTitles[unit]] as const,
  ]);
};

const readSeen = (raw: unknown, count: number): readonly SeenRow[] | undefined => {
  if (raw === undefined) return undefined;
  const all: readonly unknown[] = Array.isArray(raw) ? raw : [];
  const seen = all.flatMap((each): readonly SeenRow[] => {
    if (each === null) return ['new'];
    const [id, version]: readonly unknown[] = Array.isArray(each) ? each : [];
    return isId(id) && isId(version) ? [{ id, version }] : [];
  });
  if (all.length !== count || seen.length !== count) throw invalid({ seen: [sheetTexts.seen] });
  return seen;
};

const readMark = (raw: unknown): number | undefined => {
  if (raw === undefined || raw === null) return undefined;
  if (typeof raw !== 'string') throw invalid({ mark: [sheetTexts.mark] });
  return menuOfIdTitle(raw);
};

const readAnswers = (raw: unknown, count: number): Asked['answers'] => {
  if (raw === undefined) return [];
  const all: readonly unknown[] = Array.isArray(raw) ? raw : [];
  const isAnswer = (each: unknown): each is SheetAnswer | null =>
    each === null || SHEET_ANSWERS.some((answer) => answer === each);
  const answers = all.filter(isAnswer);
  if (all.length !== count || answers.length !== count) throw invalid({ answers: [sheetTexts.answers] });
  return answers;
};

const readCategories = (raw: unknown): readonly PlannedCategory[] => {
  if (raw === undefined) return [];
  const all: readonly unknown[] = Array.isArray(raw) ? raw : [];
  const planned = all.flatMap((each): readonly PlannedCategory[] => {
    const { said, id, title, kind: named } = isRecord(each) ? each : {};
    const kind = categoryKindOf(named);
    if (!isText(said)) return [];
    if (isId(id)) return [{ said, id }];
    return isText(title) && kind ? [{ said, title, kind }] : [];
  });
  const isRight = Array.isArray(raw) && planned.length === all.length && all.length <= MOST_CATEGORIES;
  if (!isRight) throw invalid({ categories: [sheetTexts.categories] });
  return planned;
};

const isText = (raw: unknown): raw is string => typeof raw === 'string' && raw.length <= FILE_NAME;

const readContinues = (raw: unknown): number | undefined => {
  if (raw === undefined || raw === null) return undefined;
  if (!isId(raw)) throw invalid({ continues: [sheetTexts.continues] });
  return raw;
};

const readFinished = (raw: unknown): Asked['finished'] => {
  if (raw === undefined) return undefined;
  const { file, count, refused } = isRecord(raw) ? raw : {};
  const isRight = typeof file === 'string' && file.length <= FILE_NAME && isCount(count) && isCount(refused);
  if (!isRight) throw invalid({ finished: [sheetTexts.finished] });
  return { file, count, refused };
};

const isCount = (raw: unknown): raw is number => raw === 0 || isId(raw);
