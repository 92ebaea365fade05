import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { changes, notices } from '../../../server/db/schema';
import { endStops, startEndingStops } from '../../../server/jobs/endStops';
import { alsoHire } from '../hire';
import { openKitchen } from '../standing';
import { NOW } from '../testDeps';
import { type Owner, openVenue, tick, type Venue } from './startShift';

const kitchen = openKitchen();
let anna: Owner;
let venue: Venue;

let place = 0;
beforeEach(async () => {
  kitchen.setNow(NOW);
  place += 1;
  anna = await kitchen.owner();
  venue = await openVenue(anna, kitchen, `kafe-${place}`);
});

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(NOW.getTime() + hours * HOUR).toISOString();
const returnsOf = async (id: number) => (await venue.history(id)).filter(({ kind }) => kind === 'resume');
const noticesOf = (userId: number) =>
  kitchen.db.select().from(notices).where(eq(notices.userId, userId)).orderBy(notices.id);

describe('[ST-02] the server brings dishes back', () => {
  it('in time, each once, as a change that nobody made', async () => {
    const soup = await venue.dish('Борщ');
    const salad = await venue.dish('Винегрет');
    await venue.change('attach', [soup], { until: inHours(1) });
    await venue.change('attach', [salad], { until: inHours(2) });
    kitchen.pass(HOUR - 1);
    expect(await tick(kitchen)).toBe(0);
    kitchen.pass(1);
    expect([await tick(kitchen), await tick(kitchen)]).toEqual([1, 0]);
    expect(await returnsOf(soup)).toMatchObject([
      { person: null, before: { stop: { causes: [{}] } }, after: { stop: null } },
    ]);
    expect(await returnsOf(salad)).toEqual([]);
    kitchen.pass(HOUR);
    expect(await tick(kitchen)).toBe(1);
  });

  it('also what ended while it was down for a day', async () => {
    const dishes = await Promise.all(['Борщ', 'Щи', 'Уха'].map((title) => venue.dish(title)));
    await venue.change('attach', dishes, { until: 'end_of_day' });
    kitchen.pass(24 * HOUR);
    expect(await tick(kitchen)).toBe(3);
    expect((await venue.stopped()).total).toBe(0);
  });

  it('not again when the clock jumps back', async () => {
    const soup = await venue.dish('Борщ');
    await venue.change('attach', [soup], { until: inHours(1) });
    kitchen.pass(2 * HOUR);
    await tick(kitchen);
    kitchen.setNow(NOW);
    expect(await tick(kitchen)).toBe(0);
    kitchen.pass(2 * HOUR);
    expect(await tick(kitchen)).toBe(0);
    expect(await returnsOf(soup)).toHaveLength(1);
  });

  it('each once, however many look at the same moment', async () => {
    const dishes: number[] = [];
    for (let n = 0; n < 12; n += 1) dishes.push(await venue.dish(`Блюдо ${n}`));
    await venue.change('attach', dishes, { until: inHours(1) });
    kitchen.pass(HOUR);
    const returned = await Promise.all(Array.from({ length: 5 }, () => tick(kitchen)));
    await tick(kitchen);
    expect(returned.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(12);
    for (const id of dishes) expect(await returnsOf(id)).toHaveLength(1);
  });

  it('whole or not at all: what was broken off is done by the next look', async () => {
    const soup = await venue.dish('Борщ');
    await venue.change('attach', [soup], { until: inHours(1) });
    kitchen.pass(HOUR);
    const { db } = kitchen.deps;
    const failing = new Proxy(db, {
      get: (target, name, self) =>
        name === 'transaction'
          ? (run: Parameters<typeof db.transaction>[0]) =>
              db.transaction(async (inside) => {
                await run(inside);
                throw new Error('killed');
              })
          : Reflect.get(target, name, self),
    });
    await expect(endStops({ ...kitchen.deps, db: failing })).rejects.toThrow('killed');
    expect([await venue.stopOf(soup), await returnsOf(soup)]).toEqual([expect.anything(), []]);
    expect(await tick(kitchen)).toBe(1);
    expect(await returnsOf(soup)).toHaveLength(1);
  });

  it('out of a bin as well, and tells nobody of it', async () => {
    const soup = await venue.dish('Борщ');
    await venue.change('attach', [soup], { until: inHours(1) });
    await anna.ask('DELETE', '/foods', { json: { ids: [soup] } });
    kitchen.pass(HOUR);
    expect(await tick(kitchen)).toBe(1);
    expect(await noticesOf(anna.userId)).toEqual([]);
    await anna.ask('POST', '/deleted_foods/restore', { json: { ids: [soup] } });
    expect(await venue.stopOf(soup)).toBeNull();
  });

  it('by itself, once it was started', async () => {
    const soup = await venue.dish('Борщ');
    await venue.change('attach', [soup], { until: inHours(1) });
    kitchen.pass(HOUR);
    const rest = startEndingStops(kitchen.deps);
    await rest();
    expect(await venue.stopOf(soup)).toBeNull();
  });
});

describe('stops that ended', () => {
  it('are told once for a venue to those who may stop there, and to nobody else', async () => {
    const other = await openVenue(anna, kitchen, `bar-${place}`);
    const hired = async (role: 'bar' | 'viewer', points: readonly number[]) =>
      (await alsoHire(await kitchen.owner(), { of: anna, role, points }, kitchen)).userId;
    const keeper = await hired('bar', [venue.pointId]);
    const elsewhere = await hired('bar', [other.pointId]);
    const viewer = await hired('viewer', [venue.pointId]);
    const dishes = [];
    for (let n = 1; n <= 7; n += 1) dishes.push(await venue.dish(`Блюдо ${n}`));
    await venue.change('attach', dishes, { until: inHours(1) });
    kitchen.pass(HOUR);
    await tick(kitchen);
    for (const userId of [anna.userId, keeper])
      expect(await noticesOf(userId)).toMatchObject([
        { kind: 'stop', facts: { pointId: venue.pointId, count: 7, titles: { length: 5 } } },
      ]);
    expect([await noticesOf(elsewhere), await noticesOf(viewer)]).toEqual([[], []]);
  });
});

it('[ST-05] a dish that came back is told like any other change', async () => {
  const soup = await venue.dish('Борщ');
  await venue.change('attach', [soup], { until: inHours(1) });
  const since = (await anna.ask('GET', '/events')).body.last;
  kitchen.pass(HOUR);
  await tick(kitchen);
  const { body } = await anna.ask('GET', `/events?since=${since}&pointId=${venue.pointId}`);
  // What came shortly before is told once more: the stop, and then the return.
  expect((body.changes as unknown[]).slice(-2)).toMatchObject(
    Array.from({ length: 2 }, () => ({
      resource: 'foods',
      also: ['stopList', 'pointFoods'],
      pointId: venue.pointId,
      ids: [soup],
    })),
  );
});

it('what a venue takes along when it goes for good are its stops, too', async () => {
  const soup = await venue.dish('Борщ', 'Свёкла');
  await venue.ingredient('Свёкла', true);
  await anna.ask('DELETE', '/foods', { json: { ids: [soup] } });
  expect((await anna.ask('DELETE', '/deleted_foods/destroy', { json: { ids: [soup] } })).status).toBe(200);
  kitchen.pass(48 * HOUR);
  expect(await tick(kitchen)).toBe(0);
  const left = await kitchen.db.select().from(changes).where(eq(changes.recordId, soup));
  expect(left.map(({ kind }) => kind)).not.toContain('resume');
});
