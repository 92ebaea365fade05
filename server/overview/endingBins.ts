import { and, asc, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { DbClock } from '../Deps';
import { oneOf } from '../db/oneOf';
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
  const ends = ({ deletedAt }: Pick<Binned, 'deletedAt'>) =>
    and(gt(deletedAt, windowStart(clock())), lte(deletedAt, lastDayStart(clock())));
  const isHere = (table: Binned & { readonly pointId: PgColumn }) =>
    and(oneOf(table.pointId, pointIds), ends(table));
  const isMenuAlive = and(eq(menus.id, categories.menuId), isNull(menus.deletedAt));
  const ofPoints = db
    .select(columnsOf('points', points, { pointId: points.id }))
    .from(points)
    .where(and(venues ? isOwn(resource, venues) : sql`false`, ends(points)));
  const ofMenus = db
    .select(columnsOf('menus', menus, { pointId: menus.pointId, menuId: menus.id }))
    .from(menus)
    .where(isHere(menus));
  const ofCategories = db
    .select(columnsOf('categories', categories, { ...categories, categoryId: categories.id }))
    .from(categories)
    .innerJoin(menus, isMenuAlive)
    .where(isHere(categories));
  const { menuId, kind } = categories;
  const ofFoods = db
    .select(columnsOf('foods', foods, { ...foods, menuId, kind }))
    .from(foods)
    .innerJoin(categories, and(eq(categories.id, foods.categoryId), isNull(categories.deletedAt)))
    .innerJoin(menus, isMenuAlive)
    .where(isHere(foods));
  return ofPoints
    .unionAll(ofMenus)
    .unionAll(ofCategories)
    .unionAll(ofFoods)
    .orderBy(asc(sql`deleted_at`))
    .limit(MOST);
};

interface Binned {
  readonly title: PgColumn;
  readonly deletedAt: PgColumn;
}

interface Place {
  readonly pointId: PgColumn;
  readonly menuId?: PgColumn;
  readonly categoryId?: PgColumn;
  readonly kind?: PgColumn;
}

/** The same columns of each kind of record; null: it stands in no such thing. */
const columnsOf = (name: string, { title, deletedAt }: Binned, { pointId, ...place }: Place) => {
  const id = (column: PgColumn | undefined): SQL<number | null> =>
    column ? sql<number | null>`${column}` : sql<number | null>`null::int`;
  const kind = place.kind ? sql<string | null>`${place.kind}` : sql<string | null>`null::text`;
  return {
    resource: sql<string>`${sql.raw(`'${name}'`)}`.as('resource'),
    title: sql<string>`${title}`.as('title'),
    pointId: sql<number>`${pointId}`.as('point_id'),
    menuId: id(place.menuId).as('menu_id'),
    categoryId: id(place.categoryId).as('category_id'),
    kind: kind.as('kind'),
    deletedAt: sql`${deletedAt}`.as('deleted_at'),
  };
};

export type Ending = Awaited<ReturnType<typeof endingBins>>[number];
