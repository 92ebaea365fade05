import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../server/db/Database';
import { venueCounts } from '../../server/db/schema';
import { countVenues } from '../../server/jobs/countVenues';
import { countFoods, saveCounts } from '../../server/overview/countFoods';
import { cook } from './menuArea/startKitchen';
import { once, openKitchen } from './standing';

const kitchen = openKitchen();
const anna = once(() => kitchen.owner());
let cafe: number;
let soups: number;

beforeAll(async () => {
  cafe = await anna.point('kafe');
  soups = await cook(anna).category(await cook(anna).menu(cafe));
  await cook(anna).food(soups);
}, 240_000);

const row = async () => (await kitchen.db.select().from(venueCounts).where(eq(venueCounts.pointId, cafe)))[0];
/** Another process on the same database: it remembers nothing. */
const elsewhere = (): Database => Object.create(kitchen.db) as Database;
const look = (version: number, db = elsewhere()) =>
  countFoods([{ id: cafe, version }], { ...kitchen.deps, db });
const asksForCounts = async (run: () => Promise<unknown>) =>
  (await kitchen.statementsOf(run)).some((statement) => statement.includes('count(*)'));

// Told in order: each finds what the one before has left.
describe('[TD-03] what the overview counts', { shuffle: false }, () => {
  it('is kept for whoever looks first after a start', async () => {
    expect(await countVenues(kitchen.deps)).toBe(1);
    expect(await countVenues(kitchen.deps)).toBe(0);
    const kept = await row();
    expect(kept?.categories).toMatchObject([{ id: soups, foods: 1, photo: 1, allergens: 1, price: 0 }]);
    const version = kept?.version ?? 0;
    expect(await asksForCounts(() => look(version))).toBe(false);
    expect(await look(version)).toEqual(kept?.categories);
  });

  it('is counted again after a write in the venue, by the first who looks or by the job', async () => {
    const before = (await row())?.version ?? 0;
    await cook(anna).food(soups, 'food', 'Щи');
    await anna.ask('GET', '/overview');
    await kitchen.settled();
    const after = await row();
    expect(after?.version).toBeGreaterThan(before);
    expect(after?.categories).toMatchObject([{ foods: 2 }]);
    expect(await countVenues(kitchen.deps)).toBe(0);
    await cook(anna).food(soups, 'food', 'Уха');
    expect(await countVenues(kitchen.deps)).toBe(1);
    expect((await row())?.categories).toMatchObject([{ foods: 3 }]);
  });

  it('[S2] is told of all venues, also of more than a process remembers', async () => {
    const { version = 0, categories: own } = (await row()) ?? {};
    const others = Array.from({ length: 5200 }, (_, at) => ({ id: 2 ** 31 - 1 - at, version: 1 }));
    const deps = { ...kitchen.deps, db: elsewhere(), inBackground: () => {} };
    for (const _time of [1, 2])
      expect(await countFoods([{ id: cafe, version }, ...others], deps)).toEqual(own);
  });

  it('never gives way to what was counted before it, and needs no venue that is gone', async () => {
    const { version = 0 } = (await row()) ?? {};
    const now = kitchen.deps.clock();
    await saveCounts(new Map([[cafe, { version: version - 1, categories: [] }]]), now, kitchen.deps);
    expect((await row())?.categories).toMatchObject([{ foods: 3 }]);
    await saveCounts(new Map([[2 ** 31 - 1, { version: 1, categories: [] }]]), now, kitchen.deps);
  });

  it('is counted anew once a day, whatever was noted', async () => {
    const { version = 0 } = (await row()) ?? {};
    kitchen.pass(25 * 3_600_000);
    expect(await asksForCounts(() => look(version))).toBe(true);
    await kitchen.settled();
    expect(await countVenues(kitchen.deps)).toBe(0);
  });
});
