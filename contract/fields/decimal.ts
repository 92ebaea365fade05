import { numberToText } from '../numberToText';
import { roubleMarks } from '../texts/units';

/** A whole or decimal number: comma or dot, no exponent. Bounded, so a text of any length is cheap. */
const DECIMAL = /^(-?)0*(\d{1,30})(?:[.,](\d{1,20}))?$/;
const MAX_CHARACTERS = 60;

/**
 * The canonical text of a decimal: a dot, no leading zeros, every digit after the dot kept (`'012,50'` -> `'12.50'`),
 * so that `'999999999999999.99'` survives where a float would not. `undefined` = not a number (`'1e3'`, `'abc'`, `''`).
 */
export const parseDecimal = (typed: string): string | undefined => {
  const text = typed.trim();
  const match = text.length <= MAX_CHARACTERS ? DECIMAL.exec(text) : null;
  if (!match) return undefined;
  const [, sign = '', whole = '0', fraction] = match;
  const digits = fraction === undefined ? whole : `${whole}.${fraction}`;
  return sign && /[1-9]/.test(digits) ? `-${digits}` : digits;
};

/** Thousands parted by spaces of any kind; groups of three alone, so that two numbers never become one. */
const GROUPED = /^-?\d{1,3}(?:\s\d{3})+(?=[.,]|$)/;
const ROUBLES = new RegExp(`\\s*(?:${roubleMarks.join('|')})\\.?$`, 'iu');

/** The same for a number as people write it: `1 200,50`, `100 ₽`, `.5`. */
export const readAmount = (typed: string): string | undefined => {
  const text = typed.trim();
  if (text.length > MAX_CHARACTERS) return undefined;
  const amount = text.replace(ROUBLES, '').replace(/^-?(?=[.,])/, (sign) => `${sign}0`);
  return parseDecimal(GROUPED.test(amount) ? amount.replace(/\s/g, '') : amount);
};

/** A number as people read it, with a comma: understood and written as one reads it back. What is no number stays. */
export const amountText = (typed: string): string => readAmount(typed)?.replace('.', ',') ?? typed.trim();

/** How many digits stand after the comma. */
export const placesOf = (decimal: string): number => fractionOf(decimal).length;

/** -1, 0 or 1 for two canonical decimals, exactly. */
export const compareDecimals = (left: string, right: string): number => {
  const places = Math.max(fractionOf(left).length, fractionOf(right).length);
  const difference = scaled(left, places) - scaled(right, places);
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
};

export const isWhole = (decimal: string): boolean => /^0*$/.test(fractionOf(decimal));

/** The JSON number where it says the same as the text (`12.50` is 12.5), else the text: no digit is lost on the wire. */
export const toExactNumber = (decimal: string): number | string => {
  const value = Number(decimal);
  return compareDecimals(numberToText(value), decimal) === 0 ? value : decimal;
};

const fractionOf = (decimal: string): string => decimal.split('.')[1] ?? '';

const scaled = (decimal: string, places: number): bigint => {
  const [whole = '0'] = decimal.split('.');
  return BigInt(whole + fractionOf(decimal).padEnd(places, '0'));
};
