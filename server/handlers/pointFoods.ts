import { and, count, eq, sql } from 'drizzle-orm';
import type { Call, Handlers, Page } from '../Call';
import type { Deps } from '../Deps';
import { categories, foods, menus } from '../db/schema';
import {
  ids,
  type ListSort,
  orderedBy,
  paging,
  russian,
  sorted,
  UNHIDDEN,
  wantedBy,
} from '../engine/filters';
import { seesIn } from '../engine/hideFields';
import { inReach, withParents } from '../engine/reach';
import { zoneOf } from '../engine/read';
import { idsIn } from '../isId';
import { foods as resource } from '../resources';
import { asInMenu, foodsInOrder } from '../stops/findFoods';
import { expectPoint } from './expectPoint';

type Key = 'pointFoods.list';

const FILTERS = { ...resource.filters, category: ids(UNHIDDEN, categories.id) };
const BY_TITLE: ListSort = { tells: ['title'], by: russian(foods.title) };

/** All dishes of a venue as they stand in its menus, each with its category, its menu and its stop. @throws ApiError 404 */
const list = async ({ list: asked, path: { pointId }, reach }: Call<Key>, deps: Deps): Promise<Page> => {
  await expectPoint({ id: pointId, reach }, deps);
  const sees = seesIn(resource, deps.sections);
  const wanted = wantedBy(asked.filters, FILTERS, { zone: zoneOf(resource), clock: sql`''`, sees });
  const order = asked.sort ? sorted(orderedBy(BY_TITLE, sees), asked.sort.order, foods.id) : asInMenu;
  const where = and(eq(foods.pointId, pointId), inReach(resource, reach), ...wanted);
  const { limit, offset } = paging(asked);
  // Only ids are sorted; what is shown of a dish is read for those of the page.
  const query = deps.db.select({ id: foods.id, menuId: menus.id }).from(foods).$dynamic();
  const page = await withParents(query, resource)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const number = deps.db.select({ total: count() }).from(foods).$dynamic();
  const [counted] = await withParents(number, resource).where(where);
  const rows = await foodsInOrder(idsIn(page), reach, deps);
  return { rows, total: counted?.total ?? 0 };
};

export const pointFoodHandlers: Handlers<Key> = { 'pointFoods.list': list };
