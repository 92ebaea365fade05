import { compareDecimals, readAmount } from './fields/decimal';
import { numberToText } from './numberToText';
import { unitAliases, unitTitles } from './texts/units';
import { UNITS, type Unit } from './vocabulary';

/** What a text says of a portion. */
export interface Portion {
  readonly value: string;
  /** A word that nobody knows stays what it is, for the rules to refuse; `''`: nothing is said. */
  readonly unit: Unit | (string & {});
}

const wordOf = (text: string): string => text.trim().toLowerCase().replace(/\.$/, '');

/** The unit that a word means. */
export const unitNamed = (typed: string): Unit | undefined => {
  const word = wordOf(typed);
  return UNITS.find((unit) => wordOf(unitTitles[unit]) === word || unitAliases[unit].includes(word));
};

/** `350 г`, `0,5 л`, `350`; `250/30 г` is a dish and what is served with it, together 280. */
export const readPortion = (typed: string): Portion => {
  const [, number = '', word = ''] = /^([\d\s.,/+]*)(.*)$/su.exec(typed.trim()) ?? [];
  const unit = unitNamed(word) ?? wordOf(word);
  return { value: together(number.trim(), unit), unit: unit === '' && isParted(number) ? 'g' : unit };
};

const isParted = (number: string): boolean => /\d\s*[/+]\s*\d/.test(number);

/** Parts of a yield are grams; two volumes are two portions to choose from, and no sum. */
const together = (number: string, unit: string): string => {
  const parts = number.split(/[/+]/).map(readAmount);
  const isSum = isParted(number) && (unit === 'g' || unit === '');
  const all = parts.filter((part) => part !== undefined);
  if (!isSum || all.length !== parts.length) return number;
  const sum = numberToText(Number(all.reduce((before, part) => before + Number(part), 0).toPrecision(12)));
  return compareDecimals(sum, '0') > 0 ? sum : number;
};

/** The unit in a title: `Yield, g`, `Weight (g)`. */
export const unitInTitle = (title: string): Unit | undefined => {
  const [, word = ''] = /[,(]\s*([^,()]+?)\s*\)?\s*$/u.exec(title) ?? [];
  return unitNamed(word);
};
