import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError } from '../../contract/errors';
import { request } from '../../dataProvider/request';
import { onUnauthorized, readToken, storeToken } from '../../dataProvider/token';
import { fakeStorage } from './fakeBackend';

let server: Server | undefined;

/** A real server, because abort, silence and broken answers are the network's to make. */
const serve = async (listener: RequestListener): Promise<string> => {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`;
};

const answering = (status: number, body: string, headers: Record<string, string> = {}) =>
  serve((_, response) => response.writeHead(status, headers).end(body));

const get = (url: string, options = {}) => request({ method: 'GET', url, headers: {} }, options);
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

beforeEach(() => void fakeStorage());
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  vi.unstubAllGlobals();
});

describe('an answer that is no good', () => {
  it.each([
    ['HTML with 200', 200, '<html>Welcome</html>', 'errors.badAnswer'],
    ['half of a JSON', 200, '{"data": [', 'errors.badAnswer'],
    ['HTML with 502: the action words it', 502, '<h1>Bad Gateway</h1>', undefined],
    ['500 without a body', 500, '', undefined],
  ])('%s', async (_rule, status, body, key) => {
    const error = await failure(get(await answering(status, body, { 'x-request-id': 'r-1' })));
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ status, body: {}, requestId: 'r-1' });
    expect((error as HttpError).key).toBe(key);
    expect((error as HttpError).message).not.toContain('<');
  });

  it('an empty answer is an empty object', async () => {
    expect((await get(await answering(200, ''))).body).toEqual({});
    expect((await get(await answering(204, ''))).body).toEqual({});
  });

  it('[DC-10] errors land on the error with their fields', async () => {
    const url = await answering(422, JSON.stringify({ error: 'Проверьте', errors: { title: ['Пусто'] } }));
    expect(await failure(get(url))).toMatchObject({
      status: 422,
      message: 'Проверьте',
      errors: { title: ['Пусто'] },
    });
  });

  it.each([
    ['7', 7],
    ['soon', undefined],
  ])('Retry-After: %s', async (header, seconds) => {
    const error = (await failure(get(await answering(429, '', { 'retry-after': header })))) as HttpError;
    expect(error.retryAfter).toBe(seconds);
  });

  it('Retry-After: a date', async () => {
    const inAnHour = new Date(Date.now() + 3_600_000).toUTCString();
    const error = (await failure(get(await answering(429, '', { 'retry-after': inAnHour })))) as HttpError;
    // However long the call itself takes on a busy machine.
    expect(error.retryAfter).toBeGreaterThan(3_000);
    expect(error.retryAfter).toBeLessThanOrEqual(3_601);
  });

  it('no network is status 0 with a key of ours', async () => {
    const url = await serve((call) => void call.socket.destroy());
    expect(await failure(get(url))).toMatchObject({
      status: 0,
      key: 'errors.network',
      message: 'errors.network',
    });
  });

  it('an answer that breaks off is no network either', async () => {
    const url = await serve((call, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{"a":');
      setTimeout(() => call.socket.destroy(), 20);
    });
    expect(await failure(get(url))).toMatchObject({ status: 0, key: 'errors.network' });
  });
});

describe('a call that is cancelled', () => {
  it('before, during and after the headers rejects with AbortError and leaves the server alone', async () => {
    let closed = 0;
    const url = await serve((call, response) => {
      call.on('close', () => {
        closed += 1;
      });
      if (call.url === '/body') response.writeHead(200).write('{');
    });
    for (const path of ['', 'body']) {
      const controller = new AbortController();
      const pending = failure(get(url + path, { signal: controller.signal }));
      setTimeout(() => controller.abort(), 30);
      expect(await pending).toMatchObject({ name: 'AbortError' });
    }
    expect(await failure(get(url, { signal: AbortSignal.abort() }))).toMatchObject({ name: 'AbortError' });
    await vi.waitFor(() => expect(closed).toBe(2));
  });

  it('[CL-46] sets no timer: a slow answer is waited for', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const timeouts = vi.spyOn(AbortSignal, 'timeout');
    const passed: (RequestInit | undefined)[] = [];
    vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
      passed.push(init);
      return new Response('{"late":true}');
    });
    expect((await get('/api/profile')).body).toEqual({ late: true });
    expect(timers).not.toHaveBeenCalled();
    expect(timeouts).not.toHaveBeenCalled();
    expect(passed[0]).not.toHaveProperty('signal');
    vi.restoreAllMocks();
  });
});

describe('the session of a call', () => {
  const listen = () => {
    const heard = vi.fn();
    return { heard, stop: onUnauthorized(heard) };
  };

  it('the token in storage goes along as a bearer, and none without one', async () => {
    const url = await serve((call, response) =>
      response.end(JSON.stringify({ got: call.headers.authorization ?? null })),
    );
    expect((await get(url)).body).toEqual({ got: null });
    storeToken('abc');
    expect((await get(url)).body).toEqual({ got: 'Bearer abc' });
  });

  it('[AN9] a 401 clears the token and is announced once, however many calls it meets', async () => {
    const url = await answering(401, '{"error":"Нет сессии"}');
    storeToken('abc');
    const { heard, stop } = listen();
    const errors = await Promise.all(Array.from({ length: 20 }, () => failure(get(url))));
    stop();
    expect(errors.every((error) => error instanceof HttpError && error.status === 401)).toBe(true);
    expect(readToken()).toBeNull();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('[AN9] a late 401 of an older session leaves the new one alone', async () => {
    const url = await serve((_, response) => {
      storeToken('new');
      response.writeHead(401).end();
    });
    storeToken('old');
    const { heard, stop } = listen();
    await failure(get(url));
    stop();
    expect(readToken()).toBe('new');
    expect(heard).not.toHaveBeenCalled();
  });

  it('[AN9] a 401 of a call that opens a session is the error of its form', async () => {
    const url = await answering(401, '{"error":"Неверный пароль"}');
    storeToken('abc');
    const { heard, stop } = listen();
    expect(await failure(get(url, { opensSession: true }))).toMatchObject({
      status: 401,
      message: 'Неверный пароль',
    });
    stop();
    expect(readToken()).toBe('abc');
    expect(heard).not.toHaveBeenCalled();
  });

  it('whoever stopped listening hears nothing', async () => {
    const { heard, stop } = listen();
    stop();
    storeToken('abc');
    await failure(get(await answering(401, '')));
    expect(heard).not.toHaveBeenCalled();
  });

  it('lives on in the page where storage is blocked', async () => {
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
    storeToken('abc');
    expect(readToken()).toBe('abc');
    await failure(get(await answering(401, '')));
    expect(readToken()).toBeNull();
  });
});
