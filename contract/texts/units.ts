import type { Unit } from '../vocabulary';

/** A unit as it stands after a number and in the list of units. */
export const unitTitles = {
  ml: 'мл',
  l: 'л',
  kg: 'кг',
  g: 'г',
  mg: 'мг',
  pc: 'шт.',
} as const satisfies Readonly<Record<Unit, string>>;
