import { eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codes, sessions, users } from '../../server/db/schema';
import { openTestWorld, type TestWorld } from './testWorld';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PASSWORD = 'correct horse';

let test: TestWorld;

beforeAll(async () => {
  test = await openTestWorld();
}, 120_000);
afterAll(() => test.close());
beforeEach(() => test.reset());

const post = (url: string, payload: object, options: InjectOptions = {}) =>
  test.app.inject({ method: 'POST', url: `/api/auth/${url}`, payload, ...options });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const profile = (token: string) =>
  test.app.inject({ method: 'GET', url: '/api/profile', headers: bearer(token) });
const points = (token: string) =>
  test.app.inject({ method: 'GET', url: '/api/point', headers: bearer(token) });

const register = async (email = 'anna@carte.example', password = PASSWORD) => {
  const answer = await post('register', { phone: '+79001234567', email, password });
  await test.settled();
  return answer;
};
const codeOf = (index = -1): number => Number(/\d{4}/.exec(test.letters.at(index)?.subject ?? '')?.[0]);
const registered = async (email?: string, password?: string): Promise<string> => {
  const token = (await register(email, password)).json().token;
  const answer = await post(
    'verify',
    { email: email ?? 'anna@carte.example', code: codeOf() },
    { headers: bearer(token) },
  );
  if (answer.statusCode !== 200) throw new Error(`Expected the code to be right, got ${answer.body}`);
  return token;
};

describe('registration', () => {
  it('[CL-02][AU-22] answers a token and the user, whose session opens everything once the code is confirmed', async () => {
    const answer = await register();
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ token: expect.any(String), user: { email: 'anna@carte.example' } });
    const { token } = answer.json();
    expect((await points(token)).statusCode).toBe(403);
    expect((await profile(token)).json()).toMatchObject({ status: '' });
    const verified = await post('verify', { email: 'anna@carte.example', code: codeOf() });
    expect([verified.statusCode, verified.json()]).toEqual([200, {}]);
    expect((await points(token)).statusCode).toBe(200);
    expect((await profile(token)).json()).toMatchObject({
      status: 'active',
      links: expect.arrayContaining(['management_points']),
    });
  });

  it.each([
    ['a short password', { password: '1234567' }, 'password'],
    ['a password of 129 characters', { password: 'x'.repeat(129) }, 'password'],
    ['a megabyte of password', { password: 'x'.repeat(400_000) }, 'password'],
    ['an address that is none', { email: 'anna@' }, 'email'],
    ['a phone of 9 digits', { phone: '+790012345' }, 'phone'],
    ['a phone of 16 digits', { phone: '+7900123456789012' }, 'phone'],
    ['a phone with letters', { phone: '+7900abc4567' }, 'phone'],
    ['a password that is a list', { password: ['correct horse'] }, 'password'],
  ])('[DC-15] refuses %s with 422 under its field', async (_name, change, field) => {
    const answer = await post('register', {
      phone: '+79001234567',
      email: 'anna@carte.example',
      password: PASSWORD,
      ...change,
    });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });

  it.each(['status', 'links', 'id', 'name', 'verified'])('refuses the key %s by name (FP3)', async (key) => {
    const answer = await post('register', {
      phone: '+79001234567',
      email: 'a@carte.example',
      password: PASSWORD,
      [key]: 'active',
    });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([key]);
  });

  it('on a taken address answers the same shape, with a token that opens nothing, and writes to the owner (AN2)', async () => {
    await registered();
    const fresh = (await register('new@carte.example')).json();
    const answer = await register('anna@carte.example', 'another password');
    expect(answer.statusCode).toBe(200);
    const taken = answer.json();
    expect(Object.keys(taken)).toEqual(Object.keys(fresh));
    expect(taken.id).toBe(fresh.id + 1);
    expect({ ...taken, id: 0, token: '', email: '', user: 0 }).toEqual({
      ...fresh,
      id: 0,
      token: '',
      email: '',
      user: 0,
    });
    expect(test.letters.at(-1)).toMatchObject({ to: 'anna@carte.example' });
    expect(test.letters.at(-1)?.subject).not.toMatch(/\d{4}/);
    expect((await profile(taken.token)).json()).toEqual(taken.user);
    expect((await points(taken.token)).statusCode).toBe(403);
    expect(
      (await post('login', { email: 'anna@carte.example', password: 'another password' })).statusCode,
    ).toBe(401);
  });

  it('by a stranger never lets the stranger in by the code its owner types', async () => {
    const victim = (await register('anna@carte.example')).json().token;
    const victimCode = codeOf();
    const stranger = (await register('anna@carte.example', 'password of the stranger')).json().token;
    const answer = await post(
      'verify',
      { email: 'anna@carte.example', code: victimCode },
      { headers: bearer(victim) },
    );
    expect(answer.statusCode).toBe(200);
    expect((await points(victim)).statusCode).toBe(200);
    expect((await points(stranger)).statusCode).toBe(401);
    expect(
      (await post('login', { email: 'anna@carte.example', password: 'password of the stranger' })).statusCode,
    ).toBe(401);
    expect((await post('login', { email: 'anna@carte.example', password: PASSWORD })).statusCode).toBe(200);
  });

  it('a token that does not belong to the address confirms only the newest registration', async () => {
    const other = (await register('other@carte.example')).json().token;
    await register('anna@carte.example');
    const answer = await post(
      'verify',
      { email: 'anna@carte.example', code: codeOf() },
      { headers: bearer(other) },
    );
    expect(answer.statusCode).toBe(200);
    expect((await points(other)).statusCode).toBe(403);
  });
});

describe('the code', () => {
  it('[DC-20] lies between 1000 and 9999 and stands nowhere at rest', async () => {
    for (let n = 0; n < 5; n += 1) {
      await register(`a${n}@carte.example`);
      expect(codeOf()).toBeGreaterThanOrEqual(1000);
      expect(codeOf()).toBeLessThanOrEqual(9999);
    }
    const rows = await test.world.db.select().from(codes);
    expect(JSON.stringify(rows)).not.toContain(String(codeOf()));
  });

  it.each([
    ['wrong', (code: number) => (code === 9999 ? 1000 : code + 1)],
    ['a text', (code: number) => `${code}`],
    ['a text with a leading zero', () => '0123'],
    ['a float', (code: number) => code + 0.5],
    ['too short', () => 123],
    ['nothing', () => null],
    ['a list', (code: number) => [code]],
  ])('that is %s is refused with 422', async (_name, change) => {
    await register();
    const answer = await post('verify', { email: 'anna@carte.example', code: change(codeOf()) });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(['code']);
  });

  it('[CL-03] is void after ten minutes', async () => {
    await register();
    test.wait(10 * MINUTE);
    expect((await post('verify', { email: 'anna@carte.example', code: codeOf() })).statusCode).toBe(422);
  });

  it('is void after five tries, right or not', async () => {
    await register();
    const code = codeOf();
    for (let n = 0; n < 5; n += 1)
      await post('verify', { email: 'anna@carte.example', code: code === 1000 ? 1001 : 1000 });
    expect((await post('verify', { email: 'anna@carte.example', code })).statusCode).toBe(422);
  });

  it('works once', async () => {
    await register();
    const code = codeOf();
    expect((await post('verify', { email: 'anna@carte.example', code })).statusCode).toBe(200);
    expect((await post('verify', { email: 'anna@carte.example', code })).statusCode).toBe(422);
  });

  it('belongs to its address', async () => {
    await register('a@carte.example');
    const code = codeOf();
    await register('b@carte.example');
    if (codeOf() !== code) {
      expect((await post('verify', { email: 'b@carte.example', code })).statusCode).toBe(422);
    }
    expect((await post('verify', { email: 'nobody@carte.example', code })).statusCode).toBe(422);
  });

  it('[CL-04][DC-55] is sent again and makes the one before it void; nobody learns whether the address is known', async () => {
    await register();
    const first = codeOf();
    const known = await post('repeat', { email: 'anna@carte.example' });
    const unknown = await post('repeat', { email: 'nobody@carte.example' });
    await test.settled();
    expect([known.statusCode, known.body]).toEqual([200, '{}']);
    expect([unknown.statusCode, unknown.body]).toEqual([200, '{}']);
    expect(test.letters).toHaveLength(2);
    if (codeOf() !== first) {
      expect((await post('verify', { email: 'anna@carte.example', code: first })).statusCode).toBe(422);
    }
    expect((await post('verify', { email: 'anna@carte.example', code: codeOf() })).statusCode).toBe(200);
  });

  it('[DC-16] is sent at most three times an hour, to known and unknown addresses alike', async () => {
    await register();
    for (const email of ['anna@carte.example', 'nobody@carte.example']) {
      const answers = [];
      for (let n = 0; n < 4; n += 1) answers.push((await post('repeat', { email })).statusCode);
      expect(answers.slice(0, 2)).toEqual([200, 200]);
      expect(answers[3]).toBe(429);
    }
    test.wait(HOUR);
    expect((await post('repeat', { email: 'anna@carte.example' })).statusCode).toBe(200);
  });

  it('is guessed at most 15 times a day for one address', async () => {
    const answers = [];
    for (let n = 0; n < 17; n += 1)
      answers.push(await post('verify', { email: 'nobody@carte.example', code: 1000 + n }));
    expect(answers.slice(0, 15).every(({ statusCode }) => statusCode === 422)).toBe(true);
    expect(answers[15]?.statusCode).toBe(429);
    expect(Number(answers[15]?.headers['retry-after'])).toBeGreaterThan(HOUR / 1000);
  });
});

describe('signing in', () => {
  const ways = {
    GET: (email: string, password: string) =>
      test.app.inject({ method: 'GET', url: '/api/auth/login', query: { email, password } }),
    POST: (email: string, password: string) => post('login', { email, password }),
  };

  it.each(['GET', 'POST'] as const)('[CL-01] by %s answers token, links and the user', async (way) => {
    await registered();
    const answer = await ways[way]('Anna@Carte.example ', PASSWORD);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      token: expect.any(String),
      email: 'anna@carte.example',
      links: expect.any(Array),
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await points(answer.json().token)).statusCode).toBe(200);
  });

  it('a wrong password and an unknown address get the same 401', async () => {
    await registered();
    const wrong = await ways.POST('anna@carte.example', 'wrong password');
    const unknown = await ways.POST('nobody@carte.example', 'wrong password');
    expect(wrong.statusCode).toBe(401);
    expect([unknown.statusCode, unknown.body]).toEqual([401, wrong.body]);
  });

  it('needs the confirmed address first, and says so only to who knows the password', async () => {
    await register();
    expect((await ways.POST('anna@carte.example', PASSWORD)).statusCode).toBe(403);
    expect((await ways.POST('anna@carte.example', 'wrong password')).statusCode).toBe(401);
  });

  it('distinguishes passwords beyond 72 bytes and letters that look alike', async () => {
    await registered('anna@carte.example', `${'x'.repeat(80)}a`);
    expect((await ways.POST('anna@carte.example', `${'x'.repeat(80)}b`)).statusCode).toBe(401);
    expect((await ways.POST('anna@carte.example', `${'x'.repeat(80)}a`)).statusCode).toBe(200);
  });

  it('[DC-16] ten failures lock the account for both ways, whatever the case of the address or the proxy header (AN3)', async () => {
    await registered();
    const attempt = (n: number) =>
      n % 2 === 0
        ? post(
            'login',
            { email: n % 4 === 0 ? 'ANNA@carte.example' : 'anna@carte.example', password: 'wrong password' },
            { headers: { 'x-forwarded-for': `10.0.0.${n}` } },
          )
        : ways.GET('anna@carte.example', 'wrong password');
    const answers = [];
    for (let n = 0; n < 12; n += 1) answers.push(await attempt(n));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(10).fill(401), 429, 429]);
    expect((await ways.POST('anna@carte.example', PASSWORD)).statusCode).toBe(429);
    expect(Number(answers[11]?.headers['retry-after'])).toBeGreaterThan(0);
    test.wait(15 * MINUTE);
    expect((await ways.POST('anna@carte.example', PASSWORD)).statusCode).toBe(200);
  });

  it('attempts made at once do not slip through together', async () => {
    await registered();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ways.POST('anna@carte.example', 'wrong password')),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
  }, 60_000);

  it('fifty failures from one address lock it, for every account', async () => {
    const answers = await Promise.all(
      Array.from({ length: 55 }, (_, n) => ways.POST(`user${n}@carte.example`, 'wrong password')),
    );
    // The queue of hashes may also say "busy"; nothing else gets through.
    const tried = answers.filter(({ statusCode }) => statusCode !== 429);
    expect(tried.length).toBeLessThanOrEqual(50);
    expect(answers.some(({ statusCode }) => statusCode === 429)).toBe(true);
  }, 60_000);

  it.each([
    ['an address typed or clicked', { 'sec-fetch-mode': 'navigate' }],
    ['a picture', { 'sec-fetch-mode': 'no-cors' }],
    ['a browser fetching ahead', { 'sec-purpose': 'prefetch' }],
  ])('[DC-31] the GET is refused to %s', async (_name, headers) => {
    await registered();
    const answer = await test.app.inject({
      method: 'GET',
      url: '/api/auth/login',
      query: { email: 'anna@carte.example', password: PASSWORD },
      headers,
    });
    expect(answer.statusCode).toBe(405);
  });

  it('has no HEAD twin', async () => {
    const answer = await test.app.inject({
      method: 'HEAD',
      url: `/api/auth/login?email=anna@carte.example&password=${PASSWORD}`,
    });
    expect(answer.statusCode).toBe(404);
  });

  it('leaves neither password nor code nor token nor address in the log (AN1, PL1)', async () => {
    const token = await registered('canary@carte.example', 'canary-password');
    await ways.GET('canary@carte.example', 'canary-password');
    await ways.GET('canary@carte.example', 'canary-wrong-password');
    await ways.POST('canary@carte.example', 'canary-wrong-password');
    await test.app.inject({
      method: 'GET',
      url: '/api/auth/login?email=canary@carte.example&password=canary%00password',
    });
    const log = test.logged.join('\n');
    expect(log).not.toMatch(/canary/i);
    expect(log).not.toContain(token);
    expect(log).not.toContain('79001234567');
    expect(test.logged.length).toBeGreaterThan(4);
  });
});

describe('a session', () => {
  it('[AU-17] ends with logout, on the next request', async () => {
    const token = await registered();
    const answer = await post('logout', {}, { headers: bearer(token) });
    expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
    expect((await profile(token)).statusCode).toBe(401);
  });

  it('ends after twelve idle hours, and after seven days in any case', async () => {
    const token = await registered();
    test.wait(11 * HOUR);
    expect((await profile(token)).statusCode).toBe(200);
    test.wait(11 * HOUR);
    expect((await profile(token)).statusCode).toBe(200);
    test.wait(12 * HOUR);
    expect((await profile(token)).statusCode).toBe(401);
  });

  it('used all the time still ends after seven days', async () => {
    const token = await registered();
    for (let n = 0; n < 16; n += 1) {
      test.wait(10 * HOUR);
      expect((await profile(token)).statusCode).toBe(200);
    }
    test.wait(10 * HOUR);
    expect((await profile(token)).statusCode).toBe(401);
  });

  it('ends when its user is blocked or gone', async () => {
    const token = await registered();
    await test.world.db.update(users).set({ state: 'blocked' }).where(eq(users.email, 'anna@carte.example'));
    expect((await profile(token)).statusCode).toBe(401);
    expect((await post('login', { email: 'anna@carte.example', password: PASSWORD })).statusCode).toBe(401);
    await test.world.db.delete(users).where(eq(users.email, 'anna@carte.example'));
    expect((await profile(token)).statusCode).toBe(401);
  });

  it('stands at rest only as a hash', async () => {
    const token = await registered();
    expect(JSON.stringify(await test.world.db.select().from(sessions))).not.toContain(token);
  });

  it.each([
    ['none', {}],
    ['of another scheme', { authorization: 'Basic YTpi' }],
    ['too short', { authorization: 'Bearer abc' }],
    ['with NUL', { authorization: `Bearer ${'a'.repeat(42)}\0` }],
    ['of 64 KB', { authorization: `Bearer ${'a'.repeat(65_000)}` }],
    ['right but unknown', { authorization: `Bearer ${'a'.repeat(43)}` }],
    ['in a cookie', { cookie: `token=${'a'.repeat(43)}` }],
  ])('[DC-11] a token %s is 401', async (_name, headers) => {
    expect((await test.app.inject({ method: 'GET', url: '/api/profile', headers })).statusCode).toBe(401);
  });

  it('a token in the query is none', async () => {
    const token = await registered();
    expect((await test.app.inject({ method: 'GET', url: `/api/profile?token=${token}` })).statusCode).toBe(
      401,
    );
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
    const token = await registered();
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
    const token = await registered();
    const answer = await put(token, { [key]: value });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([key]);
  });

  it('[DC-19] saved by two, the second gets 412', async () => {
    const token = await registered();
    expect((await put(token, { name: 'Анна' }, { 'if-match': '"1"' })).statusCode).toBe(200);
    expect((await put(token, { name: 'Яна' }, { 'if-match': '"1"' })).statusCode).toBe(412);
  });
});

describe('AUTH_GET_LOGIN=off', () => {
  it('answers the GET with 405 and the POST as ever', async () => {
    const off = await openTestWorld({ AUTH_GET_LOGIN: false });
    const query = { email: 'nobody@carte.example', password: PASSWORD };
    expect((await off.app.inject({ method: 'GET', url: '/api/auth/login', query })).statusCode).toBe(405);
    expect(
      (await off.app.inject({ method: 'POST', url: '/api/auth/login', payload: query })).statusCode,
    ).toBe(401);
    await off.close();
  }, 60_000);
});
