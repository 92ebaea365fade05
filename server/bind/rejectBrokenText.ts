import { isRecord } from '../../contract/isRecord';
import { invalid, malformed } from '../ApiError';
import { fieldErrorText } from '../texts/fieldErrorText';

const MAX_DEPTH = 12;
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** NUL, which no text column takes, and halves of a character, which no encoding has. */
const BROKEN = /\0|[\uD800-\uDFFF]/u;

/**
 * Refuses texts that cannot be stored, naming the field (422), and shapes that only an attack has (400): keys that reach
 * into JavaScript's own objects, nesting without end.
 */
export const rejectBrokenText = (body: Readonly<Record<string, unknown>>): void => {
  for (const [key, value] of Object.entries(body)) {
    if (FORBIDDEN_KEYS.has(key) || BROKEN.test(key)) throw malformed();
    if (!isSound(value, 1)) throw invalid({ [key]: [fieldErrorText({ key: 'errors.invalidCharacters' })] });
  }
};

const isSound = (value: unknown, depth: number): boolean => {
  if (depth > MAX_DEPTH) throw malformed();
  if (typeof value === 'string') return !BROKEN.test(value);
  if (Array.isArray(value)) return value.every((one) => isSound(one, depth + 1));
  if (!isRecord(value) || value instanceof File) return true;
  return Object.entries(value).every(([key, one]) => {
    if (FORBIDDEN_KEYS.has(key)) throw malformed();
    return !BROKEN.test(key) && isSound(one, depth + 1);
  });
};
