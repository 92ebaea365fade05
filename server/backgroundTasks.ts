import { randomInt } from 'node:crypto';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Deps } from './Deps';

export interface BackgroundTasks {
  readonly inBackground: Deps['inBackground'];
  /** Resolves when nothing is left to do. */
  readonly settled: () => Promise<void>;
  /** How much is left. */
  readonly left: () => number;
}

/** After the requests that may follow at once, and at no moment that somebody could wait for, ms. */
const LATER = { least: 300, most: 1500 };

/**
 * Work that is done after the answer: not before the call at hand has said its last, so that the time of the answer says
 * nothing about it. Its failures are logged: there is nobody left to tell.
 */
export const makeBackgroundTasks = ({ log }: Pick<Deps, 'log'>): BackgroundTasks => {
  const pending = new Set<Promise<void>>();
  let waiting = new AbortController();
  const begin = (start: Promise<unknown>, task: () => Promise<void>): void => {
    const work: Promise<void> = start
      .then(task)
      .catch((error: unknown) => log.error({ err: error }, 'work after the answer failed'))
      .finally(() => pending.delete(work));
    pending.add(work);
  };
  return {
    inBackground: (task, when = 'now') => {
      const [{ signal }, ms] = [waiting, randomInt(LATER.least, LATER.most)];
      begin(
        when === 'now'
          ? setImmediate()
          : setTimeout(ms, undefined, { signal, ref: false }).catch(() => undefined),
        task,
      );
    },
    settled: async () => {
      while (pending.size > 0) {
        // Nobody waits any longer: what was put off is done now.
        waiting.abort();
        waiting = new AbortController();
        await Promise.all(pending);
      }
    },
    left: () => pending.size,
  };
};
