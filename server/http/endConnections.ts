import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const LOOK_MS = 50;

/**
 * Ends connections that fall idle while the server closes. Node ends those that are idle when it begins; one whose answer
 * was on its way then is kept alive for a next request that may not come, and the drain would wait for it in vain.
 */
export const endIdle = (app: FastifyInstance): void => {
  let look: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    look = setInterval(() => app.server.closeIdleConnections(), LOOK_MS);
  });
  app.addHook('onClose', async () => clearInterval(look));
};

/**
 * Ends the stream of an answer whose client has gone. Node ends those of the answer that is being sent; one that waits for
 * its turn on the same connection would keep its file open for ever.
 */
export const endStreams = (app: FastifyInstance): void => {
  const streams = new WeakMap<FastifyRequest, Readable>();
  app.addHook('onSend', async (request, _reply, payload) => {
    if (!(payload instanceof Readable)) return;
    if (request.raw.readableAborted) payload.destroy();
    else streams.set(request, payload);
  });
  app.addHook('onRequestAbort', async (request) => void streams.get(request)?.destroy());
};
