import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { benchFields } from '../form/benchFields';
import { benchRows } from '../list/Row';

export interface Served {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** The built pages below `folder`, and the two calls they make, on a free port. */
export const serve = async (folder: string): Promise<Served> => {
  const server = createServer(async ({ url = '/' }, reply) => {
    const { pathname, searchParams } = new URL(url, 'http://bench');
    const answer = answerOf(pathname, searchParams);
    if (answer) return reply.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
    const path = join(folder, normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname));
    const body = await readFile(path).catch(() => undefined);
    if (!body) return reply.writeHead(404).end();
    return reply.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream').end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
};

const answerOf = (path: string, query: URLSearchParams): unknown => {
  const [, section, count] = /^\/api\/fields\/permissions\/(bench_(\d+))$/.exec(path) ?? [];
  if (section) return { [section]: benchFields(Number(count)) };
  return path === '/api/bench/rows' ? benchRows(Number(query.get('n'))) : undefined;
};
