import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isApi } from '../addresses';
import type { Env } from '../env';

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

/** What a page of another origin may send and read; sessions travel as `Authorization`, so no cookie is ever allowed. */
const ACROSS = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers':
    'authorization, content-type, carte-device, idempotency-key, if-match, if-none-match, last-event-id',
  'access-control-max-age': '7200',
} as const;
const READABLE = 'content-disposition, date, etag, retry-after, x-request-id';

/** Headers of every answer, and the answers to what a browser asks before a page of an allowed origin calls. What the API says is nobody's to keep (trust.md PL4). */
export const addHeaders = (
  app: FastifyInstance,
  { ALLOWED_ORIGINS: allowed }: Pick<Env, 'ALLOWED_ORIGINS'>,
): void => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersOf(request));
    if (allowed.length === 0) return done();
    // A picture tag says no origin; the names of files cannot be guessed.
    reply.headers({ 'cross-origin-resource-policy': 'cross-origin', vary: 'Origin' });
    const { origin } = request.headers;
    if (origin === undefined || !allowed.includes(origin)) return done();
    reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': READABLE });
    if (request.method === 'OPTIONS') return void reply.code(204).headers(ACROSS).send();
    done();
  });
};

/** Also of an answer that is written past Fastify. */
export const headersOf = (request: FastifyRequest): Readonly<Record<string, string>> => ({
  'x-request-id': request.id,
  ...ALWAYS,
  ...(request.protocol === 'https' ? HTTPS_ONLY : {}),
  ...(isApi(request.url) ? DATA_ONLY : {}),
});
