import { beforeEach, describe, expect, it } from 'vitest';
import { once, openKitchen } from '../standing';
import { NOW } from '../testDeps';
import { openVenue, tick, type Venue } from './startShift';

const kitchen = openKitchen();
const anna = once(() => kitchen.owner());
let venue: Venue;
let grilled: number;
let poke: number;
let soup: number;

let place = 0;
beforeEach(async () => {
  kitchen.setNow(NOW);
  place += 1;
  venue = await openVenue(anna, kitchen, `kafe-${place}`);
  grilled = await venue.dish('Лосось на гриле', 'Лосось', 'Соль');
  poke = await venue.dish('Поке', 'Лосось', 'Рис');
  soup = await venue.dish('Борщ', 'Соль');
});

const CLOSING = '2026-11-21T20:00:00.000Z';
const idsOf = ({ body }: Awaited<ReturnType<Venue['ingredient']>>) => body.data.map(({ id }) => id);

describe('[ST-03] an ingredient that is out', () => {
  it('first shows the dishes that hold it, and changes nothing', async () => {
    const before = await kitchen.everything();
    const seen = await venue.ingredient('Лосось', true, { dry_run: true });
    expect(idsOf(seen)).toEqual([grilled, poke]);
    expect(seen.body.data[0]).toMatchObject({
      title: 'Лосось на гриле',
      category: { title: 'Супы' },
      stop: null,
    });
    expect(await kitchen.everything()).toBe(before);
  });

  it('stops all of them but those left out, and lets them go in one act', async () => {
    const stopped = await venue.ingredient('Лосось', true, { except: [poke], reason: 'не привезли' });
    expect(idsOf(stopped)).toEqual([grilled]);
    expect(await venue.stopOf(poke)).toBeNull();
    expect(await venue.stopOf(grilled)).toMatchObject({
      until: CLOSING,
      by_hand: false,
      reason: 'не привезли',
      person: { id: anna.userId },
      causes: [{ ingredient_id: await venue.ingredientId('Лосось'), title: 'Лосось', until: CLOSING }],
    });
    const freed = await venue.ingredient('Лосось', false);
    expect(idsOf(freed)).toEqual([grilled]);
    expect(await venue.stopOf(grilled)).toBeNull();
    expect((await venue.stopped()).total).toBe(0);
  });

  it('keeps a dish that somebody lets go by hand, tells which and why, and lets it go when it is told so', async () => {
    await venue.ingredient('Лосось', true, { until: 'open' });
    await venue.change('attach', [poke, soup], { until: 'open', reason: 'Закончилось' });
    const kept = await venue.change('detach', [grilled, poke, soup], { keep_lacking: true });
    expect(kept.body.held).toEqual([
      { id: grilled, title: 'Лосось на гриле', ingredients: ['Лосось'] },
      { id: poke, title: 'Поке', ingredients: ['Лосось'] },
    ]);
    expect(await venue.stopOf(soup)).toBeNull();
    expect(await venue.stopOf(poke)).toMatchObject({
      by_hand: false,
      reason: null,
      causes: [{ title: 'Лосось' }],
    });
    await venue.change('detach', [poke]);
    expect(await venue.stopOf(poke)).toBeNull();
    await venue.ingredient('Лосось', false);
    expect(await venue.stopOf(grilled)).toBeNull();
    expect((await venue.change('detach', [soup], { keep_lacking: true })).body).toEqual({ held: [] });
    expect((await venue.change('detach', [soup], { keep_lacking: 'да' })).status).toBe(422);
  });

  it('is told by the lists of ingredients while it stops anything', async () => {
    const outOf = async (path: string) =>
      (await anna.ask('GET', path)).body.data.filter(({ stopped }) => stopped).map(({ title }) => title);
    await venue.ingredient('Лосось', true);
    expect(await outOf(`/ingredients/${venue.pointId}`)).toEqual(['Лосось']);
    expect(await outOf(`/point/${venue.pointId}/ingredients`)).toEqual(['Лосось']);
    await venue.ingredient('Лосось', false);
    expect(await outOf(`/ingredients/${venue.pointId}`)).toEqual([]);
  });

  it('lets a dish go only when nothing else stops it: another ingredient, or somebody', async () => {
    await venue.ingredient('Лосось', true, { until: 'open' });
    await venue.ingredient('Соль', true, { until: 'end_of_day' });
    await venue.change('attach', [poke], { until: 'open' });
    // While one has no end the dish has none.
    expect(await venue.stopOf(grilled)).toMatchObject({ until: null, causes: [{}, {}] });
    await venue.ingredient('Лосось', false);
    expect(await venue.stopOf(grilled)).toMatchObject({ until: CLOSING, causes: [{ title: 'Соль' }] });
    expect(await venue.stopOf(poke)).toMatchObject({ until: null, by_hand: true, causes: [] });
    await venue.ingredient('Соль', false);
    expect([await venue.stopOf(grilled), await venue.stopOf(soup)]).toEqual([null, null]);
    expect(await venue.stopOf(poke)).toMatchObject({ by_hand: true });
  });

  it('ends by the clock like any other cause, and leaves what has no end', async () => {
    await venue.ingredient('Лосось', true, { until: '2026-11-21T11:00:00Z' });
    await venue.change('attach', [poke], { until: 'open' });
    kitchen.pass(3_600_000);
    expect(await tick(kitchen)).toBe(1);
    expect(await venue.stopOf(grilled)).toBeNull();
    expect(await venue.stopOf(poke)).toMatchObject({ by_hand: true, causes: [], until: null });
  });

  it('gives way to who takes a dish off the stop list: it is sold, whatever has stopped it', async () => {
    await venue.ingredient('Лосось', true);
    await venue.change('attach', [grilled]);
    await venue.change('detach', [grilled]);
    expect(await venue.stopOf(grilled)).toBeNull();
    expect(await venue.stopOf(poke)).toMatchObject({ by_hand: false });
  });

  it.each([
    ['no word whether it is out', undefined, {}, 'stop'],
    ['a word that is none', 'yes', {}, 'stop'],
    ['dishes that are no list', true, { except: 7 }, 'except'],
    ['dishes that are texts', true, { except: ['1'] }, 'except'],
    ['a moment that has passed', true, { until: '2020-01-01T00:00:00Z' }, 'until'],
    ['a rehearsal that is none', true, { dry_run: 'да' }, 'dry_run'],
  ])('refuses %s', async (_what, stop, more, field) => {
    const { status, body } = await venue.ingredient('Лосось', stop, more);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    expect((await venue.stopped()).total).toBe(0);
  });

  it('of another venue is nobody’s', async () => {
    const other = await openVenue(anna, kitchen, `bar-${place}`);
    await other.dish('Глинтвейн', 'Вино');
    const wine = await other.ingredientId('Вино');
    const path = `/point/${venue.pointId}/ingredients/${wine}/stop`;
    expect((await anna.ask('POST', path, { json: { stop: true } })).status).toBe(404);
    expect((await other.stopped()).total).toBe(0);
  });
});

describe('[HI-03] taking a stop back', () => {
  const last = async (id: number) => (await venue.history(id))[0]?.id;
  const undo = async (id: number) => anna.ask('POST', `/changes/${await last(id)}/undo`, { json: {} });

  it('ends what it has made and leaves what stops the dish besides', async () => {
    await venue.ingredient('Лосось', true);
    await venue.change('attach', [grilled], { until: 'open' });
    expect((await undo(grilled)).status).toBe(200);
    expect(await venue.stopOf(grilled)).toMatchObject({ by_hand: false, until: CLOSING });
    await undo(grilled);
    expect(await venue.stopOf(grilled)).toMatchObject({ by_hand: true });
  });

  it('puts back end, reason and ingredients of what was let go', async () => {
    await venue.ingredient('Лосось', true, { reason: 'не привезли' });
    await venue.change('attach', [grilled], { until: '2026-11-21T12:00:00Z', reason: 'пригорел' });
    const before = await venue.stopOf(grilled);
    await venue.change('detach', [grilled]);
    await undo(grilled);
    const { id: _id, createdAt: _at, ...rest } = before ?? {};
    expect(await venue.stopOf(grilled)).toMatchObject(rest);
  });

  it('that the clock has ended lasts until somebody ends it: its end has passed', async () => {
    await venue.change('attach', [soup], { until: '2026-11-21T11:00:00Z' });
    kitchen.pass(3_600_000);
    await tick(kitchen);
    await undo(soup);
    expect(await venue.stopOf(soup)).toMatchObject({ until: null, by_hand: true });
    expect(await tick(kitchen)).toBe(0);
  });

  it('is refused where all of it was changed since', async () => {
    await venue.change('attach', [soup], { until: 'end_of_day' });
    const first = await last(soup);
    await venue.change('attach', [soup], { until: 'open' });
    expect((await anna.ask('POST', `/changes/${first}/undo`, { json: {} })).status).toBe(409);
    expect(await venue.stopOf(soup)).toMatchObject({ until: null });
  });
});
