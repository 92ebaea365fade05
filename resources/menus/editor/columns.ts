import { readAmount } from '../../../contract/fields/decimal';
import { unitTitles } from '../../../contract/texts/units';
import { type CategoryKind, UNITS, type Unit } from '../../../contract/vocabulary';
import { text } from '../../../i18n/text';
import { priceText } from '../../../kit/cells/PriceText';
import type { BoardColumn } from '../../../kit/rows/BoardColumn';
import type { Dish, Section } from './board';

const USUAL: Readonly<Record<CategoryKind, Unit>> = { food: 'g', drink: 'ml' };

/** What a portion of a new dish is in where nobody says it: as the last of its category that tells one, else as its kind is sold. */
export const usualUnit = ({ kind, rows }: Pick<Section, 'kind' | 'rows'>): Unit =>
  rows.findLast(({ unit_measurement: unit }) => unit !== undefined)?.unit_measurement ?? USUAL[kind];

/** `350 г`, `0,5 л`, `350`: a number and its unit, the usual one where nothing is said of it. */
const readPortion = (typed: string, usual: Unit): { value: string; unit: string } => {
  const [, number = '', word = ''] = /^([\d\s.,]*)(.*)$/.exec(typed.trim()) ?? [];
  const value = number.trim();
  const named = word.trim().toLowerCase().replace(/\.$/, '');
  const unit = UNITS.find((each) => unitTitles[each].replace(/\.$/, '') === named || each === named);
  if (value === '' && named === '') return { value: '', unit: '' };
  // A unit that nobody knows is refused by the rules, with what was typed still in the cell.
  return { value, unit: named === '' ? usual : (unit ?? named) };
};

const portionText = ({ unit_value, unit_measurement }: Partial<Dish>): string =>
  unit_value && unit_measurement
    ? `${unit_value.replace('.', ',')}\u00a0${unitTitles[unit_measurement]}`
    : '';

export const title: BoardColumn<Dish> = {
  key: 'title',
  get label() {
    return text('editor.title');
  },
  edit: 'title',
};

export const portion: BoardColumn<Dish> = {
  key: 'portion',
  get label() {
    return text('editor.portion');
  },
  edit: ['unit_value', 'unit_measurement'],
  text: portionText,
  values: (typed, dish) => {
    const { value, unit } = readPortion(typed, dish?.unit_measurement ?? USUAL[dish?.kind ?? 'food']);
    return { unit_value: value, unit_measurement: unit };
  },
};

export const price: BoardColumn<Dish> = {
  key: 'price',
  get label() {
    return text('editor.price');
  },
  edit: 'price',
  text: (dish) => (dish.price ?? '').replace(/\.0+$/, '').replace('.', ','),
  values: (typed) => ({ price: typed }),
  show: (typed) => priceText(readAmount(typed) ?? typed),
};

export const columns = [title, portion, price] as const;
