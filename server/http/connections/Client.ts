import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

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

export const newClient = (socket: Socket, credit: number): Client => ({
  socket,
  exchanges: [],
  credit,
  received: 0,
  sent: 0,
});

/** Forgets exchanges whose request has come and whose answer has gone. */
export const forgetDone = (client: Client): void => {
  client.exchanges = client.exchanges.filter(
    ({ request, response }) => !(request.complete && (response.writableFinished || response.destroyed)),
  );
};

/** Part of a body is missing, and everything that came has been read: what waits unread is our delay, not the client's. */
export const owesBody = ({ exchanges }: Client): boolean =>
  exchanges.some(
    ({ request, response }) =>
      !request.complete && (request.readableLength === 0 || response.writableFinished),
  );

/** Part of an answer lies here, and the client does not take it. */
export const owesReading = ({ socket }: Client): boolean => socket.writableLength > 0;

/** Nothing is asked, or it is the client who keeps us waiting. */
export const isOurTurn = (client: Client): boolean =>
  client.exchanges.length > 0 && !owesBody(client) && !owesReading(client);
