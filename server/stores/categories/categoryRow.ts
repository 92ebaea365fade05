import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/Database';
import { baseCategories, categories, cities, menus, points } from '../../db/schema';
import { aliveMenusOf } from '../menus/menuRow';
import type { UserIn } from '../points/pointRow';

/** A category beside its menu, its point with its zone, and its base category. */
export const selectCategories = (db: Database) =>
  db
    .select({
      category: categories,
      menu: { id: menus.id, title: menus.title, url: menus.url },
      point: { id: points.id, url: points.url },
      timezone: cities.timezone,
      base: { id: baseCategories.id, title: baseCategories.title, type: baseCategories.type },
    })
    .from(categories)
    .innerJoin(menus, eq(categories.menuId, menus.id))
    .innerJoin(points, eq(menus.pointId, points.id))
    .leftJoin(cities, eq(points.cityId, cities.id))
    .leftJoin(baseCategories, eq(categories.baseCategoryId, baseCategories.id));

export type CategoryRow = Awaited<ReturnType<typeof selectCategories>>[number];

/** Categories of this user that are in no bin, nor is anything above them. */
export const aliveCategoriesOf = (userId: UserIn): SQL | undefined =>
  and(isNull(categories.deletedAt), aliveMenusOf(userId));
