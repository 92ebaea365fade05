import { asc, eq, inArray } from 'drizzle-orm';
import type { Ingredient } from '../../../contract/entities';
import type { WireRecord } from '../../../contract/fields';
import { foodIngredients, foodMarks, ingredients } from '../../db/schema';
import type { World } from '../../World';
import { readFiles } from '../files/readFiles';
import type { FoodRow } from './foodRow';
import { toWire } from './toWire';

/** Rows of foods as they travel; files, marks and ingredients are read in one query each. */
export const withParts = async (
  rows: readonly FoodRow[],
  { db, clock }: Pick<World, 'db' | 'clock'>,
): Promise<readonly WireRecord[]> => {
  if (rows.length === 0) return [];
  const ids = rows.map(({ food }) => food.id);
  const files = await readFiles('foods', ids, { db });
  const marks = await readMarks(ids, { db });
  const made = await readIngredients(ids, { db });
  const now = clock();
  return rows.map((row) => {
    const { id } = row.food;
    const parts = {
      files: files.get(id) ?? {},
      marks: marks.get(id) ?? [],
      ingredients: made.get(id) ?? [],
    };
    return toWire(row, parts, now);
  });
};

const readMarks = async (ids: readonly number[], { db }: Pick<World, 'db'>) => {
  const rows = await db
    .select({ foodId: foodMarks.foodId, value: foodMarks.markId })
    .from(foodMarks)
    .where(inArray(foodMarks.foodId, [...ids]))
    .orderBy(asc(foodMarks.foodId), asc(foodMarks.position));
  return byFood(rows);
};

const readIngredients = async (ids: readonly number[], { db }: Pick<World, 'db'>) => {
  const rows = await db
    .select({
      foodId: foodIngredients.foodId,
      id: ingredients.id,
      title: ingredients.title,
      is_allergen: ingredients.isAllergen,
    })
    .from(foodIngredients)
    .innerJoin(ingredients, eq(foodIngredients.ingredientId, ingredients.id))
    .where(inArray(foodIngredients.foodId, [...ids]))
    .orderBy(asc(foodIngredients.foodId), asc(foodIngredients.position));
  return byFood(
    rows.map(({ foodId, ...value }): { foodId: number; value: Ingredient } => ({ foodId, value })),
  );
};

const byFood = <T>(rows: readonly { readonly foodId: number; readonly value: T }[]) => {
  const found = new Map<number, T[]>();
  for (const { foodId, value } of rows) found.set(foodId, [...(found.get(foodId) ?? []), value]);
  return found;
};
