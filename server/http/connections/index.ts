import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { isIPv6, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../../env';
import { addressesIn, plainAddress } from './addressesIn';
import { PATIENCE, type Patience } from './Patience';

/** A request on a connection, and its answer. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** A connection, and how long we still wait for whoever is at its other end. */
export interface Client {
  readonly socket: Socket;
  /** What is not over yet; a client that waits for its answers has one at most. */
  exchanges: readonly Exchange[];
  /** Milliseconds; below zero our patience is over. */
  credit: number;
  /** Bytes as they were counted last. */
  received: number;
  sent: number;
}

const newClient = (socket: Socket, credit: number): Client => ({
  socket,
  exchanges: [],
  credit,
  received: 0,
  sent: 0,
});

/** Forgets exchanges whose request has come and whose answer has gone. */
const forgetDone = (client: Client): void => {
  client.exchanges = client.exchanges.filter(
    ({ request, response }) => !(request.complete && (response.writableFinished || response.destroyed)),
  );
};

/** Part of a body is missing, and everything that came has been read: what waits unread is our delay, not the client's. */
const owesBody = ({ exchanges }: Client): boolean =>
  exchanges.some(
    ({ request, response }) =>
      !request.complete && (request.readableLength === 0 || response.writableFinished),
  );

/** Part of an answer lies here, and the client does not take it. */
const owesReading = ({ socket }: Client): boolean => socket.writableLength > 0;

/** Nothing is asked, or it is the client who keeps us waiting. */
const isOurTurn = (client: Client): boolean =>
  client.exchanges.length > 0 && !owesBody(client) && !owesReading(client);

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
const endIdleClients = (server: Server, clients: Iterable<Client>): (() => void) => {
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

/** A turn of the event loop that took long is ours: it is not charged to the clients. */
const MAX_TURNS = 2;

/**
 * Ends connections whose client keeps us waiting too long, for the rest of a body or for the answer to be taken: by bytes
 * in a second, so that a byte now and then buys no time, and a slow line that goes on is no fault (trust.md OV1). A small
 * body has the grace and no more. An idle connection is charged too, for `limitClients`, but never ended here.
 *
 * @returns stops it
 */
export const endSlowClients = (clients: Iterable<Client>, patience: Patience): (() => void) => {
  let lookedAt = performance.now();
  const look = (): void => {
    const now = performance.now();
    const passed = Math.min(now - lookedAt, MAX_TURNS * patience.lookMs);
    lookedAt = now;
    for (const client of clients) {
      forgetDone(client);
      charge(client, passed, patience);
      if (client.exchanges.length > 0 && isOver(client, patience)) client.socket.destroy();
    }
  };
  const timer = setInterval(look, patience.lookMs);
  timer.unref();
  return () => clearInterval(timer);
};

const charge = (client: Client, passed: number, { graceMs, pauseMs, bytesPerSecond }: Patience): void => {
  const { socket } = client;
  const received = socket.bytesRead;
  const sent = socket.bytesWritten - socket.writableLength;
  // Each in its own coin: nobody pays for an answer left lying by sending more.
  const body = owesBody(client) ? received - client.received : 0;
  const answer = owesReading(client) || sent > client.sent ? sent - client.sent : 0;
  const earned = ((body + answer) / bytesPerSecond) * 1000;
  // Who has read much takes no longer over the next piece than anybody.
  const most = owesBody(client) ? pauseMs : graceMs;
  client.credit = Math.min(most, client.credit + earned - (isOurTurn(client) ? 0 : passed));
  client.received = received;
  client.sent = sent;
};

/** What is on its way counts when it has arrived: until then the time for it is lent. */
const isOver = ({ socket, credit }: Client, { bytesPerSecond }: Patience): boolean =>
  credit + (socket.writableLength / bytesPerSecond) * 1000 < 0;

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
const limitClients = (
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
