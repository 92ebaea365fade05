import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { Database } from '../db/Database';
import { categories, foods, menus, points } from '../db/schema';
import { refusalTexts } from '../texts/refusals';

/** From the top down: what stands before a table are its parents. */
const CHAIN = [points, menus, categories, foods] as const;

type ChainTable = (typeof CHAIN)[number];

/** Why rows cannot be restored, by the name of the highest parent in the bin: with it all others below are in reach again. */
export const firstToRestore = async (
  table: ChainTable,
  ids: readonly number[],
  db: Database,
): Promise<string> => {
  const parents = CHAIN.slice(0, CHAIN.indexOf(table));
  const [found] = await db
    .select({
      point: { title: points.title, deletedAt: points.deletedAt },
      menu: { title: menus.title, deletedAt: menus.deletedAt },
      category: { title: categories.title, deletedAt: categories.deletedAt },
    })
    .from(points)
    .leftJoin(menus, eq(menus.pointId, points.id))
    .leftJoin(categories, eq(categories.menuId, menus.id))
    .leftJoin(foods, eq(foods.categoryId, categories.id))
    .where(and(inArray(table.id, [...ids]), or(...parents.map(({ deletedAt }) => isNotNull(deletedAt)))))
    .orderBy(...CHAIN.map(({ id }) => id))
    .limit(1);
  const levels = [
    [refusalTexts.restorePoint, found?.point],
    [refusalTexts.restoreMenu, found?.menu],
    [refusalTexts.restoreCategory, found?.category],
  ] as const;
  const [what, highest] = levels.find(([, level]) => level && level.deletedAt !== null) ?? [];
  // Nothing in the bin any more: somebody has restored it meanwhile.
  return highest ? `${what} «${highest.title}».` : refusalTexts.parentDeleted;
};
