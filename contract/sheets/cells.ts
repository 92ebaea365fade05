import { joinList, readComposition, splitList } from '../composition';
import type { FieldConfig, FieldType } from '../fieldConfig';
import { matchOption } from '../fields/choice';
import { readAmount, toExactNumber } from '../fields/decimal';
import type { WireRecord } from '../fields/FieldTypeRules';
import { ingredientsOf } from '../fields/ingredients';
import { NUTRIENTS, nutritionOf } from '../fields/nutrition';
import { rulesOf } from '../fields/rulesOf';
import { textOf } from '../fields/scalarText';
import { foldText } from '../foldText';
import { nutrientTitles, sheetFlags, sheetTexts } from '../texts/sheets';
import type { Cell } from './Sheet';

/** How a field type stands in a spreadsheet. */
interface CellRules {
  /** Its columns: the name of the part and the title; absent: one without a name, the field itself. */
  readonly parts?: (field: FieldConfig) => readonly (readonly [name: string, title: string])[];
  /** What stands in them; `value` is the form's. */
  readonly write: (value: unknown, field: FieldConfig) => readonly Cell[];
  /** The form's value of what stands in a cell, or what is there as it is, for the rules to refuse; undefined: nothing is said. */
  readonly read: (cell: Cell, field: FieldConfig) => unknown;
}

const asText = (cell: Cell): string => textOf(cell).replace(/\r\n?/g, '\n').trim();

/** A number where it says the same as the text, else the text: no digit is lost. */
const amount = (value: unknown): Cell => {
  const text = textOf(value);
  const decimal = readAmount(text);
  return decimal === undefined ? text || null : toExactNumber(decimal);
};

const text: CellRules = {
  write: (value) => [textOf(value) || null],
  read: asText,
};
const number: CellRules = { write: (value) => [amount(value)], read: asText };

const titleKey = (title: string): string => foldText(title).replace(/\.$/, '');

/** Known by its title, or by its value. */
const optionOf = ({ options }: FieldConfig, said: string): string => {
  const option =
    options.find(({ title }) => titleKey(title) === titleKey(said)) ?? matchOption(options, said);
  return option ? String(option.value) : said;
};
const optionTitle = ({ options }: FieldConfig, value: unknown): string =>
  matchOption(options, value)?.title ?? textOf(value);

const option: CellRules = {
  write: (value, field) => [value === '' ? null : optionTitle(field, value)],
  read: (cell, field) => {
    const said = asText(cell);
    return said === '' ? '' : optionOf(field, said);
  },
};

const options: CellRules = {
  write: (value, field) => [
    joinList(
      (Array.isArray(value) ? value : []).map((one) => ({
        title: optionTitle(field, one),
        isAllergen: false,
      })),
    ) || null,
  ],
  read: (cell, field) => splitList(asText(cell)).items.map(({ title }) => optionOf(field, title)),
};

const flag: CellRules = {
  write: (value) => [value === true ? sheetTexts.yes : sheetTexts.no],
  read: (cell) => {
    const said = foldText(asText(cell));
    if (said === '') return undefined;
    if (sheetFlags.yes.some((word) => word === said)) return true;
    return sheetFlags.no.some((word) => word === said) ? false : said;
  },
};

const composition: CellRules = {
  write: (value) => [
    joinList(ingredientsOf(value).map(({ title, is_allergen: isAllergen }) => ({ title, isAllergen }))) ||
      null,
  ],
  read: (cell) => {
    const { ingredients, isWhole } = readComposition(asText(cell));
    return isWhole ? ingredients : asText(cell);
  },
};

const nutrition: CellRules = {
  parts: () => NUTRIENTS.map((part) => [part, nutrientTitles[part]]),
  write: (value) => NUTRIENTS.map((part) => amount(nutritionOf(value)[part])),
  read: asText,
};

/** What stands in no cell: pictures, hours, addresses that are made, and whatever is not named below. */
const none: CellRules = { parts: () => [], write: () => [], read: () => undefined };

const CELLS: Partial<Readonly<Record<FieldType, CellRules>>> = {
  text,
  email: text,
  textarea: text,
  phone: text,
  number,
  select: option,
  radio: option,
  checkbox: flag,
  toggle: flag,
  checkbox_group: options,
  ingredients: composition,
  nutrition,
  date: text,
  time: text,
  color: text,
  rating: number,
  money: number,
};

const cellsOf = ({ type }: FieldConfig): CellRules => CELLS[type] ?? none;

export const partsOf = (field: FieldConfig) => cellsOf(field).parts?.(field) ?? [['', field.title] as const];

/** What stands in the columns of a field for this record. */
export const writeCells = (field: FieldConfig, record: WireRecord): readonly Cell[] =>
  cellsOf(field).write(rulesOf(field).fromRecord(record, field), field);

/**
 * What a form would send for these cells of a field, by the part; a part that is `undefined` is not spoken of.
 * `{}`: they say nothing.
 */
export const readCells = (field: FieldConfig, cells: readonly (Cell | undefined)[]): WireRecord => {
  const { read } = cellsOf(field);
  const said = partsOf(field).flatMap(([part], index) => {
    const cell = cells[index];
    const value = cell === undefined ? undefined : read(cell, field);
    return value === undefined ? [] : [[part, value] as const];
  });
  if (said.length === 0) return {};
  const [first] = said;
  const isWhole = first?.[0] === '';
  const sent = rulesOf(field).toPayload(isWhole ? first[1] : Object.fromEntries(said), field);
  if (isWhole) return sent;
  // Of a field of several parts only those that were named.
  const keys = rulesOf(field).wireKeys(field);
  const named = new Set(said.map(([part]) => keys[partsOf(field).findIndex(([each]) => each === part)]));
  return Object.fromEntries(Object.entries(sent).filter(([key]) => named.has(key)));
};

/** Whether two cells say the same, however a program has written them. */
export const isSameCell = (one: Cell, other: Cell): boolean => {
  const [left, right] = [asText(one), asText(other)];
  if (left === right) return true;
  const [number1, number2] = [readAmount(left), readAmount(right)];
  return number1 !== undefined && number2 !== undefined && isSameAmount(number1, number2);
};

const isSameAmount = (one: string, other: string): boolean => {
  const trim = (decimal: string) => (decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal);
  return trim(one) === trim(other);
};
