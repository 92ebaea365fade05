import { eq } from 'drizzle-orm';
import { foodMarks } from '../../db/schema';
import type { World } from '../../World';
import { idOrNull } from '../fillColumns';

/** Makes the food carry exactly these marks, in this order; their number and existence have been judged. */
export const saveMarks = async (foodId: number, raw: unknown, { db }: Pick<World, 'db'>): Promise<void> => {
  const ids = new Set((Array.isArray(raw) ? raw : []).map(idOrNull).filter((id) => id !== null));
  await db.delete(foodMarks).where(eq(foodMarks.foodId, foodId));
  if (ids.size === 0) return;
  await db.insert(foodMarks).values([...ids].map((markId, position) => ({ foodId, markId, position })));
};
