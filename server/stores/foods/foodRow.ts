import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Ingredient } from '../../../contract/entities';
import type { Database } from '../../db/Database';
import {
  categories,
  cities,
  foodIngredients,
  foodMarks,
  foods,
  ingredients,
  menus,
  points,
  stopList,
} from '../../db/schema';
import { aliveCategoriesOf } from '../categories/categoryRow';
import { filesColumn } from '../files/readFiles';
import type { UserIn } from '../points/pointRow';

const marksColumn = sql<readonly number[]>`(
  select coalesce(json_agg(${foodMarks.markId} order by ${foodMarks.position}), '[]')
  from ${foodMarks} where ${foodMarks.foodId} = ${foods.id})`;

const ingredientsColumn = sql<readonly Ingredient[]>`(
  select coalesce(json_agg(json_build_object('id', ${ingredients.id}, 'title', ${ingredients.title},
    'is_allergen', ${ingredients.isAllergen}) order by ${foodIngredients.position}), '[]')
  from ${foodIngredients} inner join ${ingredients} on ${foodIngredients.ingredientId} = ${ingredients.id}
  where ${foodIngredients.foodId} = ${foods.id})`;

/** What `toWire` makes a food of: its own columns, its kind, its stop and its parts. */
export const foodParts = {
  food: foods,
  kind: categories.kind,
  stop: { id: stopList.id, createdAt: stopList.createdAt },
  marks: marksColumn,
  ingredients: ingredientsColumn,
  files: filesColumn('foods', foods.id),
};

/** A food beside its point and its point's zone: all of it in one statement. */
export const selectFoods = (db: Database) =>
  db
    .select({ ...foodParts, pointId: menus.pointId, timezone: cities.timezone })
    .from(foods)
    .innerJoin(categories, eq(foods.categoryId, categories.id))
    .innerJoin(menus, eq(categories.menuId, menus.id))
    .innerJoin(points, eq(menus.pointId, points.id))
    .leftJoin(cities, eq(points.cityId, cities.id))
    .leftJoin(stopList, eq(stopList.foodId, foods.id));

export type FoodRow = Awaited<ReturnType<typeof selectFoods>>[number];

/** Foods of this user that are in no bin, nor is anything above them. */
export const aliveFoodsOf = (userId: UserIn): SQL | undefined =>
  and(isNull(foods.deletedAt), aliveCategoriesOf(userId));
