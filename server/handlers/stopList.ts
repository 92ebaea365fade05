import { and, asc, count, desc, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import { canView } from '../../contract/permissions';
import { forbidden, notFound } from '../ApiError';
import type { Call, Handlers, KeyIn, ListQuestion, Page } from '../Call';
import type { DbClock, Deps } from '../Deps';
import { categories, foodIngredients, foods, ingredients, menus, stopCauses, stopList } from '../db/schema';
import { filesByField, filesColumn } from '../engine/files';
import {
  days,
  type ListFilter,
  type ListSort,
  orderedBy,
  paging,
  russian,
  type Sees,
  UNHIDDEN,
  wantedBy,
  words,
} from '../engine/filters';
import { seesIn } from '../engine/hideFields';
import { inReach, withParents } from '../engine/reach';
import { zoneOf } from '../engine/read';
import { idsIn } from '../isId';
import { foods as resource } from '../resources';
import { stopColumn, stopOf, untilColumn } from '../resources/parts/stopColumn';
import { changeStops, type LockedFood, lockFoods } from '../stops/changeStops';
import { foodsInMenus, namesakes, titlesOf } from '../stops/findFoods';
import { endsOf, type Order, readOrder } from '../stops/readOrder';
import {
  type Act,
  letGo,
  letGoByHand,
  letGoByIngredient,
  type StopCauseChange,
  stopByHand,
  stopByIngredient,
} from '../stops/StopCause';
import { expectPoint } from './points';

/** What is stopped at a point now, last stopped first (docs/spec/3-decisions.md, Open points 9). @throws ApiError 404 */
const list = async (
  { list: asked, path: { pointId }, reach }: Call<'stopList.list'>,
  deps: Deps,
): Promise<Page> => {
  await expectPoint({ id: pointId, reach }, deps);
  const sees = seesIn(resource, deps.sections);
  const wanted = wantedBy(asked.filters, FILTERS, { zone: zoneOf(resource), clock: sql`''`, sees });
  const order = orderOf(asked.sort, sees);
  const where = and(eq(foods.pointId, pointId), inReach(resource, reach), ...wanted);
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
    timezone: zoneOf(resource),
    stop: stopColumn(foods.id),
  };
  const stopped = eq(stopList.foodId, foods.id);
  const rows = await withParents(
    db.select(columns).from(foods).innerJoin(stopList, stopped).$dynamic(),
    resource,
  )
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const number = db.select({ total: count() }).from(foods).innerJoin(stopList, stopped).$dynamic();
  const [counted] = await withParents(number, resource).where(where);
  return {
    rows: rows.map(({ files, stoppedAt, stop, ...row }) => ({
      ...row,
      image: filesByField(files).images?.[0] ?? null,
      stoppedAt: stoppedAt.toISOString(),
      stop: stopOf(stop),
    })),
    total: counted?.total ?? 0,
  };
};

type Asked = ListQuestion<'stopList.list'>;

const FILTERS: Readonly<Record<Asked['filters'][number]['field'], ListFilter>> = {
  title: words({ title: foods.title }),
  // What comes back by itself on these days, by the clocks of the venue.
  until: days(untilColumn(foods.id)),
};

const SORT: Readonly<Record<NonNullable<Asked['sort']>['column'], ListSort>> = {
  stoppedAt: { tells: UNHIDDEN, by: sql`${stopList.createdAt}` },
  until: { tells: UNHIDDEN, by: untilColumn(foods.id) },
  title: { tells: ['title'], by: russian(foods.title) },
};

/** What comes back first stands first; what nobody has promised stands last, whichever way. */
const orderOf = (sort: Asked['sort'], sees: Sees): readonly SQL[] => {
  const { column, order } = sort ?? { column: 'stoppedAt', order: 'desc' };
  const by = orderedBy(SORT[column], sees);
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  return [sql`${by} ${direction} nulls last`, order === 'asc' ? sql`${stopList.id}` : desc(stopList.id)];
};

/** @throws ApiError 404; 422 for an end that cannot be */
const change = async (
  { path: { pointId }, userId, reach, body }: Call<'stopList.change'>,
  deps: Deps,
): Promise<ChangeAnswer> => {
  const { action, all_points: isEverywhere = false, dry_run: isDry = false } = body;
  const ids = [...new Set(body.food_ids)];
  const isKept = action === 'detach' && body.keep_lacking === true;
  const order = readOrder(body, deps.clock());
  const here = and(inArray(foods.id, ids), eq(foods.pointId, pointId));
  const meant = isEverywhere ? inArray(foods.id, await namesakes(here, reach, deps)) : here;
  const held = await lockFoods(meant, reach, deps);
  // All or nothing: one that is absent, in a bin or of another point, and nothing changes.
  if (held.filter(({ id }) => ids.includes(id)).length !== ids.length) throw notFound();
  if (!isDry) {
    const release = isKept ? letGoByHand : letGo;
    const turn = action === 'attach' ? stopByHand(await actOf(order, { held, userId }, deps)) : release;
    await changeStops(held, { turn, userId }, deps);
  }
  return {
    ...((isEverywhere || isDry) && { points: await placesOf(held, deps) }),
    ...(isKept && { held: await lackingOf(held, deps) }),
  };
};

type ChangeAnswer = {
  readonly points?: Awaited<ReturnType<typeof placesOf>>;
  readonly held?: Awaited<ReturnType<typeof lackingOf>>;
};

/** Those of these dishes that an ingredient stops, and which; its name only for who may see what dishes are made of. */
const lackingOf = async (held: readonly LockedFood[], deps: Pick<Deps, 'db' | 'sections'>) => {
  const isNamed = seesField('food_composition', 'ingredients', deps);
  const rows = await deps.db
    .select({ foodId: stopCauses.foodId, title: ingredients.title })
    .from(stopCauses)
    .innerJoin(ingredients, eq(ingredients.id, stopCauses.ingredientId))
    .where(inArray(stopCauses.foodId, idsIn(held)))
    .orderBy(asc(stopCauses.id));
  return held.flatMap(({ id, title }) => {
    const own = rows.filter(({ foodId }) => foodId === id);
    return own.length === 0 ? [] : [{ id, title, ingredients: isNamed ? own.map((row) => row.title) : [] }];
  });
};

/**
 * Dishes that hold an ingredient are stopped, or those that it has stopped are let go, by one act.
 * @throws ApiError 403 for whoever may not see what dishes are made of; 404, 422
 */
const ingredient = async (
  { path: { pointId, ingredientId }, userId, reach, body }: Call<'stopList.ingredient'>,
  deps: Deps,
): Promise<Page> => {
  if (!seesField('food_composition', 'ingredients', deps)) throw forbidden();
  const { except = [], dry_run: isDry = false } = body;
  const order = readOrder(body, deps.clock());
  await expectPoint({ id: pointId, reach }, deps);
  const [known] = await deps.db
    .select({ id: ingredients.id, title: ingredients.title })
    .from(ingredients)
    .where(and(eq(ingredients.id, ingredientId), eq(ingredients.pointId, pointId)));
  if (!known) throw notFound();
  const { db } = deps;
  const holding = body.stop
    ? db
        .select({ id: foodIngredients.foodId })
        .from(foodIngredients)
        .where(eq(foodIngredients.ingredientId, known.id))
    : db.select({ id: stopCauses.foodId }).from(stopCauses).where(eq(stopCauses.ingredientId, known.id));
  const left = except.length > 0 ? notInArray(foods.id, [...except]) : undefined;
  const held = await lockFoods(
    and(eq(foods.pointId, pointId), inArray(foods.id, holding), left),
    reach,
    deps,
  );
  if (!isDry) {
    const settled = { ...order, until: order.until ?? 'default' } as const;
    const turn: StopCauseChange = body.stop
      ? stopByIngredient(known, await actOf(settled, { held, userId }, deps))
      : letGoByIngredient(known.id);
    await changeStops(held, { turn, userId }, deps);
  }
  const rows = await foodsInMenus(idsIn(held), reach, deps);
  return { rows, total: rows.length };
};

const actOf = async (
  { until, reason }: Order,
  { held, userId }: { readonly held: readonly LockedFood[]; readonly userId: number },
  deps: DbClock,
): Promise<Act> => {
  const venues = held.map(({ pointId }) => pointId);
  const ends = until === undefined ? undefined : await endsOf(until, venues, deps);
  return { ends, reason, userId, createdAt: deps.clock() };
};

/** In which venues, and how many dishes there. */
const placesOf = async (held: readonly LockedFood[], deps: Pick<Deps, 'db' | 'sections'>) => {
  const counts = new Map<number, number>();
  for (const { pointId } of held) counts.set(pointId, (counts.get(pointId) ?? 0) + 1);
  const titles = seesField('point_general', 'title', deps)
    ? await titlesOf([...counts.keys()], deps)
    : new Map<number, string>();
  return [...counts].map(([id, number]) => ({ id, title: titles.get(id) ?? '', foods: number }));
};

const seesField = (section: string, name: string, { sections }: Pick<Deps, 'sections'>): boolean =>
  sections.fields(section).some((field) => field.name === name && canView(field));

export const stopListHandlers: Handlers<KeyIn<'stopList'>> = {
  'stopList.list': list,
  'stopList.change': change,
  'stopList.ingredient': ingredient,
};
