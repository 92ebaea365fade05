import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { points, stopList } from '../../../server/db/schema';
import { once, openKitchen } from '../standing';
import { NOW } from '../testDeps';
import { openVenue, tick, type Venue } from './startShift';

const kitchen = openKitchen();
const anna = once(() => kitchen.owner());
let venue: Venue;
let soup: number;
let salad: number;

let place = 0;
beforeEach(async () => {
  // A Saturday, 13:00 in Moscow.
  kitchen.setNow(NOW);
  place += 1;
  venue = await openVenue(anna, kitchen, `kafe-${place}`);
  soup = await venue.dish('Борщ');
  salad = await venue.dish('Винегрет');
});

const CLOSING = '2026-11-21T20:00:00.000Z';
const HOUR = 3_600_000;

describe('[ST-02] a stop', () => {
  it.each([
    ['until the venue closes', 'end_of_day', CLOSING],
    ['until a moment', '2026-11-21T11:00:00Z', '2026-11-21T11:00:00.000Z'],
    ['until a moment by another clock', '2026-11-24T15:00+03:00', '2026-11-24T12:00:00.000Z'],
    ['until somebody brings it back', 'open', null],
    ['as answers say that', null, null],
    ['as the venue has settled', 'default', CLOSING],
    ['without a word, as ever', undefined, null],
  ])('lasts %s', async (_what, until, expected) => {
    expect((await venue.change('attach', [soup], { until })).body).toEqual({});
    const stop = await venue.stopOf(soup);
    expect(stop).toMatchObject({ until: expected, by_hand: true, causes: [], createdAt: NOW.toISOString() });
    const { data } = await venue.stopped();
    expect(data[0]?.stop).toEqual(stop);
  });

  it('goes by what the venue has settled', async () => {
    await anna.ask('PUT', `/point/${venue.pointId}`, { json: { stop_default: 'open' } });
    const { body } = await anna.ask('GET', `/point/${venue.pointId}`);
    expect(body.stop_default).toBe('open');
    await venue.change('attach', [soup], { until: 'default' });
    expect(await venue.stopOf(soup)).toMatchObject({ until: null });
  });

  it.each([
    ['a moment that has passed', { until: '2026-11-21T09:59:59Z' }, 'until'],
    ['this very moment', { until: NOW.toISOString() }, 'until'],
    ['a moment in three years', { until: '2029-11-21T10:00:00Z' }, 'until'],
    ['a day without a time', { until: '2026-11-22' }, 'until'],
    ['a day that is none', { until: '2026-02-31T25:00:00Z' }, 'until'],
    ['another word', { until: 'tomorrow' }, 'until'],
    ['a number', { until: 5 }, 'until'],
    ['too many words', { reason: 'я'.repeat(201) }, 'reason'],
    ['a reason that is no text', { reason: ['нет'] }, 'reason'],
    ['a switch that is none', { all_points: 'yes' }, 'all_points'],
    ['a rehearsal that is none', { dry_run: 1 }, 'dry_run'],
  ])('refuses %s', async (_what, more, field) => {
    const { status, body } = await venue.change('attach', [soup], more);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    expect(await venue.stopOf(soup)).toBeNull();
  });

  it('takes 200 signs of a reason, and a reason of spaces for none', async () => {
    await venue.change('attach', [soup], { reason: 'я'.repeat(200) });
    await venue.change('attach', [salad], { reason: '   ' });
    expect((await venue.stopOf(soup))?.reason).toHaveLength(200);
    expect((await venue.stopOf(salad))?.reason).toBeNull();
  });

  it('is said anew by who stops the dish again; who says nothing leaves what was said', async () => {
    await venue.change('attach', [soup], { until: 'end_of_day', reason: 'ждём поставку' });
    await venue.change('attach', [soup]);
    expect(await venue.stopOf(soup)).toMatchObject({ until: CLOSING, reason: 'ждём поставку' });
    await venue.change('attach', [soup], { until: 'open' });
    expect(await venue.stopOf(soup)).toMatchObject({ until: null, reason: null });
    expect(await venue.history(soup)).toHaveLength(3);
  });

  it('tells guests of its end, and needs no job for that', async () => {
    await venue.change('attach', [soup], { until: '2026-11-21T11:00:00Z' });
    const read = async () =>
      (await anna.ask('GET', `/foods/${soup}`)).body.visibility as { notes: unknown[] };
    expect((await read()).notes).toMatchObject([{ kind: 'stop', until: '2026-11-21T11:00:00.000Z' }]);
    kitchen.pass(HOUR);
    expect((await read()).notes).toEqual([]);
  });

  it('from before causes were kept is one by hand, without an end', async () => {
    await kitchen.db.insert(stopList).values({ foodId: soup, createdAt: NOW });
    expect(await venue.stopOf(soup)).toMatchObject({ until: null, by_hand: true, person: null });
    await venue.change('attach', [soup], { until: 'end_of_day' });
    expect(await venue.stopOf(soup)).toMatchObject({ until: CLOSING });
    await venue.change('detach', [soup]);
    expect(await venue.stopOf(soup)).toBeNull();
  });
});

describe('[ST-06] the stop list', () => {
  it('says who stopped a dish, when, why, and until when', async () => {
    await kitchen.deps.db.update(points).set({ title: 'Кафе' }).where(eq(points.id, venue.pointId));
    await venue.change('attach', [soup], { until: 'end_of_day', reason: ' ждём поставку ' });
    expect(await venue.stopOf(soup)).toMatchObject({
      createdAt: NOW.toISOString(),
      until: CLOSING,
      reason: 'ждём поставку',
      person: { id: anna.userId, name: expect.stringMatching(/./) },
    });
  });

  it('lists what comes back by itself today, first what comes first', async () => {
    const tea = await venue.dish('Чай');
    const cake = await venue.dish('Торт');
    await venue.change('attach', [soup], { until: 'end_of_day' });
    await venue.change('attach', [salad], { until: '2026-11-21T11:00:00Z' });
    await venue.change('attach', [tea], { until: '2026-11-21T21:30:00Z' });
    await venue.change('attach', [cake]);
    const titles = async (query: string) => (await venue.stopped(query)).data.map(({ title }) => title);
    const today = 'filters[0][field]=until&filters[0][value]=2026-11-21';
    expect(await titles(`?${today}&sort=until`)).toEqual(['Винегрет', 'Борщ']);
    expect(await titles('?sort=until&order=asc')).toEqual(['Винегрет', 'Борщ', 'Чай', 'Торт']);
    expect(await titles('?sort=until&order=desc')).toEqual(['Чай', 'Борщ', 'Винегрет', 'Торт']);
    expect(await titles('?sort=title')).toEqual(['Борщ', 'Винегрет', 'Торт', 'Чай']);
  });
});

describe('[ST-04] in all venues', () => {
  it('stops and lets go the dishes of the same name, each until its own venue closes', async () => {
    const night = { all_days: { begin: '18:00', end: '02:00', around_the_clock: false, is_enabled: true } };
    const bar = await openVenue(anna, kitchen, `bar-${place}`, night);
    const there = await bar.dish('БОРЩ');
    await bar.dish('Борщ зелёный');
    const strangers = await kitchen.owner();
    const theirs = await openVenue(strangers, kitchen, `chuzhoe-${place}`);
    const foreign = await theirs.dish('Борщ');

    const dry = await venue.change('attach', [soup], { all_points: true, dry_run: true });
    const found = dry.body.points as { id: number; foods: number }[];
    expect(found.map(({ id, foods }) => [id, foods])).toContainEqual([bar.pointId, 1]);
    expect(found.map(({ id }) => id)).not.toContain(theirs.pointId);
    expect(await venue.stopOf(soup)).toBeNull();

    await venue.change('attach', [soup], { all_points: true, until: 'end_of_day' });
    expect(await venue.stopOf(soup)).toMatchObject({ until: CLOSING });
    expect(await bar.stopOf(there)).toMatchObject({ until: '2026-11-21T23:00:00.000Z' });
    expect((await bar.stopped()).total).toBe(1);
    expect(await theirs.stopOf(foreign)).toBeNull();

    const { body } = await venue.change('detach', [soup], { all_points: true });
    expect((body.points as unknown[]).length).toBe(found.length);
    expect(await bar.stopOf(there)).toBeNull();
  });
});

describe('all dishes of a venue', () => {
  it('are found by name, by stop and by category, as they stand in the menu', async () => {
    await venue.change('attach', [salad]);
    const { data, total } = await venue.all();
    expect(total).toBe(2);
    expect(data.map(({ id }) => id)).toEqual([soup, salad]);
    expect(data[0]).toMatchObject({
      title: 'Борщ',
      price: '390',
      stopable: [],
      stop: null,
      category: { id: venue.categoryId, title: 'Супы' },
      menu: { id: venue.menuId, title: 'Основное меню' },
    });
    const only = async (field: string, value: string) =>
      (await venue.all(`?filters[0][field]=${field}&filters[0][value]=${value}`)).data.map(({ id }) => id);
    expect(await only('title', 'вин')).toEqual([salad]);
    expect(await only('stop', 'true')).toEqual([salad]);
    expect(await only('stop', 'false')).toEqual([soup]);
    expect(await only('category', `${venue.categoryId}`)).toEqual([soup, salad]);
    expect(await only('category', '1')).toEqual([]);
    const page = await venue.all('?per_page=1&page=2&sort=title&order=desc');
    expect([page.data.map(({ id }) => id), page.total]).toEqual([[soup], 2]);
  });
});

it('a stop that has ended is gone once somebody has looked', async () => {
  await venue.change('attach', [soup], { until: '2026-11-21T11:00:00Z' });
  await tick(kitchen);
  expect(await venue.stopOf(soup)).not.toBeNull();
  kitchen.pass(HOUR);
  await tick(kitchen);
  expect(await venue.stopOf(soup)).toBeNull();
});
