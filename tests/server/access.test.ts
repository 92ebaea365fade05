import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENDPOINT_KEYS, rowOf } from '../../contract/rows';
import { openSession } from '../../server/auth/sessions';
import { users } from '../../server/db/schema';
import { userStore } from '../../server/users';
import { openTestDeps, signedIn, type TestDeps } from './testDeps';

let test: TestDeps;
const tokens: Record<'unverified' | 'blocked' | 'taken', string> = {
  unverified: '',
  blocked: '',
  taken: '',
};

beforeAll(async () => {
  test = await openTestDeps();
  const { deps } = test;
  const registration = { email: 'new@carte.example', phone: '+79001234567', passwordHash: 'none' };
  tokens.unverified = await openSession({ userId: await userStore.register(registration, deps) }, deps);
  const blocked = await signedIn(test);
  const onTaken = { ...registration, email: blocked.email };
  tokens.taken = await openSession({ userId: await userStore.register(onTaken, deps) }, deps);
  tokens.blocked = blocked.token;
  await deps.db.update(users).set({ state: 'blocked' }).where(eq(users.id, blocked.id));
}, 120_000);
afterAll(() => test.close());

/** Every row, and the multipart twin of every update that takes files. */
const ways = ENDPOINT_KEYS.flatMap((key) => {
  const row = rowOf(key);
  const url = `/api${row.path
    .replace('{type}', 'food')
    .replace('{section}', 'point_general')
    .replace(/\{\w+\}/g, '1')}`;
  const way = { key, row, url, method: row.method };
  return row.method === 'PUT' && row.files ? [way, { ...way, method: 'POST' as const }] : [way];
});
const named = ways.map((way) => [`${way.key} (${way.method})`, way] as const);

const ask = async ({ method, url }: (typeof ways)[number], token?: string) =>
  (
    await test.app.inject({
      method,
      url,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    })
  ).statusCode;

describe('who may call (AZ1)', () => {
  it.each(named)('[DC-11] %s: nobody without a session, nobody blocked', async (_name, way) => {
    const isOpen = way.row.access === 'anonymous';
    for (const token of [undefined, tokens.blocked, 'x'.repeat(43)]) {
      const status = await ask(way, token);
      if (isOpen) expect([400, 422, 200]).toContain(status);
      else expect(status).toBe(401);
    }
  });

  it.each(named.filter(([, { row }]) => row.access === 'user'))(
    '%s: not before the address is confirmed (AN7)',
    async (_name, way) => {
      expect(await ask(way, tokens.unverified)).toBe(403);
      expect(await ask(way, tokens.taken)).toBe(403);
    },
  );

  it('a session that is not confirmed opens its profile and its way out, and nothing else', () => {
    const open = ENDPOINT_KEYS.filter((key) => rowOf(key).access !== 'user');
    expect(open).toEqual([
      'auth.login',
      'auth.loginPost',
      'auth.register',
      'auth.verify',
      'auth.repeat',
      'auth.logout',
      'profile.one',
      'auth.totp',
      'auth.forgot',
      'auth.reset',
      // Whoever holds the letter is known by it (TM-06).
      'auth.invitation',
      'auth.accept',
    ]);
  });

  it('the server has no route that is not a row of the table', () => {
    const routes = test.app.printRoutes({ commonPrefix: false });
    const methods = [...routes.matchAll(/\(([A-Z, ]+)\)/g)].flatMap(([, list = '']) => list.split(', '));
    const others = ['/api/openapi.json', '/healthz', '/readyz', '/files/:name'];
    expect(methods).toHaveLength(ways.length + others.length);
  });
});
