import type { FieldRules } from '../fieldConfig';
import { compareDecimals, numberToText, parseDecimal } from './decimal';
import type { FieldProblem } from './FieldKind';

/** Judges the text of a number and its bounds, exactly: no float is compared. */
export const checkNumberBounds = (
  text: string,
  { min, max }: Pick<FieldRules, 'min' | 'max'>,
): readonly FieldProblem[] => {
  const decimal = parseDecimal(text);
  if (decimal === undefined) return [{ key: 'errors.number' }];
  if (min !== undefined && compareDecimals(decimal, numberToText(min)) < 0) {
    return [{ key: 'errors.min', args: { min } }];
  }
  if (max !== undefined && compareDecimals(decimal, numberToText(max)) > 0) {
    return [{ key: 'errors.max', args: { max } }];
  }
  return [];
};
