import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { ListItem } from '../../../contract/entities';
import type { ListQuestion, Page } from '../../Call';
import { categories, foodIngredients, foods, ingredients, menus, points } from '../../db/schema';
import type { World } from '../../World';
import { aliveFoodsOf } from '../foods/foodRow';
import { zoneOf } from '../zoneOf';
import { FILTERS, pageOf } from './page';

/** The ingredients that stand in the point's foods now, each with these foods. @throws Refusal 404 */
export const ofPoint = async (
  question: ListQuestion<'pointIngredients.list'>,
  { pointId, userId }: { readonly pointId: number; readonly userId: number },
  world: Pick<World, 'db'>,
): Promise<Page> => {
  await zoneOf({ id: pointId, userId }, world);
  const wanted = question.filters.map((filter) => FILTERS[filter.field](filter));
  const inUse = inArray(ingredients.id, usesOf(and(eq(menus.pointId, pointId), aliveFoodsOf(userId)), world));
  const page = await pageOf(question, and(eq(ingredients.pointId, pointId), inUse, ...wanted), world);
  const places = await readFoods(
    page.rows.map(({ id }) => id),
    { pointId, userId },
    world,
  );
  return { ...page, rows: page.rows.map((row) => ({ ...row, foods: places.get(row.id) ?? [] })) };
};

const usesOf = (where: SQL | undefined, { db }: Pick<World, 'db'>) =>
  db
    .select({ id: foodIngredients.ingredientId })
    .from(foodIngredients)
    .innerJoin(foods, eq(foodIngredients.foodId, foods.id))
    .innerJoin(categories, eq(foods.categoryId, categories.id))
    .innerJoin(menus, eq(categories.menuId, menus.id))
    .innerJoin(points, eq(menus.pointId, points.id))
    .where(where);

const readFoods = async (
  ids: readonly number[],
  { pointId, userId }: { readonly pointId: number; readonly userId: number },
  { db }: Pick<World, 'db'>,
): Promise<ReadonlyMap<number, readonly ListItem[]>> => {
  const found = new Map<number, ListItem[]>();
  if (ids.length === 0) return found;
  const rows = await db
    .select({ ingredientId: foodIngredients.ingredientId, id: foods.id, title: foods.title })
    .from(foodIngredients)
    .innerJoin(foods, eq(foodIngredients.foodId, foods.id))
    .innerJoin(categories, eq(foods.categoryId, categories.id))
    .innerJoin(menus, eq(categories.menuId, menus.id))
    .innerJoin(points, eq(menus.pointId, points.id))
    // An ingredient is its point's own; said once more, the database begins with the menus of this one.
    .where(
      and(inArray(foodIngredients.ingredientId, [...ids]), eq(menus.pointId, pointId), aliveFoodsOf(userId)),
    )
    .orderBy(asc(sql`${foods.title} collate "und-x-icu"`), asc(foods.id));
  for (const { ingredientId, id, title } of rows) {
    found.set(ingredientId, [...(found.get(ingredientId) ?? []), { id, title }]);
  }
  return found;
};
