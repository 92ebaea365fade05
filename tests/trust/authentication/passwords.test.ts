import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../../contract/limits';
import { buildApp } from '../../../server/app';
import { isCommonPassword } from '../../../server/auth/credentials';
import commonest from '../../../server/auth/generated/commonPasswords.json';
import { makePasswords } from '../../../server/auth/makePasswords';
import { authCalls } from '../../server/authCalls';
import { openServer } from '../../server/standing';
import type { TestDeps } from '../../server/testDeps';

const test = openServer();
/** The same server, with a hash that nothing may ask for. */
let hashless: TestDeps['app'];
let hashes = 0;

beforeAll(async () => {
  const count = async (): Promise<never> => {
    hashes += 1;
    throw new Error('No hash was expected to be computed.');
  };
  hashless = await buildApp({ ...test.deps, passwords: { hash: count, matches: count } });
});
afterAll(async () => {
  await hashless.close();
});
beforeEach(async () => {
  await test.reset();
  hashes = 0;
});

const register = (password: unknown, app = hashless) =>
  app.inject({
    method: 'POST',
    url: '/api/auth/register',
    payload: { phone: '+79001234567', email: 'anna@carte.example', password },
  });

describe('[AN8] a password', () => {
  it('that is one of the 3,000 commonest is none, in whatever case', () => {
    expect(new Set(commonest).size).toBe(3000);
    for (const password of commonest) {
      expect(password.length).toBeGreaterThanOrEqual(limits.passwordMin);
      expect([password, isCommonPassword(password)]).toEqual([password, true]);
      expect([password, isCommonPassword(password.toUpperCase())]).toEqual([password, true]);
    }
    for (const password of ['correct horse', `${commonest[0]} `, `${commonest[0]}!Z`, 'шоколадный торт']) {
      expect([password, isCommonPassword(password)]).toEqual([password, false]);
    }
  });

  it('that is common, too short or too long is refused under its name, before anything is hashed', async () => {
    const bad = [
      ...[0, 1, 10, 100, 1000, 2999].map((index) => commonest[index] ?? ''),
      String(commonest[5]).toUpperCase(),
      'x'.repeat(limits.passwordMin - 1),
      'x'.repeat(limits.passwordMax + 1),
      'я'.repeat(limits.passwordMax + 1),
      'x'.repeat(60_000),
      '',
      null,
      ['correct horse'],
    ];
    for (const password of bad) {
      const { statusCode, body } = await register(password);
      expect([password, statusCode, Object.keys(JSON.parse(body).errors)]).toEqual([
        password,
        422,
        ['password'],
      ]);
    }
    // A megabyte does not even become a password.
    expect((await register('x'.repeat(1024 * 1024))).statusCode).toBe(413);
    expect(hashes).toBe(0);
  });

  it('of 8 and of 128 signs of any kind is taken, and opens its own account', async () => {
    const auth = authCalls(test);
    for (const [n, password] of ['пароль_1', '🐈'.repeat(8), 'x1'.repeat(64), 'я'.repeat(128)].entries()) {
      const email = `user${n}@carte.example`;
      await auth.registered(email, password);
      expect((await auth.post('login', { email, password })).statusCode).toBe(200);
    }
  });

  it('with a NUL behind it is another one, whichever way it comes', async () => {
    const auth = authCalls(test);
    const email = 'anna@carte.example';
    await auth.registered(email, 'correct horse');
    const credentials = { email, password: 'correct horse\0' };
    expect((await auth.post('login', credentials)).statusCode).toBe(422);
    const query = `email=${email}&password=correct%20horse%00`;
    const got = await test.app.inject({ method: 'GET', url: `/api/auth/login?${query}` });
    expect(got.statusCode).toBe(422);
  });

  it('is compared whole and exactly: two that differ anywhere never stand for each other', async () => {
    const passwords = makePasswords({ log2N: 4, r: 1, p: 1 });
    // NUL and halves of a character are no texts that a call takes: scrypt's HMAC pads with the one, UTF-8 has no other.
    const texts = fc
      .string({ unit: 'binary', minLength: 8, maxLength: 128 })
      .filter((text) => !/\0|[\uD800-\uDFFF]/u.test(text));
    const one = fc.oneof(
      fc.tuple(texts, texts),
      // Alike to the eye, in their first 72 bytes, but for an end that somebody cuts off, or but for their case.
      texts.map((text) => [text, `${text} `] as const),
      texts.map((text) => [text, text.slice(0, -1)] as const),
      texts.map((text) => [`${'x'.repeat(72)}${text}`, `${'x'.repeat(72)}${text}y`] as const),
      texts.map((text) => [`${text}\u00e9`, `${text}e\u0301`] as const),
      texts.map((text) => [`${text}a`, `${text}A`] as const),
    );
    await fc.assert(
      fc.asyncProperty(one, async ([kept, given]) => {
        const hash = await passwords.hash(kept);
        expect(await passwords.matches(kept, hash)).toBe(true);
        expect(await passwords.matches(given, hash)).toBe(given === kept);
        expect(await passwords.matches(kept, undefined)).toBe(false);
      }),
      { numRuns: 300 },
    );
  });
});
