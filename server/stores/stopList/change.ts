import { and, asc, eq, inArray } from 'drizzle-orm';
import { limits } from '../../../contract/limits';
import { categories, foods, menus, points, stopList } from '../../db/schema';
import { invalid, notFound } from '../../Refusal';
import { menuAreaTexts } from '../../texts/menuArea';
import type { World } from '../../World';
import { aliveFoodsOf } from '../foods/foodRow';

interface ChangeAt {
  readonly pointId: number;
  readonly userId: number;
}
interface Change {
  readonly action?: unknown;
  readonly food_ids?: unknown;
}

/**
 * Puts foods of a point on its stop list (`attach`) or takes them off (`detach`). Idempotent, and all or nothing: one food
 * that is absent, in a bin or of another point, and nothing changes (404).
 * @throws Refusal 422 for another action or ids that are none
 */
export const change = async (
  { pointId, userId }: ChangeAt,
  { action, food_ids }: Change,
  { db, clock }: Pick<World, 'db' | 'clock'>,
): Promise<void> => {
  if (action !== 'attach' && action !== 'detach') throw invalid({ action: [menuAreaTexts.stopAction] });
  const ids = readIds(food_ids);
  const found = await db
    .select({ id: foods.id })
    .from(foods)
    .innerJoin(categories, eq(foods.categoryId, categories.id))
    .innerJoin(menus, eq(categories.menuId, menus.id))
    .innerJoin(points, eq(menus.pointId, points.id))
    .where(and(inArray(foods.id, ids), eq(menus.pointId, pointId), aliveFoodsOf(userId)))
    .orderBy(asc(foods.id))
    .for('update', { of: foods });
  if (found.length !== ids.length) throw notFound();
  if (action === 'detach') {
    await db.delete(stopList).where(inArray(stopList.foodId, ids));
    return;
  }
  const createdAt = clock();
  await db
    .insert(stopList)
    .values(ids.map((foodId) => ({ foodId, createdAt })))
    .onConflictDoNothing({ target: stopList.foodId });
};

const MAX_ID = 2 ** 31 - 1;

const isId = (id: unknown): id is number =>
  typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= MAX_ID;

const readIds = (raw: unknown): number[] => {
  const ids = Array.isArray(raw) ? raw : [];
  if (ids.length === 0 || ids.length > limits.maxBulkIds || !ids.every(isId)) {
    throw invalid({ food_ids: [menuAreaTexts.stopIds] });
  }
  return [...new Set(ids)];
};
