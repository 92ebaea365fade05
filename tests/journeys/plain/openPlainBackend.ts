import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type EndpointKey, endpointOf } from '../../../contract/endpoints';
import { isRecord } from '../../../contract/isRecord';
import { documentedCall } from './documentedCalls';
import { plainAnswer } from './plainAnswer';

export interface PlainBackend {
  /** Its address, without a slash at the end. */
  readonly url: string;
  /** What was asked of it that no document knows, but sections: those the console looks for and does without (docs/spec/3-decisions.md). */
  readonly unknownCalls: () => readonly string[];
  readonly close: () => Promise<void>;
}

/**
 * Somebody else's backend: it knows the 43 calls of the specifications and nothing of ours. It stands before the reference
 * backend, answers 404 to every extension, drops the parameters and headers that the documents do not name, and takes from
 * each answer what they do not show. Its lists of categories and foods come whole.
 */
export const openPlainBackend = async (target: string): Promise<PlainBackend> => {
  const unknown = new Set<string>();
  const server = createServer((request, response) => {
    const remember = (call: string) => void (isSection(call) || unknown.add(call));
    answer(target, request, response, remember).catch((error: unknown) => {
      response.writeHead(502).end(String(error));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    unknownCalls: () => [...unknown],
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
};

const isSection = (call: string): boolean => call.startsWith('GET /api/fields/permissions/');

/** Extensions of ours, which another backend overlooks. */
const OWN_HEADERS = ['if-match', 'if-none-match', 'idempotency-key', 'accept-encoding', 'connection', 'host'];

const answer = async (
  target: string,
  request: IncomingMessage,
  response: ServerResponse,
  onUnknown: (call: string) => void,
): Promise<void> => {
  const method = request.method ?? 'GET';
  const url = new URL(request.url ?? '/', target);
  const isCall = url.pathname.startsWith('/api/');
  const call = isCall ? documentedCall(method, url, request.headers['content-type']) : undefined;
  if (isCall && !call) {
    onUnknown(`${method} ${url.pathname}`);
    return send(response, 404, { message: 'Not found' });
  }

  const body = await bodyOf(request);
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (!OWN_HEADERS.includes(name) && value !== undefined) headers.set(name, [value].flat().join(', '));
  }
  const ask = (to: URL): Promise<Response> =>
    fetch(to, { method, headers, redirect: 'manual', ...(body.length > 0 && { body }) });

  if (!call) return pass(await ask(url), response);
  const first = await ask(call.url);
  const text = await first.text();
  if (!first.ok || !isJson(first)) return sendText(response, first, text);
  const whole = call.isWhole ? await allPages(call.key, call.url, JSON.parse(text), ask) : JSON.parse(text);
  send(response, first.status, plainAnswer(call.key, whole));
};

/** A list that knows no pages: all rows of the reference backend's pages in one. */
const allPages = async (
  key: EndpointKey,
  url: URL,
  first: unknown,
  ask: (url: URL) => Promise<Response>,
): Promise<unknown> => {
  const { answer: shape } = endpointOf(key);
  const under = (shape.kind === 'list' && shape.under) || 'data';
  const rowsOf = (page: unknown): readonly unknown[] =>
    isRecord(page) && Array.isArray(page[under]) ? page[under] : [];
  const last = isRecord(first) ? Number(first.last_page) : 1;
  const rows = [...rowsOf(first)];
  for (let page = 2; page <= last; page += 1) {
    const next = new URL(url);
    next.searchParams.set('page', String(page));
    rows.push(...rowsOf(await (await ask(next)).json()));
  }
  return { [under]: rows };
};

const bodyOf = async (request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new Uint8Array(Buffer.concat(chunks));
};

const isJson = (answered: Response): boolean =>
  answered.headers.get('content-type')?.includes('json') ?? false;

/** The console and the files: another host serves the same build, without the word about its sign-in. */
const pass = async (answered: Response, response: ServerResponse): Promise<void> => {
  const type = answered.headers.get('content-type') ?? '';
  for (const [name, value] of answered.headers) {
    if (!/^(etag|content-(length|encoding)|transfer-encoding|connection)$/.test(name))
      response.setHeader(name, value);
  }
  const sent = Buffer.from(await answered.arrayBuffer());
  const page = type.includes('html') ? sent.toString().replace(/<meta name="carte-[^>]*>/g, '') : sent;
  response.writeHead(answered.status).end(page);
};

const sendText = (response: ServerResponse, answered: Response, text: string): void => {
  const type = answered.headers.get('content-type') ?? 'text/plain';
  const retry = answered.headers.get('retry-after');
  response.writeHead(answered.status, { 'content-type': type, ...(retry && { 'retry-after': retry }) });
  response.end(text);
};

const send = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
};
