import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/Database';
import { cities, menus, points } from '../../db/schema';
import { aliveOf, type UserIn } from '../points/pointRow';

/** A menu beside its point and the point's zone. */
export const selectMenus = (db: Database) =>
  db
    .select({
      menu: menus,
      point: { id: points.id, url: points.url },
      timezone: cities.timezone,
    })
    .from(menus)
    .innerJoin(points, eq(menus.pointId, points.id))
    .leftJoin(cities, eq(points.cityId, cities.id));

export type MenuRow = Awaited<ReturnType<typeof selectMenus>>[number];

/** Menus of this user that are in no bin, nor is their point. */
export const aliveMenusOf = (userId: UserIn): SQL | undefined =>
  and(isNull(menus.deletedAt), aliveOf(userId));
