import type { Deps } from '../Deps';
import { settledMark } from './catchUp';
import { type Entry, edges, entriesAfter, MOST } from './changeLog';

/** A write may commit after one that was numbered later: so long is looked back for it. Statements are stopped before that. */
const SETTLED_MS = 20_000;
/** After too much at once: what was on its way just then. */
const BACK = 200;

export interface Follower {
  /** What has come since it was asked last. `isTooMuch`: there is more than can be told one by one. */
  readonly next: () => Promise<{ readonly entries: readonly Entry[]; readonly isTooMuch: boolean }>;
  /** Whoever has heard everything up to here misses nothing that comes after it. */
  readonly mark: () => number;
}

/**
 * Follows the history from now on. Its numbers are no order of commits, so numbers that were skipped are looked for again until
 * no write can still hold them. @param now milliseconds of a clock that never goes back
 */
export const followChanges = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  now: () => number = () => performance.now(),
): Promise<Follower> => {
  let floor = await settledMark({ db, clock });
  const seen = new Map((await entriesAfter(floor, { db })).map(({ id }) => [id, now()]));
  const settle = (): void => {
    const until = now() - SETTLED_MS;
    for (const [id, at] of seen) {
      if (at > until) continue;
      floor = Math.max(floor, id);
    }
    for (const id of seen.keys()) if (id <= floor) seen.delete(id);
  };
  return {
    next: async () => {
      const found = await entriesAfter(floor, { db });
      const entries = found.filter(({ id }) => !seen.has(id));
      for (const { id } of entries) seen.set(id, now());
      const isTooMuch = found.length === MOST;
      if (isTooMuch) {
        // Everybody is told to read again: nothing before this moment matters any more.
        floor = Math.max(floor, (await edges({ db })).last - BACK);
        for (const { id } of await entriesAfter(floor, { db })) seen.set(id, now());
      }
      settle();
      return { entries, isTooMuch };
    },
    mark: () => floor,
  };
};
