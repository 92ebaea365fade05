import { limits } from '../limits';
import { numberToText } from '../numberToText';
import { compareDecimals, isWhole, readAmount } from './decimal';
import type { FieldError } from './FieldTypeRules';

const VALUE = 'unit_value';
const UNIT = 'unit_measurement';
const PIECES = 'pc';

const REQUIRED: readonly FieldError[] = [{ key: 'errors.required' }];

const isSet = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/**
 * The rule that spans two fields of a food: a value and its unit, each required with the other; whole pieces of
 * at least 1, anything else at least 0.0001. Validates the field it is asked for, and only where both are validated.
 */
export const checkUnitPair = (
  name: string,
  values: Readonly<Record<string, unknown>>,
  isValidated: (name: string) => boolean,
): readonly FieldError[] => {
  const [value, unit] = [values[VALUE], values[UNIT]];
  if (name === UNIT) return isValidated(VALUE) && isSet(value) && !isSet(unit) ? REQUIRED : [];
  if (name !== VALUE || !isValidated(UNIT)) return [];
  if (isSet(value)) return checkAmount(value, unit === PIECES);
  return isSet(unit) ? REQUIRED : [];
};

const checkAmount = (value: unknown, inPieces: boolean): readonly FieldError[] => {
  const decimal = typeof value === 'string' ? readAmount(value) : undefined;
  if (decimal === undefined) return [{ key: 'errors.number' }];
  if (inPieces && !isWhole(decimal)) return [{ key: 'errors.wholeNumber' }];
  const min = inPieces ? limits.unitValueMinPieces : limits.unitValueMin;
  return compareDecimals(decimal, numberToText(min)) < 0 ? [{ key: 'errors.min', args: { min } }] : [];
};
