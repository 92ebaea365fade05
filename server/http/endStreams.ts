import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';

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
