import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Deps } from '../Deps';
import { addToCount } from './rateLimit';

/** How long a process counts an address by itself before it tells the others. */
const ALONE_MS = 1000;
/** Addresses remembered before those that are over are forgotten. */
const MAX_KNOWN = 10_000;

interface Seen {
  /** What the database said last. */
  count: number;
  resetAt: number;
  /** What has come since. */
  unsaved: number;
  savedAt: number;
}

/**
 * Counters for `@fastify/rate-limit` in the table that all processes share. A row written for every request would cost
 * more than the requests: each process writes an address once a second, so together they let through what comes within
 * that second and no more.
 */
export const databaseCounts = (deps: Pick<Deps, 'db' | 'clock'>): FastifyRateLimitStoreCtor =>
  class implements FastifyRateLimitStore {
    readonly #known = new Map<string, Seen>();

    incr: FastifyRateLimitStore['incr'] = (key, done, windowMs, max) => {
      this.#count(key, windowMs, max).then(
        (result) => done(null, result),
        (error: Error) => done(error),
      );
    };

    child = (): FastifyRateLimitStore => this;

    async #count(key: string, windowMs: number, max: number): Promise<{ current: number; ttl: number }> {
      const now = deps.clock().getTime();
      const seen = this.#seen(key, now, windowMs);
      seen.unsaved += 1;
      // Whoever has had enough here has had enough everywhere.
      const isFull = seen.count + seen.unsaved === max + 1;
      if (isFull || now - seen.savedAt >= ALONE_MS) {
        const by = seen.unsaved;
        // Those who come meanwhile count on top of what is known.
        seen.savedAt = now;
        const { count, resetAt } = await addToCount(
          { name: 'requests.ip', subject: key, by, windowMs },
          deps,
        );
        seen.unsaved -= by;
        seen.count = count;
        seen.resetAt = resetAt.getTime();
      }
      return { current: seen.count + seen.unsaved, ttl: Math.max(0, seen.resetAt - now) };
    }

    #seen(key: string, now: number, windowMs: number): Seen {
      const known = this.#known.get(key);
      if (known && known.resetAt > now) return known;
      if (this.#known.size >= MAX_KNOWN) {
        for (const [one, { resetAt }] of this.#known) if (resetAt <= now) this.#known.delete(one);
      }
      const fresh = { count: 0, resetAt: now + windowMs, unsaved: 0, savedAt: 0 };
      this.#known.set(key, fresh);
      return fresh;
    }
  };
