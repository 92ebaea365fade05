import { and, count, eq, exists, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { CategoryKind } from '../../../contract/vocabulary';
import type { Filter, ListQuestion, Page } from '../../Call';
import { foodMarks, foods, stopList } from '../../db/schema';
import type { World } from '../../World';
import { windowStart } from '../binWindow';
import { rowOf as categoryRowOf } from '../categories/read';
import { withinDays } from '../dateRange';
import { flagsOf, idsOf, textOf } from '../filterValue';
import { paging } from '../paging';
import { containsWords } from '../search';
import { sorted } from '../sorted';
import { DEFAULT_ZONE } from '../wallClock';
import { selectFoods } from './foodRow';
import { toWire } from './toWire';

interface ListAt {
  readonly categoryId: number;
  /** Where the call names the kind, it must be the category's. */
  readonly kind?: CategoryKind;
  readonly userId: number;
}
type FoodsWorld = Pick<World, 'db' | 'clock'>;

/** The foods of a category, first made first. @throws Refusal 404 for a category that is not the user's */
export const list = async (
  question: ListQuestion<'foods.list'>,
  at: ListAt,
  world: FoodsWorld,
): Promise<Page> => {
  const zone = await categoryZone(at, world);
  const wanted = question.filters.map((filter) => FILTERS[filter.field](filter, zone, world));
  const where = and(eq(foods.categoryId, at.categoryId), isNull(foods.deletedAt), ...wanted);
  const order = question.sort
    ? sorted(SORTS[question.sort.column], question.sort.order, foods.id)
    : sorted(foods.createdAt, 'asc', foods.id);
  return pageOf(question, where, order, world);
};

/** The foods in the category's bin that can still be restored; last deleted first. @throws Refusal 404 as `list` */
export const deleted = async (
  question: ListQuestion<'foods.deleted'>,
  at: ListAt,
  world: FoodsWorld,
): Promise<Page> => {
  const zone = await categoryZone(at, world);
  const { column, order } = question.sort ?? { column: 'deletedAt', order: 'desc' };
  const wanted = question.filters.map((filter) => FILTERS[filter.field](filter, zone, world));
  const inBin = and(isNotNull(foods.deletedAt), gt(foods.deletedAt, windowStart(world.clock())));
  return pageOf(
    question,
    and(eq(foods.categoryId, at.categoryId), inBin, ...wanted),
    sorted(SORTS[column], order, foods.id),
    world,
  );
};

/** The zone of the category's venue; that the category is this user's and in no bin is settled here, once. */
const categoryZone = async ({ categoryId, kind, userId }: ListAt, world: FoodsWorld) => {
  const row = await categoryRowOf({ id: categoryId, userId, ...(kind ? { kind } : {}) }, world);
  return row.timezone ?? DEFAULT_ZONE;
};

const SORTS = {
  title: sql`${foods.title} collate "und-x-icu"`,
  price: foods.price,
  updatedAt: foods.updatedAt,
  deletedAt: foods.deletedAt,
};

type FilterSql = (filter: Filter, zone: string, world: FoodsWorld) => SQL | undefined;

const FILTERS: Readonly<Record<'title' | 'stop' | 'marks' | 'updatedAt', FilterSql>> = {
  title: (filter) => containsWords(foods.title, textOf(filter)),
  stop: (filter) => or(...flagsOf(filter).map((stopped) => (stopped ? isStopped : sql`not ${isStopped}`))),
  marks: (filter, _zone, { db }) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(foodMarks)
        .where(and(eq(foodMarks.foodId, foods.id), inArray(foodMarks.markId, idsOf(filter)))),
    ),
  updatedAt: (filter, zone) => withinDays(foods.updatedAt, sql`${zone}::text`, filter),
};

/** Asked food by food, so that a category costs the same however long the stop lists of all others are. */
const isStopped = sql`((select ${stopList.id} from ${stopList} where ${stopList.foodId} = ${foods.id}) is not null)`;

/** The rows and their number are read off the category's own indexes: the chain above it was checked before. */
const pageOf = async (
  question: { readonly page: number; readonly perPage: number },
  where: SQL | undefined,
  order: readonly SQL[],
  world: FoodsWorld,
): Promise<Page> => {
  const { limit, offset } = paging(question);
  // Only ids are walked and sorted, so that a page far behind costs no more than a look at an index.
  const page = world.db
    .select({ id: foods.id })
    .from(foods)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const [rows, [counted]] = await Promise.all([
    selectFoods(world.db)
      .where(inArray(foods.id, page))
      .orderBy(...order),
    world.db.select({ total: count() }).from(foods).where(where),
  ]);
  const now = world.clock();
  return { rows: rows.map((row) => toWire(row, now)), total: counted?.total ?? 0 };
};
