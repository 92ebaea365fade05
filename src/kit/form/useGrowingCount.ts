import { startTransition, useEffect, useState } from 'react';

/** About one screen of fields. */
const FIRST = 16;
/** What one commit can take in without being felt. */
const STEP = 150;

/**
 * How many of `total` fields to draw: a screenful at once, the rest as transitions right after, which React draws in small
 * slices between other work. So a form of 300 answers to its first key while its end is still being drawn. `all` skips
 * the waiting.
 */
export const useGrowingCount = (total: number, all: boolean): number => {
  const [count, setCount] = useState(FIRST);
  const isDone = all || count >= total;
  useEffect(() => {
    if (!isDone) startTransition(() => setCount(count + STEP));
  }, [count, isDone]);
  return isDone ? total : count;
};
