import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Unit } from '../../contract/vocabulary';
import type { Db } from '../Deps';
import { preparedQuery } from '../db/preparedQuery';
import { categories, changes, files, foodMarks, foods, menus, stopList } from '../db/schema';
import { isFileOf } from '../engine/files';
import { listsColumn } from '../engine/json';
import { anyReach, inReach, type Reach, reachValues, withParents } from '../engine/reach';
import { zoneOf } from '../engine/read';
import { menus as menuResource } from '../resources';
import { venueAbove } from '../resources/parts/guestLevels';
import { type StopRow, stopColumn } from '../resources/parts/stopColumn';

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

/** A dish as a row of the editor needs it. */
export type FoundFood = readonly [
  id: number,
  version: number,
  title: string,
  price: string,
  unitValue: string | null,
  unitMeasurement: Unit | null,
  visible: boolean,
  stop: StopRow | null,
  image: string | null,
  marks: readonly number[] | null,
];

/** The address of a record's picture in the store, small where there is a small one. */
const pictureOf = (ofIt: SQL | undefined): SQL<string | null> => sql`(
  select coalesce(${files.thumbnail}, ${files.name}) from ${files}
  where ${ofIt} order by ${files.position} limit 1)`;

const isCover = isFileOf({ owner: 'categories', ownerId: categories.id, field: 'cover' });
const itsPicture = isFileOf({ owner: 'foods', ownerId: foods.id, field: 'images' });

/** The dishes of a category as one column: thousands of them are read by one call of the parser, not value by value. */
const itsFoods = listsColumn<FoundFood>(
  [
    foods.id,
    foods.version,
    foods.title,
    sql`${foods.price}::text`,
    sql`${foods.unitValue}::text`,
    foods.unitMeasurement,
    foods.visible,
    sql`case when ${stopList.id} is not null then ${stopColumn(foods.id)} end`,
    pictureOf(itsPicture),
    sql`(select json_agg(${foodMarks.markId} order by ${foodMarks.position})
      from ${foodMarks} where ${eq(foodMarks.foodId, foods.id)})`,
  ],
  sql`from ${foods} left join ${stopList} on ${eq(stopList.foodId, foods.id)}
    where ${and(eq(foods.categoryId, categories.id), isNull(foods.deletedAt))}`,
  sql`${foods.position}, ${foods.id}`,
);

const contentsQuery = preparedQuery(
  (db) =>
    db
      .select({ category: categories, cover: pictureOf(isCover), foods: itsFoods })
      .from(categories)
      .where(and(eq(categories.menuId, sql.placeholder('menuId')), isNull(categories.deletedAt)))
      .orderBy(asc(categories.position), asc(categories.id)),
  () => 'contents',
);

/** What stands in a menu, in its order. */
export const readContents = (menuId: number, { db }: Db) => contentsQuery(db, undefined).execute({ menuId });

export type Contents = Awaited<ReturnType<typeof readContents>>;
