import type { FieldRules } from '../fieldConfig';
import { checkNumberBounds } from './checkNumberBounds';
import { parseDecimal } from './decimal';
import type { FieldError } from './FieldTypeRules';
import { hasInvalidCharacters, isBlank } from './textCharacters';

/** No text of a form is longer, whatever its own rules say: what follows is validated in bounded time. */
const TEXT_HARD_MAX = 10_000;

/** Few sections have patterns, and their reader is large: it comes with the rules of all types (`contract/fields`). */
let matches: (pattern: string, text: string) => boolean = () => true;

export const registerPatterns = (reader: typeof matches): void => {
  matches = reader;
};

const error = (key: string, args?: FieldError['args']): readonly FieldError[] => [
  args ? { key, args } : { key },
];
const counted = (key: string, count: number): readonly FieldError[] => error(key, { smart_count: count });

/**
 * The rules of text and textarea, the first that is broken. Lengths count code points of the trimmed text,
 * letters are those of any alphabet.
 */
export const checkText = (value: unknown, rules: FieldRules): readonly FieldError[] => {
  if (typeof value !== 'string') return error('errors.invalidFormat');
  if (value.length > TEXT_HARD_MAX) return counted('errors.maxLength', rules.max_length ?? TEXT_HARD_MAX);
  if (hasInvalidCharacters(value)) return error('errors.invalidCharacters');
  if (value !== '' && isBlank(value) && rules.not_only_spaces !== false) return error('errors.notOnlySpaces');
  const trimmed = value.trim();
  if (isBlank(trimmed)) return rules.required ? error('errors.required') : [];
  return checkLength(trimmed, rules) ?? checkLetters(trimmed, rules) ?? checkShape(trimmed, rules);
};

const checkLength = (value: string, { min_length, max_length }: FieldRules) => {
  const length = [...value].length;
  if (min_length !== undefined && length < min_length) return counted('errors.minLength', min_length);
  if (max_length !== undefined && length > max_length) return counted('errors.maxLength', max_length);
  return undefined;
};

const checkLetters = (value: string, { min_letters, min_letters_or_digits }: FieldRules) => {
  const count = (wanted: RegExp): number => value.match(wanted)?.length ?? 0;
  if (min_letters !== undefined && count(/\p{L}/gu) < min_letters) {
    return counted('errors.minLetters', min_letters);
  }
  if (min_letters_or_digits !== undefined && count(/[\p{L}\p{Nd}]/gu) < min_letters_or_digits) {
    return counted('errors.minLettersOrDigits', min_letters_or_digits);
  }
  return undefined;
};

/** `min` and `max` on a text make it a number typed as text (text takes `min`). */
const checkShape = (value: string, rules: FieldRules): readonly FieldError[] => {
  if (rules.no_address && holdsAddress(value)) return error('errors.noAddress');
  if (rules.pattern !== undefined && !matches(rules.pattern, value)) return error('errors.pattern');
  return rules.min === undefined && rules.max === undefined
    ? []
    : checkNumberBounds(parseDecimal(value), rules);
};

/**
 * A scheme, a mailbox, or a word, a dot (of any keyboard) and Latin or small letters right behind it. Initials have a capital there.
 */
const ADDRESS =
  /:\/\/|\S@\S|\b[Ww]{3}[.\u3002\uFF0E\uFF61]|[\p{L}\p{N}][.\u3002\uFF0E\uFF61](?:\p{Script=Latin}{2}|\p{Ll}{2})|\d\.\d/u;

/** Whether a program that shows the text makes a link of a part of it. */
export const holdsAddress = (text: string): boolean => ADDRESS.test(text);
