import columns from '../../content/sheetColumns.json';
import type { Nutrient } from '../fields/nutrition';

/** The words that stand in a spreadsheet besides the titles of a section. */
export const sheetTexts = {
  id: 'Номер Carte',
  ofMenu: 'меню',
  category: 'Категория',
  yes: 'да',
  no: 'нет',
  allergen: 'аллерген',
  allergens: 'Аллергены',
  sheet: 'Меню',
} as const;

/** What stands in brackets behind an ingredient that is an allergen, and in front of a list of them. */
export const allergenWords = ['аллергены?', 'allergens?'] as const;
export const compositionHeadings = ['состав', 'ингредиенты', 'ingredients'] as const;

/** What is read from a cell that holds neither a text nor a number. */
export const cellErrors = { formula: '#ФОРМУЛА!', absent: '#Н/Д', true: 'ИСТИНА', false: 'ЛОЖЬ' } as const;

/** Months as a spreadsheet program cuts them short when it takes 12.05 for a day. */
export const shortMonths = [
  'янв',
  'фев',
  'мар',
  'апр',
  'май',
  'июн',
  'июл',
  'авг',
  'сен',
  'окт',
  'ноя',
  'дек',
] as const;

/** The letters of Russian from the most to the least frequent: by them the encoding of a file is known. */
export const lettersByUse = 'оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё';

/** What people write for yes and for no. */
export const sheetFlags = {
  yes: ['да', 'yes', 'true', 'истина', '1', '+'],
  no: ['нет', 'no', 'false', 'ложь', '0', '-'],
} as const;

export const nutrientTitles = {
  calories: 'Калории, ккал',
  proteins: 'Белки, г',
  fats: 'Жиры, г',
  carbs: 'Углеводы, г',
} as const satisfies Readonly<Record<Nutrient, string>>;

/** The names of the columns of other programs, by the key of ours; the title of the section fits besides. */
export const sheetAliases: Readonly<Record<string, readonly string[]>> = columns.columns;

/** What stands behind a title, after a comma or in brackets, and says nothing of what is in the column. */
export const titleUnits: readonly string[] = columns.units;
