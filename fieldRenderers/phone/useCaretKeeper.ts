import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Formatting puts spaces in while one types, which sends the caret to the end. It is put back after the same digit:
 * call the returned function with the input before its text is rewritten.
 */
export function useCaretKeeper(input: RefObject<HTMLInputElement | null>, shown: string) {
  const digitsBefore = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caret moves whenever the shown text was rewritten
  useLayoutEffect(() => {
    const wanted = digitsBefore.current;
    digitsBefore.current = null;
    const element = input.current;
    if (wanted === null || !element || document.activeElement !== element) return;
    const caret = afterDigits(element.value, wanted);
    element.setSelectionRange(caret, caret);
  }, [shown, input]);
  return (element: HTMLInputElement) => {
    const left = element.value.slice(0, element.selectionStart ?? element.value.length);
    digitsBefore.current = digitsIn(left);
  };
}

const digitsIn = (text: string): number => text.replace(/\D/g, '').length;

/** Where the caret stands behind the first `count` digits (and the plus). */
export function afterDigits(text: string, count: number): number {
  if (count >= digitsIn(text)) return text.length;
  let seen = 0;
  for (let at = 0; at < text.length; at++) {
    if (seen === count && text[at] !== '+') return at;
    if (/\d/.test(text[at] ?? '')) seen++;
  }
  return text.length;
}
