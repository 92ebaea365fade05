import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from '../../contract/openapi';
import type { Db } from '../Deps';

/** Whether the process lives, whether it can work, and what it can be asked. */
export const serveStatus = (app: FastifyInstance, { db }: Db): void => {
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
