/** One part of a multipart body: a text, or a file of the platform at hand (`File` in the browser, a stream on a server). */
export type Part<F> = readonly [name: string, value: string | F];

/** The verb an update stands for; always the first part. */
export const METHOD_PART = '_method';
/** The types of the parts that are no texts; see the convention in `index.ts`. */
export const TYPES_PART = '_types';

export const PART_TYPES = ['null', 'boolean', 'number', 'list', 'group'] as const;
export type PartType = (typeof PART_TYPES)[number];

/** A body that no client of ours writes: the server answers 400. */
export class MalformedBody extends Error {
  override readonly name = 'MalformedBody';
}

/** Keys that would reach into JavaScript's own objects. */
export const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether a reader could take a group with these keys for a list: 0, 1, 2 ... */
export const looksLikeList = (keys: readonly string[]): boolean => {
  const known = new Set(keys);
  return keys.length > 0 && keys.every((_, index) => known.has(String(index)));
};
