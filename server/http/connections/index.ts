import type { FastifyInstance } from 'fastify';
import type { Env } from '../../env';
import { endIdleClients } from './endIdleClients';
import { endSlowClients } from './endSlowClients';
import { limitClients } from './limitClients';
import { PATIENCE, type Patience } from './Patience';

/** Bounds connections and the patience with them, and lets go of the idle ones when the app closes. @returns how many there are */
export const guardConnections = (
  app: FastifyInstance,
  { CONNECTIONS_PER_ADDRESS: perAddress, TRUST_PROXY: proxies }: Env,
  patience: Patience = PATIENCE,
): (() => number) => {
  const clients = limitClients(app.server, { perAddress, proxies, patience });
  const stops = [endSlowClients(clients, patience)];
  app.addHook('preClose', async () => void stops.push(endIdleClients(app.server, clients)));
  app.addHook('onClose', async () => {
    for (const stop of stops) stop();
  });
  return () => clients.size;
};
