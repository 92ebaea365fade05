import rateLimit, {
  type FastifyRateLimitStore,
  type FastifyRateLimitStoreCtor,
  type RateLimitPluginOptions,
} from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import { ApiError } from '../ApiError';
import { isGuest, isMembers } from '../addresses';
import { addToCount } from '../auth/rateLimit';
import type { DbClock, Deps } from '../Deps';
import { apiErrorTexts } from '../texts/apiErrors';

const MINUTE_MS = 60 * 1000;

type LimitDeps = Pick<Deps, 'env' | 'db' | 'clock' | 'log'>;

/**
 * So many requests a minute from one address, before anything else is done for it; the attempts that matter (passwords,
 * codes) have limits of their own. Processes that share a Redis, or else a PostgreSQL, count together. When the counter
 * cannot be asked, requests pass: it protects the server, and must not be what stops it.
 */
export const limitRequests = async (app: FastifyInstance, deps: LimitDeps): Promise<void> => {
  const max = deps.env.REQUESTS_PER_MINUTE;
  if (max === 0) return;
  const guests = await guestLimit(app, max);
  await app.register(rateLimit, {
    global: false,
    max,
    timeWindow: MINUTE_MS,
    skipOnError: true,
    ...counterOf(app, deps),
  });
  const staff = app.createRateLimit();
  app.addHook('onRequest', async (request) => {
    if (isGuest(request.url)) reject(await guests(request));
    else if (isMembers(request.url)) reject(await staff(request));
  });
};

type Limit = ReturnType<FastifyInstance['createRateLimit']>;

const reject = (verdict: Awaited<ReturnType<Limit>>): void => {
  if (verdict.isAllowed || !verdict.isExceeded) return;
  throw new ApiError(429, apiErrorTexts.tooMany, { retryAfter: Math.max(1, verdict.ttlInSeconds) });
};

/**
 * Guests use the addresses of those who work there, so their requests count apart. Each process counts them for itself: a count
 * that is shared costs more than the page.
 */
const guestLimit = async (app: FastifyInstance, max: number): Promise<Limit> => {
  const limits: Limit[] = [];
  await app.register(async (apart) => {
    await apart.register(rateLimit, { global: false, max, timeWindow: MINUTE_MS });
    limits.push(apart.createRateLimit());
  });
  const [limit] = limits;
  if (!limit) throw new Error('Expected a limit of guests, got none.');
  return limit;
};

const counterOf = (app: FastifyInstance, deps: LimitDeps): RateLimitPluginOptions => {
  const { REDIS_URL, DATABASE_URL } = deps.env;
  if (REDIS_URL === undefined) {
    // Of the embedded database there is one process: its memory is enough.
    return DATABASE_URL === undefined ? {} : { store: databaseCounts(deps) };
  }
  const redis = new Redis(REDIS_URL, {
    connectTimeout: 2000,
    commandTimeout: 500,
    maxRetriesPerRequest: 1,
    // While there is no connection, requests pass at once instead of waiting for one.
    enableOfflineQueue: false,
  });
  let isLost = false;
  redis.on('error', (error: unknown) => {
    if (!isLost) deps.log.warn({ err: error }, 'redis lost');
    isLost = true;
  });
  redis.on('ready', () => {
    if (isLost) deps.log.info('redis found');
    isLost = false;
  });
  app.addHook('onClose', async () => redis.disconnect());
  return { redis, nameSpace: 'carte-requests-' };
};

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
const databaseCounts = (deps: DbClock): FastifyRateLimitStoreCtor =>
  class implements FastifyRateLimitStore {
    readonly #known = new Map<string, Seen>();

    incr: FastifyRateLimitStore['incr'] = (key, done, ...limit) => {
      this.#count(key, ...limit).then(
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
