import { foldText } from '../../contract/foldText';
import { CATEGORY_COLUMN } from '../../contract/sheets/columns';
import type { SheetFile } from '../../contract/sheets/readSheet';
import type { SheetResult } from '../../contract/sheets/Sheet';
import { sheetWords as words } from '../../i18n/sheetWords';
import { shownText } from '../../i18n/text';

/**
 * The answers of several calls as one: two rows of one record, or of one new name in a category, are one too many wherever in the
 * table they stand, and each call knows its own rows only.
 */
export const withoutTwins = (
  results: readonly (SheetResult | undefined)[],
  { rows, lines, beyond }: Pick<SheetFile, 'rows' | 'lines' | 'beyond'>,
  mapping: readonly (string | null)[],
): readonly (SheetResult | undefined)[] => {
  const [category, title] = [CATEGORY_COLUMN, 'title'].map((key) => mapping.indexOf(key));
  const textAt = (index: number, column = -1): string => foldText(String(rows[index]?.[column] ?? ''));
  const taken = new Map<string, number>();
  return Array.from(results, (result, index) => {
    if (!result) return undefined;
    const { id, status } = result;
    const more = beyond.get(lines[index] ?? 0);
    if (more !== undefined) return { status: 'refused', errors: { '': [shownText(words.beyond, { more })] } };
    if (status === 'refused' || status === 'stale' || status === 'asked') return result;
    const key = id === undefined ? `${textAt(index, category)}\n${textAt(index, title)}` : String(id);
    const first = taken.get(key);
    if (first === undefined) {
      taken.set(key, index);
      return result;
    }
    return { status: 'refused', errors: { '': [shownText(words.twice, { line: lines[first] })] } };
  });
};
