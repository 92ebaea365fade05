import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { changes, foods } from '../../../server/db/schema';
import { propertyRuns, propertyTimeout } from '../../propertyRuns';
import { alsoHire } from '../hire';
import { openKitchen } from '../standing';
import { cook, type Json, type Owner } from './startKitchen';

const kitchen = openKitchen();
let anna: Owner;
let boris: Owner;
let count = 0;

beforeAll(async () => {
  anna = await kitchen.owner();
  boris = await alsoHire(await kitchen.owner(), { of: anna, role: 'manager' }, kitchen);
}, 120_000);

const VERBS = ['order', 'order', 'move', 'price', 'price', 'delete', 'undo', 'add'] as const;

/** What one of them does; which dish, place and price it means is counted off by the seed. */
interface Act {
  readonly verb: (typeof VERBS)[number];
  readonly seed: number;
}

const act: fc.Arbitrary<Act> = fc.record({ verb: fc.constantFrom(...VERBS), seed: fc.nat({ max: 9999 }) });

interface Place {
  readonly point: number;
  readonly menu: number;
  readonly categories: readonly [number, number];
}

const openMenu = async (): Promise<Place> => {
  count += 1;
  const point = await anna.point(`tochka-${count}`);
  const menu = await cook(anna).menu(point);
  const soups = await cook(anna).category(menu, 'food', 'Супы');
  const mains = await cook(anna).category(menu, 'food', 'Горячее');
  const rows = ['Борщ', 'Щи', 'Уха', 'Солянка', 'Окрошка'].map((title) => ({ title, price: '390' }));
  for (const category of [soups, mains])
    await anna.ask('POST', `/foods/category/${category}`, { json: { rows } });
  return { point, menu, categories: [soups, mains] };
};

const idsOf = (category: Json): readonly number[] => (category.foods as Json[]).map(({ id }) => Number(id));
const boardOf = async (by: Owner, { menu }: Place) =>
  (await by.ask('GET', `/menus/${menu}/board`)).body.categories as Json[];

/** By the board as this one has read it before: the other may have changed it meanwhile. @returns the answer's status */
const does = async (by: Owner, { verb, seed }: Act, at: Place, seen: readonly Json[]): Promise<number> => {
  const own = seen[seed % 2];
  const other = seen[(seed + 1) % 2];
  if (!own || !other) return 0;
  const ids = idsOf(own);
  const dish = ids[seed % Math.max(ids.length, 1)] ?? 0;
  const turned = [
    ...ids.slice(seed % Math.max(ids.length, 1)),
    ...ids.slice(0, seed % Math.max(ids.length, 1)),
  ];
  const ask = async (...asking: Parameters<Owner['ask']>) => (await by.ask(...asking)).status;
  if (verb === 'add')
    return ask('POST', `/foods/category/${own.id}`, { json: { rows: [{ title: 'Лапша', price: '300' }] } });
  if (verb === 'undo') {
    const { body } = await by.ask('GET', `/changes?pointId=${at.point}&per_page=5`);
    const wanted = body.data[seed % Math.max(body.data.length, 1)];
    return ask('POST', `/changes/${wanted?.id}/undo`, { json: { whole: seed % 3 === 0 } });
  }
  if (ids.length === 0) return 0;
  if (verb === 'order') return ask('PUT', `/categories/${own.id}/order`, { json: { food_ids: turned } });
  if (verb === 'move') {
    const there = [...idsOf(other), dish];
    return ask('PUT', `/categories/${other.id}/order`, { json: { food_ids: there, from: [own.id] } });
  }
  if (verb === 'delete') return ask('DELETE', '/foods', { json: { ids: [dish] } });
  return ask('PUT', `/foods/${dish}`, { json: { categoryId: own.id, price: String(100 + seed) } });
};

/** Every dish as the journal tells its story: whether it lives, and its last price. */
const told = async ({ point }: Place) => {
  const entries = await kitchen.db
    .select()
    .from(changes)
    .where(eq(changes.pointId, point))
    .orderBy(changes.id);
  const story = new Map<number, { isAlive: boolean; price: unknown }>();
  for (const { resource, recordId, kind, after } of entries) {
    if (resource !== 'foods') continue;
    const now = story.get(recordId) ?? { isAlive: true, price: undefined };
    if (kind === 'delete') now.isAlive = false;
    if (kind === 'restore') now.isAlive = true;
    if ('price' in after) now.price = after.price;
    story.set(recordId, now);
  }
  return story;
};

describe('two consoles on one menu', () => {
  it(
    'end with one order, no place taken twice, and a journal that tells all of it',
    async () => {
      const rounds = fc.array(fc.tuple(act, act), { minLength: 4, maxLength: 14 });
      await fc.assert(
        fc.asyncProperty(rounds, async (pairs) => {
          const at = await openMenu();
          const seen = { anna: await boardOf(anna, at), boris: await boardOf(boris, at) };
          for (const [index, [hers, his]] of pairs.entries()) {
            const statuses = await Promise.all([
              does(anna, hers, at, seen.anna),
              does(boris, his, at, seen.boris),
            ]);
            // Refused is what is gone or was changed since; nothing ever breaks.
            for (const status of statuses) expect([0, 200, 404, 409, 412, 422]).toContain(status);
            // One of them looks more often than the other.
            seen.anna = await boardOf(anna, at);
            if (index % 3 === 0) seen.boris = await boardOf(boris, at);
          }
          const board = await boardOf(anna, at);
          expect(await boardOf(boris, at)).toEqual(board);
          const rows = await kitchen.db
            .select()
            .from(foods)
            .where(inArray(foods.categoryId, [...at.categories]));
          const living = rows.filter(({ deletedAt }) => deletedAt === null);
          for (const category of at.categories) {
            const positions = living.flatMap((row) => (row.categoryId === category ? [row.position] : []));
            expect(new Set(positions).size).toBe(positions.length);
            expect(positions).not.toContain(null);
          }
          const shown = board.flatMap((category) => idsOf(category));
          expect([...shown].sort()).toEqual(living.map(({ id }) => id).sort());
          const story = await told(at);
          expect(story.size).toBe(rows.length);
          for (const row of rows)
            expect([row.id, story.get(row.id)]).toEqual([
              row.id,
              { isAlive: row.deletedAt === null, price: row.price },
            ]);
        }),
        { numRuns: Math.ceil(propertyRuns / 25), endOnFailure: true },
      );
    },
    propertyTimeout,
  );
});
