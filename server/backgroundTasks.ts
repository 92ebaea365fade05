import { setImmediate } from 'node:timers/promises';
import type { Deps } from './Deps';

export interface BackgroundTasks {
  readonly inBackground: Deps['inBackground'];
  /** Resolves when nothing is left to do. */
  readonly settled: () => Promise<void>;
  /** How much is left. */
  readonly left: () => number;
}

/**
 * Work that is done after the answer: not before the call at hand has said its last, so that the time of the answer says
 * nothing about it. Its failures are logged: there is nobody left to tell.
 */
export const makeBackgroundTasks = ({ log }: Pick<Deps, 'log'>): BackgroundTasks => {
  const pending = new Set<Promise<void>>();
  return {
    inBackground: (task) => {
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
