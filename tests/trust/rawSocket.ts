import { connect, type Socket } from 'node:net';

export interface RawRequest {
  readonly address: URL;
  /** The request line and headers, without the empty line behind them. */
  readonly head: readonly string[];
  readonly body: Iterable<Buffer>;
  /** `chunked` writes each buffer as a chunk of its own. */
  readonly chunked?: boolean;
}

/** Writes byte by byte what a well-behaved client would never send. @returns the status line's number, 0 = cut off */
export const rawRequest = ({ address, head, body, chunked = false }: RawRequest): Promise<number> =>
  new Promise((resolve) => {
    let answer = '';
    const socket = openSocket(address);
    const done = () => {
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0));
      socket.destroy();
    };
    socket.on('data', (bytes) => {
      answer += bytes.toString('latin1');
      if (answer.includes('\r\n\r\n')) done();
    });
    socket.on('error', done);
    socket.on('close', done);
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    for (const part of body) {
      if (socket.destroyed) return;
      if (chunked) socket.write(`${part.length.toString(16)}\r\n`);
      socket.write(part);
      if (chunked) socket.write('\r\n');
    }
    if (chunked) socket.write('0\r\n\r\n');
  });

export const openSocket = (address: URL): Socket => connect(Number(address.port), address.hostname);
