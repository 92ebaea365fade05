import { readdirSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../server/app';
import { foodIngredients, foodMarks, ingredients, menus, stopList } from '../../../server/db/schema';
import { categoryLevel, idsOf, menuLevel } from '../../server/menuArea/levels';
import { type Answered, cook, type Json, type Kitchen } from '../../server/menuArea/startKitchen';
import { pointPayload } from '../../server/pointPayload';
import { fileOf, multipart, PUT, samplePng } from '../../server/samples';
import { once, openKitchen } from '../../server/standing';
import { many } from '../many';
import { isInTransaction, watchedDatabase } from '../watchedDatabase';

const kitchen = openKitchen();
const anna = once(() => kitchen.owner());
let point: number;
let menu: number;
let category: number;

beforeAll(async () => {
  point = await anna.point('gonki');
  menu = await cook(anna).menu(point);
  category = await cook(anna).category(menu);
}, 120_000);

const statuses = (answers: readonly Answered[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);
const times = <T>(count: number, act: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => act(n)));

describe('[CC1] writers of one record', () => {
  const records: Readonly<Record<string, () => Promise<string>>> = {
    point: async () => `/point/${point}`,
    menu: async () => `/point/${point}/menus/${menu}`,
    category: async () => `/point/${point}/categories/food/${category}`,
    food: async () => `/foods/${await cook(anna).food(category)}`,
    profile: async () => '/profile',
  };

  it.each(Object.entries(records))(
    'ten at once on a %s: one is taken for each version, nobody is overwritten unseen',
    async (name, make) => {
      const url = await make();
      const read = () => anna.ask('GET', url.replace(/^\/point\/\d+\/menus\//, '/menus/'));
      const write = async (n: number): Promise<Answered> => {
        const { headers } = await read();
        const json = name === 'profile' ? { name: `Анна ${n}` } : { title: `Имя номер ${n}` };
        const kind = { category: { kind: 'food' }, food: { categoryId: category } }[name] ?? {};
        return anna.ask('PUT', url, {
          json: { ...json, ...kind },
          headers: { 'if-match': String(headers.etag) },
        });
      };
      const version = async () => Number(/\d+/.exec(String((await read()).headers.etag))?.[0]);
      const before = await version();
      const first = await times(10, write);
      const again = await times(10, write);
      const found = statuses([...first, ...again]);
      expect(new Set(found)).toEqual(new Set([200, 412]));
      expect(await version()).toBe(before + found.filter((status) => status === 200).length);
    },
  );
});

describe('[CC3] a write whose answer was lost', () => {
  it('is answered the same by a server that has started since', async () => {
    const send = async (app: Kitchen['app']) =>
      app.inject({
        method: 'POST',
        url: '/api/point',
        payload: pointPayload({ url: 'poteryan' }),
        headers: { authorization: `Bearer ${anna.token}`, 'idempotency-key': 'lost-1' },
      });
    const first = await send(kitchen.app);
    const restarted = await buildApp(kitchen.deps);
    const second = await send(restarted);
    await restarted.close();
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect([second.json(), second.headers.etag]).toEqual([first.json(), first.headers.etag]);
  });
});

describe('[CC4] [FD-14] limits in a race of twenty', () => {
  const put = (food: number, json: Json) =>
    anna.ask('PUT', `/foods/${food}`, { json: { categoryId: category, ...json } });

  it('a food never has more than two marks', async () => {
    const food = await cook(anna).food(category);
    const answers = await times(20, (n) => put(food, { marks: n % 2 === 0 ? [1, 2] : [2, 3] }));
    expect(statuses(answers).every((status) => status === 200)).toBe(true);
    expect((await put(food, { marks: [1, 2, 3] })).status).toBe(422);
    expect(await kitchen.db.select().from(foodMarks).where(eq(foodMarks.foodId, food))).toHaveLength(2);
  });

  it('a food never has more than fifty ingredients, and a point each of them once', async () => {
    const food = await cook(anna).food(category);
    const list = (count: number, letter: string) =>
      Array.from({ length: count }, (_, n) => ({ title: `${letter}${n}`, is_allergen: false }));
    const answers = await times(6, (n) => put(food, { ingredients: list(50, n % 2 === 0 ? 'а' : 'А') }));
    expect(statuses(answers)).toEqual(Array(6).fill(200));
    expect((await put(food, { ingredients: list(51, 'б') })).status).toBe(422);
    const of = eq(foodIngredients.foodId, food);
    expect(await kitchen.db.select().from(foodIngredients).where(of)).toHaveLength(50);
    const known = await kitchen.db.select().from(ingredients).where(eq(ingredients.pointId, point));
    expect(known).toHaveLength(50);
  });

  it('an address that was written is given to one point', async () => {
    const answers = await times(20, () =>
      anna.ask('POST', '/point', { json: pointPayload({ url: 'odin' }) }),
    );
    expect(statuses(answers)).toEqual([201, ...Array(19).fill(409)]);
  });

  it('addresses that are made of one title are all different', async () => {
    const made = await times(20, () => cook(anna).menu(point, 'Завтраки'));
    const rows = await kitchen.db.select({ url: menus.url }).from(menus).where(eq(menus.title, 'Завтраки'));
    expect([made.length, new Set(rows.map(({ url }) => url)).size]).toEqual([20, 20]);
  });

  it('a food stands on the stop list once', async () => {
    const food = await cook(anna).food(category);
    const attach = () =>
      anna.ask('POST', `/point/${point}/foods/stop-list`, { json: { action: 'attach', food_ids: [food] } });
    expect(statuses(await times(20, attach))).toEqual(Array(20).fill(200));
    expect(await kitchen.db.select().from(stopList).where(eq(stopList.foodId, food))).toHaveLength(1);
  });
});

describe('[CC6] fifty bulk calls over the same ten menus', () => {
  it('end in a state that some order of them leads to, and none fails', async () => {
    const place = await anna.point('tolpa');
    const level = menuLevel(anna, place);
    for (let round = 0; round < many(100, 2); round += 1) {
      const ids: number[] = [];
      for (let n = 0; n < 10; n += 1) ids.push(await level.make(`Меню ${round} ${n}`));
      const deleted = new Map(ids.map((id) => [id, 0]));
      await times(50, async (n) => {
        const some = ids.filter((_, index) => (index * 7 + n * 3) % 5 < 2);
        const mixed = n % 2 === 0 ? some : some.toReversed();
        const verb = n % 3 === 0 ? level.restore : level.remove;
        const { status } = await verb(mixed);
        expect([200, 404]).toContain(status);
        if (verb === level.remove && status === 200)
          for (const id of some) deleted.set(id, (deleted.get(id) ?? 0) + 1);
      });
      const rows = await kitchen.db.select().from(menus).where(eq(menus.pointId, place));
      for (const row of rows.filter(({ id }) => ids.includes(id))) {
        // Each move in or out of the bin is a version: odd = as it was made, out of the bin.
        const moves = row.version - 1;
        expect([row.id, row.deletedAt === null]).toEqual([row.id, moves % 2 === 0]);
        expect([row.id, deleted.get(row.id)]).toEqual([row.id, Math.ceil(moves / 2)]);
      }
      const gone = rows.filter(({ deletedAt }) => deletedAt !== null).map(({ id }) => id);
      const half = gone.slice(0, Math.ceil(gone.length / 2));
      if (gone.length > 0) {
        const ends = await times(6, (n) => level.destroy(n % 2 === 0 ? gone : half));
        expect(statuses(ends).filter((status) => status === 200).length).toBeGreaterThan(0);
        expect(new Set(statuses(ends))).toSatisfy((found: Set<number>) => !found.has(500));
      }
      await level.remove(idsOf(await level.list()));
    }
  });
});

describe('[CC7] a transaction', () => {
  it('holds up nobody with files, pictures or letters: they are dealt with before and after it', async () => {
    const wrong: string[] = [];
    const outside =
      <T extends unknown[], R>(name: string, work: (...args: T) => Promise<R>) =>
      (...args: T) => {
        if (isInTransaction()) wrong.push(name);
        return work(...args);
      };
    const { deps } = kitchen;
    const durations: number[] = [];
    const app = await buildApp({
      ...deps,
      db: watchedDatabase(deps.db, { durations }),
      files: {
        ...deps.files,
        keep: outside('keep', deps.files.keep),
        drop: outside('drop', deps.files.drop),
      },
      mail: { ...deps.mail, send: outside('send', deps.mail.send) },
      passwords: {
        hash: outside('hash', deps.passwords.hash),
        matches: outside('matches', deps.passwords.matches),
      },
    });
    const headers = { authorization: `Bearer ${anna.token}` };
    const upload = async (name: string) => {
      const form = await multipart([
        PUT,
        ['images[0]', fileOf(await samplePng(1200, 900), name, 'image/png')],
      ]);
      const url = `/api/point/${point}/menus/${menu}`;
      return app.inject({
        method: 'POST',
        url,
        payload: form.payload,
        headers: { ...headers, ...form.headers },
      });
    };
    const body = { phone: '+79001234567', email: 'cc7@carte.example', password: 'correct horse' };
    const answers = [
      await upload('a.png'),
      // The first picture leaves the store, after the commit.
      await upload('b.png'),
      await app.inject({ method: 'POST', url: '/api/auth/register', payload: body }),
      await app.inject({ method: 'DELETE', url: '/api/point', headers, payload: { ids: [point] } }),
      await app.inject({
        method: 'DELETE',
        url: '/api/deleted_points/destroy',
        headers,
        payload: { ids: [point] },
      }),
    ];
    await kitchen.settled();
    await app.close();
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(wrong).toEqual([]);
    expect(durations.length).toBeGreaterThanOrEqual(4);
    expect(readdirSync(kitchen.folder)).toEqual([]);
  });
});

describe('[CC6] categories of both kinds', () => {
  it('moved by two calls at once in opposite order lock nobody out', async () => {
    const place = await anna.point('dvoe');
    const menuId = await cook(anna).menu(place);
    const level = categoryLevel(anna, { pointId: place, menuId, kind: 'food' });
    const ids = [await level.make('Супы'), await level.make('Каши'), await level.make('Салаты')];
    for (let round = 0; round < 5; round += 1) {
      const answers = await times(8, (n) => level.remove(n % 2 === 0 ? ids : ids.toReversed()));
      expect(statuses(answers)).toEqual([200, ...Array(7).fill(404)]);
      expect(statuses(await times(8, () => level.restore(ids)))).toEqual(Array(8).fill(200));
    }
  });
});
