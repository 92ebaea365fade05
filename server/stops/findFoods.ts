import { and, asc, inArray, type SQL } from 'drizzle-orm';
import type { WireRecord } from '../../contract/fields';
import { isRecord } from '../../contract/isRecord';
import type { Db, DbClock } from '../Deps';
import { categories, foods, menus, points } from '../db/schema';
import { inReach, type Reach, withParents } from '../engine/reach';
import { findMany, recordOf } from '../engine/read';
import { fold, folded } from '../engine/search';
import { idsIn } from '../isId';
import { foods as resource } from '../resources';

/** As a menu is read: menu by menu, category by category, each where people put it. */
export const asInMenu: readonly SQL[] = [
  asc(menus.id),
  asc(categories.position),
  asc(categories.id),
  asc(foods.position),
  asc(foods.id),
];

/** These dishes within reach as they travel, each with its category and menu, in the order of their ids here. */
export const foodsInOrder = async (
  ids: readonly number[],
  reach: Reach,
  deps: DbClock,
): Promise<readonly WireRecord[]> => {
  if (ids.length === 0) return [];
  const found = await findMany(resource, { ids, reach }, deps);
  const rows = new Map(found.map((each) => [each.row.id, each]));
  return ids.flatMap((id) => {
    const each = rows.get(id);
    if (!each) return [];
    const { categoryAbove: category, menuAbove: menu } = each;
    return [
      { ...recordOf(resource, each, { isListed: true }), category: titleOf(category), menu: titleOf(menu) },
    ];
  });
};

/** The same as they stand in their menus. */
export const foodsInMenus = async (
  ids: readonly number[],
  reach: Reach,
  deps: DbClock,
): Promise<readonly WireRecord[]> => {
  if (ids.length === 0) return [];
  const query = deps.db.select({ id: foods.id, menuId: menus.id }).from(foods).$dynamic();
  const ordered = await withParents(query, resource)
    .where(and(inArray(foods.id, [...ids]), inReach(resource, reach)))
    .orderBy(...asInMenu);
  return foodsInOrder(idsIn(ordered), reach, deps);
};

/** What stands above a record, as far as it is shown beside it. */
const titleOf = (above: unknown): WireRecord => {
  const { id, title } = isRecord(above) ? above : {};
  return { id, title };
};

/** Dishes of any venue within reach that are called as those that `where` means, and these. */
export const namesakes = async (where: SQL | undefined, reach: Reach, { db }: Db): Promise<number[]> => {
  const named = db.select({ title: foods.title, menuId: menus.id }).from(foods).$dynamic();
  const titles = await withParents(named, resource).where(and(where, inReach(resource, reach)));
  if (titles.length === 0) return [];
  const query = db.select({ id: foods.id, menuId: menus.id }).from(foods).$dynamic();
  const same = inArray(
    folded(foods.title),
    titles.map(({ title }) => fold(title)),
  );
  const found = await withParents(query, resource).where(and(same, inReach(resource, reach)));
  return idsIn(found);
};

/** The names of venues. */
export const titlesOf = async (ids: readonly number[], { db }: Db): Promise<ReadonlyMap<number, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: points.id, title: points.title })
    .from(points)
    .where(inArray(points.id, [...ids]));
  return new Map(rows.map(({ id, title }) => [id, title]));
};
