import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../../server/app';
import { rateLimits, users } from '../../../server/db/schema';
import { authCalls } from '../../server/authCalls';
import { openServer } from '../../server/standing';
import type { TestDeps } from '../../server/testDeps';

const test = openServer();
const auth = authCalls(test);
/** The same server, where every computation of a password's hash is counted. */
let app: TestDeps['app'];
let hashes = 0;

const KNOWN = 'anna@carte.example';
const PENDING = 'boris@carte.example';
const UNKNOWN = 'nobody@carte.example';

beforeAll(async () => {
  const { passwords } = test.deps;
  const counted =
    <T extends unknown[], R>(work: (...args: T) => Promise<R>) =>
    (...args: T) => {
      hashes += 1;
      return work(...args);
    };
  app = await buildApp({
    ...test.deps,
    passwords: { hash: counted(passwords.hash), matches: counted(passwords.matches) },
  });
});
afterAll(async () => {
  await app.close();
});
beforeEach(async () => {
  await test.reset();
  await auth.registered(KNOWN);
  await auth.register(PENDING);
});

const ask = (call: string, payload: object, token = '') => {
  const headers = token === '' ? {} : { authorization: `Bearer ${token}` };
  return call === 'profile' || call === 'point'
    ? app.inject({ method: 'GET', url: `/api/${call}`, headers })
    : app.inject({
        method: 'POST',
        url: `/api/auth/${call}`,
        payload: call === 'logout' ? {} : payload,
        headers,
      });
};

/** What an outsider can tell of a call, and what it cost. */
const traces = async (call: string, payload: object) => {
  const before = hashes;
  let answer: Awaited<ReturnType<typeof ask>> | undefined;
  const statements = await test.statementsOf(async () => {
    answer = await ask(call, payload);
  });
  await test.settled();
  return {
    status: answer?.statusCode,
    body: answer?.body,
    headers: Object.keys(answer?.headers ?? {}),
    hashes: hashes - before,
    statements,
  };
};

describe('[AN2] whether an address is known', () => {
  it('is not told by a sign-in: the same answer after the same work', async () => {
    const unknown = await traces('login', { email: UNKNOWN, password: 'wrong password' });
    // One for the account and one for the registration that there might be.
    expect(unknown.hashes).toBe(2);
    expect(unknown.statements.length).toBeGreaterThan(2);
    for (const email of [KNOWN, PENDING]) {
      expect(await traces('login', { email, password: 'wrong password' })).toEqual(unknown);
    }
  });

  it('is not told by a wrong code, nor by the work it makes', async () => {
    const wrong = auth.codeOf() === 1000 ? 1001 : 1000;
    const unknown = await traces('verify', { email: UNKNOWN, code: wrong });
    expect(unknown.status).toBe(422);
    for (const email of [KNOWN, PENDING])
      expect(await traces('verify', { email, code: wrong })).toEqual(unknown);
  });

  it('is not told by asking for another code: who gets a letter is decided after the answer', async () => {
    const answered = async (email: string) => {
      const { statements: _, ...told } = await traces('repeat', { email });
      return told;
    };
    const unknown = await answered(UNKNOWN);
    expect(unknown.status).toBe(200);
    for (const email of [KNOWN, PENDING]) expect(await answered(email)).toEqual(unknown);
  });

  it('[AR-01] is not told by asking for a new password: the same answer after the same work, then the same question', async () => {
    const unknown = await traces('forgot', { email: UNKNOWN });
    expect(unknown).toMatchObject({ status: 200, body: '{}', hashes: 0 });
    expect(unknown.statements.length).toBeGreaterThan(3);
    for (const email of [KNOWN, PENDING]) expect(await traces('forgot', { email })).toEqual(unknown);
    // All of it, with what is done after the answer, up to the letter.
    const whole = async (email: string) =>
      test.statementsOf(async () => {
        await ask('forgot', { email });
        await test.settled();
      });
    const asked = await whole(UNKNOWN);
    for (const email of [KNOWN, PENDING]) expect(await whole(email)).toEqual(asked);
    expect(test.letters.filter(({ subject }) => subject.includes('Новый пароль'))).toHaveLength(2);
  });

  it('is not told by a registration: the same work, one token, one letter', async () => {
    const registered = async (email: string) => {
      test.letters.length = 0;
      const { body, ...told } = await traces('register', {
        phone: '+79001234567',
        email,
        password: 'correct horse',
      });
      const keys = Object.keys(JSON.parse(body ?? '{}'));
      return { ...told, keys, letters: test.letters.length };
    };
    const unknown = await registered(UNKNOWN);
    expect(unknown).toMatchObject({ status: 200, hashes: 1, letters: 1 });
    for (const email of [KNOWN, PENDING]) expect(await registered(email)).toEqual(unknown);
  });

  it('[AR-08] is not told by any order of calls: a stranger sees the same on both', async () => {
    const steps = [
      ['register', { password: 'password of a stranger' }],
      ['login', { password: 'password of a stranger' }],
      ['login', { password: 'wrong password' }],
      ['profile', {}],
      ['point', {}],
      ['repeat', {}],
      ['verify', { code: 1000 }],
      ['verify', { code: 1000 }, 'without the token'],
      ['register', { password: 'another password' }],
      ['login', { password: 'another password' }],
      ['login', { password: 'password of a stranger' }],
      ['login', { password: 'password of a stranger' }, 'without the token'],
      ['verify', { code: 1000 }],
      ['repeat', {}],
      ['forgot', {}],
      ['reset', { email: undefined, token: 'x'.repeat(43), password: 'password of a stranger' }],
      ['login', { password: 'password of a stranger' }, 'without the token'],
      ['logout', {}],
      ['profile', {}],
    ] as const;
    const story = async (email: string, meanwhile: () => Promise<unknown> = async () => {}) => {
      const seen: unknown[] = [];
      let token = '';
      for (const [n, [call, given, without]] of steps.entries()) {
        if (n === 5) await meanwhile();
        const before = hashes;
        let answer: Awaited<ReturnType<typeof ask>> | undefined;
        const statements = await test.statementsOf(async () => {
          answer = await ask(call, { email, ...PHONE_OF[call], ...given }, without ? '' : token);
        });
        await test.settled();
        const body = answer?.json() ?? {};
        token = body.token ?? token;
        seen.push([call, answer?.statusCode, shapeOf(body), hashes - before, statements]);
      }
      return seen;
    };
    await test.deps.db.delete(rateLimits);
    const unknown = await story(UNKNOWN);
    expect(unknown.map((step) => Array.isArray(step) && step[1])).toEqual([
      200, 200, 401, 200, 403, 200, 422, 422, 200, 200, 401, 401, 422, 429, 200, 422, 401, 200, 401,
    ]);
    await test.deps.db.delete(rateLimits);
    expect(await story(KNOWN)).toEqual(unknown);
    // Nor does it show when a stranger's address becomes a customer's while they look on.
    const [owner] = await test.deps.db.select().from(users).where(eq(users.email, PENDING));
    const becomesKnown = () =>
      test.deps.db
        .update(users)
        .set({ state: 'active' })
        .where(eq(users.id, owner?.id ?? 0));
    await test.deps.db.delete(rateLimits);
    expect(await story(PENDING, becomesKnown)).toEqual(unknown);
  });
});

it('[AR-08] the letter is made out of the way of whatever is asked next', async () => {
  const asked = async (call: string) => {
    await test.deps.db.delete(rateLimits);
    expect((await ask(call, { email: call === 'forgot' ? KNOWN : PENDING })).statusCode).toBe(200);
    const seen = await test.statementsOf(async () => {
      for (let n = 0; n < 3; n += 1) await ask('invitation', { token: 'x'.repeat(43) });
    });
    return { letters: test.letters.length, statements: seen };
  };
  for (const call of ['forgot', 'repeat']) {
    await test.settled();
    test.letters.length = 0;
    const { letters, statements } = await asked(call);
    expect([call, letters]).toEqual([call, 0]);
    expect(statements.filter((statement) => /recoveries|codes/.test(statement))).toEqual([]);
    await test.settled();
    expect([call, test.letters.length]).toEqual([call, 1]);
  }
});

const PHONE_OF: Readonly<Record<string, object>> = { register: { phone: '+79001234567' } };

/** What a body holds, without what differs between any two calls. */
const shapeOf = (body: Readonly<Record<string, unknown>>): unknown => {
  const own = ['id', 'token', 'device', 'email', 'user', 'request_id'];
  return Object.entries(body).map(([key, value]) => [key, own.includes(key) ? typeof value : value]);
};
