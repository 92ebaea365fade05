import type { FastifyRequest } from 'fastify';
import type { Env } from '../env';
import { addressesIn, plainAddress } from './connections/addressesIn';

/** Hosts that a proxy may bring one after the other: a page is drawn and kept for each. */
const MAX_HOSTS = 8;
const HOST = /^(?:[a-z\d](?:[a-z\d.-]{0,252}[a-z\d])?|\[[\da-f:]+\])(?::\d{1,5})?$/i;

/**
 * What stands before the path in the addresses that a page tells of itself, `https://carte.example`; '' where nobody has said it. Anybody
 * can send any `Host`, so one is believed only where it is the very address that the connection has come to, or where a proxy of
 * `TRUST_PROXY` answers for it.
 */
export const makeOriginOf = ({
  PUBLIC_URL,
  TRUST_PROXY,
}: Pick<Env, 'PUBLIC_URL' | 'TRUST_PROXY'>): ((
  request: Pick<FastifyRequest, 'host' | 'protocol' | 'socket'>,
) => string) => {
  const isProxy = addressesIn(TRUST_PROXY);
  const brought = new Set<string>();
  return ({ host, protocol, socket }) => {
    if (PUBLIC_URL !== undefined) return PUBLIC_URL;
    const origin = `${protocol}://${host.toLowerCase()}`;
    if (!HOST.test(host)) return '';
    if (hostsAt(socket.localAddress, socket.localPort).includes(host.toLowerCase())) return origin;
    if (!socket.remoteAddress || !isProxy(socket.remoteAddress)) return '';
    if (brought.size < MAX_HOSTS) brought.add(origin);
    return brought.has(origin) ? origin : '';
  };
};

/** How a browser on the same network names this end of a connection. */
const hostsAt = (address = '', port = 0): readonly string[] => {
  const plain = plainAddress(address);
  const isHere = plain === '::1' || plain.startsWith('127.');
  return [plain.includes(':') ? `[${plain}]` : plain, ...(isHere ? ['localhost'] : [])].map((name) =>
    port === 80 ? name : `${name}:${port}`,
  );
};
