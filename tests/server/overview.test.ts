import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Levels } from '../../contract/rights';
import * as schema from '../../server/db/schema';
import { alsoHire } from './hire';
import { cook, type Json, type Owner } from './menuArea/startKitchen';
import { fileOf, PUT, samplePng } from './samples';
import { once, openKitchen } from './standing';

const kitchen = openKitchen();
const anna = once(() => kitchen.owner());
let cafe: number;
let bar: number;
let soups: number;
let soup: number;
let lentil: number;

interface Place {
  readonly resource: string;
  readonly count: number;
  readonly parents: Json;
  readonly filter: Json;
  readonly titles: readonly string[];
}
interface Overview {
  readonly venues: Json[];
  readonly attention: readonly { kind: string; count: number; places: readonly Place[] }[];
  readonly changes: Json[];
}

const overview = async (person: Owner = anna): Promise<Overview> => {
  const { status, body } = await person.ask('GET', '/overview');
  expect(status).toBe(200);
  return body as unknown as Overview;
};
const counts = async (person?: Owner) =>
  Object.fromEntries((await overview(person)).attention.map(({ kind, count }) => [kind, count]));

const day = { begin: '09:00', end: '22:00', around_the_clock: false, is_enabled: true };
const salt = [{ title: 'соль', is_allergen: false }];

beforeAll(async () => {
  cafe = await anna.point('kafe');
  bar = await anna.point('bar');
  await kitchen.db
    .update(schema.points)
    .set({ graphic: { all_days: day } })
    .where(eq(schema.points.id, cafe));
  await kitchen.db.update(schema.points).set({ status: 'draft' }).where(eq(schema.points.id, bar));
  const menu = await cook(anna).menu(cafe);
  soups = await cook(anna).category(menu);
  soup = await cook(anna).food(soups, 'food', 'Борщ', { ingredients: salt });
  lentil = await cook(anna).food(soups, 'food', 'Чечевичный', { price: '0' });
  const night = await cook(anna).category(await cook(anna).menu(bar), 'drink', 'Коктейли');
  await cook(anna).food(night, 'drink', 'Грог', { ingredients: salt });
  await kitchen.db.update(schema.ingredients).set({ allergens: [] });
}, 240_000);

/** Somebody of a role of their own, in the first venue only. */
const colleague = async (levels: Levels, fields = {}): Promise<Owner> =>
  alsoHire(await kitchen.owner(), { of: anna, role: { levels, fields }, points: [cafe] }, kitchen);

// Told in order: each finds what the one before has left.
describe('[TD-03] the overview', { shuffle: false }, () => {
  it('has a card for each venue: open now and until when, what is stopped, what guests see', async () => {
    await anna.ask('POST', `/point/${cafe}/foods/stop-list`, {
      json: { action: 'attach', food_ids: [soup] },
    });
    const { venues } = await overview();
    expect(venues.map(({ id }) => id)).toEqual([bar, cafe]);
    expect(venues[1]).toMatchObject({
      title: 'kafe',
      city: { title: expect.any(String) },
      status: 'displayed',
      cover: null,
      opening: { is_open: true, until: '2026-11-21T19:00:00.000Z' },
      stopped: 1,
      visibility: { is_visible: true },
    });
    expect(venues[0]).toMatchObject({
      status: 'draft',
      opening: null,
      stopped: 0,
      visibility: { is_visible: false },
    });
    expect(venues.map((each) => [each.foods, each.stopped_long])).toEqual([
      [1, 0],
      [2, 0],
    ]);
    const yesterday = new Date(kitchen.deps.clock().getTime() - 25 * 60 * 60_000);
    await kitchen.db
      .update(schema.stopList)
      .set({ createdAt: yesterday })
      .where(eq(schema.stopList.foodId, soup));
    // Counted anew with the next write in the venue.
    const both = { food_ids: [soup, lentil] };
    await anna.ask('POST', `/point/${cafe}/foods/stop-list`, { json: { action: 'attach', ...both } });
    expect((await overview()).venues[1]).toMatchObject({ stopped: 2, stopped_long: 1 });
    await anna.ask('POST', `/point/${cafe}/foods/stop-list`, {
      json: { action: 'detach', ...both },
    });
    expect((await overview()).venues[1]).toMatchObject({ stopped: 0, stopped_long: 0 });
  });

  it('counts what needs attention, and leads to the lists where it is mended', async () => {
    expect(await counts()).toEqual({ draft: 1, allergens: 1, price: 1, photo: 3 });
    const { attention } = await overview();
    const photo = attention.find(({ kind }) => kind === 'photo');
    expect(photo?.places[0]).toEqual({
      resource: 'foods',
      list: 'list',
      parents: { pointId: cafe, type: 'food', categoryId: soups },
      filter: { photo: 'false' },
      titles: ['kafe', 'Супы'],
      count: 2,
    });
    const draft = attention.find(({ kind }) => kind === 'draft');
    expect(draft?.places).toEqual([
      {
        resource: 'points',
        list: 'list',
        parents: {},
        filter: { status: ['draft'] },
        titles: ['bar'],
        count: 1,
      },
    ]);
  });

  it.each([
    ['photo', ['Борщ', 'Чечевичный']],
    ['price', ['Чечевичный']],
    ['allergens', ['Чечевичный']],
  ])('the list of dishes knows the filter %s that it leads to', async (name, titles) => {
    const query = `filters[0][field]=${name}&filters[0][value]=false`;
    const { body } = await anna.ask('GET', `/foods/category/${soups}?type=food&${query}`);
    expect(body.data.map(({ title }) => title)).toEqual(titles);
    const others = await anna.ask(
      'GET',
      `/foods/category/${soups}?type=food&${query.replace('=false', '=true')}`,
    );
    expect(others.body.total).toBe(2 - titles.length);
  });

  it('what was counted is counted again when it has changed', async () => {
    await anna.ask('PUT', `/foods/${lentil}`, {
      json: { categoryId: soups, price: '290', ingredients: salt },
    });
    expect(await counts()).toEqual({ draft: 1, photo: 3 });
  });

  it('tells what was shown and is hidden without an end, not what will come back', async () => {
    const hide = (json: Json) =>
      anna.ask('PUT', `/point/${cafe}/categories/food/${soups}`, { json: { kind: 'food', ...json } });
    await hide({ visible: false });
    expect(await counts()).toMatchObject({ hidden: 2 });
    await hide({
      visible: true,
      hide: {
        status: 'not_displayed',
        close_begin_date: '2026-11-21',
        close_begin_time: '00:00',
        close_end_date: '2026-11-25',
        close_end_time: '00:00',
        close_reason: '',
        show_after_time: true,
      },
    });
    expect(await counts()).not.toHaveProperty('hidden');
  });

  it('tells of bins that end within a day, and names the first', async () => {
    const gone = await cook(anna).food(soups, 'food', 'Щи');
    await anna.ask('DELETE', '/foods', { json: { ids: [gone] } });
    expect(await counts()).not.toHaveProperty('bin');
    const last = new Date(kitchen.deps.clock().getTime() - 6.5 * 24 * 3_600_000);
    await kitchen.db.update(schema.foods).set({ deletedAt: last }).where(eq(schema.foods.id, gone));
    const { attention } = await overview();
    expect(attention[0]).toEqual({
      kind: 'bin',
      count: 1,
      places: [
        {
          resource: 'foods',
          list: 'deleted',
          parents: { pointId: cafe, type: 'food', categoryId: soups },
          filter: {},
          titles: ['Щи', 'kafe'],
          count: 1,
        },
      ],
    });
  });

  it('ends with the last changes, newest first, and who made them', async () => {
    const { changes } = await overview();
    expect(changes).toHaveLength(6);
    expect(changes[0]).toMatchObject({
      kind: 'delete',
      resource: 'foods',
      title: 'Щи',
      point: { title: 'kafe' },
    });
    const ids = changes.map(({ id }) => Number(id));
    expect(ids).toEqual([...ids].sort((one, other) => other - one));
  });

  describe('of a member', () => {
    it('is of their venues only', async () => {
      const chef = await colleague({ management_dashboard: ['view'], menu_list: ['view', 'edit'] });
      const own = (await overview(chef)).venues.map(({ id }) => id);
      expect(own).toEqual([cafe]);
      expect(await counts(chef)).toEqual({ bin: 1, photo: 2 });
      const places = (await overview(chef)).changes.map(({ point }) => point);
      expect(new Set(places.map((point) => JSON.stringify(point)))).toEqual(
        new Set([JSON.stringify({ id: cafe, title: 'kafe' })]),
      );
    });

    it('says nothing of areas that their role does not open', async () => {
      const barman = await colleague({ management_dashboard: ['view'], menu_stop: ['view', 'edit'] });
      expect(await counts(barman)).toEqual({});
      expect((await overview(barman)).venues[0]).toMatchObject({ stopped: 0 });
      const guard = await colleague({ management_dashboard: ['view'] });
      expect(await overview(guard)).toMatchObject({
        venues: [{ id: cafe, stopped: null }],
        attention: [],
        changes: [],
      });
    });

    it('says nothing of fields that their role hides', async () => {
      const chef = await colleague(
        { management_dashboard: ['view'], menu_list: ['view'] },
        { food_general: { images: [] }, point_other: { status: [] } },
      );
      expect(await counts(chef)).toEqual({ bin: 1 });
      const [card] = (await overview(chef)).venues;
      expect(card).not.toHaveProperty('status');
    });

    it('shows the picture of a menu for a venue without a cover, to who may see that of menus', async () => {
      const [menu] = (await anna.ask('GET', `/point/${cafe}/menus`)).body.data as { id: number }[];
      const picture = fileOf(await samplePng(40, 40), 'menu.png', 'image/png');
      await anna.ask('POST', `/point/${cafe}/menus/${menu?.id}`, {
        parts: [PUT, ['images[0]', picture]],
      });
      expect((await overview()).venues[1]?.cover).toMatchObject({ name: 'menu.png' });
      const levels = { management_dashboard: ['view'], menu_list: ['view'] } as const;
      const [seen, hidden, far] = await Promise.all([
        colleague(levels),
        colleague(levels, { menu_general: { images: [] } }),
        colleague({ management_dashboard: ['view'] }),
      ]);
      expect((await overview(seen)).venues[0]?.cover).toMatchObject({ name: 'menu.png' });
      for (const person of [hidden, far])
        expect((await overview(person)).venues[0]?.cover ?? null).toBeNull();
    });
  });
});
