import { afterEach, beforeEach, type Mock, vi } from 'vitest';
import { storeToken } from '../../dataProvider/token';

export interface Heard {
  readonly method: string;
  /** Path and query below `/api`, decoded. */
  readonly target: string;
  readonly headers: Headers;
  readonly body: unknown;
  readonly cache: RequestCache | undefined;
}

export interface Reply {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  /** JSON, or a text that is sent as it stands. */
  readonly body?: unknown;
}

/** Puts answers of our choice behind `fetch` and remembers what was asked. */
export const fakeBackend = (...replies: readonly Reply[]) => {
  const heard: Heard[] = [];
  const answer = async (url: string, init: RequestInit = {}): Promise<Response> => {
    init.signal?.throwIfAborted();
    heard.push({
      method: init.method ?? 'GET',
      target: decodeURIComponent(url.replace(/^\/api/, '')),
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
      cache: init.cache,
    });
    const {
      status = 200,
      headers = {},
      body = {},
    } = replies[Math.min(heard.length, replies.length) - 1] ?? {};
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return new Response(status === 204 ? null : text, { status, headers });
  };
  vi.stubGlobal('fetch', vi.fn(answer));
  return heard;
};

/** A local storage that node has none of. */
export const fakeStorage = (token?: string) => {
  const entries = new Map(token === undefined ? [] : [['token', token]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  });
  return entries;
};

/** The first half minute of a page of somebody signed in as `kept`, where the first script may have asked already. */
export const atTheStart = (fetched: Mock<() => Promise<Response>>): void => {
  beforeEach(() => {
    fakeStorage();
    storeToken('kept');
    fetched.mockClear();
    vi.stubGlobal('fetch', fetched);
    // Early answers are good for half a minute after the start, and a busy machine may come here later.
    vi.spyOn(performance, 'now').mockReturnValue(1000);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
};
