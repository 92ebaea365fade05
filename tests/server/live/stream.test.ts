import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../../server/app';
import { members, sessions, users } from '../../../server/db/schema';
import { notify } from '../../../server/notices/notify';
import { memberOf } from '../hire';
import { createPoint } from '../pointPayload';
import { anew, openServer } from '../standing';
import { signedIn, type TestUser } from '../testDeps';
import { addressOf, type OpenStream, openStreamTo, type Told } from './openStreamTo';

const test = openServer();
let address: string;
const anna = anew(test, () => signedIn(test));
let point: number;
const open: OpenStream[] = [];

beforeAll(async () => {
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  address = addressOf(test.app);
}, 120_000);
beforeEach(async () => {
  point = await createPoint(anna);
});
afterEach(async () => {
  for (const each of open.splice(0)) {
    each.close();
    await each.ended;
  }
});

const stream = async (user: TestUser, more: { query?: string; since?: string } = {}) => {
  const opened = await openStreamTo(address, { token: user.token, ...more });
  open.push(opened);
  if (opened.status === 200) await opened.hears(({ name }) => name === 'hello');
  return opened;
};
const rename = (title: string, id = point) => anna.put(`/api/point/${id}`, { title });
const isChange = ({ name }: Told): boolean => name === 'changes';

describe('a stream of what changes', () => {
  it('begins with the unread count and names what was written, with its version', async () => {
    await notify([anna.id], { kind: 'device', facts: { device: null } }, test.deps);
    const { told, headers, hears } = await stream(anna);
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(headers.get('cache-control')).toContain('no-store');
    expect(told[0]).toMatchObject({ name: 'hello', data: { unread: 1 } });
    const at = performance.now();
    await rename('Кофе и книги на Мойке');
    const { data } = await hears(isChange);
    expect(performance.now() - at).toBeLessThan(2000);
    expect(data).toEqual({
      changes: [{ resource: 'points', also: [], pointId: point, ids: [point], version: 2 }],
    });
  });

  it('says nothing of a write that failed, nor of other people’s venues', async () => {
    const boris = await signedIn(test);
    const { told } = await stream(boris);
    const own = await stream(anna);
    await rename('');
    await rename('Другое название');
    await own.hears(isChange);
    expect(own.told.filter(isChange)).toHaveLength(1);
    expect(told.filter(isChange)).toEqual([]);
  });

  it('keeps to the venues and areas of the member, as they are at that moment', async () => {
    const other = await createPoint(anna, { url: 'drugaya' });
    const boris = await signedIn(test);
    await test.deps.db.delete(members).where(eq(members.userId, boris.id));
    const id = await memberOf(boris, { of: anna, role: 'manager', points: [other] }, test);
    const his = await stream(boris);
    const hers = await stream(anna);
    await rename('Не его', point);
    await rename('Его', other);
    await his.hears(isChange);
    expect(his.told.filter(isChange).flatMap(({ data }) => data.changes)).toMatchObject([{ pointId: other }]);
    await test.deps.db.update(members).set({ deletedAt: test.deps.clock() }).where(eq(members.id, id));
    await rename('Уже не его', other);
    await his.hears(({ name }) => name === 'reset');
    await rename('И снова', other);
    await hers.hears(() => hers.told.filter(isChange).length >= 3);
    expect(his.told.filter(isChange)).toHaveLength(1);
  });

  it('may be narrowed to one venue', async () => {
    const other = await createPoint(anna, { url: 'drugaya' });
    const { hears, told } = await stream(anna, { query: `pointId=${other}` });
    await rename('Первая', point);
    await rename('Вторая', other);
    await hears(isChange);
    expect(told.filter(isChange).flatMap(({ data }) => data.changes)).toMatchObject([{ pointId: other }]);
  });

  it('tells the unread count anew when a notice comes and when one is read elsewhere', async () => {
    const { hears } = await stream(anna);
    await notify([anna.id], { kind: 'device', facts: { device: null } }, test.deps);
    expect((await hears(({ name }) => name === 'notices')).data).toEqual({ unread: 1 });
    await anna.put('/api/notices/read', {});
    await hears(({ name, data }) => name === 'notices' && data.unread === 0);
  });

  it('resumes after the last mark, and tells who was away too long to read everything again', async () => {
    const first = await stream(anna);
    await rename('Раз');
    await first.hears(isChange);
    first.close();
    const mark = first.told.at(-1)?.id ?? '';
    await rename('Пока никого не было');
    const second = await stream(anna, { since: mark });
    await second.hears(isChange);
    const third = await stream(anna, { since: '999999999' });
    await third.hears(({ name }) => name === 'reset');
  });

  it('of one act says everything at once', async () => {
    const ids = [
      point,
      await createPoint(anna, { url: 'vtoraya' }),
      await createPoint(anna, { url: 'tretya' }),
    ];
    const { hears } = await stream(anna);
    await anna.remove('/api/point', { ids });
    await hears(
      ({ name, data: { changes } }) =>
        name === 'changes' &&
        Array.isArray(changes) &&
        ids.every((id) => changes.some(({ pointId, version }) => pointId === id && version === 2)),
    );
  });
});

describe('a stream ends', () => {
  it('with the session', async () => {
    const { ended } = await stream(anna);
    await test.deps.db.delete(sessions).where(eq(sessions.userId, anna.id));
    test.deps.live.wake([anna.id]);
    await ended;
  });

  it('with a blocked user', async () => {
    const { ended } = await stream(anna);
    await test.deps.db.update(users).set({ state: 'blocked' }).where(eq(users.id, anna.id));
    test.deps.live.wake([anna.id]);
    await ended;
  });

  it('when the server stops, at once', async () => {
    const app = await buildApp(test.deps);
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { ended } = await openStreamTo(addressOf(app), { token: anna.token });
    const at = performance.now();
    await app.close();
    await ended;
    expect(performance.now() - at).toBeLessThan(1500);
  });

  it('is refused without a session, and beyond so many of one person', async () => {
    expect((await fetch(`${address}/api/events`, { headers: { accept: 'text/event-stream' } })).status).toBe(
      401,
    );
    for (let count = 0; count < 16; count += 1) await stream(anna);
    const answer = await fetch(`${address}/api/events`, {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${anna.token}` },
    });
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('60');
    expect(await answer.json()).toHaveProperty('message');
  });
});

describe('who cannot keep a stream open', () => {
  it('asks for what came since, and gets the same', async () => {
    const ask = async (query: string) => (await anna.get(`/api/events?${query}`)).json();
    const begin = await ask('');
    expect(begin).toEqual({ changes: [], last: '0', unread: 0, reset: false });
    test.wait(30_000);
    const { last } = await ask('');
    expect(Number(last)).toBeGreaterThan(0);
    await rename('Новое имя');
    expect(await ask(`since=${last}`)).toMatchObject({
      changes: [{ resource: 'points', pointId: point, ids: [point], version: 2 }],
      reset: false,
    });
    expect(await ask('since=999999')).toMatchObject({ changes: [], reset: true });
  });
});
