import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/Database';
import { categories, cities, foods, menus, points, stopList } from '../../db/schema';
import { aliveCategoriesOf } from '../categories/categoryRow';

/** A food beside its place in the chain, its point's zone and its stop. */
export const selectFoods = (db: Database) =>
  db
    .select({
      food: foods,
      kind: categories.kind,
      pointId: menus.pointId,
      timezone: cities.timezone,
      stop: { id: stopList.id, createdAt: stopList.createdAt },
    })
    .from(foods)
    .innerJoin(categories, eq(foods.categoryId, categories.id))
    .innerJoin(menus, eq(categories.menuId, menus.id))
    .innerJoin(points, eq(menus.pointId, points.id))
    .leftJoin(cities, eq(points.cityId, cities.id))
    .leftJoin(stopList, eq(stopList.foodId, foods.id));

export type FoodRow = Awaited<ReturnType<typeof selectFoods>>[number];

/** Foods of this user that are in no bin, nor is anything above them. */
export const aliveFoodsOf = (userId: number): SQL | undefined =>
  and(isNull(foods.deletedAt), aliveCategoriesOf(userId));
