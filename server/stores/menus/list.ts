import { and, count, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Filter, ListQuestion, Page } from '../../Call';
import { menus, points } from '../../db/schema';
import type { World } from '../../World';
import { windowStart } from '../binWindow';
import { withMenuContents } from '../contents';
import { withinDays } from '../dateRange';
import { flagsOf, textOf } from '../filterValue';
import { paging } from '../paging';
import { aliveOf } from '../points/pointRow';
import { containsWords } from '../search';
import { sorted } from '../sorted';
import { zoneOf } from '../zoneOf';
import { selectMenus } from './menuRow';
import { withParts } from './withParts';

interface ListAt {
  readonly pointId: number;
  readonly userId: number;
}
type MenusWorld = Pick<World, 'db' | 'clock'>;

/** The menus of a point (2§2), first made first. @throws Refusal 404 for a point that is not the user's */
export const list = async (
  question: ListQuestion<'menus.list'>,
  at: ListAt,
  world: MenusWorld,
): Promise<Page> => {
  const zone = await zoneOf({ id: at.pointId, userId: at.userId }, world);
  const { column, order } = question.sort ?? { column: 'createdAt', order: 'asc' };
  const wanted = question.filters.map((filter) => FILTERS[filter.field](filter, zone));
  const where = and(inPoint(at), isNull(menus.deletedAt), ...wanted);
  return pageOf(question, where, sorted(SORTS[column], order, menus.id), world);
};

/** The menus in the point's bin that can still be restored; last deleted first. @throws Refusal 404 as `list` */
export const deleted = async (
  question: ListQuestion<'menus.deleted'>,
  at: ListAt,
  world: MenusWorld,
): Promise<Page> => {
  const zone = await zoneOf({ id: at.pointId, userId: at.userId }, world);
  const { column, order } = question.sort ?? { column: 'deletedAt', order: 'desc' };
  const wanted = question.filters.map((filter) => FILTERS[filter.field](filter, zone));
  const inBin = and(isNotNull(menus.deletedAt), gt(menus.deletedAt, windowStart(world.clock())));
  return pageOf(question, and(inPoint(at), inBin, ...wanted), sorted(SORTS[column], order, menus.id), world);
};

const inPoint = ({ pointId, userId }: ListAt) => and(eq(menus.pointId, pointId), aliveOf(userId));

type FilterSql = (filter: Filter, zone: string) => SQL | undefined;

const SORTS = {
  title: sql`${menus.title} collate "und-x-icu"`,
  visible: menus.visible,
  createdAt: menus.createdAt,
  updatedAt: menus.updatedAt,
  deletedAt: menus.deletedAt,
};

const FILTERS: Readonly<Record<'title' | 'visible' | 'createdAt', FilterSql>> = {
  title: (filter) => containsWords(menus.title, textOf(filter)),
  visible: (filter) => inArray(menus.visible, flagsOf(filter)),
  createdAt: (filter, zone) => withinDays(menus.createdAt, sql`${zone}::text`, filter),
};

const pageOf = async (
  question: { readonly page: number; readonly perPage: number },
  where: SQL | undefined,
  order: readonly SQL[],
  world: MenusWorld,
): Promise<Page> => {
  const { limit, offset } = paging(question);
  const rows = await selectMenus(world.db)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const [counted] = await world.db
    .select({ total: count() })
    .from(menus)
    .innerJoin(points, eq(menus.pointId, points.id))
    .where(where);
  const records = await withParts(rows, world);
  return { rows: await withMenuContents(records, world), total: counted?.total ?? 0 };
};
