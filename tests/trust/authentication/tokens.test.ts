import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENDPOINT_KEYS, rowOf } from '../../../contract/rows';
import { buildApp } from '../../../server/app';
import { openSession } from '../../../server/auth/sessions';
import { bearerOf } from '../../../server/auth/token';
import { users } from '../../../server/db/schema';
import { replacePassword } from '../../../server/handlers/recovery';
import { userStore } from '../../../server/users';
import { authCalls, bearer, HOUR } from '../../server/authCalls';
import { openApp, openServer } from '../../server/standing';
import { signedIn, type TestDeps } from '../../server/testDeps';
import { randomFrom } from '../calls/random';
import { requestOf } from '../calls/requestOf';
import { tablesHash } from '../calls/tablesHash';

const test = openServer();
/** A second server on the same database. */
const other = openApp(() => buildApp(test.deps));

const NONE = 2_000_000_000;
const guarded = ENDPOINT_KEYS.filter((key) => rowOf(key).access !== 'anonymous');

const statuses = async (app: TestDeps['app'], token: string) => {
  const found: Record<string, number> = {};
  for (const key of guarded.filter((one) => one !== 'auth.logout')) {
    const call = requestOf(key, {
      id: () => NONE,
      kind: 'food',
      random: randomFrom(1),
      sections: test.deps.sections,
    });
    found[key] = (await app.inject({ ...call, headers: bearer(token) })).statusCode;
  }
  return found;
};

/** What ends a session; each happens on one server and is asked about on the other. */
const EVENTS: Readonly<
  Record<string, (user: { readonly id: number; readonly token: string }) => Promise<unknown>>
> = {
  'its logout': ({ token }) =>
    other.inject({ method: 'POST', url: '/api/auth/logout', headers: bearer(token) }),
  'its password being changed': async ({ id }) => {
    const passwordHash = await test.deps.passwords.hash('battery staple');
    const change = { userId: id, passwordHash, device: undefined };
    await test.deps.db.transaction((db) => replacePassword(change, { ...test.deps, db }));
  },
  'its user being blocked': ({ id }) =>
    test.deps.db.update(users).set({ state: 'blocked' }).where(eq(users.id, id)),
  'its user being deleted': ({ id }) => test.deps.db.delete(users).where(eq(users.id, id)),
  'twelve hours of rest': async () => test.wait(12 * HOUR),
};

describe('a token', () => {
  it.each(Object.entries(EVENTS))(
    '[AN5] [AU-17] is dead for every call and on every server after %s',
    async (_name, happen) => {
      const user = await signedIn(test);
      const before = await statuses(test.app, user.token);
      expect(Object.values(before)).not.toContain(401);
      await happen(user);
      for (const app of [test.app, other]) {
        const after = await statuses(app, user.token);
        expect(Object.entries(after).filter(([, status]) => status !== 401)).toEqual([]);
      }
    },
  );

  it('[AN5] that ended leaves the other sessions of its user alone', async () => {
    const user = await signedIn(test);
    const second = await openSession({ userId: user.id }, test.deps);
    await test.app.inject({ method: 'POST', url: '/api/auth/logout', headers: bearer(user.token) });
    expect(
      (await other.inject({ method: 'GET', url: '/api/profile', headers: bearer(second) })).statusCode,
    ).toBe(200);
  });

  it('[AN6] is one header of one shape: 20,000 others are none', () => {
    const odd = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.stringMatching(/^[Bb]earer +[A-Za-z0-9_-]{0,60}$/),
      fc
        .stringMatching(/^Bearer [A-Za-z0-9_-]{43}$/)
        .chain((right) =>
          fc.constantFrom(
            ` ${right}`,
            `${right} `,
            `${right}=`,
            `${right}\0`,
            `${right}, ${right}`,
            right.slice(0, -1),
            right.toLowerCase().replace('bearer', 'BEARER'),
          ),
        ),
      fc.integer({ min: 44, max: 65_536 }).map((length) => `Bearer ${'a'.repeat(length)}`),
    );
    const RIGHT = /^Bearer [A-Za-z0-9_-]{43}$/;
    fc.assert(
      fc.property(odd, (value) => RIGHT.test(value) || bearerOf(['Authorization', value]) === undefined),
      { numRuns: 20_000, seed: 6 },
    );
    const right = `Bearer ${'a'.repeat(43)}`;
    expect(bearerOf(['authorization', right])).toBe('a'.repeat(43));
    expect(bearerOf(['authorization', right, 'Authorization', right])).toBeUndefined();
    expect(bearerOf(['x-authorization', right, 'cookie', `token=${'a'.repeat(43)}`])).toBeUndefined();
  });

  it('[AN6] that is wrong is 401 or 400 with the same work for the database, never a failure', async () => {
    const { token } = await signedIn(test);
    const random = randomFrom(66);
    const ascii = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).join('');
    const work = new Set<string>();
    for (let n = 0; n < 400; n += 1) {
      const authorization = random.pick([
        () => `Bearer ${random.text(43, 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-')}`,
        () => `Bearer ${token.slice(0, -1)}${token.endsWith('a') ? 'b' : 'a'}`,
        () => `Bearer ${token.slice(0, 42)}`,
        () => `Bearer ${token}${random.text(1, ascii)}`,
        () => `Bearer ${random.text(random.int(60), ascii)}`,
        () => random.text(random.int(200), ascii),
        () => `Basic ${random.text(20, ascii)}`,
        () => `Bearer ${'a'.repeat(60_000)}`,
        () => '',
      ])();
      let status = 0;
      const statements = await test.statementsOf(async () => {
        status = (await test.app.inject({ method: 'GET', url: '/api/point', headers: { authorization } }))
          .statusCode;
      });
      expect([authorization, [400, 401].includes(status)]).toEqual([authorization, true]);
      // Either it cannot be ours, or it is looked up by its hash like any other.
      work.add(statements.join('\n'));
    }
    expect(work.size).toBeLessThanOrEqual(2);
    for (const url of [
      `/api/point?token=${token}`,
      `/api/point?access_token=${token}`,
      `/api/point?authorization=Bearer%20${token}`,
    ]) {
      expect((await test.app.inject({ method: 'GET', url })).statusCode).toBe(401);
    }
    for (const name of ['cookie', 'x-auth-token', 'proxy-authorization']) {
      const headers = { [name]: `token=${token}; Bearer ${token}` };
      expect((await test.app.inject({ method: 'GET', url: '/api/point', headers })).statusCode).toBe(401);
    }
  });

  it('[AN7] before the code is confirmed opens the profile, the code and the way out, and nothing else', async () => {
    const auth = authCalls(test);
    const token: string = (await auth.register('new@carte.example')).json().token;
    const before = await tablesHash(test.deps.db);
    const found = await statuses(test.app, token);
    const open = Object.entries(found).filter(([, status]) => status !== 403);
    expect(open).toEqual([['profile.one', 200]]);
    expect(await tablesHash(test.deps.db)).toEqual(before);
    expect(
      (await auth.post('repeat', { email: 'new@carte.example' }, { headers: bearer(token) })).statusCode,
    ).toBe(200);
    await test.settled();
    const verified = await auth.post(
      'verify',
      { email: 'new@carte.example', code: auth.codeOf() },
      { headers: bearer(token) },
    );
    expect(verified.statusCode).toBe(200);
    expect((await auth.points(token)).statusCode).toBe(200);
  });

  it('[AN7] of a registration on a taken address opens its profile and nothing, for ever', async () => {
    const auth = authCalls(test);
    const email = 'taken@carte.example';
    await auth.registered(email);
    const registration = { email, phone: '+79001234567', passwordHash: 'none' };
    const token = await openSession({ userId: await userStore.register(registration, test.deps) }, test.deps);
    expect(Object.entries(await statuses(test.app, token)).filter(([, status]) => status !== 403)).toEqual([
      ['profile.one', 200],
    ]);
    await auth.post('repeat', { email }, { headers: bearer(token) });
    await test.settled();
    expect((await auth.points(token)).statusCode).toBe(403);
  });
});
