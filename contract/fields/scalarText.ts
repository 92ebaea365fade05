import { numberToText } from '../numberToText';
import { hasInvalidCharacters, isBlank } from './textCharacters';

/** Reads a text: nothing is `''`, a number is its digits; anything else goes through as it came, for `check` to refuse. */
export const readText = (raw: unknown): unknown => {
  if (raw === null || raw === undefined) return '';
  return typeof raw === 'number' && Number.isFinite(raw) ? numberToText(raw) : raw;
};

/** Writes a text: trimmed, and an empty one travels as `null`, so that `null` survives the way there and back. */
export const writeText = (value: unknown): unknown => {
  if (value === undefined) return null;
  if (typeof value !== 'string') return value;
  // Broken characters go as they are, to be refused: some of them would be trimmed away, others look like nothing.
  if (hasInvalidCharacters(value)) return value;
  return isBlank(value) ? null : value.trim();
};

/** The text of a part, whatever came: for inputs that can show nothing but text. */
export const textOf = (value: unknown): string => {
  const read = readText(value);
  return typeof read === 'string' ? read : '';
};
