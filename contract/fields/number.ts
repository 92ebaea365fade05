import type { FieldRules } from '../fieldConfig';
import { checkNumberBounds } from './checkNumberBounds';
import { parseDecimal, placesOf, readAmount, toExactNumber } from './decimal';
import type { FieldError, FieldTypeRules } from './FieldTypeRules';
import { readText } from './scalarText';

/** A whole or decimal number; the value is the text as typed (docs/spec/3-decisions.md, Open points 4), one that was stored is read with a comma. */
export const number = {
  empty: () => '',
  fromRecord: (record, field) => readNumber(record[field.name]),
  toPayload: (value, field) => ({ [field.name]: writeNumber(value, field.isText) }),
  wireKeys: (field) => [field.name],
  check: (value, field, { initial }) => {
    if (typeof value !== 'string') return [{ key: 'errors.number' }];
    if (value.trim() === '') return field.rules.required ? [{ key: 'errors.required' }] : [];
    return checkAmount(value, field.rules, initial);
  },
} satisfies FieldTypeRules;

/** People read a comma, so that is what a form shows of a stored number; what is no number goes through as it came. */
export const readNumber = (raw: unknown): unknown => {
  const text = readText(raw);
  return typeof text === 'string' && parseDecimal(text) !== undefined ? text.replace('.', ',') : text;
};

/** Nothing is `null`; what is no number stays as it came. */
export const writeNumber = (value: unknown, asText = false): unknown => {
  if (value === undefined) return null;
  if (typeof value !== 'string') return value;
  if (value.trim() === '') return null;
  const decimal = readAmount(value);
  if (decimal === undefined) return value;
  return asText ? decimal : toExactNumber(decimal);
};

/** The bounds of an amount and how many digits it may have behind the comma. */
export const checkAmount = (
  typed: string,
  { decimals, ...bounds }: Pick<FieldRules, 'min' | 'max' | 'decimals'>,
  initial: unknown,
): readonly FieldError[] => {
  const decimal = readAmount(typed);
  const errors = checkNumberBounds(decimal, bounds);
  if (errors.length > 0 || decimal === undefined || isSame(decimal, initial)) return errors;
  return decimals !== undefined && placesOf(decimal) > decimals
    ? [{ key: 'errors.maxDecimals', args: { smart_count: decimals } }]
    : [];
};

/** What was stored with more digits may stay as it is. */
const isSame = (decimal: string, initial: unknown): boolean =>
  typeof initial === 'string' && readAmount(initial) === decimal;
