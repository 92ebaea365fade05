import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { ListItem } from '../../contract/entities';
import { proposalOf } from '../../contract/knownProducts';
import { canWrite } from '../../contract/permissions';
import { forbidden } from '../ApiError';
import { tellAllergens } from '../allergens/tellAllergens';
import type { AnyListQuestion, Call, Filter, Handlers, KeyIn, Page } from '../Call';
import { mentionedIn } from '../content';
import type { Db, Deps } from '../Deps';
import { foodIngredients, foods, ingredients, stopCauses } from '../db/schema';
import { flags, type ListFilter, paging, russian, textOf, wantedBy, words } from '../engine/filters';
import { seesIn } from '../engine/hideFields';
import { inReach, type Reach, withParents } from '../engine/reach';
import { startsWith } from '../engine/search';
import { grouped } from '../grouped';
import { idsIn } from '../isId';
import { foods as resource } from '../resources';
import { expectPoint } from './points';

/** What dishes are made of is told by the rows themselves: who may not see that gets none. */
const FILTERS: Readonly<Record<'title' | 'is_allergen' | 'told', ListFilter>> = {
  title: words({ ingredients: ingredients.title }),
  is_allergen: flags(['ingredients'], ingredients.isAllergen),
  told: flags(['ingredients'], sql`(${ingredients.allergens} is not null)`),
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
  return pageOf(list, { where: and(eq(ingredients.pointId, pointId), ...wanted), first }, deps);
};

/** The ingredients that stand in the point's foods now, each with these foods; what is to be told first. @throws ApiError 404 */
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
  const where = and(eq(ingredients.pointId, pointId), isUsed, ...wanted);
  const page = await pageOf(list, { where, first: [sql`${ingredients.allergens} is not null`] }, deps);
  const places = await foodsOf(idsIn(page.rows), uses, deps);
  return {
    ...page,
    rows: page.rows.map((row) => ({
      ...row,
      foods: (places.get(row.id) ?? []).map(({ id, title }) => ({ id, title })),
      proposed: row.allergens ? null : (proposalOf(mentionedIn(row.title)) ?? null),
    })),
  };
};

/** @throws ApiError 403 for whoever may not change what dishes are made of; 404 */
const tell = async (
  { path: { pointId }, userId, reach, body }: Call<'pointIngredients.tell'>,
  deps: Deps,
) => {
  const composition = deps.sections.fields('food_composition').find(({ name }) => name === 'ingredients');
  if (!composition || !canWrite(composition, 'edit')) throw forbidden();
  const results = await tellAllergens(body.rows, { pointId, userId, reach, isDry: body.dry_run }, deps);
  return { results, change_id: (await deps.flushAudit()) ?? null };
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
  deps: Db,
): Promise<ReadonlyMap<number, readonly ListItem[]>> => {
  if (ids.length === 0) return new Map();
  const only = inArray(foodIngredients.ingredientId, [...ids]);
  const made = deps.db
    .select({ ingredientId: foodIngredients.ingredientId, id: foods.id, title: foods.title })
    .from(foods)
    .innerJoin(foodIngredients, isMadeOf);
  const rows = await withParents(made.$dynamic(), resource)
    .where(and(only, areUses(uses)))
    .orderBy(asc(russian(foods.title)), asc(foods.id));
  return grouped(rows, ({ ingredientId }) => ingredientId);
};

/** Dishes are stopped because of it. Named in full: in a select of one table columns would have no table's name. */
const isOut = sql<boolean>`exists (select 1 from ${stopCauses} where stop_causes.ingredient_id = ingredients.id)`;

/** A page of ingredients as they travel, by title where `first` does not say otherwise. */
const pageOf = async (
  list: Pick<AnyListQuestion, 'page' | 'perPage'>,
  { where, first = [] }: { readonly where: SQL | undefined; readonly first?: readonly SQL[] },
  { db }: Db,
) => {
  const { limit, offset } = paging(list);
  const rows = await db
    .select({
      id: ingredients.id,
      title: ingredients.title,
      is_allergen: ingredients.isAllergen,
      allergens: ingredients.allergens,
      stopped: isOut,
    })
    .from(ingredients)
    .where(where)
    .orderBy(...first, asc(russian(ingredients.title)), asc(ingredients.id))
    .limit(limit)
    .offset(offset);
  const total = await db.$count(ingredients, where);
  return { rows, total };
};

export const ingredientHandlers: Handlers<KeyIn<'ingredients' | 'pointIngredients'>> = {
  'ingredients.list': suggestions,
  'pointIngredients.list': inUse,
  'pointIngredients.tell': tell,
};
