import type { FastifyInstance } from 'fastify';
import { Refusal } from '../Refusal';
import { refusalTexts } from '../texts/refusals';

/** Requests worked on at once; beyond it an answer now ("come back") is better than one that never comes. */
const MAX_AT_ONCE = 300;

/**
 * Refuses with 503 and `Retry-After` while too much is being worked on (trust.md OV3). Health checks always pass.
 * @returns how much that is now
 */
export const refuseOverload = (app: FastifyInstance): (() => number) => {
  let atOnce = 0;
  const counted = new WeakSet<object>();
  app.addHook('onRequest', async (request) => {
    atOnce += 1;
    counted.add(request);
    const isHealth = request.url === '/healthz' || request.url === '/readyz';
    if (atOnce > MAX_AT_ONCE && !isHealth) throw new Refusal(503, refusalTexts.busy, { retryAfter: 2 });
  });
  const done = (request: object): void => {
    if (counted.delete(request)) atOnce -= 1;
  };
  app.addHook('onResponse', async (request) => done(request));
  app.addHook('onRequestAbort', async (request) => done(request));
  return () => atOnce;
};
