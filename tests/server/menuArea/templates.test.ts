import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Levels } from '../../../contract/rights';
import { guestPages } from '../../../guest';
import { buildApp } from '../../../server/app';
import { templates } from '../../../server/content';
import * as schema from '../../../server/db/schema';
import { alsoHire } from '../hire';
import { fileOf, PUT, sampleJpeg } from '../samples';
import { anew, openApp, openKitchen } from '../standing';
import { cook, type Json, type Owner } from './startKitchen';

interface Start {
  readonly venue: Json | null;
  readonly page: string | null;
  readonly steps: readonly { readonly key: string; readonly is_done: boolean }[];
}

const kitchen = openKitchen();
const guests = openApp(() => buildApp(kitchen.deps, { guests: guestPages }));
const anna = anew(kitchen, () => kitchen.owner());
let point: number;

beforeEach(async () => {
  point = await anna.point('novaya');
});

const apply = (json: Json, by = anna, headers: Readonly<Record<string, string>> = {}, at = point) =>
  by.ask('POST', `/point/${at}/menus/template`, { json, headers });
const menus = async () => (await anna.ask('GET', `/point/${point}/menus`)).body.data;

const colleague = async (levels: Levels, fields = {}): Promise<Owner> =>
  alsoHire(await kitchen.owner(), { of: anna, role: { levels, fields }, points: [point] }, kitchen);

describe('[TD-04] the checklist of a new owner', () => {
  const start = async (by = anna) => (await by.ask('GET', '/overview')).body.start as Start | null;
  const open = async () => (await start())?.steps.filter(({ is_done }) => !is_done).map(({ key }) => key);

  it('ticks itself from what is there, and is gone when all is done', async () => {
    const boris = await kitchen.owner();
    expect(await start(boris)).toMatchObject({ venue: null });
    expect((await start(boris))?.steps.every(({ is_done }) => !is_done)).toBe(true);
    expect(await start()).toMatchObject({ venue: { id: point, title: 'novaya' } });
    expect(await open()).toEqual(['hours', 'menu', 'photo', 'code', 'show', 'page']);
    const day = { begin: '09:00', end: '22:00', around_the_clock: false, is_enabled: true };
    await kitchen.db.update(schema.points).set({ graphic: { all_days: day }, status: 'under_moderation' });
    const menuId = await cook(anna).menu(point);
    await kitchen.db.update(schema.menus).set({ visible: false });
    expect(await open()).toEqual(['menu', 'photo', 'code', 'show', 'page']);
    const soups = await cook(anna).category(menuId);
    const dish = await cook(anna).food(soups);
    expect(await open()).toEqual(['photo', 'code', 'show', 'page']);
    const code = { method: 'GET' as const, url: `/api/point/${point}/qr` };
    await kitchen.app.inject({ ...code, headers: { authorization: `Bearer ${anna.token}` } });
    await kitchen.settled();
    expect(await open()).toEqual(['photo', 'show', 'page']);
    const saved = await anna.ask('POST', `/foods/${dish}`, {
      parts: [
        PUT,
        ['categoryId', String(soups)],
        ['images[0]', fileOf(await sampleJpeg(), 'plate.jpg', 'image/jpeg')],
      ],
    });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    expect(await open()).toEqual(['show', 'page']);
    const menu = (visible: boolean) =>
      anna.ask('PUT', `/point/${point}/menus/${menuId}`, { json: { title: 'Обеды', visible } });
    expect((await menu(true)).status).toBe(200);
    expect(await open()).toEqual(['page']);
    expect(await start()).toMatchObject({ page: null });
    await kitchen.db.update(schema.points).set({ status: 'displayed' });
    expect(await start()).toMatchObject({ page: '/m/novaya' });
    expect(await open()).toEqual(['page']);
    // A link that is only looked up has been opened by nobody.
    await guests.inject({ method: 'HEAD', url: '/m/novaya' });
    await kitchen.settled();
    expect(await open()).toEqual(['page']);
    await guests.inject({ method: 'GET', url: '/m/novaya' });
    await kitchen.settled();
    expect(await start()).toBeNull();
  });

  it('is for who opens venues and makes menus', async () => {
    const chef = await colleague({ menu_list: ['view', 'create', 'edit'], management_dashboard: ['view'] });
    await kitchen.db.delete(schema.members).where(eq(schema.members.businessId, chef.businessId));
    expect(await start(chef)).toBeNull();
  });
});

describe('[TD-04] templates', () => {
  it('are four kinds of venues, with categories and dishes, and no price and no composition', async () => {
    const { status, body } = await anna.ask('GET', '/templates');
    expect(status).toBe(200);
    const told = body.templates as { title: string; categories: { foods: string[] }[] }[];
    expect(told.map(({ title }) => title).sort()).toEqual(['Бар', 'Кофейня', 'Ресторан', 'Столовая']);
    for (const { categories } of told) {
      expect(categories.length).toBeGreaterThanOrEqual(5);
      expect(categories.every(({ foods }) => foods.length >= 2)).toBe(true);
    }
    expect(JSON.stringify(body)).not.toMatch(/price|ingredient/);
  });

  it.each(templates())(
    '«$title» fills a venue: every category, every dish, hidden from guests',
    async (one) => {
      const { status, body } = await apply({ key: one.key });
      expect([status, body.categories]).toEqual([200, one.categories.length]);
      expect(body.foods).toBe(one.categories.reduce((sum, { foods }) => sum + foods.length, 0));
      expect(await menus()).toMatchObject([{ id: body.menu_id, title: one.menu, visible: false }]);
      const board = await anna.ask('GET', `/menus/${body.menu_id}/board`);
      const categories = board.body.categories as {
        title: string;
        foods: { title: string; price?: string }[];
      }[];
      expect(categories.map(({ title }) => title)).toEqual(one.categories.map(({ title }) => title));
      expect(categories.map(({ foods }) => foods.map(({ title }) => title))).toEqual(
        one.categories.map(({ foods }) => foods.map(({ title }) => title)),
      );
      const prices = await kitchen.db.select({ price: schema.foods.price }).from(schema.foods);
      expect(prices).toEqual(Array.from({ length: Number(body.foods) }, () => ({ price: '0' })));
    },
  );

  it('are one act of the history, taken back whole', async () => {
    const { body } = await apply({ key: 'coffee' });
    const history = await anna.ask('GET', `/changes?pointId=${point}&grouped=true`);
    expect(history.body.data.map(({ rows }) => rows)).toEqual([
      1 + Number(body.categories) + Number(body.foods),
    ]);
    const undone = await anna.ask('POST', `/changes/${body.change_id}/undo`, { json: { whole: true } });
    expect(undone.status).toBe(200);
    expect((undone.body.results as Json[]).filter(({ reason }) => reason)).toEqual([]);
    expect(await menus()).toEqual([]);
    // And may be begun anew.
    expect((await apply({ key: 'coffee' })).status).toBe(200);
  });

  it('pressed twice fill once: by the key of the press, and from two windows', async () => {
    const key = { 'idempotency-key': 'the-press-of-a-template' };
    const [one, other] = await Promise.all([
      apply({ key: 'bar' }, anna, key),
      apply({ key: 'bar' }, anna, key),
    ]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(one.body).toEqual(other.body);
    const apart = await Promise.all([apply({ key: 'canteen' }), apply({ key: 'canteen' })]);
    expect(apart.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await menus()).length).toBe(2);
  });

  it('refuse what is no template, a venue of others, and who may not make menus', async () => {
    for (const key of [undefined, null, '', 'toString', 7, ['bar'], 'x'.repeat(10_000)])
      expect((await apply({ key })).body.errors?.key, String(key)).toHaveLength(1);
    const stranger = await kitchen.owner();
    expect((await apply({ key: 'bar' }, stranger)).status).toBe(404);
    expect((await apply({ key: 'bar' }, anna, {}, 2 ** 31 - 1)).status).toBe(404);
    const reader = await colleague({ menu_list: ['view'] });
    expect((await reader.ask('GET', '/templates')).status).toBe(200);
    expect((await apply({ key: 'bar' }, reader)).status).toBe(403);
    const waiter = await colleague({ menu_stop: ['view', 'edit'] });
    expect((await apply({ key: 'bar' }, waiter)).status).toBe(403);
    expect(await menus()).toEqual([]);
  });

  it('leave out what a role may not fill, and stand beside menus that are there', async () => {
    await cook(anna).menu(point, 'Завтраки');
    const chef = await colleague(
      { menu_list: ['view', 'create'] },
      { food_general: { description: ['view'] } },
    );
    const { status, body } = await apply({ key: 'coffee' }, chef);
    expect(status, JSON.stringify(body)).toBe(200);
    expect((await menus()).length).toBe(2);
    const rows = await kitchen.db.select().from(schema.foods);
    expect(rows.length).toBe(body.foods);
    expect(rows.every(({ description, price }) => description === null && price === '0')).toBe(true);
  });
});
