import { createServer } from 'node:http';
import { isIPv6 } from 'node:net';
import type { Metrics } from './makeMetrics';

export interface MetricsServer {
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** Answers `GET /metrics` on a port of its own, so that no proxy can show it to the dependencies by mistake. */
export const serveMetrics = async (
  { text, contentType }: Pick<Metrics, 'text' | 'contentType'>,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<MetricsServer> => {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    text().then(
      (body) =>
        response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(body),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, resolve);
  });
  const place = server.address();
  const bound = typeof place === 'object' && place !== null ? place.port : port;
  return {
    address: `http://${isIPv6(host) ? `[${host}]` : host}:${bound}/metrics`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
