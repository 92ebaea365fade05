import type { ChangeEvent } from 'react';

/**
 * Applies a mask to what was typed, only while the caret stands at the end: a correction in the middle keeps its place
 * and its neighbours.
 */
export function maskedChange(
  { target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>,
  before: string,
  mask: (typed: string, before: string) => string,
): string {
  const atEnd = target.selectionEnd === null || target.selectionEnd === target.value.length;
  return atEnd ? mask(target.value, before) : target.value;
}
