import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Filter, ListQuestion, Page } from '../../Call';
import { cities, points } from '../../db/schema';
import type { World } from '../../World';
import { windowStart } from '../binWindow';
import { withPointContents } from '../contents';
import { withinDays } from '../dateRange';
import { idsOf, textOf, textsOf } from '../filterValue';
import { paging } from '../paging';
import { containsWords } from '../search';
import { DEFAULT_ZONE } from '../wallClock';
import { ownedBy, selectPoints } from './pointRow';
import { withParts } from './withParts';

type PointsWorld = Pick<World, 'db' | 'clock'>;

/** The points of a user (1§2); newest first where nothing else is asked. */
export const list = (
  question: ListQuestion<'points.list'>,
  userId: number,
  world: PointsWorld,
): Promise<Page> => {
  const { column, order } = question.sort ?? { column: 'createdAt', order: 'desc' };
  return pageOf(
    question,
    and(ownedBy(userId), isNull(points.deletedAt)),
    sorted(SORTS[column], order),
    world,
  );
};

/** The points in the bin that can still be restored; last deleted first where nothing else is asked. */
export const deleted = (
  question: ListQuestion<'points.deleted'>,
  userId: number,
  world: PointsWorld,
): Promise<Page> => {
  const { column, order } = question.sort ?? { column: 'deletedAt', order: 'desc' };
  const inBin = and(
    ownedBy(userId),
    isNotNull(points.deletedAt),
    gt(points.deletedAt, windowStart(world.clock())),
  );
  return pageOf(question, inBin, sorted(SORTS[column], order), world);
};

const SORTS = {
  title: sql`${points.title} collate "und-x-icu"`,
  status: points.status,
  createdAt: points.createdAt,
  deletedAt: points.deletedAt,
} satisfies Record<string, SQL | PgColumn>;

/** Ties are broken by id, so that no row stands on two pages. */
const sorted = (by: SQL | PgColumn, order: 'asc' | 'desc'): readonly SQL[] =>
  order === 'asc' ? [asc(by), asc(points.id)] : [desc(by), desc(points.id)];

interface Question {
  readonly page: number;
  readonly perPage: number;
  readonly filters: readonly Filter<keyof typeof FILTERS>[];
}

const pageOf = async (
  question: Question,
  reach: SQL | undefined,
  order: readonly SQL[],
  world: PointsWorld,
): Promise<Page> => {
  const where = and(reach, ...question.filters.map((filter) => FILTERS[filter.field](filter)));
  const { limit, offset } = paging(question);
  const rows = await selectPoints(world.db)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const [counted] = await world.db
    .select({ total: count() })
    .from(points)
    .leftJoin(cities, eq(points.cityId, cities.id))
    .where(where);
  const records = await withParts(rows, world);
  return { rows: await withPointContents(records, world), total: counted?.total ?? 0 };
};

const FILTERS = {
  titleAndAddress: (filter: Filter) =>
    containsWords(
      sql`concat_ws(' ', ${points.title}, ${cities.title}, ${points.street}, ${points.house})`,
      textOf(filter),
    ),
  status: (filter: Filter) => inArray(sql`${points.status}`, textsOf(filter)),
  type: (filter: Filter) => inArray(points.typeId, idsOf(filter)),
  createdAt: (filter: Filter) =>
    withinDays(points.createdAt, sql`coalesce(${cities.timezone}, ${DEFAULT_ZONE})`, filter),
};
