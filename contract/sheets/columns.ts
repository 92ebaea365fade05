import type { FieldConfig } from '../fieldConfig';
import { foldText } from '../foldText';
import { canView } from '../permissions';
import { sheetAliases, sheetTexts, titleUnits } from '../texts/sheets';
import { partsOf } from './cells';

/** A column of a menu's spreadsheet. */
export interface SheetColumn {
  /** `price`, `nutrition.calories`; `id` and `category` say which record a row is about. */
  readonly key: string;
  readonly title: string;
  /** What it is a part of; absent: it is no field. */
  readonly field?: FieldConfig;
  readonly part: number;
}

export const ID_COLUMN = 'id';
export const CATEGORY_COLUMN = 'category';

/** The columns that a role sees, in the order of the form. */
export const columnsOf = (fields: readonly FieldConfig[]): readonly SheetColumn[] => [
  { key: ID_COLUMN, title: sheetTexts.id, part: 0 },
  { key: CATEGORY_COLUMN, title: sheetTexts.category, part: 0 },
  ...fields.filter(canView).flatMap((field) =>
    partsOf(field).map(
      ([name, title], part): SheetColumn => ({
        key: name === '' ? field.name : `${field.name}.${name}`,
        title,
        field,
        part,
      }),
    ),
  ),
];

/** A column that our own files carry to be looked at, not to be read back: nobody need know it. */
export const isOnlyShown = (title: string | undefined): boolean => title === sheetTexts.allergens;

/**
 * The title of the column of ids in our own files. It names the menu, because a number that stands under anything else, the
 * line, code or article of a price list, is no id.
 */
export const idTitleOf = (menuId: number): string => `${sheetTexts.id} (${sheetTexts.ofMenu} ${menuId})`;

const OWN = new RegExp(`^${foldText(sheetTexts.id)} \\(${foldText(sheetTexts.ofMenu)} (\\d+)\\)$`);

/** The menu whose ids stand under a title; undefined: it is no column of ours. */
export const menuOfIdTitle = (title: string): number | undefined => {
  const [, id] = OWN.exec(foldText(title)) ?? [];
  return id === undefined ? undefined : Number(id);
};

/** Behind a comma, in brackets, or a sign of currency behind a space. */
const UNIT = new RegExp(`(?:\\s*[,(]\\s*(?:${titleUnits.join('|')})\\s*\\)?|\\s*₽)\\s*$`, 'u');

/** What tells titles apart: signs of units and of currencies do not. */
const titleKey = (title: string): string => foldText(title).replace(/[.:*]/g, '').replace(UNIT, '').trim();

/**
 * The column of each title, by the section's titles first and by what other programs call them then; each once, null where
 * nobody knows it.
 */
export const mappingOf = (
  titles: readonly string[],
  columns: readonly SheetColumn[],
): readonly (string | null)[] => {
  const taken = new Set<string>();
  const keys = titles.map(titleKey);
  const found: (string | null)[] = titles.map(() => null);
  const take = (fits: (column: SheetColumn, key: string) => boolean): void => {
    for (const [index, key] of keys.entries()) {
      if (key === '' || found[index] !== null) continue;
      const isOwn = menuOfIdTitle(titles[index] ?? '') !== undefined;
      const column = columns.find(
        (each) => !taken.has(each.key) && (each.key === ID_COLUMN ? isOwn : fits(each, key)),
      );
      if (!column) continue;
      taken.add(column.key);
      found[index] = column.key;
    }
  };
  take(({ title }, key) => titleKey(title) === key);
  take(({ key: own }, key) => (sheetAliases[own] ?? []).some((alias) => titleKey(alias) === key));
  return found;
};
