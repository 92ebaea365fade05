import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Deps } from '../Deps';
import { preparedQuery } from '../db/preparedQuery';
import { categories, changes, files, foodMarks, foods, menus, stopList } from '../db/schema';
import { anyReach, inReach, type Reach, reachValues, withParents } from '../engine/reach';
import { zoneOf } from '../engine/read';
import { menus as menuResource } from '../resources';
import { venueAbove } from '../resources/parts/guestLevels';
import { type StopRow, stopColumn } from '../resources/parts/stopColumn';

type Db = Pick<Deps, 'db'>;

/** Changes of a venue that are looked at: they may commit in another order than they are numbered. */
const LATEST = 200;

/**
 * Grows with every change in the venue: the numbers of its latest changes together, so that one which commits after a later one
 * is another sum too.
 */
const versionOf = sql<string>`(select coalesce(sum(latest.id), 0)::text from (
  select ${changes.id} as id from ${changes} where ${eq(changes.pointId, menus.pointId)}
  order by ${desc(changes.id)} limit ${sql.raw(String(LATEST))}) latest)`;

const menuQuery = preparedQuery(
  (db) =>
    withParents(
      db
        .select({ row: menus, venue: venueAbove, zone: zoneOf(menuResource), version: versionOf })
        .from(menus)
        .$dynamic(),
      menuResource,
    ).where(and(eq(menus.id, sql.placeholder('id')), inReach(menuResource, anyReach))),
  () => 'menu',
);

/** A menu within reach, with what stands above it and the version of everything in its venue; undefined = there is none. */
export const readMenu = async (id: number, reach: Reach, { db }: Db) => {
  const [found] = await menuQuery(db, undefined).execute({ id, ...reachValues(reach) });
  return found;
};

export type FoundMenu = NonNullable<Awaited<ReturnType<typeof readMenu>>>;

const categoryQuery = preparedQuery(
  (db) =>
    db
      .select()
      .from(categories)
      .where(and(eq(categories.menuId, sql.placeholder('menuId')), isNull(categories.deletedAt)))
      .orderBy(asc(categories.position), asc(categories.id)),
  () => 'categories',
);

const itsPicture = and(eq(files.owner, 'foods'), eq(files.ownerId, foods.id), eq(files.field, 'images'));

const foodQuery = preparedQuery(
  (db) =>
    db
      .select({
        id: foods.id,
        categoryId: foods.categoryId,
        title: foods.title,
        price: foods.price,
        unitValue: foods.unitValue,
        unitMeasurement: foods.unitMeasurement,
        version: foods.version,
        visible: foods.visible,
        stopId: stopList.id,
        stoppedAt: stopList.createdAt,
        stop: sql<StopRow | null>`case when ${stopList.id} is not null then ${stopColumn(foods.id)} end`,
        image: sql<string | null>`(select coalesce(${files.thumbnail}, ${files.name}) from ${files}
          where ${itsPicture} order by ${files.position} limit 1)`,
        marks: sql<
          readonly number[] | null
        >`(select array_agg(${foodMarks.markId} order by ${foodMarks.position})
          from ${foodMarks} where ${eq(foodMarks.foodId, foods.id)})`,
      })
      .from(categories)
      .innerJoin(foods, and(eq(foods.categoryId, categories.id), isNull(foods.deletedAt)))
      .leftJoin(stopList, eq(stopList.foodId, foods.id))
      .where(and(eq(categories.menuId, sql.placeholder('menuId')), isNull(categories.deletedAt)))
      .orderBy(asc(foods.position), asc(foods.id)),
  () => 'foods',
);

/** What stands in a menu, each list in its order; the dishes of all categories together. */
export const readContents = async (menuId: number, { db }: Db) => ({
  categories: await categoryQuery(db, undefined).execute({ menuId }),
  foods: await foodQuery(db, undefined).execute({ menuId }),
});

export type Contents = Awaited<ReturnType<typeof readContents>>;
export type FoundFood = Contents['foods'][number];
