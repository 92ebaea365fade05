import { readPortion, unitNamed } from '../../contract/portion';
import type { SheetBody } from '../../contract/rows/bulk';
import type { PlannedCategory } from '../../contract/sheets/categories';
import { menuOfIdTitle, type SheetColumn } from '../../contract/sheets/columns';
import type { Cell, SheetAnswer } from '../../contract/sheets/Sheet';
import { unitTitles } from '../../contract/texts/units';
import { categoryKindOf } from '../../contract/vocabulary';
import { invalid } from '../ApiError';
import { sheetTexts } from '../texts/sheets';

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

/** What an import asks for. @throws ApiError 422 */
export const readAsked = (body: SheetBody, columns: readonly SheetColumn[]): Asked => {
  const { mapping, rows, mark, answers, categories = [], seen, continues, dry_run: isDry = false } = body;
  expectMapping(mapping, columns);
  if (rows.some((cells) => cells.length > mapping.length)) throw invalid({ rows: [sheetTexts.rows] });
  if (seen && seen.length !== rows.length) throw invalid({ seen: [sheetTexts.seen] });
  if (answers && answers.length !== rows.length) throw invalid({ answers: [sheetTexts.answers] });
  return {
    rows: rows.map((cells) => withPortion(byKey(mapping, cells))),
    seen: seen?.map((each) => {
      const [id, version] = each ?? [];
      return id === undefined || version === undefined ? 'new' : { id, version };
    }),
    idsOf: mark ? menuOfIdTitle(mark) : undefined,
    answers: answers ?? [],
    categories: categories.map((each) =>
      'id' in each ? each : { ...each, kind: categoryKindOf(each.kind) ?? 'food' },
    ),
    isDry,
    continues: continues ?? undefined,
    finished: body.finished,
  };
};

const expectMapping = (mapping: SheetBody['mapping'], columns: readonly SheetColumn[]): void => {
  const named = mapping.filter((key) => key !== null);
  const isKnown = named.every((each) => columns.some(({ key }) => key === each));
  if (!isKnown || new Set(named).size !== named.length) throw invalid({ mapping: [sheetTexts.mapping] });
  if (!named.includes('title')) throw invalid({ mapping: [sheetTexts.noName] });
};

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
