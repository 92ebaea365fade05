import type { Server } from 'node:http';
import { isIPv6, type Socket } from 'node:net';
import { addressesIn, plainAddress } from './addressesIn';
import { type Client, forgetDone, isOurTurn, newClient } from './Client';
import type { Patience } from './Patience';

interface ClientLimits {
  /** Connections of one address; 0 = no limit. */
  readonly perAddress: number;
  /** Proxies whose connections are those of many people. */
  readonly proxies: readonly string[];
  readonly patience: Pick<Patience, 'graceMs'>;
}

/** Connections of all strangers together; what comes from this machine or a proxy of ours still has room beside them. */
const MAX_STRANGERS = 2000;
const MAX_ALL = 4000;
/** Requests on one connection that wait for their answers. Browsers and proxies send the next one when they have the last. */
const MAX_PIPELINED = 4;

/**
 * Counts connections and bounds them: so many of one address, so many of all. Where there is no more room, the one goes
 * that has kept us waiting longest, of the address with the most: whoever comes anew gets in, and no address pushes out
 * one that has less. This machine (a health check, a proxy on it) and the named proxies are not bounded, except by Node's
 * own limit for all.
 *
 * @returns everybody who is connected
 */
export const limitClients = (
  server: Server,
  { perAddress, proxies, patience }: ClientLimits,
): ReadonlySet<Client> => {
  const all = new Set<Client>();
  const bySocket = new WeakMap<Socket, Client>();
  const strangers = new Map<string, Set<Client>>();
  const isOwn = addressesIn(['127.0.0.1', '::1', ...proxies]);
  let count = 0;
  server.maxConnections = MAX_ALL;

  const letIn = (network: string): boolean => {
    const here = strangers.get(network);
    if (perAddress > 0 && here && here.size >= perAddress) return dropOne(here);
    if (count < MAX_STRANGERS) return true;
    const most = [...strangers.values()].reduce((one, other) => (other.size > one.size ? other : one));
    return most.size > (here?.size ?? 0) && dropOne(most);
  };

  server.prependListener('connection', (socket) => {
    const address = socket.remoteAddress;
    // Gone again already.
    if (address === undefined) return;
    const client = newClient(socket, patience.graceMs);
    const network = isOwn(address) ? undefined : networkOf(address);
    if (network !== undefined) {
      if (!letIn(network)) return void socket.destroy();
      const here = strangers.get(network) ?? new Set();
      strangers.set(network, here.add(client));
      count += 1;
    }
    all.add(client);
    bySocket.set(socket, client);
    socket.once('close', () => {
      all.delete(client);
      if (network === undefined) return;
      count -= 1;
      const here = strangers.get(network);
      here?.delete(client);
      if (here?.size === 0) strangers.delete(network);
    });
  });

  server.prependListener('request', (request, response) => {
    const client = bySocket.get(request.socket);
    if (!client) return;
    forgetDone(client);
    if (client.exchanges.length === 0) {
      client.credit = Math.max(client.credit, patience.graceMs);
      client.received = client.socket.bytesRead;
      client.sent = client.socket.bytesWritten - client.socket.writableLength;
    }
    client.exchanges = [...client.exchanges, { request, response }];
    if (client.exchanges.length > MAX_PIPELINED) client.socket.destroy();
  });
  return all;
};

/** Ends the connection that has kept us waiting longest. @returns whether there was one */
const dropOne = (clients: ReadonlySet<Client>): boolean => {
  const waited = [...clients].filter((client) => !client.socket.destroyed && !isOurTurn(client));
  const [worst] = waited.sort((one, other) => one.credit - other.credit);
  worst?.socket.destroy();
  return worst !== undefined;
};

/** Whoever has one address of IPv6 has all that begin with the same four groups. */
const GROUPS = 4;

/** What one client can call its own: an address of IPv4, a /64 of IPv6. */
export const networkOf = (address: string): string => {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array<string>(zeros).fill('0'), ...last];
  return `${groups
    .slice(0, GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
};
