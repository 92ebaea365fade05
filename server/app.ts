import { Readable } from 'node:stream';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import { eq, sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import type { GuestPages } from '../contract/guest/GuestPages';
import { openApiDocument } from '../contract/openapi';
import { ApiError, malformed, notFound } from './ApiError';
import { readableUrl } from './addresses';
import type { Session } from './auth/sessions';
import { bind } from './bind';
import { hasBody, rejectOverload } from './bind/overload';
import { MULTIPART_BYTES } from './bind/readSent';
import type { Db, Deps } from './Deps';
import { files } from './db/schema';
import { attachment } from './files/attachment';
import { mimeOfName } from './files/fileKind';
import { isInWidth, isStoredName } from './files/storedName';
import { guardConnections } from './http/connections';
import type { Patience } from './http/connections/Patience';
import { answerErrors, schemaFault } from './http/errors';
import { addHeaders, headersOf } from './http/headers';
import { limitRequests } from './http/limitRequests';
import { logAnswers } from './http/logging';
import { exampleOf, serveConsole } from './http/serveConsole';
import { serveGuests } from './http/serveGuests';
import { servePreview } from './http/servePreview';
import { type Metrics, measureAnswers } from './metrics/makeMetrics';
import type { Served } from './served';
import { apiErrorTexts } from './texts/apiErrors';

/** A whole request: 12 MB at the speed that `PATIENCE` asks for. Its headers alone come quickly or not at all. */
const REQUEST_MS = 900_000;
const HEADERS_MS = 10_000;
/** Bytes of an answer. A page of rows travels in five packets either way; a whole menu is a second of a slow line. */
const WORTH_PACKING = 8 * 1024;
/** How often it is looked who is over these limits; Node itself looks twice a minute. */
const LOOK_MS = 1000;

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | undefined;
  }
}

interface AppOptions {
  /** The built console; undefined = only the API (tests, development). */
  readonly consoleFolder?: string | undefined;
  /** What draws the pages of guests; undefined = nobody sees one. */
  readonly guests?: GuestPages | undefined;
  /** Who counts the answers. */
  readonly metrics?: Pick<Metrics, 'answered' | 'show'> | undefined;
  /** With slow clients; tests have less. */
  readonly patience?: Patience | undefined;
  /** The calls that are bound; absent: those of `deps.resources`. */
  readonly house?: Served | undefined;
}

/** The whole server as a Fastify app without a socket. */
export const buildApp = async (
  deps: Deps,
  { consoleFolder, guests, metrics, patience, house }: AppOptions = {},
): Promise<FastifyInstance> => {
  const app: FastifyInstance = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    exposeHeadRoutes: false,
    // A body is what it says: nothing is turned into something else, filled in or left out, and the first fault ends the search.
    ajv: { customOptions: { coerceTypes: false, useDefaults: false, removeAdditional: false } },
    schemaErrorFormatter: schemaFault,
    trustProxy: deps.env.TRUST_PROXY.length > 0 ? [...deps.env.TRUST_PROXY] : false,
    genReqId: () => crypto.randomUUID(),
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    requestTimeout: REQUEST_MS,
    // What still comes over an open connection is answered, and the connection closed with it.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: LOOK_MS, maxHeaderSize: 64 * 1024 },
    routerOptions: {
      ignoreTrailingSlash: true,
      maxParamLength: 100,
      // Queries are read in `bind`, by the row that allows them.
      querystringParser: () => ({}),
    },
    // An address that cannot be decoded never reaches the error handler.
    frameworkErrors: (_error, request, reply) => {
      reply.hijack();
      reply.raw.writeHead(400, { ...headersOf(request), 'content-type': 'application/json; charset=utf-8' });
      reply.raw.end(JSON.stringify({ message: apiErrorTexts.malformed }));
    },
  });
  app.decorateRequest('session', undefined);
  endStreams(app);
  const connected = guardConnections(app, deps.env, patience);
  addHeaders(app, deps.env);
  const atOnce = rejectOverload(app);
  metrics?.show('carte_http_open_requests', 'Requests that are being worked on.', atOnce);
  answerErrors(app);
  logAnswers(app);
  if (metrics) measureAnswers(app, metrics);
  await limitRequests(app, deps);
  // Ahead of every route: it reaches those alone that come after it. What is sent to us is taken as it is, never unpacked.
  await app.register(compress, {
    threshold: WORTH_PACKING,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
  });
  await readBodies(app);
  const { waiting, listening } = bind(app, deps, house);
  metrics?.show('carte_http_connections', 'Connections that stand.', connected);
  metrics?.show('carte_uploads_waiting', 'Requests with files that wait for their turn.', waiting);
  metrics?.show('carte_live_streams', 'Open pages that are told what changes.', listening);
  serveFiles(app, deps);
  serveStatus(app, deps);
  if (guests) {
    serveGuests(app, guests, deps);
    servePreview(app, guests, deps);
  }
  const example = exampleOf(deps.env);
  if (example !== undefined) app.get('/example', (_request, reply) => reply.redirect(example, 302));
  if (consoleFolder !== undefined) await serveConsole(app, consoleFolder, deps.env);
  return app;
};

/**
 * Ends the stream of an answer whose client has gone. Node ends those of the answer that is being sent; one that waits for
 * its turn on the same connection would keep its file open for ever.
 */
const endStreams = (app: FastifyInstance): void => {
  const streams = new WeakMap<FastifyRequest, Readable>();
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (payload instanceof Readable) {
      if (request.raw.readableAborted) payload.destroy();
      else streams.set(request, payload);
    }
    done(null, payload);
  });
  app.addHook('onRequestAbort', async (request) => void streams.get(request)?.destroy());
};

/** Whether the process lives, whether it can work, and what it can be asked. */
const serveStatus = (app: FastifyInstance, { db }: Db): void => {
  const document = openApiDocument();
  app.get('/api/openapi.json', async () => document);
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await db.execute(sql`select 1`);
      return { status: 'ok' };
    } catch (error) {
      app.log.error({ err: error }, 'not ready');
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
};

/** A form of ours is some kilobytes. */
const JSON_BYTES = 512 * 1024;

const JSON_TYPE = /^application\/json(?: *; *charset="?utf-8"?)?$/i;
const MULTIPART_TYPE = /^multipart\/form-data *;/i;

/** Only JSON and multipart are read, each under its plain name; everything else is 415 before a byte is parsed. */
const readBodies = async (app: FastifyInstance): Promise<void> => {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: JSON_BYTES },
    (request, body, done) => {
      // An empty body with a content type is what some clients send with DELETE.
      if (body === '') done(null, undefined);
      else parse(request, String(body), done);
    },
  );
  await app.register(multipart, { throwFileSizeLimit: true });

  app.addHook('onRequest', ({ headers }, _reply, done) => {
    const type = headers['content-type'];
    if (type !== undefined && !JSON_TYPE.test(type) && !MULTIPART_TYPE.test(type)) throw unsupported();
    if (headers['content-encoding'] !== undefined && headers['content-encoding'] !== 'identity')
      throw unsupported();
    const length = Number(headers['content-length'] ?? 0);
    const limit = type !== undefined && MULTIPART_TYPE.test(type) ? MULTIPART_BYTES + SLACK : JSON_BYTES;
    if (length > limit) throw new ApiError(413, apiErrorTexts.tooLarge);
    done();
  });
  // Of a client that went while its session was looked up a parser hears nothing, not even an end: it would wait for ever.
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (request.raw.destroyed && hasBody(request)) throw malformed();
    done(null, payload);
  });
};

/** Boundaries and part headers of a multipart body. */
const SLACK = 256 * 1024;

const unsupported = () => new ApiError(415, apiErrorTexts.unsupportedType);

/** Shown inside a page; everything else is offered for download. */
const SHOWN = /\.(?:jpg|png|gif|webp)$/;

/**
 * Files of records, under names that cannot be guessed (a picture tag carries no token). Whatever a file holds, it can
 * neither run nor load anything: no sniffing, a sandbox, nothing allowed in it.
 */
const serveFiles = (app: FastifyInstance, { files: store, db }: Deps): void => {
  app.get<{ Params: { name: string } }>('/files/:name', async ({ params: { name } }, reply) => {
    if (!isStoredName(name)) throw notFound();
    const disposition = SHOWN.test(name) ? {} : { 'content-disposition': await dispositionOf(name, db) };
    const found = await store.open(name);
    if (!found) throw notFound();
    return reply
      .headers({
        'content-security-policy': "default-src 'none'; sandbox",
        // What was drawn for pages of guests may lie in anybody's cache.
        'cache-control': `${isInWidth(name) ? 'public' : 'private'}, max-age=31536000, immutable`,
        'content-type': mimeOfName(name),
        'content-length': found.size,
        ...disposition,
      })
      .send(found.stream);
  });
};

/** Only files of records have a name of their own. @throws ApiError 404 */
const dispositionOf = async (name: string, db: Deps['db']): Promise<string> => {
  const [row] = await db.select({ originalName: files.originalName }).from(files).where(eq(files.name, name));
  if (!row) throw notFound();
  return attachment(row.originalName);
};
