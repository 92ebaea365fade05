import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { buildApp } from '../../server/app';
import { pointPayload } from './pointPayload';
import { anew, openServer } from './standing';
import { signedIn } from './testDeps';

const test = openServer();
const user = anew(test, () => signedIn(test));

const send = (payload: string | Buffer, type: string, headers = {}) =>
  user.post('/api/point', payload, { 'content-type': type, ...headers });
const json = JSON.stringify(pointPayload());

describe('every answer', () => {
  it.each(['/api/point', '/api/profile', '/api/nope', '/api/openapi.json', '/api/auth/login', '/api'])(
    '%s is not to be kept, sniffed or framed, and has a request id (PL4)',
    async (url) => {
      const answer = await user.get(url);
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
        'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
      });
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    },
  );

  it('HEAD, TRACE, OPTIONS and unknown addresses are 404 in JSON', async () => {
    for (const method of ['HEAD', 'OPTIONS', 'PATCH', 'TRACE'] as const) {
      expect((await user.call({ method, url: '/api/point' })).statusCode).toBe(404);
    }
    const answer = await user.get('/api/nope?secret=canary');
    expect(answer.json()).toEqual({ message: expect.any(String) });
    expect(answer.body).not.toContain('canary');
  });

  it('an address that cannot be decoded is 400, under the same headers', async () => {
    const { statusCode, headers } = await user.get('/api/point/%zz');
    expect(statusCode).toBe(400);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    expect(headers['permissions-policy']).toBeDefined();
  });

  it('tells a browser to stay with https only when a trusted proxy says that it came by it', async () => {
    const { env } = test.deps;
    const behindProxy = await buildApp({ ...test.deps, env: { ...env, TRUST_PROXY: ['127.0.0.1'] } });
    const hsts = async (app: FastifyInstance, headers: Readonly<Record<string, string>>): Promise<unknown> =>
      (await app.inject({ method: 'GET', url: '/healthz', headers })).headers['strict-transport-security'];
    expect(await hsts(behindProxy, { 'x-forwarded-proto': 'https' })).toBe('max-age=31536000');
    expect(await hsts(behindProxy, { 'x-forwarded-proto': 'http' })).toBeUndefined();
    expect(await hsts(behindProxy, {})).toBeUndefined();
    expect(await hsts(test.app, { 'x-forwarded-proto': 'https' })).toBeUndefined();
    await behindProxy.close();
  });
});

describe('a body (IV6)', () => {
  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'])(
    'as %s is read',
    async (type) => {
      expect((await send(json, type)).statusCode).toBe(201);
    },
  );

  it('in multipart, where a call takes no files, is 415', async () => {
    const answer = await user.put('/api/profile', '--x--', {
      'content-type': 'multipart/form-data; boundary=x',
    });
    expect(answer.statusCode).toBe(415);
  });

  it('that is missing where a form is wanted is judged as an empty form', async () => {
    const answer = await user.post('/api/point');
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toContain('title');
  });
});

describe('[PL2] failures', () => {
  it('[DC-17] of the server say nothing but a request id, and the log has the cause without its values', async () => {
    const broken = Object.assign(new Error('select canary from users'), {
      cause: new Error('canary@carte.example'),
    });
    const db = new Proxy(test.deps.db, {
      get: (target, name) => {
        if (name === 'select') throw broken;
        return Reflect.get(target, name);
      },
    });
    const { buildApp } = await import('../../server/app');
    const app = await buildApp({ ...test.deps, db });
    const answer = await app.inject({
      method: 'GET',
      url: '/api/point',
      headers: { authorization: `Bearer ${user.token}` },
    });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      message: expect.stringMatching(/[а-я]/),
      request_id: answer.headers['x-request-id'],
    });
    expect(answer.body).not.toContain('canary');
    const log = test.logged.join('\n');
    expect(log).toContain(String(answer.headers['x-request-id']));
    expect(log).toContain('http.test.ts');
    expect(log).not.toContain('canary');
    await app.close();
  });

  it('[DC-10] an error answer has message, and errors as lists of texts', async () => {
    const answer = await user.post('/api/point', { ...pointPayload(), title: '', house: '' });
    expect(answer.json()).toEqual({
      message: expect.any(String),
      errors: { title: ['Обязательное поле'], address: ['Укажите дом'] },
    });
  });
});

describe('the log', () => {
  it('has a line for each answer: the declared route, the user by number, nothing that was sent', async () => {
    await user.get('/api/point/123456?filters[0][value]=canary');
    const line = JSON.parse(test.logged.find((logged) => logged.includes('"answered"')) ?? '{}');
    expect(line).toMatchObject({ method: 'GET', route: '/api/point/:id', status: 404, user: user.id });
    expect(test.logged.join('')).not.toMatch(/canary|123456/);
  });
});

describe('health', () => {
  it('says that the process lives and that the database answers', async () => {
    for (const url of ['/healthz', '/readyz']) {
      const answer = await test.app.inject({ method: 'GET', url });
      expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
    }
  });

  it('[DC-02] the OpenAPI document names every call', async () => {
    const document = (await test.app.inject({ method: 'GET', url: '/api/openapi.json' })).json();
    expect(document.paths['/point/{id}']).toHaveProperty('put');
    expect(document.paths).toHaveProperty('/deleted_foods/restore');
  });
});
