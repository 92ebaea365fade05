import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A built console as any host of files serves it: no proxy, and every address that is no file is the page. */
export const serveFolder = async (folder: string, page: (html: string) => string = (html) => html) => {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://here');
    const file = join(folder, pathname);
    if (extname(pathname) !== '' && existsSync(file))
      return void response
        .writeHead(200, { 'content-type': TYPES[extname(pathname)] ?? 'application/octet-stream' })
        .end(readFileSync(file));
    const html = readFileSync(join(folder, 'index.html'), 'utf8');
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page(html));
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
};
