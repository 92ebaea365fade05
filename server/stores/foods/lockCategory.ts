import { and, eq } from 'drizzle-orm';
import type { CategoryKind } from '../../../contract/vocabulary';
import { categories, menus, points } from '../../db/schema';
import { notFound } from '../../Refusal';
import type { World } from '../../World';
import { aliveCategoriesOf } from '../categories/categoryRow';

interface LockAt {
  readonly id: number;
  readonly kind?: CategoryKind;
  readonly userId: number;
}

/**
 * Holds the point of a category of this user until the transaction ends: foods share the point's ingredients, and the
 * category's addresses. What becomes of the category while we wait shows when the food is read. @throws Refusal 404
 */
export const lockCategory = async (
  { id, kind, userId }: LockAt,
  { db }: Pick<World, 'db'>,
): Promise<{ readonly pointId: number }> => {
  const [row] = await db
    .select({ pointId: menus.pointId })
    .from(categories)
    .innerJoin(menus, eq(categories.menuId, menus.id))
    .innerJoin(points, eq(menus.pointId, points.id))
    .where(
      and(
        eq(categories.id, id),
        kind === undefined ? undefined : eq(categories.kind, kind),
        aliveCategoriesOf(userId),
      ),
    )
    .for('no key update', { of: points });
  if (!row) throw notFound();
  return row;
};
