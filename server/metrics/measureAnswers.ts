import type { FastifyInstance } from 'fastify';
import type { EndpointKey } from '../../contract/endpoints';
import type { Metrics } from './makeMetrics';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The row that a route was bound from. */
    call?: EndpointKey;
  }
}

/** Counts and times every answer by its row; what is no row goes by its declared route, so nobody can invent a label. */
export const measureAnswers = (app: FastifyInstance, { answered }: Pick<Metrics, 'answered'>): void => {
  app.addHook('onResponse', async ({ routeOptions }, reply) => {
    const call = routeOptions.config?.call ?? routeOptions.url ?? 'none';
    answered(call, reply.statusCode, reply.elapsedTime / 1000);
  });
};
