import { and, count, desc, eq } from 'drizzle-orm';
import type { EndpointKey } from '../../contract/endpoints';
import { limits } from '../../contract/limits';
import { invalid } from '../ApiError';
import type { Call, Handler, Page } from '../Call';
import type { Deps } from '../Deps';
import { categories, foods, menus, stopList } from '../db/schema';
import { filesByField, filesColumn } from '../engine/files';
import { paging, textOf } from '../engine/filters';
import { inReach, withParents } from '../engine/reach';
import { containsWords } from '../engine/search';
import { foods as resource } from '../resources';
import { moveStops } from '../resources/parts/moveStops';
import { menuAreaTexts } from '../texts/menuArea';
import { expectPoint } from './expectPoint';

type Key = Extract<EndpointKey, `stopList.${string}`>;

/** What is stopped at a point now, last stopped first (docs/spec/3-decisions.md, Open points 9). @throws ApiError 404 */
const list = async (
  { list: asked, path: { pointId }, reach }: Call<'stopList.list'>,
  deps: Deps,
): Promise<Page> => {
  await expectPoint({ id: pointId, reach }, deps);
  const titles = asked.filters.map((filter) => containsWords(foods.title, textOf(filter)));
  const where = and(eq(foods.pointId, pointId), inReach(resource, reach), ...titles);
  const { limit, offset } = paging(asked);
  const { db } = deps;
  const columns = {
    id: foods.id,
    title: foods.title,
    price: foods.price,
    type: categories.kind,
    category: { id: categories.id, title: categories.title },
    menu: { id: menus.id, title: menus.title },
    files: filesColumn('foods', foods.id),
    stoppedAt: stopList.createdAt,
  };
  const stopped = eq(stopList.foodId, foods.id);
  const rows = await withParents(
    db.select(columns).from(foods).innerJoin(stopList, stopped).$dynamic(),
    resource,
  )
    .where(where)
    .orderBy(desc(stopList.createdAt), desc(stopList.id))
    .limit(limit)
    .offset(offset);
  const number = db.select({ total: count() }).from(foods).innerJoin(stopList, stopped).$dynamic();
  const [counted] = await withParents(number, resource).where(where);
  return {
    rows: rows.map(({ files, stoppedAt, ...row }) => ({
      ...row,
      image: filesByField(files).images?.[0] ?? null,
      stoppedAt: stoppedAt.toISOString(),
    })),
    total: counted?.total ?? 0,
  };
};

/** @throws ApiError 404, 422 for another action or ids that are none */
const change = async (
  { path: { pointId }, userId, reach, body: { action, food_ids } }: Call<'stopList.change'>,
  deps: Deps,
): Promise<void> => {
  if (action !== 'attach' && action !== 'detach') throw invalid({ action: [menuAreaTexts.stopAction] });
  await moveStops({ pointId, userId, reach, ids: readIds(food_ids), action }, deps);
};

const MAX_ID = 2 ** 31 - 1;

const isId = (id: unknown): id is number =>
  typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= MAX_ID;

const readIds = (raw: unknown): number[] => {
  const ids = Array.isArray(raw) ? raw : [];
  if (ids.length === 0 || ids.length > limits.maxBulkIds || !ids.every(isId)) {
    throw invalid({ food_ids: [menuAreaTexts.stopIds] });
  }
  return [...new Set(ids)];
};

export const stopListHandlers: { readonly [K in Key]: Handler<K> } = {
  'stopList.list': list,
  'stopList.change': change,
};
