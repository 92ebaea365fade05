import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Session } from './auth/Session';
import { bind } from './bind';
import { readBodies } from './http/bodies';
import { answerErrors } from './http/errors';
import { addHeaders } from './http/headers';
import { logAnswers } from './http/logging';
import { refuseOverload } from './http/overload';
import { serveConsole } from './http/serveConsole';
import { serveFiles } from './http/serveFiles';
import { serveStatus } from './http/serveStatus';
import { refusalTexts } from './texts/refusals';
import type { World } from './World';

/** A whole request, uploads on a slow line included; its headers alone come quickly or not at all. */
const REQUEST_MS = 120_000;
const HEADERS_MS = 10_000;

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | undefined;
  }
}

interface AppOptions {
  /** The built console; undefined = only the API (tests, development). */
  readonly consoleFolder?: string | undefined;
}

/** The whole server as a Fastify app without a socket. */
export const buildApp = async (
  world: World,
  { consoleFolder }: AppOptions = {},
): Promise<FastifyInstance> => {
  const app: FastifyInstance = Fastify({
    loggerInstance: world.log,
    logController: new LogController({ disableRequestLogging: true }),
    exposeHeadRoutes: false,
    trustProxy: world.env.TRUST_PROXY.length > 0 ? [...world.env.TRUST_PROXY] : false,
    genReqId: () => crypto.randomUUID(),
    requestTimeout: REQUEST_MS,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    http: { headersTimeout: HEADERS_MS, maxHeaderSize: 64 * 1024 },
    routerOptions: {
      ignoreTrailingSlash: true,
      maxParamLength: 100,
      // Queries are read in `bind`, by the row that allows them.
      querystringParser: () => ({}),
    },
    // An address that cannot be decoded never reaches the error handler.
    frameworkErrors: (_error, _request, reply) => {
      reply.hijack();
      reply.raw.writeHead(400, { 'content-type': 'application/json; charset=utf-8' });
      reply.raw.end(JSON.stringify({ message: refusalTexts.malformed }));
    },
  });
  app.decorateRequest('session', undefined);
  addHeaders(app);
  refuseOverload(app);
  answerErrors(app);
  logAnswers(app);
  await readBodies(app);
  bind(app, world);
  await serveFiles(app, world);
  serveStatus(app, world);
  if (consoleFolder !== undefined) await serveConsole(app, consoleFolder);
  return app;
};
