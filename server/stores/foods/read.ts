import { and, eq, sql } from 'drizzle-orm';
import type { Saved } from '../../Call';
import { questionOf } from '../../db/questionOf';
import { foods } from '../../db/schema';
import { notFound } from '../../Refusal';
import type { World } from '../../World';
import { aliveFoodsOf, selectFoods } from './foodRow';
import { toWire } from './toWire';

export interface FoodAt {
  readonly id: number;
  readonly userId: number;
}

const oneFood = questionOf(
  (db) =>
    selectFoods(db).where(and(eq(foods.id, sql.placeholder('id')), aliveFoodsOf(sql.placeholder('userId')))),
  () => 'one',
);

/** The row of a food of this user. @throws Refusal 404 */
export const rowOf = async ({ id, userId }: FoodAt, { db }: Pick<World, 'db'>) => {
  const [row] = await oneFood(db, undefined).execute({ id, userId });
  if (!row) throw notFound();
  return row;
};

/** One food or drink of this user. @throws Refusal 404 */
export const one = async (at: FoodAt, world: Pick<World, 'db' | 'clock'>): Promise<Saved> => {
  const row = await rowOf(at, world);
  return { record: toWire(row, world.clock()), version: row.food.version };
};
