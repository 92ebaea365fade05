import type { Server } from 'node:http';
import { type Client, forgetDone } from './Client';

const LOOK_MS = 50;
/** What a request that is on its way may take to come in, once the server closes. */
const GRACE_MS = 500;

/**
 * Ends the connections that nobody uses, for as long as the server closes. Node ends those that are idle when it begins; an
 * answer that was on its way then leaves one behind. One on which no whole request has come, such as browsers open ahead of
 * need, is never idle to Node, and while it closes Node no longer looks who is late: the drain would wait for ever.
 *
 * @returns stops it
 */
export const endIdleClients = (server: Server, clients: Iterable<Client>): (() => void) => {
  const since = performance.now();
  const look = (): void => {
    server.closeIdleConnections();
    if (performance.now() - since < GRACE_MS) return;
    for (const client of clients) {
      forgetDone(client);
      if (client.exchanges.length === 0) client.socket.destroy();
    }
  };
  const timer = setInterval(look, LOOK_MS);
  return () => clearInterval(timer);
};
