import { eq } from 'drizzle-orm';
import { foodIngredients } from '../../db/schema';
import type { World } from '../../World';
import { findOrCreate } from '../ingredients/findOrCreate';

/**
 * Makes the food consist of exactly these ingredients, in this order; new ones join the point's suggestions.
 * @throws Refusal 422 for an id that is not the point's, or another allergen flag for a known ingredient
 */
export const saveIngredients = async (
  { foodId, pointId }: { readonly foodId: number; readonly pointId: number },
  raw: unknown,
  world: Pick<World, 'db' | 'clock'>,
): Promise<void> => {
  const ids = new Set(await findOrCreate(pointId, raw, world));
  await world.db.delete(foodIngredients).where(eq(foodIngredients.foodId, foodId));
  if (ids.size === 0) return;
  await world.db
    .insert(foodIngredients)
    .values([...ids].map((ingredientId, position) => ({ foodId, ingredientId, position })));
};
