import { checkNumberBounds } from './checkNumberBounds';
import { parseDecimal, toExactNumber } from './decimal';
import type { FieldKind } from './FieldKind';
import { readText } from './scalarText';

/** Decimals that always travel as text (2§5, 3-decisions 17): a price of `100` must not change its type. */
const TEXT_ON_THE_WIRE: readonly string[] = ['price', 'unit_value'];

/** A whole or decimal number; the value is the text as typed, comma or dot (3-decisions 4). */
export const number = {
  empty: () => '',
  fromRecord: (record, field) => readText(record[field.name]),
  toPayload: (value, field) => ({ [field.name]: writeNumber(value, TEXT_ON_THE_WIRE.includes(field.name)) }),
  wireKeys: (field) => [field.name],
  check: (value, field) => {
    if (typeof value !== 'string') return [{ key: 'errors.number' }];
    if (value.trim() === '') return field.rules.required ? [{ key: 'errors.required' }] : [];
    return checkNumberBounds(value, field.rules);
  },
} satisfies FieldKind;

/** Nothing is `null`; what is no number stays as it came. */
export const writeNumber = (value: unknown, asText = false): unknown => {
  if (value === undefined) return null;
  if (typeof value !== 'string') return value;
  if (value.trim() === '') return null;
  const decimal = parseDecimal(value);
  if (decimal === undefined) return value;
  return asText ? decimal : toExactNumber(decimal);
};
