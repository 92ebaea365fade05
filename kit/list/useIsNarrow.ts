import { type RefCallback, useCallback, useState } from 'react';

/** Below this many px a table has no room, and the rows become cards. */
const TABLE_FROM = 760;

/** What the window lets one expect until the place itself is there to be measured. */
const isSmallWindow = (): boolean =>
  typeof window.matchMedia === 'function' && window.matchMedia('(max-width: 899.95px)').matches;

/** Whether the place of the list is too narrow for a table: its own width counts, whatever stands beside it. */
export const useIsNarrow = (): readonly [RefCallback<HTMLElement>, boolean] => {
  const [isNarrow, setNarrow] = useState(isSmallWindow);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = (): void => {
      if (element.clientWidth > 0) setNarrow(element.clientWidth < TABLE_FROM);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, isNarrow];
};
