import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Levels } from '../../contract/rights';
import { openSession } from '../../server/auth/sessions';
import { hashToken } from '../../server/auth/token';
import { changes, members, points, sessions } from '../../server/db/schema';
import { MINUTE } from './authCalls';
import { roleOf } from './hire';
import { createPoint, pointPayload } from './pointPayload';
import { openServer } from './standing';
import { signedIn, type TestUser } from './testDeps';

const test = openServer();
let anna: TestUser;

beforeEach(async () => {
  await test.reset();
  anna = await signedIn(test);
  // From now on the server knows her.
  expect((await anna.get('/api/point')).statusCode).toBe(200);
});

const countOf = async (table: typeof points | typeof changes): Promise<number> =>
  (await test.deps.db.select({ id: sql`1` }).from(table)).length;
const open = (headers = {}) => anna.post('/api/point', pointPayload(), headers);
/** As another process of the server does it: this one is not told. */
const endSessions = () => test.deps.db.delete(sessions).where(eq(sessions.userId, anna.id));
const may = async (levels: Levels): Promise<void> => {
  const roleId = await roleOf(anna, { levels }, test);
  await test.deps.db.update(members).set({ roleId }).where(eq(members.userId, anna.id));
};

describe('who has just asked', () => {
  it('is asked of together with the call, and after it by nobody', async () => {
    const statements = await test.statementsOf(() => anna.get('/api/point'));
    expect(statements.filter((each) => /"token_hash"/.test(each))).toHaveLength(1);
  });

  it('and whose session has ended elsewhere reads nothing', async () => {
    await endSessions();
    expect((await anna.get('/api/point')).statusCode).toBe(401);
    expect((await anna.get('/api/point')).statusCode).toBe(401);
  });

  it('nor writes anything: neither a row nor its history', async () => {
    const before = await countOf(changes);
    await endSessions();
    expect((await open()).statusCode).toBe(401);
    expect([await countOf(points), await countOf(changes)]).toEqual([0, before]);
  });

  it('nor hears what is wrong with a form, what is not there, or what was answered to a key', async () => {
    expect((await open({ 'idempotency-key': 'key-1' })).statusCode).toBe(201);
    await endSessions();
    expect((await anna.post('/api/point', pointPayload({ title: '' }))).statusCode).toBe(401);
    expect((await anna.get('/api/point/1')).statusCode).toBe(401);
    expect((await open({ 'idempotency-key': 'key-1' })).statusCode).toBe(401);
  });

  it('has the rights that stand now, not those of then', async () => {
    const id = await createPoint(anna);
    await may({ management_points: ['view'] });
    expect((await open()).statusCode).toBe(403);
    expect((await anna.put(`/api/point/${id}`, { title: 'Другое имя' })).statusCode).toBe(403);
    expect((await anna.get('/api/point')).statusCode).toBe(200);
    expect(await countOf(points)).toBe(1);
    await may({});
    expect((await anna.get('/api/point')).statusCode).toBe(403);
    await may({ management_points: ['view', 'create', 'edit'] });
    expect((await anna.put(`/api/point/${id}`, { title: 'Другое имя' })).statusCode).toBe(200);
  });

  it('sees no venue of a business that has let them go', async () => {
    await createPoint(anna);
    const other = await signedIn(test);
    await test.deps.db.update(members).set({ userId: other.id }).where(eq(members.userId, anna.id));
    expect((await anna.get('/api/point')).statusCode).not.toBe(200);
    expect((await other.get('/api/point')).json().total).toBe(1);
  });

  it('is noted as seen only every few minutes', async () => {
    const token = await openSession({ userId: anna.id }, test.deps);
    const ask = () => test.app.inject({ url: '/api/point', headers: { authorization: `Bearer ${token}` } });
    const seen = async () => {
      const [row] = await test.deps.db
        .select()
        .from(sessions)
        .where(eq(sessions.tokenHash, hashToken(token)));
      return row?.lastSeenAt.getTime();
    };
    const first = await seen();
    for (const minutes of [0, 2, 2]) {
      test.wait(minutes * MINUTE);
      expect((await ask()).statusCode).toBe(200);
      expect(await seen()).toBe(first);
    }
    test.wait(2 * MINUTE);
    expect((await ask()).statusCode).toBe(200);
    expect(await seen()).toBe(test.deps.clock().getTime());
  });
});
