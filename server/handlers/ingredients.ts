import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { ListItem } from '../../contract/entities';
import type { EndpointKey } from '../../contract/rows';
import { forbidden } from '../ApiError';
import type { AnyListQuestion, Call, Filter, Handler, Page } from '../Call';
import type { Deps } from '../Deps';
import { foodIngredients, foods, ingredients, stopCauses } from '../db/schema';
import { flags, type ListFilter, paging, russian, textOf, wantedBy, words } from '../engine/filters';
import { seesIn } from '../engine/hideFields';
import { inReach, type Reach, withParents } from '../engine/reach';
import { startsWith } from '../engine/search';
import { foods as resource } from '../resources';
import { expectPoint } from './expectPoint';

type Key = Extract<EndpointKey, `ingredients.${string}` | `pointIngredients.${string}`>;

/** What dishes are made of is told by the rows themselves: who may not see that gets none. */
const FILTERS: Readonly<Record<'title' | 'is_allergen', ListFilter>> = {
  title: words({ ingredients: ingredients.title }),
  is_allergen: flags(['ingredients'], ingredients.isAllergen),
};

/** @throws ApiError 403 for whoever may not see what dishes are made of; 422 */
const wantedOf = (filters: readonly Filter[], { sections }: Pick<Deps, 'sections'>) => {
  const sees = seesIn(resource, sections);
  if (!sees('ingredients')) throw forbidden();
  return wantedBy(filters, FILTERS, { zone: sql`''`, clock: sql`''`, sees });
};

/** The ingredients that the point's foods have used so far; those that begin as typed stand first. @throws ApiError 404 */
const suggestions = async (
  { list, path: { pointId }, reach }: Call<'ingredients.list'>,
  deps: Deps,
): Promise<Page> => {
  await expectPoint({ id: pointId, reach }, deps);
  const wanted = wantedOf(list.filters, deps);
  const first = list.filters.map((filter) => desc(startsWith(ingredients.title, textOf(filter))));
  return pageOf(list, and(eq(ingredients.pointId, pointId), ...wanted), deps, first);
};

/** The ingredients that stand in the point's foods now, each with these foods. @throws ApiError 404 */
const inUse = async (
  { list, path: { pointId }, reach }: Call<'pointIngredients.list'>,
  deps: Deps,
): Promise<Page> => {
  await expectPoint({ id: pointId, reach }, deps);
  const wanted = wantedOf(list.filters, deps);
  const uses = { pointId, reach };
  const used = deps.db
    .select({ id: foodIngredients.ingredientId })
    .from(foods)
    .innerJoin(foodIngredients, isMadeOf);
  const isUsed = inArray(ingredients.id, withParents(used.$dynamic(), resource).where(areUses(uses)));
  const page = await pageOf(list, and(eq(ingredients.pointId, pointId), isUsed, ...wanted), deps);
  const places = await foodsOf(
    page.rows.map(({ id }) => id),
    uses,
    deps,
  );
  return { ...page, rows: page.rows.map((row) => ({ ...row, foods: places.get(row.id) ?? [] })) };
};

interface Uses {
  readonly pointId: number;
  readonly reach: Reach;
}

/** What foods in reach are made of; an ingredient is its point's own, so the database begins with the foods of this one. */
const areUses = ({ pointId, reach }: Uses) => and(eq(foods.pointId, pointId), inReach(resource, reach));
const isMadeOf = eq(foodIngredients.foodId, foods.id);

const foodsOf = async (
  ids: readonly number[],
  uses: Uses,
  deps: Pick<Deps, 'db'>,
): Promise<ReadonlyMap<number, readonly ListItem[]>> => {
  const found = new Map<number, ListItem[]>();
  if (ids.length === 0) return found;
  const only = inArray(foodIngredients.ingredientId, [...ids]);
  const made = deps.db
    .select({ ingredientId: foodIngredients.ingredientId, id: foods.id, title: foods.title })
    .from(foods)
    .innerJoin(foodIngredients, isMadeOf);
  const rows = await withParents(made.$dynamic(), resource)
    .where(and(only, areUses(uses)))
    .orderBy(asc(russian(foods.title)), asc(foods.id));
  for (const { ingredientId, id, title } of rows)
    found.set(ingredientId, [...(found.get(ingredientId) ?? []), { id, title }]);
  return found;
};

/** Dishes are stopped because of it. Named in full: in a select of one table columns would have no table's name. */
const isOut = sql<boolean>`exists (select 1 from ${stopCauses} where stop_causes.ingredient_id = ingredients.id)`;

/** A page of ingredients as they travel, by title where `first` does not say otherwise. */
const pageOf = async (
  list: Pick<AnyListQuestion, 'page' | 'perPage'>,
  where: SQL | undefined,
  { db }: Pick<Deps, 'db'>,
  first: readonly SQL[] = [],
) => {
  const { limit, offset } = paging(list);
  const rows = await db
    .select({
      id: ingredients.id,
      title: ingredients.title,
      is_allergen: ingredients.isAllergen,
      stopped: isOut,
    })
    .from(ingredients)
    .where(where)
    .orderBy(...first, asc(russian(ingredients.title)), asc(ingredients.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(ingredients).where(where);
  return { rows, total: counted?.total ?? 0 };
};

export const ingredientHandlers: { readonly [K in Key]: Handler<K> } = {
  'ingredients.list': suggestions,
  'pointIngredients.list': inUse,
};
