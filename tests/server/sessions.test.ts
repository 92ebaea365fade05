import { beforeEach, describe, expect, it } from 'vitest';
import { sessions } from '../../server/db/schema';
import { authCalls, bearer, HOUR } from './authCalls';
import { openServer } from './standing';

const test = openServer();
const auth = authCalls(test);

beforeEach(() => test.reset());

describe('a session', () => {
  it('ends after twelve idle hours, and after seven days in any case', async () => {
    const token = await auth.registered();
    test.wait(11 * HOUR);
    expect((await auth.profile(token)).statusCode).toBe(200);
    test.wait(11 * HOUR);
    expect((await auth.profile(token)).statusCode).toBe(200);
    test.wait(12 * HOUR);
    expect((await auth.profile(token)).statusCode).toBe(401);
  });

  it('used all the time still ends after seven days', async () => {
    const token = await auth.registered();
    for (let n = 0; n < 16; n += 1) {
      test.wait(10 * HOUR);
      expect((await auth.profile(token)).statusCode).toBe(200);
    }
    test.wait(10 * HOUR);
    expect((await auth.profile(token)).statusCode).toBe(401);
  });

  it('stands at rest only as a hash', async () => {
    const token = await auth.registered();
    expect(JSON.stringify(await test.deps.db.select().from(sessions))).not.toContain(token);
  });
});

describe('the profile', () => {
  const put = (token: string, payload: object, headers = {}) =>
    test.app.inject({
      method: 'PUT',
      url: '/api/profile',
      payload,
      headers: { ...bearer(token), ...headers },
    });

  it('[CL-05] is saved key by key', async () => {
    const token = await auth.registered();
    const answer = await put(token, {
      name: 'Анна',
      last_name: 'Воронцова',
      birthday: '1988-04-17',
      city_id: 1,
      receive_offers: true,
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      name: 'Анна',
      last_name: 'Воронцова',
      birthday: '1988-04-17',
      city: { id: 1 },
      country: { id: 1 },
      receive_offers: true,
    });
    expect((await put(token, { last_name: null })).json()).toMatchObject({ name: 'Анна', last_name: null });
  });

  it.each([
    ['name', 'А'],
    ['name', 'я'.repeat(51)],
    ['birthday', '2026-11-22'],
    ['birthday', '1988-02-30'],
    ['city_id', 99_999_999],
    ['phone', '123'],
    ['receive_offers', 'yes'],
    ['status', 'active'],
    ['email', 'other@carte.example'],
    ['links', []],
  ])('refuses %s = %j by name', async (key, value) => {
    const token = await auth.registered();
    const answer = await put(token, { [key]: value });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([key]);
  });

  it('[DC-19] saved by two, the second gets 412', async () => {
    const token = await auth.registered();
    expect((await put(token, { name: 'Анна' }, { 'if-match': '"1"' })).statusCode).toBe(200);
    expect((await put(token, { name: 'Яна' }, { 'if-match': '"1"' })).statusCode).toBe(412);
  });
});
