import type { ChangeEvent, KeyboardEvent } from 'react';

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

/** Whether the key sends the form while the focus stays where it is: what stands there half typed must count first. */
export const isSaveKey = ({ key, code, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Enter' || (code === 'KeyS' && (ctrlKey || metaKey));
