import { and, eq } from 'drizzle-orm';
import { menus, points } from '../../db/schema';
import { notFound } from '../../Refusal';
import type { World } from '../../World';
import { aliveMenusOf } from '../menus/menuRow';

/** Holds a menu of this user until the transaction ends, as `lockPoint` does for a point. @throws Refusal 404 */
export const lockMenu = async (
  { id, userId }: { readonly id: number; readonly userId: number },
  { db }: Pick<World, 'db'>,
): Promise<{ readonly pointId: number }> => {
  const [row] = await db
    .select({ pointId: menus.pointId })
    .from(menus)
    .innerJoin(points, eq(menus.pointId, points.id))
    .where(and(eq(menus.id, id), aliveMenusOf(userId)))
    .for('no key update', { of: menus });
  if (!row) throw notFound();
  return row;
};
