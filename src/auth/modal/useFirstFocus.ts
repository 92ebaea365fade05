import { type RefObject, useEffect, useRef } from 'react';

/**
 * Puts the focus on what is marked `data-autofocus` inside. The way here was a button of the step before, which is gone and
 * took the focus along.
 */
export const useFirstFocus = <E extends HTMLElement>(): RefObject<E | null> => {
  const step = useRef<E>(null);
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    step.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, []);
  return step;
};
