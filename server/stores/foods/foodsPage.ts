import { and, count, eq, exists, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Filter, Sort } from '../../Call';
import type { Database } from '../../db/Database';
import { questionOf } from '../../db/questionOf';
import { categories, cities, foodMarks, foods, menus, points, stopList } from '../../db/schema';
import { aliveCategoriesOf } from '../categories/categoryRow';
import { withinDays } from '../dateRange';
import { flagsOf, idsOf, textOf } from '../filterValue';
import { containsWords } from '../search';
import { sorted } from '../sorted';
import { DEFAULT_ZONE } from '../wallClock';
import { foodParts } from './foodRow';

/** What makes one page of foods another question than the next. */
export interface PageShape {
  readonly isBin: boolean;
  readonly sort: Sort<keyof typeof SORTS>;
  readonly filters: readonly Filter<keyof typeof FILTERS>[];
}

/** What is put in by name when the question is asked; `kind` null = any. */
const AT = {
  categoryId: sql.placeholder('categoryId'),
  kind: sql.placeholder('kind'),
  userId: sql.placeholder('userId'),
  since: sql.placeholder('since'),
  limit: sql.placeholder('limit'),
  offset: sql.placeholder('offset'),
};

const SORTS = {
  title: sql`${foods.title} collate "und-x-icu"`,
  price: foods.price,
  createdAt: foods.createdAt,
  updatedAt: foods.updatedAt,
  deletedAt: foods.deletedAt,
};

/** The zone of the category's venue, which days are judged in. */
const zone = sql`(
  select coalesce(${cities.timezone}, ${DEFAULT_ZONE}) from ${categories}
  inner join ${menus} on ${categories.menuId} = ${menus.id}
  inner join ${points} on ${menus.pointId} = ${points.id}
  left join ${cities} on ${points.cityId} = ${cities.id}
  where ${categories.id} = ${AT.categoryId})`;

type FilterSql = (filter: Filter, db: Database) => SQL | undefined;

const FILTERS: Readonly<Record<'title' | 'stop' | 'marks' | 'updatedAt', FilterSql>> = {
  title: (filter) => containsWords(foods.title, textOf(filter)),
  stop: (filter) => or(...flagsOf(filter).map((stopped) => (stopped ? isStopped : sql`not ${isStopped}`))),
  marks: (filter, db) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(foodMarks)
        .where(and(eq(foodMarks.foodId, foods.id), inArray(foodMarks.markId, idsOf(filter)))),
    ),
  updatedAt: (filter) => withinDays(foods.updatedAt, zone, filter),
};

/** Asked food by food, so that a category costs the same however long the stop lists of all others are. */
const isStopped = sql`((select ${stopList.id} from ${stopList} where ${stopList.foodId} = ${foods.id}) is not null)`;

/**
 * A page of a category's foods and their number, in one statement: no row at all = no such category of this user, one
 * without a food = nothing on this page. Rows and number are read off the category's own indexes, and only ids are
 * walked and sorted, so that a page far behind costs no more than a look at an index.
 */
export const foodsPage = questionOf(
  (db, { isBin, sort, filters }: PageShape) => {
    const place = isBin
      ? and(isNotNull(foods.deletedAt), gt(foods.deletedAt, AT.since))
      : isNull(foods.deletedAt);
    const wanted = filters.map((filter) => FILTERS[filter.field](filter, db));
    const where = and(eq(foods.categoryId, AT.categoryId), place, ...wanted);
    const order = sorted(SORTS[sort.column], sort.order, foods.id);
    const page = db
      .select({ id: foods.id })
      .from(foods)
      .where(where)
      .orderBy(...order)
      .limit(AT.limit)
      .offset(AT.offset)
      .as('page');
    const number = db.select({ number: count() }).from(foods).where(where);
    return db
      .select({ ...foodParts, total: sql`(${number})`.mapWith(Number) })
      .from(categories)
      .innerJoin(menus, eq(categories.menuId, menus.id))
      .innerJoin(points, eq(menus.pointId, points.id))
      .leftJoin(page, sql`true`)
      .leftJoin(foods, eq(foods.id, page.id))
      .leftJoin(stopList, eq(stopList.foodId, foods.id))
      .where(
        and(
          eq(categories.id, AT.categoryId),
          sql`coalesce(${categories.kind} = ${AT.kind}, true)`,
          aliveCategoriesOf(AT.userId),
        ),
      )
      .orderBy(...order);
  },
  ({ isBin, sort, filters }) => (filters.length > 0 ? undefined : `${isBin} ${sort.column} ${sort.order}`),
);
