import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type EndpointKey, endpointOf } from '../../../contract/endpoints';
import { isRecord } from '../../../contract/isRecord';
import { documentedCall } from './documentedCalls';
import { bodyKeys, undocumentedKeys } from './documentedKeys';
import { plainAnswer } from './plainAnswer';

export interface PlainBackend {
  /** Its address, without a slash at the end. */
  readonly url: string;
  /** What was asked of it that no document knows, calls and keys of calls, but sections: those the console looks for and does without (docs/spec/3-decisions.md). */
  readonly unknownCalls: () => readonly string[];
  /** The documented calls that the console has made. */
  readonly made: () => ReadonlySet<EndpointKey>;
  readonly close: () => Promise<void>;
}

/**
 * Somebody else's backend: it knows the 43 calls of the specifications and nothing of ours. It stands before the reference
 * backend, answers 404 to every extension, drops the parameters and headers that the documents do not name, and takes from
 * each answer what they do not show. Its lists of categories and foods come whole.
 */
export const openPlainBackend = async (target: string): Promise<PlainBackend> => {
  const unknown = new Set<string>();
  const made = new Set<EndpointKey>();
  const log: Log = {
    unknown: (call) => void (isSection(call) || unknown.add(call)),
    made: (key, url, body) => {
      made.add(key);
      for (const beyond of undocumentedKeys(key, url, bodyKeys(body))) unknown.add(beyond);
    },
  };
  const server = createServer((request, response) => {
    answer(target, { request, response, log }).catch((error: unknown) => {
      response.writeHead(502).end(String(error));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    unknownCalls: () => [...unknown],
    made: () => made,
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

interface Log {
  readonly unknown: (call: string) => void;
  readonly made: (key: EndpointKey, url: URL, body: string) => void;
}

interface Visit {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly log: Log;
}

const answer = async (target: string, { request, response, log }: Visit): Promise<void> => {
  const method = request.method ?? 'GET';
  const url = new URL(request.url ?? '/', target);
  const isCall = url.pathname.startsWith('/api/');
  const call = isCall ? documentedCall(method, url, request.headers['content-type']) : undefined;
  if (isCall && !call) {
    log.unknown(`${method} ${url.pathname}`);
    return send(response, 404, { message: 'Not found' });
  }

  const body = await bodyOf(request);
  // What a journey prepares past the forms is not the console's.
  if (call && request.headers['sec-fetch-mode'] !== undefined)
    log.made(call.key, url, Buffer.from(body).toString('latin1'));
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

/** The console and the files: another host serves the same build as it is, under the policy that `docs/operations.md` gives it. */
const pass = async (answered: Response, response: ServerResponse): Promise<void> => {
  for (const [name, value] of answered.headers) {
    if (!/^(etag|content-(length|encoding)|transfer-encoding|connection)$/.test(name))
      response.setHeader(name, value);
  }
  const sent = Buffer.from(await answered.arrayBuffer());
  if (!sent.includes('<meta name="csp-nonce"')) return void response.writeHead(answered.status).end(sent);
  response.setHeader('content-security-policy', policyOfDocs());
  response.writeHead(answered.status).end(readFileSync('dist/index.html'));
};

const policyOfDocs = (): string => {
  const [, policy] =
    /^```text\n(default-src [^`]+)\n```$/m.exec(readFileSync('docs/operations.md', 'utf8')) ?? [];
  if (policy === undefined)
    throw new Error('Expected a Content-Security-Policy in docs/operations.md, found none.');
  return policy.replace(/\s+/g, ' ');
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
