import { beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../../contract/limits';
import { buildApp } from '../../../server/app';
import { authCalls, HOUR, MINUTE, PASSWORD } from '../../server/authCalls';
import { openApp, openServer } from '../../server/standing';
import { randomFrom } from '../calls/random';

const test = openServer();
const auth = authCalls(test);
/** A second server on the same database. */
const other = openApp(() => buildApp(test.deps));

const EMAIL = 'anna@carte.example';
const DAY = 24 * HOUR;

beforeEach(() => test.reset());

describe('guessing a password', () => {
  it('[AN3] [DC-16] gets ten tries at an account, whatever the attacker varies, on whichever server', async () => {
    await auth.registered(EMAIL);
    const random = randomFrom(3);
    const address = () => Array.from({ length: 4 }, () => random.int(256)).join('.');
    const attack = async (n: number) => {
      const email = random.pick([EMAIL, 'ANNA@carte.example', ' Anna@Carte.Example ', 'anna@CARTE.example']);
      const headers = {
        'x-forwarded-for': address(),
        'x-real-ip': address(),
        forwarded: `for=${address()}`,
        'cf-connecting-ip': address(),
        'user-agent': `attack/${n}`,
        'accept-language': random.pick(['ru', 'en', 'de']),
        cookie: `session=${n}`,
        origin: random.pick(['https://carte.example', 'https://evil.example']),
      };
      // Later it even knows the password.
      const credentials = { email, password: n < 30 ? `wrong password ${n}` : PASSWORD };
      const app = random.pick([test.app, other]);
      return random.chance(0.5)
        ? app.inject({ method: 'POST', url: '/api/auth/login', payload: credentials, headers })
        : app.inject({
            method: random.pick(['GET', 'GET', 'HEAD'] as const),
            url: '/api/auth/login',
            query: credentials,
            headers,
          });
    };
    const answers = [];
    for (let n = 0; n < 80; n += 1) answers.push(await attack(n));
    const judged = answers.filter(({ statusCode }) => statusCode === 401);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toEqual([]);
    expect(judged.length).toBeLessThanOrEqual(10);
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThan(40);
    for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('[AN3] gets fifty tries from one address, however many accounts it aims at', async () => {
    const answers = [];
    for (let n = 0; n < 70; n += 1) {
      answers.push(await auth.post('login', { email: `user${n}@carte.example`, password: 'wrong password' }));
    }
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(50);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(20);
    test.wait(15 * MINUTE);
    expect((await auth.post('login', { email: EMAIL, password: 'wrong password' })).statusCode).toBe(401);
  });
});

describe('guessing a code', () => {
  const guess = (code: unknown, email = EMAIL, app = test.app) =>
    app.inject({ method: 'POST', url: '/api/auth/verify', payload: { email, code } });

  it('[AN4] has less than four chances in a thousand a month, for the most patient attacker', async () => {
    await auth.register(EMAIL);
    let judged = 0;
    let letters = 0;
    for (let day = 0; day < 30; day += 1) {
      for (let hour = 0; hour < 4; hour += 1) {
        const repeated = await auth.post('repeat', { email: EMAIL });
        await test.settled();
        letters += repeated.statusCode === 200 ? 1 : 0;
        const real = auth.codeOf();
        for (let n = 0; n < 7; n += 1) {
          const app = n % 2 === 0 ? test.app : other;
          const { statusCode } = await guess(real === 1000 + n ? 9999 : 1000 + n, EMAIL, app);
          expect([422, 429]).toContain(statusCode);
          if (statusCode === 422) judged += 1;
        }
        test.wait(HOUR);
      }
      test.wait(DAY - 4 * HOUR);
    }
    expect(letters).toBeGreaterThan(100);
    expect(judged).toBeLessThanOrEqual(30);
    expect(judged / (limits.codeMax - limits.codeMin + 1)).toBeLessThanOrEqual(0.004);
  });

  it('[AN4] [DC-16] a code has five tries, a day fifteen; at most three codes are sent an hour', async () => {
    await auth.register(EMAIL);
    const wrong = () => (auth.codeOf() === 1000 ? 1001 : 1000);
    for (let n = 0; n < 5; n += 1) expect((await guess(wrong())).statusCode).toBe(422);
    expect((await guess(auth.codeOf())).statusCode).toBe(422);
    for (let n = 6; n < 15; n += 1) expect((await guess(wrong())).statusCode).toBe(422);
    expect((await guess(wrong())).statusCode).toBe(429);
    const sent = [];
    for (let n = 0; n < 4; n += 1) sent.push((await auth.post('repeat', { email: EMAIL })).statusCode);
    // The registration has sent one already.
    expect(sent).toEqual([200, 200, 429, 429]);
  });

  it('[AN4] [CL-03] works once, for its own address, for ten minutes, as a number of four digits', async () => {
    await auth.register(EMAIL);
    const code = auth.codeOf();
    expect(code).toBeGreaterThanOrEqual(limits.codeMin);
    for (const odd of [String(code), `0${code}`, '0123', code + 0.5, -code, [code], { code }, null, true]) {
      expect([odd, (await guess(odd)).statusCode]).toEqual([odd, 422]);
    }
    expect((await guess(code, 'boris@carte.example')).statusCode).toBe(422);
    test.wait(10 * MINUTE);
    expect((await guess(code)).statusCode).toBe(422);

    await auth.post('repeat', { email: EMAIL });
    await test.settled();
    const fresh = auth.codeOf();
    // Sent three times at once it is taken once.
    const answers = await Promise.all(Array.from({ length: 3 }, () => guess(fresh)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await guess(fresh)).statusCode).toBe(422);
  });
});
