import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { guestPages } from '../../../guest';
import { buildApp } from '../../../server/app';
import * as schema from '../../../server/db/schema';
import { hire, type Job } from '../hire';
import { cook, type Json, type Owner } from '../menuArea/startKitchen';
import { once, openApp, openKitchen } from '../standing';

const kitchen = openKitchen();
const app = openApp(() => buildApp(kitchen.deps, { guests: guestPages }));
const anna = once(() => kitchen.owner());
const boris = once(() => kitchen.owner());
let at: { point: number; menu: number; category: number; food: number };
let theirs: typeof at;

const venueOf = async (owner: Owner, url: string) => {
  const point = await owner.point(url);
  const menu = await cook(owner).menu(point);
  const category = await cook(owner).category(menu);
  return { point, menu, category, food: await cook(owner).food(category) };
};

beforeAll(async () => {
  at = await venueOf(anna, 'odna');
  theirs = await venueOf(boris, 'drugaya');
}, 240_000);

const ask = (json: Json, who = anna) => who.ask('POST', '/preview', { json });
const ofDish = (values: unknown, id = at.food) => ({ resource: 'foods', id, values });

describe('[GV-09] what a preview is asked with', () => {
  it.each<[string, () => Json]>([
    ['another business’s venue', () => ({ pointId: theirs.point })],
    ['another business’s menu', () => ({ pointId: at.point, menuId: theirs.menu })],
    ['another business’s dish', () => ({ pointId: at.point, unsaved: ofDish({ price: '1' }, theirs.food) })],
    [
      'a new dish in another business’s category',
      () => ({
        pointId: at.point,
        unsaved: { resource: 'foods', categoryId: theirs.category, values: { title: 'Уха', price: '1' } },
      }),
    ],
    ['a venue that is none', () => ({ pointId: 2_000_000_000 })],
  ])('%s is 404', async (_what, json) => {
    expect((await ask(json())).status).toBe(404);
  });

  it('a dish of one’s own in another venue of one’s own is 404, too', async () => {
    const second = await venueOf(anna, 'vtoraya');
    expect((await ask({ pointId: second.point, unsaved: ofDish({ price: '1' }) })).status).toBe(404);
  });

  it.each<[string, () => Json, string]>([
    ['no venue', () => ({}), 'pointId'],
    ...[
      'now',
      '0001-01-01T00:00',
      '9999-12-31T23:59',
      '2026-02-30T10:00',
      '2026-11-21T25:00',
      '2026-11-27T23:30Z',
      '2026-11-19T10:00',
      '2027-11-24T10:00',
    ].map((moment): [string, () => Json, string] => [
      `the moment ${JSON.stringify(moment)}`,
      () => ({ pointId: at.point, at: moment }),
      'at',
    ]),
    [
      'unsaved with more keys',
      () => ({ pointId: at.point, unsaved: { ...ofDish({}), sql: 1 } }),
      'unsaved.sql',
    ],
    [
      'a new menu',
      () => ({ pointId: at.point, unsaved: { resource: 'menus', values: { title: 'Обеды' } } }),
      'unsaved.id',
    ],
    [
      'a field that the form has not',
      () => ({ pointId: at.point, unsaved: ofDish({ version: 7 }) }),
      'version',
    ],
    ['a price that is none', () => ({ pointId: at.point, unsaved: ofDish({ price: 'много' }) }), 'price'],
    [
      'more than a form holds',
      () => ({ pointId: at.point, unsaved: ofDish({ description: 'щ'.repeat(70_000) }) }),
      'unsaved',
    ],
  ])('%s is refused with its text', async (_what, json, key) => {
    const { status, body } = await ask(json());
    expect(status).toBe(422);
    expect(body.errors[key]?.[0]).toEqual(expect.any(String));
  });

  it('what fills an address beyond what proxies take is refused, not cut', async () => {
    // Letters that no packing makes smaller.
    const noise = Array.from({ length: 5000 }, (_, at) =>
      String.fromCharCode(0x4e00 + ((at * 7919 * (at + 13)) % 20_000)),
    ).join('');
    await kitchen.db.update(schema.points).set({ extra: {} }).where(eq(schema.points.id, at.point));
    const { status, body } = await ask({
      pointId: at.point,
      unsaved: { resource: 'points', id: at.point, values: { description: noise } },
    });
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toHaveLength(1);
  });
});

describe('[GV-09] rights in a preview', () => {
  const hired = async (role: Job['role']): Promise<Owner> =>
    hire(await kitchen.owner(), { of: anna, role }, kitchen);

  it('who may only look sees the page, and has nothing unsaved to show', async () => {
    const viewer = await hired({ levels: { menu_list: ['view'] } });
    expect((await ask({ pointId: at.point }, viewer)).status).toBe(200);
    expect((await ask({ pointId: at.point, unsaved: ofDish({ price: '1' }) }, viewer)).status).toBe(403);
  });

  it('a field that the role may not write is refused, and one that it may not see is in no byte', async () => {
    const levels = { menu_list: ['view', 'create', 'edit'] } as const;
    const cookOnly = await hired({ levels, fields: { food_general: { price: [], description: ['view'] } } });
    await kitchen.db.update(schema.foods).set({ price: '777.77' }).where(eq(schema.foods.id, at.food));
    const { status, body } = await ask({ pointId: at.point, unsaved: ofDish({ price: '1' }) }, cookOnly);
    expect(status).toBe(422);
    expect(body.errors.price?.[0]).toEqual(expect.any(String));
    const { body: asked } = await ask({ pointId: at.point, unsaved: ofDish({ title: 'Щи' }) }, cookOnly);
    const page = await app.inject({ method: 'GET', url: String(asked.url) });
    expect(page.body).toContain('Щи');
    expect(page.body).not.toMatch(/777/);
    const { body: own } = await ask({ pointId: at.point });
    expect((await app.inject({ method: 'GET', url: String(own.url) })).body).toMatch(/777/);
  });

  it('a role that opens no area of a venue is refused', async () => {
    const nobody = await hired({ levels: { team_staff: ['view'] } });
    expect((await ask({ pointId: at.point }, nobody)).status).toBe(403);
  });
});
