import { HttpError } from '../contract/errors';
import { parseAnswer } from './apiBase';
import type { WireRequest } from './buildRequest';
import { reportAnswer } from './connection';
import { forgetEarly, takeCome, takeEarly } from './earlyAnswers';
import { readServerClock, serverNow } from './serverClock';
import { announceForbidden, announceUnauthorized, clearToken, readToken } from './token';

export interface RequestOptions {
  readonly signal?: AbortSignal;
  /** Hears the sent share of an upload, 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly cache?: RequestCache;
  /** The calls that open a session: their 401 is the form's error, not a lost session (docs/spec/3-decisions.md, Open points 14). */
  readonly opensSession?: boolean;
  /** The answer is a file, no JSON; what goes wrong is still said in JSON. */
  readonly isFile?: boolean;
}

export interface WireAnswer {
  readonly status: number;
  /** Parsed JSON; `{}` for an answer without a body; a Blob where a file was asked for. */
  readonly body: unknown;
  readonly headers: Headers;
}

/**
 * The only place that speaks to the API. No timeout is set: a slow answer is waited for until `signal` aborts.
 *
 * @throws HttpError not 2xx, no network (status 0, `errors.network`), or an answer that is no JSON (`errors.badAnswer`)
 * @throws DOMException the signal aborted the call
 */
export const request = async (wire: WireRequest, options: RequestOptions = {}): Promise<WireAnswer> => {
  const token = readToken();
  const headers: Record<string, string> = { Accept: 'application/json', ...wire.headers };
  if (token !== null) headers.Authorization = `Bearer ${token}`;

  const { response, text, file } = await send({ ...wire, headers }, options);
  readServerClock(response.headers);
  const body = file ?? parse(text);
  const requestId = response.headers.get('x-request-id') ?? undefined;
  if (!response.ok) {
    if (response.status === 401 && !options.opensSession) endSession(token);
    if (response.status === 403 && token !== null) announceForbidden();
    throw new HttpError(response.status, { body, requestId, retryAfter: retryAfterOf(response) });
  }
  if (body === NOT_JSON) throw new HttpError(response.status, { key: 'errors.badAnswer', requestId });
  return { status: response.status, body, headers: response.headers };
};

/** The answer to a question that the page's first script has asked, where it has come already and is a good one. */
export const requestCome = <Used>(
  { method, url }: WireRequest,
  use: (body: unknown) => Used | undefined,
): Used | undefined =>
  method !== 'GET'
    ? undefined
    : takeCome(url, readToken(), ({ response, text }) => {
        const body = parse(text);
        if (!response.ok || body === NOT_JSON) return undefined;
        readServerClock(response.headers);
        return use(body);
      });

const send = async (
  wire: WireRequest,
  options: RequestOptions,
): Promise<{ response: Response; text: string; file?: Blob }> => {
  try {
    if (wire.method !== 'GET') forgetEarly();
    const early = wire.method === 'GET' ? takeEarly(wire.url, readToken()) : undefined;
    if (early) {
      const read = await (options.signal ? unlessAborted(early, options.signal) : early);
      reportAnswer(true);
      return read;
    }
    const response = await transport(wire, options);
    reportAnswer(true);
    if (options.isFile && response.ok) return { response, text: '', file: await response.blob() };
    return { response, text: await response.text() };
  } catch (error) {
    options.signal?.throwIfAborted();
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    reportAnswer(false);
    throw new HttpError(0, { key: 'errors.network' });
  }
};

const transport = async (
  wire: WireRequest,
  { signal, cache, onProgress }: RequestOptions,
): Promise<Response> => {
  if (onProgress && wire.body instanceof FormData) {
    const { upload } = await import('./upload');
    return upload(wire, { onProgress, ...(signal && { signal }) });
  }
  const { url, method, headers, body } = wire;
  return fetch(url, {
    method,
    headers,
    ...(body !== undefined && { body }),
    ...(signal && { signal }),
    ...(cache && { cache }),
  });
};

const unlessAborted = <Answer>(answer: Promise<Answer>, signal: AbortSignal): Promise<Answer> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    answer.then(resolve, reject);
  });

/** A late 401 must not end a newer session, and of many at once only the first announces it. */
const endSession = (sentToken: string | null): void => {
  if (readToken() !== sentToken) return;
  clearToken();
  announceUnauthorized();
};

const NOT_JSON = Symbol('not JSON');

const parse = (text: string): unknown => {
  if (text.trim() === '') return {};
  try {
    return parseAnswer(text);
  } catch {
    // A proxy's HTML page, a truncated body: never shown, the caller words it.
    return NOT_JSON;
  }
};

/** Seconds; the header may also hold a date. */
const retryAfterOf = (response: Response): number | undefined => {
  const header = response.headers.get('retry-after');
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header)
    ? Number(header)
    : Math.ceil((Date.parse(header) - serverNow().getTime()) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
};
