/** A whole or decimal number as people type it: comma or dot, no exponent. Bounded, so a text of any length is cheap. */
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

/** -1, 0 or 1 for two canonical decimals, exactly. */
export const compareDecimals = (left: string, right: string): number => {
  const places = Math.max(fractionOf(left).length, fractionOf(right).length);
  const difference = scaled(left, places) - scaled(right, places);
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
};

export const isWhole = (decimal: string): boolean => /^0*$/.test(fractionOf(decimal));

/** A JSON number as decimal text, without an exponent: `1e-7` -> `'0.0000001'`. */
export const numberToText = (value: number): string => {
  const [mantissa = '', exponent] = String(value).split('e');
  if (exponent === undefined) return mantissa;
  const sign = mantissa.startsWith('-') ? '-' : '';
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.');
  const shift = Number(exponent);
  if (shift < 0) return `${sign}0.${'0'.repeat(-shift - whole.length)}${whole}${fraction}`;
  return `${sign}${whole}${fraction.padEnd(shift, '0')}`;
};

/** The JSON number where it says the same as the text, else the text: no digit is lost on the wire. */
export const toExactNumber = (decimal: string): number | string => {
  const value = Number(decimal);
  return String(value) === decimal ? value : decimal;
};

const fractionOf = (decimal: string): string => decimal.split('.')[1] ?? '';

const scaled = (decimal: string, places: number): bigint => {
  const [whole = '0'] = decimal.split('.');
  return BigInt(whole + fractionOf(decimal).padEnd(places, '0'));
};
