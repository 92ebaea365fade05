import { CATEGORY_KINDS } from '../../contract/vocabulary';
import { notFound } from '../Refusal';

const MAX_ID = 2 ** 31 - 1;

/** A whole number that a row may have as its id; undefined = none has. */
export const readId = (text: string): number | undefined => {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
  return id !== undefined && id <= MAX_ID ? id : undefined;
};

/** The kind of a category; `dish` is read as `food` (2§3). */
export const readKind = (raw: unknown): (typeof CATEGORY_KINDS)[number] | undefined =>
  raw === 'dish' ? 'food' : CATEGORY_KINDS.find((kind) => kind === raw);

/** Reads `{name}` parts: `type` is a kind, `section` a name, all others are ids. @throws Refusal 404 */
export const readPath = (
  path: string,
  raw: Readonly<Record<string, string>>,
): Readonly<Record<string, string | number>> => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, readPart(name, raw[name] ?? '')]));
};

const readPart = (name: string, text: string): string | number => {
  const value = name === 'section' ? text : name === 'type' ? readKind(text) : readId(text);
  if (value === undefined) throw notFound();
  return value;
};
