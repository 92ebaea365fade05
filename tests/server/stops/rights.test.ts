import { beforeAll, describe, expect, it } from 'vitest';
import { hire, type Job } from '../hire';
import { addressOf, openStreamTo } from '../live/openStreamTo';
import { openKitchen } from '../standing';
import { type Owner, openVenue, type Venue } from './startShift';

const kitchen = openKitchen();
let anna: Owner;
let venue: Venue;
let fish: number;

beforeAll(async () => {
  await kitchen.app.listen({ host: '127.0.0.1', port: 0 });
  anna = await kitchen.owner();
  venue = await openVenue(anna, kitchen, 'kafe');
  fish = await venue.dish('Лосось на гриле', 'Лосось');
});

/** Somebody of Anna's business with a role of their own. */
const hired = async (role: Job['role']): Promise<Owner> =>
  hire(await kitchen.owner(), { of: anna, role, points: [venue.pointId] }, kitchen);

const path = (rest: string): string => `/point/${venue.pointId}/${rest}`;

// Told in order: each finds what the one before has left.
describe('[TM-04] who keeps the stop list', { shuffle: false }, () => {
  it('[ST-05] and opens nothing else hears of a stop within two seconds', async () => {
    const keeper = await hired({ levels: { menu_stop: ['view', 'edit'] } });
    const other = await hired({ levels: { menu_ingredients: ['view'] } });
    const address = addressOf(kitchen.app);
    const streams = [
      await openStreamTo(address, { token: keeper.token }),
      await openStreamTo(address, { token: other.token }),
    ] as const;
    for (const { hears } of streams) await hears(({ name }) => name === 'hello');
    const since = performance.now();
    const stopped = await keeper.ask('POST', path('foods/stop-list'), {
      json: { action: 'attach', food_ids: [fish], until: 'end_of_day', reason: 'пригорел' },
    });
    expect(stopped.status).toBe(200);
    const { data } = await streams[0].hears(({ name }) => name === 'changes');
    expect(performance.now() - since).toBeLessThan(2000);
    expect(data).toMatchObject({ changes: [{ resource: 'foods', ids: [fish] }] });
    expect(streams[1].told.map(({ name }) => name)).not.toContain('changes');
    for (const stream of streams) {
      stream.close();
      await stream.ended;
    }
    await venue.change('detach', [fish]);
  });

  it('[TM-03] at the bar does all of it, and needs to change nothing else', async () => {
    const bar = await hired({ levels: { menu_stop: ['view', 'edit'], menu_list: ['view'] } });
    const salmon = await venue.ingredientId('Лосось');
    const out = (stop: boolean) => bar.ask('POST', path(`ingredients/${salmon}/stop`), { json: { stop } });
    expect([(await out(true)).status, (await out(false)).status]).toEqual([200, 200]);
    expect((await bar.ask('GET', path('foods'))).body).toMatchObject({
      data: [{ title: 'Лосось на гриле' }],
    });
    expect((await bar.ask('PUT', `/foods/${fish}`, { json: { price: '1' } })).status).toBe(403);
  });

  it('by looking only changes nothing', async () => {
    const viewer = await hired({ levels: { menu_stop: ['view'] } });
    const salmon = await venue.ingredientId('Лосось');
    const json = { stop: true, dry_run: true };
    expect((await viewer.ask('POST', path(`ingredients/${salmon}/stop`), { json })).status).toBe(403);
    expect((await viewer.ask('GET', path('foods'))).status).toBe(200);
  });

  it('without seeing prices or what dishes are made of is told neither, in no row and no entry', async () => {
    const blind = await hired({
      levels: { menu_stop: ['view', 'edit'], menu_list: ['view'], management_history: ['view'] },
      fields: { food_composition: { ingredients: [] }, food_general: { price: [] } },
    });
    await venue.ingredient('Лосось', true, { reason: 'не привезли' });
    const salmon = await venue.ingredientId('Лосось');
    for (const at of [
      path('foods'),
      path('foods/stop-list'),
      `/foods/category/${venue.categoryId}?type=food`,
    ]) {
      const [row] = (await blind.ask('GET', at)).body.data;
      expect(row).toMatchObject({ id: fish, stop: { causes: [], until: expect.any(String) } });
      expect(Object.keys(row ?? {})).not.toContain('price');
      expect(JSON.stringify(row?.stop)).not.toContain('Лосось');
    }
    const changes = await blind.ask('GET', `/changes?resource=foods&id=${fish}&kind=stop`);
    expect(JSON.stringify(changes.body.data.map(({ after }) => after))).not.toContain('Лосось"');
    for (const json of [{ stop: false }, { stop: true, dry_run: true }])
      expect((await blind.ask('POST', path(`ingredients/${salmon}/stop`), { json })).status).toBe(403);
    await venue.change('detach', [fish]);
  });

  it('reaches no venue but theirs, by no name', async () => {
    const bar = await openVenue(anna, kitchen, 'bar');
    const there = await bar.dish('Лосось на гриле');
    const keeper = await hired({ levels: { menu_stop: ['view', 'edit'] } });
    const json = { action: 'attach', food_ids: [fish], all_points: true };
    const { body } = await keeper.ask('POST', path('foods/stop-list'), { json });
    expect(body).toMatchObject({ points: [{ id: venue.pointId, foods: 1 }] });
    expect(await bar.stopOf(there)).toBeNull();
    expect(await venue.stopOf(fish)).toMatchObject({ person: { id: keeper.userId } });
  });
});
