import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Session } from './auth/Session';
import { bind } from './bind';
import { readBodies } from './http/bodies';
import { guardConnections } from './http/connections';
import type { Patience } from './http/connections/Patience';
import { endIdle } from './http/endIdle';
import { endStreams } from './http/endStreams';
import { answerErrors } from './http/errors';
import { addHeaders, headersOf } from './http/headers';
import { limitRequests } from './http/limitRequests';
import { logAnswers } from './http/logging';
import { refuseOverload } from './http/overload';
import { serveConsole } from './http/serveConsole';
import { serveFiles } from './http/serveFiles';
import { serveStatus } from './http/serveStatus';
import type { Metrics } from './metrics/makeMetrics';
import { measureAnswers } from './metrics/measureAnswers';
import { refusalTexts } from './texts/refusals';
import type { World } from './World';

/** A whole request: 12 MB at the speed that `PATIENCE` asks for. Its headers alone come quickly or not at all. */
const REQUEST_MS = 900_000;
const HEADERS_MS = 10_000;
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
  /** Who counts the answers. */
  readonly metrics?: Pick<Metrics, 'answered' | 'show'> | undefined;
  /** With slow clients; tests have less. */
  readonly patience?: Patience | undefined;
}

/** The whole server as a Fastify app without a socket. */
export const buildApp = async (
  world: World,
  { consoleFolder, metrics, patience }: AppOptions = {},
): Promise<FastifyInstance> => {
  const app: FastifyInstance = Fastify({
    loggerInstance: world.log,
    logController: new LogController({ disableRequestLogging: true }),
    exposeHeadRoutes: false,
    trustProxy: world.env.TRUST_PROXY.length > 0 ? [...world.env.TRUST_PROXY] : false,
    genReqId: () => crypto.randomUUID(),
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
      reply.raw.end(JSON.stringify({ message: refusalTexts.malformed }));
    },
  });
  app.decorateRequest('session', undefined);
  endIdle(app);
  endStreams(app);
  const connected = guardConnections(app, world.env, patience);
  addHeaders(app);
  const atOnce = refuseOverload(app);
  metrics?.show('carte_http_open_requests', 'Requests that are being worked on.', atOnce);
  answerErrors(app);
  logAnswers(app);
  if (metrics) measureAnswers(app, metrics);
  await limitRequests(app, world);
  await readBodies(app);
  const waiting = bind(app, world);
  metrics?.show('carte_http_connections', 'Connections that stand.', connected);
  metrics?.show('carte_uploads_waiting', 'Requests with files that wait for their turn.', waiting);
  serveFiles(app, world);
  serveStatus(app, world);
  if (consoleFolder !== undefined) await serveConsole(app, consoleFolder);
  return app;
};
