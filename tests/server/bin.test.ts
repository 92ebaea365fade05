import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { files, points } from '../../server/db/schema';
import { purgeBins } from '../../server/jobs/purgeBins';
import { cleanUp } from '../../server/jobs/startMaintenance';
import { createPoint } from './pointPayload';
import { fileOf, multipart, PUT, samplePng } from './samples';
import { anew, openServer } from './standing';
import { signedIn } from './testDeps';

const DAY = 24 * 60 * 60 * 1000;

const test = openServer();
const user = anew(test, () => signedIn(test));

const remove = (ids: unknown) => user.remove('/api/point', { ids });
const query = (ids: readonly number[]) => ids.map((id) => `ids[]=${id}`).join('&');
const restore = (ids: readonly number[]) => user.get(`/api/deleted_points/restore?${query(ids)}`);
const listed = async (url: string): Promise<{ id: number; days_before_deletion: number }[]> =>
  (await user.get(url)).json().data.map(({ point }: { point: object }) => point);
const idsOf = async (url: string) => (await listed(url)).map(({ id }) => id);

describe('the bin of points', () => {
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

  it('[DC-35] the job removes what is over, with its files, and nothing else', async () => {
    const [a, b] = [await createPoint(user, { url: 'a' }), await createPoint(user, { url: 'b' })];
    const { payload, headers } = await multipart([
      PUT,
      ['alc_license[0]', fileOf(await samplePng(), 'scan.png', 'image/png')],
    ]);
    expect((await user.post(`/api/point/${a}`, payload, headers)).statusCode).toBe(200);
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
  it('take the ids of a DELETE from the query too, but never from both places', async () => {
    const a = await createPoint(user);
    const url = `/api/point?${query([a])}`;
    expect((await user.remove(url, { ids: [a] })).statusCode).toBe(400);
    expect((await user.remove(url)).statusCode).toBe(200);
  });
});
