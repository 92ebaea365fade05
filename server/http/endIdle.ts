import type { FastifyInstance } from 'fastify';

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
