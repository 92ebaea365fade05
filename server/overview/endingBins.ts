import { and, asc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { DbClock } from '../Deps';
import { categories, foods, menus, points } from '../db/schema';
import { lastDayStart, windowStart } from '../engine/binWindow';
import { isOwn, type Reach } from '../engine/reach';
import { points as resource } from '../resources';

/** Nobody reads on after these; the count says how many there are up to here. */
const MOST = 200;

/** Records of a venue whose bin ends within a day, those that end first before the others. */
export const endingBins = async (
  { pointIds, venues }: { readonly pointIds: readonly number[]; readonly venues: Reach | undefined },
  { db, clock }: DbClock,
) => {
  const since = windowStart(clock());
  const until = lastDayStart(clock());
  const ids = [...pointIds];
  const ends = (table: typeof points | typeof menus | typeof categories | typeof foods) =>
    and(gt(table.deletedAt, since), lte(table.deletedAt, until));
  const isHere = (table: typeof menus | typeof categories | typeof foods) =>
    and(ids.length > 0 ? inArray(table.pointId, ids) : sql`false`, ends(table));
  const ofPoints = db
    .select({
      resource: sql<string>`'points'`.as('resource'),
      title: points.title,
      pointId: points.id,
      menuId: sql<number | null>`null::int`.as('menu_id'),
      categoryId: sql<number | null>`null::int`.as('category_id'),
      kind: sql<string | null>`null::text`.as('kind'),
      deletedAt: points.deletedAt,
    })
    .from(points)
    .where(and(venues ? isOwn(resource, venues) : sql`false`, ends(points)));
  const ofMenus = db
    .select({
      resource: sql<string>`'menus'`.as('resource'),
      title: menus.title,
      pointId: menus.pointId,
      menuId: sql<number | null>`${menus.id}`.as('menu_id'),
      categoryId: sql<number | null>`null::int`.as('category_id'),
      kind: sql<string | null>`null::text`.as('kind'),
      deletedAt: menus.deletedAt,
    })
    .from(menus)
    .where(isHere(menus));
  const ofCategories = db
    .select({
      resource: sql<string>`'categories'`.as('resource'),
      title: categories.title,
      pointId: categories.pointId,
      menuId: sql<number | null>`${categories.menuId}`.as('menu_id'),
      categoryId: sql<number | null>`${categories.id}`.as('category_id'),
      kind: sql<string | null>`${categories.kind}`.as('kind'),
      deletedAt: categories.deletedAt,
    })
    .from(categories)
    .innerJoin(menus, and(eq(menus.id, categories.menuId), isNull(menus.deletedAt)))
    .where(isHere(categories));
  const ofFoods = db
    .select({
      resource: sql<string>`'foods'`.as('resource'),
      title: foods.title,
      pointId: foods.pointId,
      menuId: sql<number | null>`${categories.menuId}`.as('menu_id'),
      categoryId: sql<number | null>`${foods.categoryId}`.as('category_id'),
      kind: sql<string | null>`${categories.kind}`.as('kind'),
      deletedAt: foods.deletedAt,
    })
    .from(foods)
    .innerJoin(categories, and(eq(categories.id, foods.categoryId), isNull(categories.deletedAt)))
    .innerJoin(menus, and(eq(menus.id, categories.menuId), isNull(menus.deletedAt)))
    .where(isHere(foods));
  return ofPoints
    .unionAll(ofMenus)
    .unionAll(ofCategories)
    .unionAll(ofFoods)
    .orderBy(asc(sql`deleted_at`))
    .limit(MOST);
};

export type Ending = Awaited<ReturnType<typeof endingBins>>[number];
