import type { FieldRules } from '../fieldConfig';
import { numberToText } from '../numberToText';
import { compareDecimals } from './decimal';
import type { FieldError } from './FieldTypeRules';

/** Validates a number and its bounds, exactly: no float is compared. `undefined` = what was typed is none. */
export const checkNumberBounds = (
  decimal: string | undefined,
  { min, max }: Pick<FieldRules, 'min' | 'max'>,
): readonly FieldError[] => {
  if (decimal === undefined) return [{ key: 'errors.number' }];
  if (min !== undefined && compareDecimals(decimal, numberToText(min)) < 0) {
    return [{ key: 'errors.min', args: { min } }];
  }
  if (max !== undefined && compareDecimals(decimal, numberToText(max)) > 0) {
    return [{ key: 'errors.max', args: { max } }];
  }
  return [];
};
