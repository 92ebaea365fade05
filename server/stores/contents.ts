import { and, count, inArray, isNull, sql } from 'drizzle-orm';
import type { Contents } from '../../contract/entities';
import type { WireRecord } from '../../contract/fields';
import type { Database } from '../db/Database';
import { categories, foods, menus } from '../db/schema';

type Counted = { readonly db: Database };

/**
 * The rows of a page of menus, each with how much goes to the bin and comes back with it: what is below it and in no bin of
 * its own. One statement for the page.
 */
export const withMenuContents = async (
  rows: readonly WireRecord[],
  { db }: Counted,
): Promise<readonly WireRecord[]> => {
  if (rows.length === 0) return rows;
  const found = await db
    .select({ id: menus.id, ...sums })
    .from(menus)
    .crossJoinLateral(inside)
    .where(inArray(menus.id, idsOf(rows)))
    .groupBy(menus.id);
  return withContents(rows, found, { categories: 0, foods: 0, drinks: 0 });
};

/** The same for points, whose menus count too. */
export const withPointContents = async (
  rows: readonly WireRecord[],
  { db }: Counted,
): Promise<readonly WireRecord[]> => {
  if (rows.length === 0) return rows;
  const found = await db
    .select({ id: menus.pointId, menus: count(), ...sums })
    .from(menus)
    .crossJoinLateral(inside)
    .where(and(inArray(menus.pointId, idsOf(rows)), isNull(menus.deletedAt)))
    .groupBy(menus.pointId);
  return withContents(rows, found, { menus: 0, categories: 0, foods: 0, drinks: 0 });
};

/**
 * A menu's categories and what they hold, as one row. Asked menu by menu and category by category: each is a look at its own
 * index, however much everybody else has.
 */
const inside = sql`(
  select count(*) as categories,
    sum(held) filter (where kind = 'food') as foods, sum(held) filter (where kind = 'drink') as drinks
  from (
    select c.kind, (select count(*) from ${foods} f where f.category_id = c.id and f.deleted_at is null) as held
    from ${categories} c where c.menu_id = ${menus}.id and c.deleted_at is null
  ) as each
) as inside`;

const sumOf = (name: string) => sql`coalesce(sum(inside.${sql.identifier(name)}), 0)`.mapWith(Number);
const sums = { categories: sumOf('categories'), foods: sumOf('foods'), drinks: sumOf('drinks') };

const idsOf = (rows: readonly WireRecord[]): number[] => rows.map(({ id }) => Number(id));

const withContents = (
  rows: readonly WireRecord[],
  found: readonly (Contents & { readonly id: number })[],
  none: Contents,
): readonly WireRecord[] => {
  const byId = new Map(found.map(({ id, ...contents }) => [id, contents]));
  return rows.map((row) => ({ ...row, contents: byId.get(Number(row.id)) ?? none }));
};
