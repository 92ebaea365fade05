import { expect, it } from 'vitest';
import { once, openKitchen } from '../standing';
import { cook, type Json, type Verb } from './startKitchen';

const kitchen = openKitchen();
const anna = once(() => kitchen.owner());
const at = once(async () => {
  const place = await cook(anna).place('odna');
  return { ...place, next: await cook(anna).food(place.category, 'food', 'Уха') };
});

type Asked = readonly [verb: Verb, path: string, json?: Json];
const newFood = (more: Json = {}): Asked => [
  'POST',
  '/foods',
  { category_id: at.category, type: 'food', title: 'Щи', price: '350', ...more },
];
const save = (id: number, form: Json): Asked => ['PUT', `/foods/${id}`, { categoryId: at.category, ...form }];
const stop = (action: 'attach' | 'detach'): Asked => [
  'POST',
  `/point/${at.point}/foods/stop-list`,
  { action, food_ids: [at.food] },
];

/** What a call asks of the database, `begin` and `commit` of a write and the session included. */
const CALLS: Readonly<Record<string, readonly [statements: number, asked: () => Asked]>> = {
  list: [2, () => ['GET', `/foods/category/${at.category}?type=food`]],
  one: [2, () => ['GET', `/foods/${at.food}`]],
  search: [2, () => ['GET', `/foods/category/${at.category}?filters[0][field]=title&filters[0][value]=борщ`]],
  everything: [4, () => ['GET', '/search?q=борщ']],
  misspelt: [6, () => ['GET', '/search?q=боршч']],
  'create a dish': [8, () => newFood()],
  'create it as a form sends it': [
    8,
    () => newFood({ title: 'Солянка', marks: [], ingredients: [], images: [] }),
  ],
  'change a price': [7, () => save(at.food, { price: '400' })],
  'change a title': [7, () => save(at.next, { title: 'Уха царская' })],
  stop: [7, () => stop('attach')],
  'let go': [7, () => stop('detach')],
  move: [7, () => ['PUT', `/categories/${at.category}/order`, { food_ids: [at.next, at.food] }]],
};

it('[S1] a call asks the database exactly so much', async () => {
  const counted: Record<string, number> = {};
  for (const [what, [, asked]] of Object.entries(CALLS)) {
    const statements = await kitchen.statementsOf(async () => {
      const [verb, path, json] = asked();
      const { status, body } = await anna.ask(verb, path, json && { json });
      expect(status, `${what} ${JSON.stringify(body)}`).toBeLessThan(300);
    });
    counted[what] = statements.length;
    // Sent without waiting for what it is to keep, it must come behind all of that.
    if (asked()[0] !== 'GET') expect(statements.at(-1), what).toBe('commit');
  }
  expect(counted).toEqual(Object.fromEntries(Object.entries(CALLS).map(([what, [count]]) => [what, count])));
});
