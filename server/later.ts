import { setImmediate } from 'node:timers/promises';
import type { World } from './World';

export interface Later {
  readonly later: World['later'];
  /** Resolves when nothing is left to do. */
  readonly settled: () => Promise<void>;
  /** How much is left. */
  readonly left: () => number;
}

/**
 * Work that is done after the answer: not before the call at hand has said its last, so that the time of the answer says
 * nothing about it. Its failures are logged: there is nobody left to tell.
 */
export const makeLater = ({ log }: Pick<World, 'log'>): Later => {
  const pending = new Set<Promise<void>>();
  return {
    later: (task) => {
      const work: Promise<void> = setImmediate()
        .then(task)
        .catch((error: unknown) => log.error({ err: error }, 'work after the answer failed'))
        .finally(() => pending.delete(work));
      pending.add(work);
    },
    settled: async () => {
      while (pending.size > 0) await Promise.all(pending);
    },
    left: () => pending.size,
  };
};
