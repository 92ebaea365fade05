import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GUEST_FAILURES, type GuestFailure, type GuestPages } from '../../contract/guest/GuestPages';
import { ApiError } from '../ApiError';
import { GUEST_ROOT, pathIn } from '../addresses';
import type { Deps } from '../Deps';
import { isBusy } from '../db/databaseErrors';
import type { Env } from '../env';
import { type Body, encodingFor, makeBody } from '../guest/Body';
import { isTelling, makeGuestCounter } from '../guest/countGuests';
import { dishIn, findIn } from '../guest/dishIn';
import { makeGuestResponder } from '../guest/makeGuestResponder';
import { addressesIn, plainAddress } from './connections/addressesIn';

/**
 * The pages that guests see: `/m/{address}` of a venue and `/m/{address}/{menu}`. They are read and nothing else, know nobody, and
 * whatever goes wrong is a page, too. What was never shown and what does not exist are the same answer; a venue that is closed for a while says so.
 */
export const serveGuests = (app: FastifyInstance, pages: GuestPages, deps: Deps): void => {
  const door = makeGuestResponder(pages, { ...deps, db: deps.guestDb });
  const policy = guestPolicy(pages, "'none'");
  const originOf = makeOriginOf(deps.env);
  if (deps.env.PUBLIC_URL === undefined)
    deps.log.info(
      'PUBLIC_URL is not set: pages of guests tell their whole address only where they are asked for by the address that this server listens at, or through a proxy of TRUST_PROXY',
    );
  const count = makeGuestCounter(deps);
  const failures = new Map(GUEST_FAILURES.map((failure) => [failure, makeBody(pages.failure(failure))]));
  const fail = async (failure: GuestFailure, request: FastifyRequest, reply: FastifyReply) => {
    const body = failures.get(failure);
    if (!body) throw new Error(`Expected a page for "${failure}".`);
    return send(body, request, lost(reply, failure));
  };
  const send = async (body: Body, { headers, method }: FastifyRequest, reply: FastifyReply) => {
    reply.headers({
      'content-security-policy': policy,
      // Kept, but asked about each time: a price is the one of this moment.
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
    });
    const isOk = reply.statusCode === 200;
    if (isOk) reply.header('etag', body.etag);
    if (isOk && headers['if-none-match']?.includes(body.etag)) return reply.code(304).send();
    const encoding = encodingFor(headers['accept-encoding']);
    const bytes = encoding ? await body.encoded(encoding) : body.plain;
    if (encoding) reply.header('content-encoding', encoding);
    reply.type('text/html; charset=utf-8').header('content-length', bytes.length);
    return method === 'HEAD' ? reply.send() : reply.send(bytes);
  };

  serveParts(app, pages);
  // Whoever types an address may begin it with a capital.
  for (const root of [GUEST_ROOT, GUEST_ROOT.toUpperCase()]) {
    app.route({
      method: ['GET', 'HEAD'],
      url: `${root}*`,
      // They are compressed already, once for all.
      config: { compress: false },
      handler: async (request, reply) => {
        const path = pathIn(request.url);
        const [address = '', menu, ...more] = partsOf(path);
        if (more.length > 0) return fail('absent', request, reply);
        const dishId = dishIn(request.url);
        const find = findIn(request.url);
        const found = await door({ address, menu, dishId, find, origin: originOf(request) });
        if (!found) return fail('absent', request, reply);
        if (found.isAbsent) return send(found.body, request, lost(reply, 'absent'));
        // One page has one address: other ways to write it lead there.
        const query = found.isDish ? `?dish=${dishId}` : '';
        reply.header('cache-control', 'no-cache');
        if (path !== found.path) return reply.redirect(`${found.path}${query}`, 301);
        // It may be back tomorrow.
        if (dishId !== undefined && !found.isDish) return reply.redirect(found.path, 302);
        if (found.isOpen && request.method === 'GET')
          count(request, { ...found, dishId: found.isDish ? dishId : undefined });
        if (isTelling(request.url)) return reply.code(204).header('cache-control', 'no-store').send();
        if (!found.isOpen) reply.header('x-robots-tag', 'noindex');
        return send(found.body, request, reply);
      },
      errorHandler: async (error, request, reply) => {
        const { retryAfter } = error instanceof ApiError ? error : {};
        if (retryAfter === undefined && !isBusy(error)) {
          request.log.error({ err: error }, 'failed');
          return fail('broken', request, reply);
        }
        return fail('busy', request, reply.header('retry-after', retryAfter ?? BUSY_S));
      },
    });
  }
};

/** What the pages ask for besides: never another content at the same path. */
const serveParts = (app: FastifyInstance, pages: Pick<GuestPages, 'files'>): void => {
  for (const { path, type, base64 } of pages.files) {
    const bytes = Buffer.from(base64, 'base64');
    app.get(path, { config: { compress: false } }, async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=31536000, immutable').type(type).send(bytes),
    );
  }
};

const lost = (reply: FastifyReply, failure: GuestFailure): FastifyReply =>
  reply.header('x-robots-tag', 'noindex').code(STATUS[failure]);

const BUSY_S = 5;
const STATUS: Readonly<Record<GuestFailure, number>> = {
  absent: 404,
  busy: 503,
  broken: 500,
};

/** What stands between the slashes. */
const partsOf = (path: string): readonly string[] =>
  path
    .slice(GUEST_ROOT.length)
    .replace(/\/$/, '')
    .split('/')
    .map((part) => decodeURIComponent(part));

/** Hosts that a proxy may bring one after the other: a page is drawn and kept for each. */
const MAX_HOSTS = 8;
const HOST = /^(?:[a-z\d](?:[a-z\d.-]{0,252}[a-z\d])?|\[[\da-f:]+\])(?::\d{1,5})?$/i;

/**
 * What stands before the path in the addresses that a page tells of itself, `https://carte.example`; '' where nobody has said it. Anybody
 * can send any `Host`, so one is believed only where it is the very address that the connection has come to, or where a proxy of
 * `TRUST_PROXY` answers for it.
 */
const makeOriginOf = ({
  PUBLIC_URL,
  TRUST_PROXY,
}: Pick<Env, 'PUBLIC_URL' | 'TRUST_PROXY'>): ((
  request: Pick<FastifyRequest, 'host' | 'protocol' | 'socket'>,
) => string) => {
  const isProxy = addressesIn(TRUST_PROXY);
  const brought = new Set<string>();
  return ({ host, protocol, socket }) => {
    if (PUBLIC_URL !== undefined) return PUBLIC_URL;
    const origin = `${protocol}://${host.toLowerCase()}`;
    if (!HOST.test(host)) return '';
    if (hostsAt(socket.localAddress, socket.localPort).includes(host.toLowerCase())) return origin;
    if (!socket.remoteAddress || !isProxy(socket.remoteAddress)) return '';
    if (brought.size < MAX_HOSTS) brought.add(origin);
    return brought.has(origin) ? origin : '';
  };
};

/** How a browser on the same network names this end of a connection. */
const hostsAt = (address = '', port = 0): readonly string[] => {
  const plain = plainAddress(address);
  const isHere = plain === '::1' || plain.startsWith('127.');
  return [plain.includes(':') ? `[${plain}]` : plain, ...(isHere ? ['localhost'] : [])].map((name) =>
    port === 80 ? name : `${name}:${port}`,
  );
};

/**
 * Nothing but what the document itself holds, word for word, and pictures and letters of our own host (GV-11).
 * @param ancestors who may hold the page in a frame
 */
export const guestPolicy = (
  { styles, scripts }: Pick<GuestPages, 'styles' | 'scripts'>,
  ancestors: "'none'" | "'self'",
): string =>
  [
    "default-src 'none'",
    `style-src ${hashes(styles)}`,
    `script-src ${hashes(scripts)}`,
    "img-src 'self'",
    "font-src 'self'",
    // Its own script asks for nothing; who judges the page for search engines reads /robots.txt from within it.
    "connect-src 'self'",
    "base-uri 'none'",
    // The search of who has no scripts.
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

const hashes = (texts: readonly string[]): string =>
  texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ');
