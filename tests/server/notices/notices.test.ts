import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { members, notices } from '../../../server/db/schema';
import { sweepRows } from '../../../server/jobs/startMaintenance';
import { notify } from '../../../server/notices/notify';
import { memberOf } from '../hire';
import { createPoint } from '../pointPayload';
import { anew, openServer } from '../standing';
import { OWNER_PASSWORD, signedIn, type TestUser } from '../testDeps';

const test = openServer();
const anna = anew(test, () => signedIn(test));
let boris: TestUser;

beforeEach(async () => {
  boris = await signedIn(test);
});

const told = (...people: readonly TestUser[]) =>
  notify(
    people.map(({ id }) => id),
    { kind: 'device', facts: { device: 'Chrome на Windows' } },
    test.deps,
  );
const list = async (user: TestUser, query = '') => {
  const { statusCode, body } = await user.get(`/api/notices?${query}`);
  expect(statusCode).toBe(200);
  return JSON.parse(body) as { data: { id: number; read_at: string | null }[]; total: number };
};
const read = (user: TestUser, payload: object) => user.put('/api/notices/read', payload);

describe('[TD-05] notices', () => {
  it('are each person’s own, newest first, with facts and no words', async () => {
    await told(anna, boris, anna);
    test.wait(1000);
    await told(anna);
    const { data, total } = await list(anna);
    expect(total).toBe(2);
    expect(data[0]).toMatchObject({
      kind: 'device',
      facts: { device: 'Chrome на Windows' },
      created_at: '2026-11-21T10:00:01.000Z',
      read_at: null,
    });
    expect((await list(boris)).total).toBe(1);
  });

  it('are read one by one or all, once, and counted', async () => {
    await told(anna);
    await told(anna);
    await told(anna);
    const [first] = (await list(anna)).data;
    expect((await read(anna, { ids: [first?.id] })).json()).toEqual({ unread: 2 });
    test.wait(5000);
    expect((await read(anna, { ids: [first?.id] })).json()).toEqual({ unread: 2 });
    expect((await list(anna)).data[0]?.read_at).toBe('2026-11-21T10:00:00.000Z');
    const unread = 'filters[0][field]=unread&filters[0][value]=true&per_page=1';
    expect((await list(anna, unread)).total).toBe(2);
    expect((await read(anna, {})).json()).toEqual({ unread: 0 });
    expect((await list(anna, unread)).total).toBe(0);
  });

  it('of somebody else cannot be read, and then none is', async () => {
    await told(anna);
    await told(boris);
    const [own] = (await list(anna)).data;
    const [foreign] = (await list(boris)).data;
    expect((await read(anna, { ids: [own?.id, foreign?.id] })).statusCode).toBe(404);
    expect((await list(anna)).data[0]?.read_at).toBeNull();
  });

  it('of a venue are gone with the venue from the reach of a member', async () => {
    const pointId = await createPoint(anna);
    await memberOf(boris, { of: anna, role: 'manager' }, test);
    const facts = { pointId, point: 'Кофе и книги', titles: ['Борщ'], count: 1 };
    await notify([boris.id], { kind: 'stop', facts }, test.deps);
    expect((await list(boris)).total).toBe(1);
    await test.deps.db.delete(members).where(eq(members.businessId, anna.businessId));
    expect((await list(boris)).total).toBe(0);
    expect((await read(boris, {})).json()).toEqual({ unread: 0 });
  });

  it('are kept for 90 days', async () => {
    await told(anna);
    test.wait(90 * 24 * 60 * 60 * 1000 - 1);
    await sweepRows(test.deps);
    expect(await test.deps.db.$count(notices)).toBe(1);
    test.wait(1);
    await sweepRows(test.deps);
    expect(await test.deps.db.$count(notices)).toBe(0);
  });

  it('tell of a sign-in from a browser that was not seen before, by mail as well, and of no other', async () => {
    const signIn = async (device?: string): Promise<string> => {
      const answer = await test.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email: anna.email, password: OWNER_PASSWORD },
        headers: device === undefined ? {} : { 'carte-device': device },
      });
      return (JSON.parse(answer.body) as { device: string }).device;
    };
    const first = await signIn();
    await signIn(first);
    expect((await list(anna)).total).toBe(0);
    const second = await signIn();
    await signIn(second);
    expect((await list(anna)).data).toMatchObject([{ kind: 'device' }]);
    await test.settled();
    expect(test.letters.map(({ subject }) => subject)).toEqual(['Вход в Carte с нового устройства']);
  });

  it('tell of browsers that keep no mark, a script for instance, once a day for each kind and address', async () => {
    const signIn = (agent: string, remoteAddress = '10.0.0.1') =>
      test.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email: anna.email, password: OWNER_PASSWORD },
        headers: { 'user-agent': agent },
        remoteAddress,
      });
    const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/120.0 Safari/537.36';
    const told = async () => (await list(anna)).total;
    await signIn('curl/8.0');
    expect(await told()).toBe(0);
    for (let n = 0; n < 3; n += 1) await signIn('curl/8.0');
    expect(await told()).toBe(1);
    await signIn(CHROME);
    await signIn('curl/8.0', '10.0.0.2');
    expect(await told()).toBe(3);
    test.wait(24 * 60 * 60 * 1000);
    await signIn('curl/8.0');
    await signIn('curl/8.0');
    expect(await told()).toBe(4);
    await test.settled();
    expect(test.letters).toHaveLength(4);
  });
});
