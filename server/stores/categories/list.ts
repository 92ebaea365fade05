import { and, count, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Filter, ListQuestion, Page } from '../../Call';
import { categories, menus, points } from '../../db/schema';
import type { World } from '../../World';
import { windowStart } from '../binWindow';
import { withinDays } from '../dateRange';
import { flagsOf, textOf } from '../filterValue';
import { kindsOf } from '../kindsOf';
import { aliveMenusOf } from '../menus/menuRow';
import { rowOf as menuRowOf } from '../menus/read';
import { paging } from '../paging';
import { containsWords } from '../search';
import { sorted } from '../sorted';
import { DEFAULT_ZONE, wallClock } from '../wallClock';
import { selectCategories } from './categoryRow';
import { withParts } from './withParts';

interface ListAt {
  readonly menuId: number;
  readonly userId: number;
}
type CategoriesWorld = Pick<World, 'db' | 'clock'>;

/** The categories of a menu, food and drink alike, first made first. @throws Refusal 404 */
export const list = async (
  question: ListQuestion<'categories.list'>,
  at: ListAt,
  world: CategoriesWorld,
): Promise<Page> => {
  const { timezone } = await menuRowOf({ id: at.menuId, userId: at.userId }, world);
  const zone = timezone ?? DEFAULT_ZONE;
  const here = { zone, clock: wallClock(world.clock(), zone) };
  const wanted = question.filters.map((filter) => FILTERS[filter.field](filter, here));
  const where = and(inMenu(at), isNull(categories.deletedAt), ...wanted);
  const order = question.sort
    ? sorted(SORTS[question.sort.column], question.sort.order, categories.id)
    : sorted(categories.createdAt, 'asc', categories.id);
  return pageOf(question, where, order, world);
};

/** The categories in the menu's bin that can still be restored; last deleted first. @throws Refusal 404 */
export const deleted = async (
  question: ListQuestion<'categories.deleted'>,
  at: ListAt,
  world: CategoriesWorld,
): Promise<Page> => {
  await menuRowOf({ id: at.menuId, userId: at.userId }, world);
  const { column, order } = question.sort ?? { column: 'deletedAt', order: 'desc' };
  const inBin = and(isNotNull(categories.deletedAt), gt(categories.deletedAt, windowStart(world.clock())));
  return pageOf(question, and(inMenu(at), inBin), sorted(SORTS[column], order, categories.id), world);
};

const inMenu = ({ menuId, userId }: ListAt) => and(eq(categories.menuId, menuId), aliveMenusOf(userId));

const SORTS = {
  title: sql`${categories.title} collate "und-x-icu"`,
  visible: categories.visible,
  updatedAt: categories.updatedAt,
  deletedAt: categories.deletedAt,
};

/** The venue's zone, and what its clock says now. */
interface At {
  readonly zone: string;
  readonly clock: string;
}
type FilterSql = (filter: Filter, at: At) => SQL | undefined;

/** Whether guests see it now, as the lists say it: `hidesNow` in SQL. */
const isShown = (clock: string): SQL => sql`(${categories.visible} and not (
  coalesce(${clock}::text >= ${categories.closeBegin}, false)
  and not (${categories.showAfterTime} and coalesce(${clock}::text >= ${categories.closeEnd}, false))))`;

const FILTERS: Readonly<Record<'title' | 'type' | 'visible' | 'updatedAt', FilterSql>> = {
  title: (filter) => containsWords(categories.title, textOf(filter)),
  type: (filter) => inArray(categories.kind, kindsOf(filter)),
  visible: (filter, { clock }) => inArray(isShown(clock), flagsOf(filter)),
  updatedAt: (filter, { zone }) => withinDays(categories.updatedAt, sql`${zone}::text`, filter),
};

const pageOf = async (
  question: { readonly page: number; readonly perPage: number },
  where: SQL | undefined,
  order: readonly SQL[],
  world: CategoriesWorld,
): Promise<Page> => {
  const { limit, offset } = paging(question);
  const rows = await selectCategories(world.db)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const [counted] = await world.db
    .select({ total: count() })
    .from(categories)
    .innerJoin(menus, eq(categories.menuId, menus.id))
    .innerJoin(points, eq(menus.pointId, points.id))
    .where(where);
  return { rows: await withParts(rows, world), total: counted?.total ?? 0 };
};
