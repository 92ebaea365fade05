import { beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../server/app';
import { authCalls, bearer, MINUTE, PASSWORD } from './authCalls';
import { openServer } from './standing';

const test = openServer();
const auth = authCalls(test);

const EMAIL = 'anna@carte.example';
const NEW = 'battery staple';

beforeEach(() => test.reset());

const change = (payload: object, token: string, headers: object = {}) =>
  test.app.inject({
    method: 'PUT',
    url: '/api/profile/password',
    payload,
    headers: { ...bearer(token), ...headers },
  });
const login = (password: string) => auth.post('login', { email: EMAIL, password });

describe('changing the password', () => {
  it('[AR-04] takes the current one and a new one', async () => {
    const token = await auth.registered();
    const answer = await change({ current: PASSWORD, password: NEW }, token);
    expect([answer.statusCode, answer.body]).toEqual([200, '{}']);
    expect((await login(PASSWORD)).statusCode).toBe(401);
    expect((await login(NEW)).statusCode).toBe(200);
  });

  it('[AR-03] ends every other session, keeps this one, writes a letter and voids the link of an older one', async () => {
    const token = await auth.registered();
    const { token: other, device } = (await login(PASSWORD)).json();
    await auth.post('forgot', { email: EMAIL });
    await test.settled();
    const link = /#password=([\w-]+)/.exec(test.letters.at(-1)?.text ?? '')?.[1];
    const answer = await change({ current: PASSWORD, password: NEW }, token, { 'carte-device': device });
    expect(answer.statusCode).toBe(200);
    await test.settled();
    expect((await auth.profile(token)).statusCode).toBe(200);
    expect((await auth.profile(other)).statusCode).toBe(401);
    expect(test.letters.at(-1)).toMatchObject({ to: EMAIL, subject: expect.stringContaining('изменён') });
    expect((await auth.post('reset', { token: link, password: 'another one 1' })).statusCode).toBe(422);
    expect((await login(NEW)).statusCode).toBe(200);
  });

  it('[AR-04] with a wrong current one is an error of that field, and changes nothing', async () => {
    const token = await auth.registered();
    for (const current of ['wrong password', '', 'short', null, undefined, [PASSWORD], 'x'.repeat(50_000)]) {
      const answer = await change({ current, password: NEW }, token);
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['current']]);
    }
    expect((await login(PASSWORD)).statusCode).toBe(200);
  });

  it('[AR-04] asks as much of the new one as a registration', async () => {
    const token = await auth.registered();
    for (const password of ['short', 'Password123', 'x'.repeat(129), null, undefined]) {
      const answer = await change({ current: PASSWORD, password }, token);
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['password']]);
    }
    expect((await change({ current: PASSWORD, password: NEW, email: 'x' }, token)).statusCode).toBe(422);
  });

  it('[AN3] lets nobody guess the current one: ten tries in fifteen minutes, and the right one clears them', async () => {
    const token = await auth.registered();
    const guess = () => change({ current: 'wrong password', password: NEW }, token);
    for (let n = 0; n < 9; n += 1) await guess();
    expect((await change({ current: PASSWORD, password: NEW }, token)).statusCode).toBe(200);
    const codes = [];
    for (let n = 0; n < 12; n += 1) codes.push((await guess()).statusCode);
    expect(codes).toEqual([...Array(10).fill(422), 429, 429]);
    expect((await change({ current: NEW, password: PASSWORD }, token)).statusCode).toBe(429);
    test.wait(15 * MINUTE);
    expect((await change({ current: NEW, password: PASSWORD }, token)).statusCode).toBe(200);
  });

  it('[AN5] opens no session for a sign-in by the old password that was under way', async () => {
    const token = await auth.registered();
    let changed: Promise<unknown> = Promise.resolve();
    const { passwords } = test.deps;
    // The old password is found right, and is changed before the session is opened.
    const app = await buildApp({
      ...test.deps,
      passwords: {
        ...passwords,
        matches: async (...args) => {
          const isRight = await passwords.matches(...args);
          changed = change({ current: PASSWORD, password: NEW }, token);
          await changed;
          return isRight;
        },
      },
    });
    const payload = { email: EMAIL, password: PASSWORD };
    const late = await app.inject({ method: 'POST', url: '/api/auth/login', payload });
    await app.close();
    expect(late.statusCode).toBe(401);
    expect((await auth.profile(token)).statusCode).toBe(200);
  });

  it('[CC7] computes no hash inside a transaction', async () => {
    const token = await auth.registered();
    let isOpen = false;
    const inside: string[] = [];
    const db = new Proxy(test.deps.db, {
      get: (target, name) => {
        if (name !== 'transaction') return Reflect.get(target, name);
        return async (...args: Parameters<typeof target.transaction>) => {
          isOpen = true;
          return target.transaction(...args).finally(() => {
            isOpen = false;
          });
        };
      },
    });
    const { passwords } = test.deps;
    const watched = async <T>(work: Promise<T>): Promise<T> => {
      if (isOpen) inside.push('hash');
      return work;
    };
    const app = await buildApp({
      ...test.deps,
      db,
      passwords: {
        hash: (password) => watched(passwords.hash(password)),
        matches: (password, hash) => watched(passwords.matches(password, hash)),
      },
    });
    const answer = await app.inject({
      method: 'PUT',
      url: '/api/profile/password',
      payload: { current: PASSWORD, password: NEW },
      headers: bearer(token),
    });
    await app.close();
    expect([answer.statusCode, inside]).toEqual([200, []]);
  });
});
