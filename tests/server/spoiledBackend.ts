import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the faults take hold of. */
export interface Body extends Record<string, unknown> {
  user?: Record<string, unknown>;
  point_docs?: Record<string, unknown>[];
}

/** An answer on its way through, and the question that it answers. */
export interface Passing {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly sent: string;
  readonly isSignedIn: boolean;
  status: number;
  body: Body;
  /** Sent in place of the body. */
  page?: string;
}

/** One way to be wrong: what it does to answers, and which row of the table must say so. */
export interface Fault {
  readonly what: string;
  readonly call: string;
  readonly rule: string;
  readonly spoil: (answer: Passing) => void;
}

/** A backend that is right but for these faults. */
export const spoiledBackend = async (
  target: string,
  faults: readonly Fault[],
  seen?: (method: string, path: string) => void,
) => {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const sent = Buffer.concat(chunks);
    const { method = 'GET', headers, url = '/' } = request;
    const onward = ask(`${target}${url}`, { method, headers, agent: false }, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part as Buffer);
      const text = Buffer.concat(parts).toString();
      const { pathname, searchParams: query } = new URL(url, target);
      const passing: Passing = {
        method,
        path: pathname.replace(/^\/api/, '').replace(/\/$/, ''),
        query,
        sent: sent.toString('latin1'),
        isSignedIn: headers.authorization !== undefined,
        status: answer.statusCode ?? 502,
        body: text === '' ? {} : JSON.parse(text),
      };
      for (const { spoil } of faults) spoil(passing);
      seen?.(method, passing.path);
      const { status, body, page } = passing;
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(page ?? JSON.stringify(body));
    });
    onward.on('error', () => response.destroy());
    onward.end(sent);
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/api`, close: () => server.close() };
};
