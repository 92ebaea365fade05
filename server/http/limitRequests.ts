import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import { databaseCounts } from '../auth/databaseCounts';
import { Refusal } from '../Refusal';
import { refusalTexts } from '../texts/refusals';
import type { World } from '../World';
import { isApi } from './headers';

const MINUTE_MS = 60 * 1000;

type LimitWorld = Pick<World, 'env' | 'db' | 'clock' | 'log'>;

/**
 * So many requests a minute from one address, before anything else is done for it; the attempts that matter (passwords,
 * codes) have limits of their own. Processes that share a Redis, or else a PostgreSQL, count together. When the counter
 * cannot be asked, requests pass: it protects the server, and must not be what stops it.
 */
export const limitRequests = async (app: FastifyInstance, world: LimitWorld): Promise<void> => {
  const max = world.env.REQUESTS_PER_MINUTE;
  if (max === 0) return;
  await app.register(rateLimit, {
    global: false,
    max,
    timeWindow: MINUTE_MS,
    skipOnError: true,
    ...counterOf(app, world),
  });
  const check = app.createRateLimit();
  app.addHook('onRequest', async (request) => {
    if (!isApi(request.url)) return;
    const verdict = await check(request);
    if (verdict.isAllowed || !verdict.isExceeded) return;
    throw new Refusal(429, refusalTexts.tooMany, { retryAfter: Math.max(1, verdict.ttlInSeconds) });
  });
};

const counterOf = (app: FastifyInstance, world: LimitWorld): RateLimitPluginOptions => {
  const { REDIS_URL, DATABASE_URL } = world.env;
  if (REDIS_URL === undefined) {
    // Of the embedded database there is one process: its memory is enough.
    return DATABASE_URL === undefined ? {} : { store: databaseCounts(world) };
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
    if (!isLost) world.log.warn({ err: error }, 'redis lost');
    isLost = true;
  });
  redis.on('ready', () => {
    if (isLost) world.log.info('redis found');
    isLost = false;
  });
  app.addHook('onClose', async () => redis.disconnect());
  return { redis, nameSpace: 'carte-requests-' };
};
