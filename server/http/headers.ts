import type { FastifyInstance } from 'fastify';

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
    if (isApi(request.url)) reply.header('cache-control', 'no-store');
  });
};

export const isApi = (url: string): boolean => /^\/api(?:[/?]|$)/.test(url);
