import { connect, type Socket } from 'node:net';

interface Crowd {
  readonly url: URL;
  /** The address they come from; all of 127.0.0.0/8 is this machine. */
  readonly from: string;
  readonly count: number;
  /** What each does once it is connected. */
  readonly say: (socket: Socket) => void;
  /** Whether they take what is answered. */
  readonly reads: boolean;
}

export interface Strangers {
  readonly leave: () => void;
  /** How often one was shown out. */
  readonly shownOut: () => number;
}

const RETURN_MS = 250;

/** So many connections at a time: whoever is shown out comes back. */
export const gather = ({ url, from, count, say, reads }: Crowd): Strangers => {
  const sockets = new Set<Socket>();
  let isOver = false;
  let ended = 0;
  const come = (): void => {
    if (isOver) return;
    const socket = connect({ port: Number(url.port), host: url.hostname, localAddress: from });
    sockets.add(socket);
    socket.on('error', () => {});
    if (reads) socket.resume();
    socket.once('connect', () => say(socket));
    socket.once('close', () => {
      sockets.delete(socket);
      ended += 1;
      setTimeout(come, RETURN_MS).unref();
    });
  };
  for (let n = 0; n < count; n += 1) come();
  return {
    leave: () => {
      isOver = true;
      for (const socket of sockets) socket.destroy();
    },
    shownOut: () => ended,
  };
};
