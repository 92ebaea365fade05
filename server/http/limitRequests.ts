import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import { ApiError } from '../ApiError';
import { databaseCounts } from '../auth/databaseCounts';
import { isGuest } from '../bind/isGuest';
import type { Deps } from '../Deps';
import { isPreview } from '../guest/preview/previewPath';
import { apiErrorTexts } from '../texts/apiErrors';
import { isApi } from './headers';

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
    else if (isApi(request.url) || isPreview(request.url)) reject(await staff(request));
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
