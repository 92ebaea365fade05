import { type RefObject, useEffect } from 'react';

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex="0"]';

/**
 * Holds the focus inside a dialog while it is shown and gives it back where it came from. The focus starts on the element
 * marked `data-autofocus`, else on the dialog itself, so that its name is read out first.
 */
export const useFocusTrap = (dialog: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const node = dialog.current;
    if (!node) return;
    const cameFrom = document.activeElement;
    (node.querySelector<HTMLElement>('[data-autofocus]') ?? node).focus();
    const onKeyDown = (event: KeyboardEvent): void => turnAround(node, event);
    node.addEventListener('keydown', onKeyDown);
    return () => {
      node.removeEventListener('keydown', onKeyDown);
      if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus();
    };
  }, [dialog]);
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
