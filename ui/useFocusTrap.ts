import { type RefObject, useLayoutEffect } from 'react';

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex="0"]';
const STARTS = FOCUSABLE.split(', ')
  .flatMap((control) => [`${control}[data-autofocus]`, `[data-autofocus] ${control}`])
  .join(', ');

/**
 * Holds the focus inside a dialog while it is shown, takes the page around it out of reach, and gives the focus back. The focus starts on the
 * first control inside what is marked `data-autofocus`, else on the dialog itself, so that its name is read out first.
 */
export const useFocusTrap = (dialog: RefObject<HTMLElement | null>): void => {
  // With the frame that shows it: a key between the two would go to what lies behind.
  useLayoutEffect(() => {
    const node = dialog.current;
    if (!node) return;
    const cameFrom = document.activeElement;
    const release = isolate(node);
    (node.querySelector<HTMLElement>(STARTS) ?? node).focus();
    const onKeyDown = (event: KeyboardEvent): void => turnAround(node, event);
    node.addEventListener('keydown', onKeyDown);
    return () => {
      node.removeEventListener('keydown', onKeyDown);
      release();
      if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus();
    };
  }, [dialog]);
};

/** Nothing beside the dialog can be read, reached or pressed; what is put into the page later (a list, a hint) can. */
const isolate = (node: HTMLElement): (() => void) => {
  const others = [...document.body.children].filter(
    (other) => !other.contains(node) && !other.hasAttribute('inert') && !other.matches('script, style'),
  );
  for (const other of others) {
    other.setAttribute('inert', '');
    other.setAttribute('aria-hidden', 'true');
  }
  return () => {
    for (const other of others) {
      other.removeAttribute('inert');
      other.removeAttribute('aria-hidden');
    }
  };
};

const turnAround = (node: HTMLElement, event: KeyboardEvent): void => {
  if (event.key !== 'Tab') return;
  const stops = [...node.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  const other = event.shiftKey ? stops.at(-1) : stops[0];
  if (document.activeElement !== edge && document.activeElement !== node) return;
  if (document.activeElement === node && !event.shiftKey) return;
  event.preventDefault();
  other?.focus();
};
