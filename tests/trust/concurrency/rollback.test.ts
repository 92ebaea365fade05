import { readdirSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../server/app';
import { cook } from '../../server/menuArea/startKitchen';
import { pointPayload } from '../../server/pointPayload';
import { fileOf, multipart, PUT, samplePng } from '../../server/samples';
import { once, openKitchen } from '../../server/standing';
import { watchedDatabase } from '../watchedDatabase';

const kitchen = openKitchen();
const anna = once(() => kitchen.owner());
/** The number of the statement after which everything breaks; 0 = never. */
let failAt = 0;
let counted = 0;
let app: FastifyInstance;
let at: Readonly<Record<'point' | 'menu' | 'category' | 'food' | 'other', number>>;

beforeAll(async () => {
  const point = await anna.point('otkat');
  const menu = await cook(anna).menu(point);
  const category = await cook(anna).category(menu);
  const more = { ingredients: [{ title: 'Свёкла', is_allergen: false }], marks: [1] };
  const food = await cook(anna).food(category, 'food', 'Борщ', more);
  at = { point, menu, category, food, other: await cook(anna).food(category, 'food', 'Щи', more) };
  const db = watchedDatabase(kitchen.deps.db, {
    afterStatement: () => {
      counted += 1;
      if (counted === failAt) throw new Error('the database is gone');
    },
  });
  app = await buildApp({ ...kitchen.deps, db });
}, 120_000);
afterAll(async () => {
  await app.close();
});

interface Send {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly json?: object;
  readonly files?: string;
}

const send = async ({ method, url, json, files }: Send) => {
  const form =
    files === undefined
      ? undefined
      : await multipart([PUT, [`${files}[0]`, fileOf(await samplePng(), 'a.png', 'image/png')]]);
  counted = 0;
  return app.inject({
    method,
    url: `/api${url}`,
    headers: { authorization: `Bearer ${anna.token}`, ...form?.headers },
    ...(form ? { payload: form.payload } : json ? { payload: json } : {}),
  });
};

let n = 0;
const phones = [{ point_phone_type_id: 1, phone_number: '+79001112233' }];
const ingredients = () => [
  { title: `Новое ${++n}`, is_allergen: false },
  { title: `Ещё ${n}`, is_allergen: true },
];

/** Every kind of write that touches more than one row, in an order in which each finds what it needs. */
const WRITES: Readonly<Record<string, () => Send>> = {
  'a new point': () => ({
    method: 'POST',
    url: '/point',
    json: pointPayload({ url: `t-${++n}`, phone_other: phones }),
  }),
  'a point with other phones': () => ({
    method: 'PUT',
    url: `/point/${at.point}`,
    json: { title: `Имя ${++n}`, phone_other: phones },
  }),
  'a point with a file': () => ({ method: 'POST', url: `/point/${at.point}`, files: 'documents' }),
  'a new menu': () => ({ method: 'POST', url: `/point/${at.point}/menus`, json: { title: `Меню ${++n}` } }),
  'a menu with a picture': () => ({
    method: 'POST',
    url: `/point/${at.point}/menus/${at.menu}`,
    files: 'images',
  }),
  'a new category': () => ({
    method: 'POST',
    url: '/categories',
    json: { menu_id: at.menu, kind: 'food', title: `Супы ${++n}`, base_category_id: 2 },
  }),
  'a category of another name': () => ({
    method: 'PUT',
    url: `/point/${at.point}/categories/food/${at.category}`,
    json: { kind: 'food', title: `Имя ${++n}` },
  }),
  'a new food': () => ({
    method: 'POST',
    url: '/foods',
    json: {
      category_id: at.category,
      type: 'food',
      title: `Борщ ${++n}`,
      price: '1',
      ingredients: ingredients(),
      marks: [1, 2],
    },
  }),
  'a food with other ingredients and marks': () => ({
    method: 'PUT',
    url: `/foods/${at.food}`,
    json: { categoryId: at.category, ingredients: ingredients(), marks: [2] },
  }),
  'foods on the stop list': () => ({
    method: 'POST',
    url: `/point/${at.point}/foods/stop-list`,
    json: { action: 'attach', food_ids: [at.food, at.other] },
  }),
  'foods to the bin': () => ({ method: 'DELETE', url: '/foods', json: { ids: [at.food, at.other] } }),
  'foods back': () => ({
    method: 'POST',
    url: '/deleted_foods/restore',
    json: { ids: [at.food, at.other] },
  }),
  'a menu to the bin': () => ({
    method: 'DELETE',
    url: `/point/${at.point}/menus`,
    json: { ids: [at.menu] },
  }),
  'a menu destroyed': () => ({ method: 'DELETE', url: `/deleted_menus/destroy?ids[]=${at.menu}` }),
  'a point to the bin': () => ({ method: 'DELETE', url: '/point', json: { ids: [at.point] } }),
  'a point destroyed': () => ({
    method: 'DELETE',
    url: '/deleted_points/destroy',
    json: { ids: [at.point] },
  }),
};

// Told in order: what one makes, a later one deletes, gives back and destroys.
describe('a write', { shuffle: false }, () => {
  it.each(Object.entries(WRITES))(
    '[CC5] %s, broken after any of its statements, leaves nothing; then it goes through',
    async (_name, write) => {
      const state = async () => [await kitchen.everything(), readdirSync(kitchen.folder).sort()];
      const before = await state();
      let answer = { statusCode: 0, body: '' };
      for (failAt = 1; failAt < 200; failAt += 1) {
        answer = await send(write());
        if (answer.statusCode < 300) break;
        expect([failAt, answer.statusCode]).toEqual([failAt, 500]);
        expect(await state(), `after statement ${failAt}`).toEqual(before);
      }
      expect([answer.statusCode < 300, answer.body]).toEqual([true, answer.body]);
      expect(failAt).toBeGreaterThan(3);
      expect((await state())[0]).not.toEqual(before[0]);
    },
  );
});
