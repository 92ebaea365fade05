import type { FastifyInstance } from 'fastify';

/** An answer of the API that somebody opens as a page is still no page. */
const DATA_ONLY = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/** Headers of every answer. What the API says is nobody's to keep (trust.md PL4). */
export const addHeaders = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-request-id': request.id,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    if (isApi(request.url)) reply.headers(DATA_ONLY);
  });
};

export const isApi = (url: string): boolean => /^\/api(?:[/?]|$)/.test(url);
