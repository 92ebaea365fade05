import type { FastifyInstance } from 'fastify';
import type { Env } from '../../env';
import { endSlowClients } from './endSlowClients';
import { limitClients } from './limitClients';
import { PATIENCE, type Patience } from './Patience';

/** Bounds connections and the patience with them. @returns how many there are */
export const guardConnections = (
  app: FastifyInstance,
  { CONNECTIONS_PER_ADDRESS: perAddress, TRUST_PROXY: proxies }: Env,
  patience: Patience = PATIENCE,
): (() => number) => {
  const clients = limitClients(app.server, { perAddress, proxies, patience });
  const stop = endSlowClients(clients, patience);
  app.addHook('onClose', async () => stop());
  return () => clients.size;
};
