import type { FastifyInstance, FastifyRequest } from 'fastify';

/** An answer of the API that somebody opens as a page is still no page. */
const DATA_ONLY = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/** Of every answer. */
const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // The console asks for none of these, so nothing that gets into the page may.
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
} as const;

/** Only a browser that has come by https may be told to stay there: the proxy that `TRUST_PROXY` names says so. */
const HTTPS_ONLY = { 'strict-transport-security': 'max-age=31536000' } as const;

/** Headers of every answer. What the API says is nobody's to keep (trust.md PL4). */
export const addHeaders = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headersOf(request));
  });
};

/** Also of an answer that is written past Fastify. */
export const headersOf = (request: FastifyRequest): Readonly<Record<string, string>> => ({
  'x-request-id': request.id,
  ...ALWAYS,
  ...(request.protocol === 'https' ? HTTPS_ONLY : {}),
  ...(isApi(request.url) ? DATA_ONLY : {}),
});

export const isApi = (url: string): boolean => /^\/api(?:[/?]|$)/.test(url);
