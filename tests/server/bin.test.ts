import { readdirSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { files, points } from '../../server/db/schema';
import { purgeBins } from '../../server/jobs/purgeBins';
import { cleanUp } from '../../server/jobs/startMaintenance';
import { createPoint } from './pointPayload';
import { fileOf, multipart, samplePng } from './samples';
import { openTestDeps, signedIn, type TestDeps, type TestUser } from './testDeps';

const DAY = 24 * 60 * 60 * 1000;

let test: TestDeps;
let user: TestUser;
let other: TestUser;

beforeAll(async () => {
  test = await openTestDeps();
}, 120_000);
afterAll(() => test.close());
beforeEach(async () => {
  await test.reset();
  user = await signedIn(test);
  other = await signedIn(test);
});

const remove = (ids: unknown, by = user) =>
  by.call({ method: 'DELETE', url: '/api/point', payload: { ids } });
const query = (ids: readonly number[]) => ids.map((id) => `ids[]=${id}`).join('&');
const restore = (ids: readonly number[], by = user, headers = {}) =>
  by.call({ method: 'GET', url: `/api/deleted_points/restore?${query(ids)}`, headers });
const destroy = (ids: readonly number[], by = user) =>
  by.call({ method: 'DELETE', url: '/api/deleted_points/destroy', payload: { ids } });
const listed = async (url: string, by = user): Promise<{ id: number; days_before_deletion: number }[]> =>
  (await by.call({ method: 'GET', url })).json().data.map(({ point }: { point: object }) => point);
const idsOf = async (url: string) => (await listed(url)).map(({ id }) => id);

describe('the bin of points', () => {
  it('[CL-13][CL-14][BN-01][BN-02][BN-03] takes deleted points, with the date and the days that are left', async () => {
    const [a, b] = [await createPoint(user, { url: 'a' }), await createPoint(user, { url: 'b' })];
    const answer = await remove([a]);
    expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
    expect(await idsOf('/api/point')).toEqual([b]);
    expect(await listed('/api/deleted_points')).toMatchObject([
      { id: a, deletedAt: '2026-11-21T10:00:00.000Z', days_before_deletion: 7 },
    ]);
    expect((await user.call({ method: 'GET', url: `/api/point/${a}` })).statusCode).toBe(404);
    expect(
      (await user.call({ method: 'PUT', url: `/api/point/${a}`, payload: { title: 'Новое имя' } }))
        .statusCode,
    ).toBe(404);
  });

  it('[CL-15][BN-06] gives them back, and giving back twice changes nothing', async () => {
    const a = await createPoint(user);
    await remove([a]);
    expect((await restore([a])).statusCode).toBe(200);
    const [row] = await test.deps.db.select().from(points).where(eq(points.id, a));
    expect((await restore([a])).statusCode).toBe(200);
    const [again] = await test.deps.db.select().from(points).where(eq(points.id, a));
    expect(again).toEqual(row);
    expect(await idsOf('/api/point')).toEqual([a]);
    expect(await idsOf('/api/deleted_points')).toEqual([]);
  });

  it('[CL-16][BN-08] destroys for ever: gone from both lists, and nothing to restore', async () => {
    const a = await createPoint(user);
    await remove([a]);
    expect((await destroy([a])).statusCode).toBe(200);
    expect(await idsOf('/api/deleted_points')).toEqual([]);
    expect((await restore([a])).statusCode).toBe(404);
    expect((await destroy([a])).statusCode).toBe(404);
  });

  it('[DC-31] restoring is answered no-store, and refused to links, prefetches and HEAD', async () => {
    const a = await createPoint(user);
    await remove([a]);
    for (const headers of [
      { 'sec-fetch-mode': 'navigate' },
      { 'sec-purpose': 'prefetch' },
      { purpose: 'prefetch' },
    ]) {
      expect((await restore([a], user, headers)).statusCode).toBe(405);
    }
    expect(
      (await user.call({ method: 'HEAD', url: `/api/deleted_points/restore?${query([a])}` })).statusCode,
    ).toBe(404);
    expect(await idsOf('/api/deleted_points')).toEqual([a]);
    expect((await restore([a])).headers['cache-control']).toBe('no-store');
  });

  it('only what is in the bin can be destroyed, only what is not can be deleted', async () => {
    const a = await createPoint(user);
    expect((await destroy([a])).statusCode).toBe(404);
    await remove([a]);
    expect((await remove([a])).statusCode).toBe(404);
  });

  it('[SD5] an address taken in the meantime keeps the point in the bin with 409', async () => {
    const a = await createPoint(user);
    await remove([a]);
    await createPoint(user);
    expect((await restore([a])).statusCode).toBe(409);
    expect(await idsOf('/api/deleted_points')).toEqual([a]);
  });
});

describe('the window of seven days', () => {
  it.each([
    ['at once', 0, 200, 7],
    ['a second before the end', 7 * DAY - 1000, 200, 1],
    ['a millisecond before the end', 7 * DAY - 1, 200, 1],
    ['after six days', 6 * DAY, 200, 1],
    ['just before six days', 6 * DAY - 1, 200, 2],
    ['at the end', 7 * DAY, 410, undefined],
    ['long after', 30 * DAY, 410, undefined],
  ])('[BN-07][DC-34] restoring %s', async (_name, after, status, days) => {
    const a = await createPoint(user);
    await remove([a]);
    test.wait(after);
    expect((await listed('/api/deleted_points')).map((point) => point.days_before_deletion)).toEqual(
      days === undefined ? [] : [days],
    );
    expect((await restore([a])).statusCode).toBe(status);
  });

  it('one that is too old spoils the whole call', async () => {
    const [a, b] = [await createPoint(user, { url: 'a' }), await createPoint(user, { url: 'b' })];
    await remove([a]);
    test.wait(7 * DAY);
    await remove([b]);
    expect((await restore([a, b])).statusCode).toBe(410);
    expect(await idsOf('/api/deleted_points')).toEqual([b]);
  });

  it('[DC-35] the job removes what is over, with its files, and nothing else', async () => {
    const [a, b] = [await createPoint(user, { url: 'a' }), await createPoint(user, { url: 'b' })];
    const { payload, headers } = await multipart([
      ['_method', 'PUT'],
      ['alc_license[0]', fileOf(await samplePng(), 'scan.png', 'image/png')],
    ]);
    expect((await user.call({ method: 'POST', url: `/api/point/${a}`, payload, headers })).statusCode).toBe(
      200,
    );
    expect(readdirSync(test.folder)).toHaveLength(2);
    await remove([a]);
    test.wait(DAY);
    await remove([b]);
    test.wait(6 * DAY - 1);
    expect(await purgeBins(test.deps)).toMatchObject({ points: 0 });
    test.wait(1);
    await cleanUp(test.deps);
    expect(await test.deps.db.select({ id: points.id }).from(points)).toEqual([{ id: b }]);
    expect(await test.deps.db.select().from(files)).toEqual([]);
    expect(readdirSync(test.folder)).toEqual([]);
    expect(await purgeBins(test.deps)).toMatchObject({ points: 0 });
  });
});

describe('bulk calls', () => {
  it('are all or nothing: one foreign or absent id, and no row changes (AZ4)', async () => {
    const [mine, theirs] = [await createPoint(user), await createPoint(other)];
    expect((await remove([mine, theirs])).statusCode).toBe(404);
    expect((await remove([mine, 999_999])).statusCode).toBe(404);
    expect(await idsOf('/api/point')).toEqual([mine]);
    await remove([mine]);
    await remove([theirs], other);
    for (const act of [restore, destroy]) {
      const foreign = await act([mine, theirs]);
      const absent = await act([mine, 999_999]);
      expect([foreign.statusCode, foreign.body]).toEqual([404, absent.body]);
    }
    expect(await idsOf('/api/deleted_points')).toEqual([mine]);
    expect((await listed('/api/deleted_points', other)).map(({ id }) => id)).toEqual([theirs]);
  });

  it.each([
    ['nothing', undefined],
    ['an empty group', {}],
    ['an empty list', { ids: [] }],
    ['one id that is no list', { ids: 1 }],
    ['a group', { ids: { 0: 1 } }],
    ['a float', { ids: [1.5] }],
    ['a negative id', { ids: [-1] }],
    ['zero', { ids: [0] }],
    ['an exponent', { ids: ['1e3'] }],
    ['a nested list', { ids: [[1]] }],
    ['null', { ids: [null] }],
    ['the same twice', { ids: [1, 1] }],
    ['501 ids', { ids: Array.from({ length: 501 }, (_, n) => n + 1) }],
    ['another key beside', { ids: [1], all: true }],
  ])('refuse %s with 422 and change nothing (IV7)', async (_name, payload) => {
    const a = await createPoint(user);
    const options = payload === undefined ? {} : { payload };
    for (const url of ['/api/point', '/api/deleted_points/destroy']) {
      expect((await user.call({ method: 'DELETE', url, ...options })).statusCode).toBe(422);
    }
    expect(await idsOf('/api/point')).toEqual([a]);
  });

  it.each([
    '',
    '?ids=1',
    '?ids[0]=1',
    '?ids[]=',
    '?ids[]=1.5',
    '?ids[]=1e3',
    '?ids[a]=1',
    '?ids[]=1&ids=2',
    '?ids[]=-1',
  ])('[DC-07] the query %s is no list of ids', async (text) => {
    expect((await user.call({ method: 'GET', url: `/api/deleted_points/restore${text}` })).statusCode).toBe(
      422,
    );
  });

  it('take the ids of a DELETE from the query too, but never from both places', async () => {
    const a = await createPoint(user);
    const url = `/api/point?${query([a])}`;
    expect((await user.call({ method: 'DELETE', url, payload: { ids: [a] } })).statusCode).toBe(400);
    expect((await user.call({ method: 'DELETE', url })).statusCode).toBe(200);
  });

  it('[CC6] overlapping ones neither lock each other out nor leave half a state', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 6; n += 1) ids.push(await createPoint(user, { url: `u${n}` }));
    await remove(ids);
    const acts = Array.from({ length: 12 }, (_, n) =>
      (n % 2 === 0 ? restore : destroy)(n % 3 === 0 ? ids : ids.toReversed()),
    );
    const answers = await Promise.all(acts);
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 404)).toBe(true);
    const [alive, binned] = [await idsOf('/api/point'), await idsOf('/api/deleted_points')];
    expect([alive.length, binned.length].toSorted()).toSatisfy(
      (counts: number[]) => counts[0] === 0 && (counts[1] === 0 || counts[1] === 6),
    );
  });
});
