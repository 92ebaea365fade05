import { useEffect, useState } from 'react';

/** About one screen of fields, and what one task of the browser can add without being felt. */
const FIRST = 16;
const STEP = 20;

/**
 * How many of `total` fields to draw: a screenful at once, the rest in small steps right after, so that a form of 300
 * answers to its first key while its end is still being drawn. `all` skips the waiting.
 */
export const useGrowingCount = (total: number, all: boolean): number => {
  const [count, setCount] = useState(FIRST);
  const isDone = all || count >= total;
  useEffect(() => {
    if (isDone) return;
    const timer = setTimeout(() => setCount(count + STEP), 0);
    return () => clearTimeout(timer);
  }, [count, isDone]);
  return isDone ? total : count;
};
