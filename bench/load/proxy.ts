import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/*
 * The smallest proxy that a rolling restart needs, as nginx does it by itself: the processes in turn, and the next one where no connection is
 * made. A request that had left already is asked again only where that is safe: a read, or a write that brings its key. Prints its
 * address, like the server.
 */
const upstreams = (process.env.UPSTREAMS ?? '').split(',').map((url) => new URL(url));
const agent = new Agent({ keepAlive: true });
let turn = 0;

interface Asked {
  readonly asked: IncomingMessage;
  readonly answer: ServerResponse;
  readonly body: Buffer;
}

const isSafe = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' || headers['idempotency-key'] !== undefined;

const pass = ({ asked, answer, body }: Asked, left: number): void => {
  turn += 1;
  const upstream = upstreams[turn % upstreams.length];
  const { method = 'GET', url: path, headers } = asked;
  const passed = request(
    { agent, method, path, headers, host: upstream?.hostname, port: upstream?.port },
    (got) => {
      const { connection: _connection, 'keep-alive': _alive, ...kept } = got.headers;
      answer.writeHead(got.statusCode ?? 502, kept);
      got.pipe(answer);
    },
  );
  passed.on('error', (error: NodeJS.ErrnoException) => {
    const isUnsent = error.code === 'ECONNREFUSED';
    if (answer.headersSent) answer.destroy();
    else if (left > 0 && (isUnsent || isSafe(asked))) pass({ asked, answer, body }, left - 1);
    else answer.writeHead(502).end();
  });
  passed.end(body);
};

const server = createServer((asked, answer) => {
  const parts: Buffer[] = [];
  asked.on('data', (part: Buffer) => parts.push(part));
  asked.on('end', () => pass({ asked, answer, body: Buffer.concat(parts) }, 2 * upstreams.length));
});
server.listen(0, '127.0.0.1', () => {
  const place = server.address();
  const port = typeof place === 'object' ? place?.port : undefined;
  process.stdout.write(`Proxy is ready: http://127.0.0.1:${port}\n`);
});
