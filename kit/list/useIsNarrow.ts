import { type RefCallback, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';

/** Below this many px a table has no room, and the rows become cards. */
const TABLE_FROM = 760;

/** What the window lets one expect until the place itself is there to be measured. */
const isSmallWindow = (): boolean =>
  typeof window.matchMedia === 'function' && window.matchMedia('(max-width: 899.95px)').matches;

/** Whether the place of the list is too narrow for a table: its own width counts, whatever stands beside it. */
export const useIsNarrow = (): readonly [RefCallback<HTMLElement>, boolean] => {
  const [isNarrow, setNarrow] = useState(isSmallWindow);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    // Not before the browser has laid the page out by itself, and drawn anew before it is painted.
    const measure = (): void => {
      if (element.clientWidth > 0) flushSync(() => setNarrow(element.clientWidth < TABLE_FROM));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, isNarrow];
};
