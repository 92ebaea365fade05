import { beforeEach, describe, expect, it } from 'vitest';
import { authCalls, bearer, PASSWORD } from './authCalls';
import { openServer } from './standing';
import { openTestDeps } from './testDeps';

const test = openServer();
const auth = authCalls(test);

beforeEach(() => test.reset());

describe('signing in', () => {
  const ways = {
    GET: (email: string, password: string) =>
      test.app.inject({ method: 'GET', url: '/api/auth/login', query: { email, password } }),
    POST: (email: string, password: string) => auth.post('login', { email, password }),
  };

  it.each(['GET', 'POST'] as const)('[CL-01] by %s answers token, links and the user', async (way) => {
    await auth.registered();
    const answer = await ways[way]('Anna@Carte.example ', PASSWORD);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      token: expect.any(String),
      email: 'anna@carte.example',
      links: expect.any(Array),
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await auth.points(answer.json().token)).statusCode).toBe(200);
  });

  it('[AR-09] before the address is confirmed leads back to the code, for who knows the password', async () => {
    await auth.register();
    const answer = await ways.POST('anna@carte.example', PASSWORD);
    expect([answer.statusCode, answer.json().status]).toEqual([200, '']);
    const { token } = answer.json();
    expect((await auth.points(token)).statusCode).toBe(403);
    expect((await ways.POST('anna@carte.example', 'wrong password')).statusCode).toBe(401);
    await auth.post('repeat', { email: 'anna@carte.example' }, { headers: bearer(token) });
    await test.settled();
    const verified = await auth.post(
      'verify',
      { email: 'anna@carte.example', code: auth.codeOf() },
      { headers: bearer(token) },
    );
    expect(verified.statusCode).toBe(200);
    expect((await auth.points(token)).statusCode).toBe(200);
  });

  it('[AR-09] takes the registration whose token comes along, whoever registered on the address since', async () => {
    const own = (await auth.register()).json().token;
    await auth.register('anna@carte.example', 'password of a stranger');
    const payload = { email: 'anna@carte.example', password: PASSWORD };
    expect((await auth.post('login', payload)).statusCode).toBe(401);
    expect((await auth.post('login', payload, { headers: bearer(own) })).statusCode).toBe(200);
  });

  it('attempts made at once do not slip through together', async () => {
    await auth.registered();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ways.POST('anna@carte.example', 'wrong password')),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
  }, 60_000);

  it.each([
    ['an address typed or clicked', { 'sec-fetch-mode': 'navigate' }],
    ['a picture', { 'sec-fetch-mode': 'no-cors' }],
    ['a browser fetching ahead', { 'sec-purpose': 'prefetch' }],
  ])('[DC-31] the GET is refused to %s', async (_name, headers) => {
    await auth.registered();
    const answer = await test.app.inject({
      method: 'GET',
      url: '/api/auth/login',
      query: { email: 'anna@carte.example', password: PASSWORD },
      headers,
    });
    expect(answer.statusCode).toBe(405);
  });
});

describe('AUTH_GET_LOGIN=off', () => {
  it('answers the GET with 405 and the POST as ever', async () => {
    const off = await openTestDeps({ AUTH_GET_LOGIN: false });
    const query = { email: 'nobody@carte.example', password: PASSWORD };
    expect((await off.app.inject({ method: 'GET', url: '/api/auth/login', query })).statusCode).toBe(405);
    expect(
      (await off.app.inject({ method: 'POST', url: '/api/auth/login', payload: query })).statusCode,
    ).toBe(401);
    await off.close();
  }, 60_000);
});
