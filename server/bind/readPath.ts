import { namesIn } from '../../contract/endpoints';
import { categoryKindOf } from '../../contract/vocabulary';
import { notFound } from '../ApiError';
import { readId } from '../isId';

/** Reads `{name}` parts: `type` is a kind, `section` a name, all others are ids. @throws ApiError 404 */
export const readPath = (
  path: string,
  raw: Readonly<Record<string, string>>,
): Readonly<Record<string, string | number>> =>
  Object.fromEntries(namesIn(path).map((name) => [name, readPart(name, raw[name] ?? '')]));

/** @throws ApiError 404 */
export const readPart = (name: string, text: string): string | number => {
  const value = name === 'section' ? text : name === 'type' ? categoryKindOf(text) : readId(text);
  if (value === undefined) throw notFound();
  return value;
};
