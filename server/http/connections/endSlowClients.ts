import { type Client, forgetDone, isOurTurn, owesBody, owesReading } from './Client';
import type { Patience } from './Patience';

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
