import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { BulkResult, CreateResult } from '../../contract/bulk';
import { changePrice } from '../../contract/changePrice';
import type { WireRecord } from '../../contract/fields';
import { dayAt } from '../../contract/visibility/venueClock';
import { notFound } from '../ApiError';
import type { Call, Handlers, Page } from '../Call';
import { copyTree } from '../copies/copyTree';
import type { Deps } from '../Deps';
import { categories, foods, menus } from '../db/schema';
import { applyRows } from '../engine/applyRows';
import { type BulkWork, changeMany, eachRow } from '../engine/changeMany';
import {
  ids as byIds,
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
import { sectionsOf } from '../engine/history';
import { judgeNew } from '../engine/judgeRow';
import { placeFor } from '../engine/lock';
import { orderUnder } from '../engine/order';
import type { At } from '../engine/Resource';
import { inReach, withParents } from '../engine/reach';
import { find, zoneOf } from '../engine/read';
import { type Act, readBulk } from '../engine/readBulk';
import type { OwnKey } from '../engine/verbs';
import { idsIn } from '../isId';
import { categories as categoryResource, foods as resource } from '../resources';
import { asInMenu, foodsInOrder } from '../stops/findFoods';
import { menuAreaTexts } from '../texts/refusals';
import { expectPoint } from './points';

/** Makes of many rows what is right of them, slice by slice. @throws ApiError 404, 422 */
const makeMany = async (
  { path, body, ...at }: Call<'foods.addRows'>,
  deps: Deps,
): Promise<{ readonly results: readonly CreateResult[]; readonly change_id: number | null }> => {
  const { rows } = body;
  const { told, entry } = await deps.inSlices<number, CreateResult>({
    plan: async () => [...rows.keys()],
    run: (places, inside) =>
      makeSome(
        places.map((index) => rows[index] ?? {}),
        { ...at, named: path },
        inside,
      ),
    leave: (_row, why) => ({ status: 'refused', errors: { '': [why] } }),
  });
  return { results: told, change_id: entry };
};

const makeSome = async (
  rows: readonly WireRecord[],
  at: At,
  deps: Deps,
): Promise<readonly CreateResult[]> => {
  const place = await placeFor(resource, { ...at, isHeld: true }, deps);
  if (!place) throw notFound();
  const sections = sectionsOf(resource, deps.sections);
  const form = { sections, timezone: place.zone, today: dayAt(deps.clock(), place.zone) };
  const judged = rows.map((payload) => judgeNew(payload, form));
  const fresh = judged.flatMap(({ values }) => (values ? [{ kind: 'new' as const, ...place, values }] : []));
  const ids = (await applyRows(resource, { rows: fresh, at }, deps)).map(({ id }) => id);
  return judged.map(({ errors }) => {
    const id = errors ? undefined : ids.shift();
    return id === undefined ? { status: 'refused', ...(errors && { errors }) } : { status: 'done', id };
  });
};

export const foodsHandlers: Handlers<OwnKey<'foods'>> = {
  'foods.bulk': async ({ path: { pointId }, body, ...at }, deps) =>
    changeMany(
      resource,
      {
        bulk: readBulk(body, actsOf(body)),
        pointId,
        at,
        filters: { category: byIds(UNHIDDEN, categories.id) },
        move: (categoryId, work, inside) =>
          move(work, { categoryId, at: { ...at, named: { pointId } } }, inside),
      },
      deps,
    ),
  'foods.addRows': makeMany,

  'foods.copy': async ({ body, ...who }, deps) => ({
    results: await copyTree({ unit: 'foods', ids: body.ids, body, who }, deps),
  }),
};

/** What only dishes can be changed by: their price and marks by what each has, and where they stand. */
const actsOf = ({ price, marks, move: to }: Call<'foods.bulk'>['body']): readonly Act[] => [
  ...(price ? [savingBy((dish) => ({ price: changePrice(String(dish.price ?? ''), price) }))] : []),
  ...(marks ? [savingBy((dish) => ({ marks: changeMarks(dish.marks, marks) }))] : []),
  ...(to ? [{ kind: 'move', categoryId: to.category_id } as const] : []),
];

const savingBy = (values: (record: WireRecord) => WireRecord): Act => ({ kind: 'set', values });

const changeMarks = (
  held: unknown,
  { add = [], remove = [] }: NonNullable<Call<'foods.bulk'>['body']['marks']>,
): readonly unknown[] => {
  const now: readonly unknown[] = Array.isArray(held) ? held : [];
  return [...new Set([...now.filter((id) => !remove.some((gone) => gone === id)), ...add])];
};

/** Behind all that stand there, in the order of the list. @throws ApiError 404 for a category of no such venue */
const move = async (
  work: BulkWork,
  { categoryId, at }: { readonly categoryId: number; readonly at: At },
  deps: Deps,
): Promise<readonly BulkResult[]> => {
  const { kind } = (await find(categoryResource, { ...at, id: categoryId }, deps)).row;
  const categoryOf = new Map([...work.rows].map(([id, { row }]) => [id, Number(row.categoryId)]));
  const sources = [...new Set(categoryOf.values())];
  const kinds = new Map(
    sources.length === 0
      ? []
      : (
          await deps.db
            .select({ id: categories.id, kind: categories.kind })
            .from(categories)
            .where(inArray(categories.id, sources))
        ).map((source) => [source.id, source.kind]),
  );
  const moving: number[] = [];
  const results = eachRow(work, (_row, id) => {
    const from = Number(categoryOf.get(id));
    const states = { before: { category_id: from }, after: { category_id: categoryId } };
    if (from === categoryId) return { status: 'unchanged', before: {}, after: {} };
    if (kinds.get(from) !== kind)
      return { status: 'refused', ...states, errors: { category_id: [menuAreaTexts.otherKind] } };
    moving.push(id);
    return { status: 'done', ...states };
  });
  if (work.bulk.isDry || moving.length === 0) return results;
  const from = sources.filter((source) => source !== categoryId && kinds.get(source) === kind);
  const wanted = (here: readonly number[]) => [...here, ...moving];
  await orderUnder(resource, { parentId: categoryId, wanted, from, at }, deps);
  return results;
};

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
