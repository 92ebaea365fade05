import { useRef } from 'react';

/** Keys for rows that have no ids yet: a row keeps its key while others go, so what is typed in it stays its own. */
export function useRowKeys(count: number) {
  const keys = useRef<number[]>([]);
  const next = useRef(0);
  while (keys.current.length < count) keys.current.push(next.current++);
  keys.current.length = count;
  return {
    of: (index: number): number => keys.current[index] ?? index,
    remove: (index: number): void => {
      keys.current.splice(index, 1);
    },
  };
}

/**
 * Moves the focus when the page stands as it will be: what a person pressed is gone, or what they asked for is not there
 * yet. Without it a keyboard would begin at the top of the page again.
 */
export const focusLater = (find: () => HTMLElement | null | undefined): void => {
  requestAnimationFrame(() => find()?.focus());
};
