import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Overview } from '../../../contract/rows/person';
import { guestPages } from '../../../guest';
import { buildApp } from '../../../server/app';
import { guestCounts } from '../../../server/db/schema';
import { saveGuestCounts, sweepGuestCounts } from '../../../server/guest/countGuests';
import { readGuestCounts } from '../../../server/overview/readVenues';
import { cook, type Owner } from '../menuArea/startKitchen';
import { openKitchen } from '../standing';

const kitchen = openKitchen();
const TODAY = '2026-11-21';
let app: FastifyInstance;
let anna: Owner;
let pointId: number;
let soup: number;

beforeAll(async () => {
  app = await buildApp(kitchen.deps, { guests: guestPages });
  anna = await kitchen.owner();
  pointId = await anna.point('kafe');
  soup = await cook(anna).food(await cook(anna).category(await cook(anna).menu(pointId)));
}, 240_000);
afterAll(() => app.close());

const GUEST = { 'user-agent': 'Mozilla/5.0 (iPhone)', 'sec-fetch-site': 'none' };
const OURS = { ...GUEST, 'sec-fetch-site': 'same-origin' };
const visit = async (url: string, headers: Readonly<Record<string, string>> = GUEST): Promise<number> =>
  (await app.inject({ method: 'GET', url, headers })).statusCode;
const missed = (words: string, headers = OURS) =>
  visit(`/m/kafe?${new URLSearchParams({ missed: words })}`, headers);

/** What has been counted since, and the table begins anew. */
const counted = async () => {
  await kitchen.settled();
  const rows = await kitchen.db.delete(guestCounts).returning();
  return rows.map(({ day, act, what, count }) => `${day} ${act} ${what} ${count}`.replace('  ', ' ')).sort();
};
const told = async (person = anna): Promise<Overview['guests']> => {
  const { body } = await person.ask('GET', '/overview');
  return (body as unknown as Overview).guests;
};

describe('[GP-05] what guests do is counted, never who they are', () => {
  it('openings by day and venue: of people who come, not of who goes on within the page', async () => {
    await visit('/m/kafe');
    await visit('/m/kafe/osnovnoe-menyu');
    await visit('/m/kafe', OURS);
    expect(await counted()).toEqual([`${TODAY} opened 2`]);
  });

  it('neither robots, nor what a browser takes in beforehand, nor questions about the headers alone', async () => {
    await visit('/m/kafe', { ...GUEST, 'user-agent': 'Mozilla/5.0 (compatible; YandexBot/3.0)' });
    await visit('/m/kafe', { ...GUEST, 'sec-purpose': 'prefetch' });
    await app.inject({ method: 'HEAD', url: '/m/kafe', headers: GUEST });
    await visit('/m/nothing-here');
    expect(await counted()).toEqual([]);
  });

  it('dishes: by their own address, and as the script tells of a sheet; only those of the menu', async () => {
    expect(await visit(`/m/kafe?dish=${soup}`)).toBe(200);
    expect(await visit(`/m/kafe?dish=${soup}&seen=`, OURS)).toBe(204);
    await visit('/m/kafe?dish=999999&seen=', OURS);
    expect(await counted()).toEqual([`${TODAY} dish ${soup} 2`, `${TODAY} opened 1`]);
  });

  it('searches without a hit: words alone, never a number or an address, and only from our own page', async () => {
    expect(await missed('Овсянка')).toBe(204);
    await missed(' овсянка ');
    for (const typed of ['+7 999 123-45-70', 'anna@example.com', 'а', 'я'.repeat(60), '<b>'])
      await missed(typed);
    await missed('чужое', { ...GUEST, 'sec-fetch-site': 'cross-site' });
    expect(await counted()).toEqual([`${TODAY} missed овсянка 2`]);
  });

  it('without cookies, and with nothing in it that says who came', async () => {
    const { headers } = await app.inject({ method: 'GET', url: '/m/kafe', headers: GUEST });
    expect(headers['set-cookie']).toBeUndefined();
    await kitchen.settled();
    const [row = {}] = await kitchen.db.delete(guestCounts).returning();
    expect(Object.keys(row).sort()).toEqual(['act', 'count', 'day', 'pointId', 'what']);
  });

  it('so many made-up words that they would fill the table are dropped', async () => {
    const letters = [...'абвгдежзийклмнопрст'];
    const words = letters.flatMap((one) => letters.map((other) => `${one}${other}`));
    for (const each of words) await missed(each);
    // One more has been counted before on this day.
    expect((await counted()).length).toBe(199);
  });

  it('GUEST_COUNTS=off counts nothing, and the overview says nothing of it', async () => {
    const deps = { ...kitchen.deps, env: { ...kitchen.deps.env, GUEST_COUNTS: false } };
    const quiet = await buildApp(deps, { guests: guestPages });
    await quiet.inject({ method: 'GET', url: '/m/kafe', headers: GUEST });
    expect(await counted()).toEqual([]);
    await quiet.close();
  });

  it('the overview tells seven days, the seven before, what was looked at and what was missed', async () => {
    const at = (day: string, act: 'opened' | 'dish' | 'missed', what: string, count: number) => ({
      pointId,
      day,
      act,
      what,
      count,
    });
    await saveGuestCounts(
      [
        at(TODAY, 'opened', '', 5),
        at('2026-11-15', 'opened', '', 3),
        at('2026-11-14', 'opened', '', 4),
        at('2026-11-07', 'opened', '', 9),
        at(TODAY, 'dish', String(soup), 2),
        at(TODAY, 'missed', 'раф', 2),
        at(TODAY, 'missed', 'анна иванова', 1),
      ],
      kitchen.deps,
    );
    const guests = await told();
    expect(guests?.days.map(({ opened }) => opened)).toEqual([3, 0, 0, 0, 0, 0, 5]);
    expect(guests?.days.at(-1)?.day).toBe(TODAY);
    expect(guests?.opened_before).toBe(4);
    expect(guests?.dishes).toEqual([{ id: soup, title: 'Борщ', count: 2 }]);
    expect(guests?.missed).toEqual([{ words: 'раф', count: 2 }]);
    const boris = await kitchen.owner();
    expect(await told(boris)).toBeNull();
    // Where the east has begun another day, the week ends with the one that all have.
    const zones = ['Europe/Moscow', 'Asia/Vladivostok'].map((zone) => ({ id: pointId, zone }));
    const late = { ...kitchen.deps, clock: () => new Date(`${TODAY}T16:00:00Z`) };
    expect((await readGuestCounts(zones, late))?.days.at(-1)).toEqual({ day: TODAY, opened: 5 });
  });

  it('what nobody looks at any more goes', async () => {
    await saveGuestCounts([{ pointId, day: '2026-11-01', act: 'opened', what: '', count: 1 }], kitchen.deps);
    await sweepGuestCounts(kitchen.deps);
    expect((await counted()).some((row) => row.startsWith('2026-11-01'))).toBe(false);
  });
});
