import { limits } from '../limits';
import type { FieldError } from './FieldTypeRules';

/** Brackets, spaces and dashes of every alphabet, and the unseen marks that address books put around a number. */
const TAKEN_AWAY = /[()\p{Pd}\u2212\s\p{Cf}]/gu;
const MAX_CHARACTERS = 100;

/** The number as it travels: without brackets, spaces and dashes. */
export const cleanPhone = (typed: string): string => typed.slice(0, MAX_CHARACTERS).replace(TAKEN_AWAY, '');

/** The rules of a phone number, in the order in which a person would mend them; `undefined` = fine. */
export const checkPhone = (typed: string): FieldError | undefined => {
  const digitsMax = { key: 'errors.phone.maxDigits', args: { smart_count: limits.phoneDigitsMax } };
  if (typed.trim() === '') return { key: 'errors.phone.notEmpty' };
  if (typed.length > MAX_CHARACTERS) return digitsMax;
  const cleaned = cleanPhone(typed);
  if (!cleaned.startsWith('+')) return { key: 'errors.phone.invalidFormat' };
  if (!/^[\d+]+$/.test(cleaned)) return { key: 'errors.phone.invalidCharacters' };
  if (cleaned.length < limits.phoneCleanedMin) {
    return { key: 'errors.phone.minDigits', args: { smart_count: limits.phoneDigitsMin } };
  }
  if (cleaned.length > limits.phoneCleanedMax) return digitsMax;
  return RESULT.test(cleaned) ? undefined : { key: 'errors.phone.invalidFormat' };
};

const RESULT = new RegExp(`^\\+\\d{${limits.phoneDigitsMin},${limits.phoneDigitsMax}}$`);
