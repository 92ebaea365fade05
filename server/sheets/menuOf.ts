import { and, asc, eq, isNull } from 'drizzle-orm';
import type { SheetCategory } from '../../contract/sheets/categories';
import { notFound } from '../ApiError';
import type { Deps } from '../Deps';
import { categories, menus } from '../db/schema';
import { seenTitle } from '../engine/hideFields';
import { inReach, type Reach, withParents } from '../engine/reach';
import { menus as menuResource } from '../resources';

/** A menu within reach, with its categories in order; a name that may not be seen is empty. */
export interface SheetMenu {
  readonly id: number;
  readonly pointId: number;
  readonly title: string;
  readonly categories: readonly SheetCategory[];
}

/** @throws ApiError 404 */
export const menuOf = async (
  id: number,
  reach: Reach,
  deps: Pick<Deps, 'db' | 'sections' | 'resources'>,
): Promise<SheetMenu> => {
  const { db } = deps;
  const query = db.select({ pointId: menus.pointId, title: menus.title }).from(menus).$dynamic();
  const [menu] = await withParents(query, menuResource).where(
    and(eq(menus.id, id), inReach(menuResource, reach)),
  );
  if (!menu) throw notFound();
  const own = await db
    .select({ id: categories.id, title: categories.title, kind: categories.kind })
    .from(categories)
    .where(and(eq(categories.menuId, id), isNull(categories.deletedAt)))
    .orderBy(asc(categories.position), asc(categories.id));
  return {
    id,
    pointId: menu.pointId,
    title: seenTitle('menus', menu.title, deps),
    categories: own.map(({ title, ...category }) => ({
      ...category,
      title: seenTitle('categories', title, deps),
    })),
  };
};
