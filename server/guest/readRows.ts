import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Told } from '../../contract/allergens';
import type { ListItem, PointPhone } from '../../contract/entities';
import type { Db } from '../Deps';
import {
  categories,
  cities,
  files,
  foodIngredients,
  foodMarks,
  foods,
  ingredients,
  marks,
  menus,
  oldAddresses,
  phoneTypes,
  pointPhones,
  points,
  pointTypes,
  stopList,
} from '../db/schema';
import { isFileOf } from '../engine/files';
import { rowColumn, rowsColumn } from '../engine/json';
import { zoneOf } from '../engine/read';
import { points as venues } from '../resources';
import { categoryAbove, menuAbove, venueAbove } from '../resources/parts/guestLevels';
import { untilColumn } from '../resources/parts/stopColumn';

/** A picture of a record, as it is stored. */
export interface PictureRow {
  readonly name: string;
  readonly thumbnail: string | null;
  readonly meta: { readonly width?: number; readonly height?: number };
  readonly widths: readonly number[] | null;
}

const firstPicture = (owner: string, id: PgColumn, field = 'images') =>
  rowColumn<PictureRow>(
    { name: files.name, thumbnail: files.thumbnail, meta: files.meta, widths: files.widths },
    sql`from ${files} where ${isFileOf({ owner, ownerId: id, field })}
      order by ${files.position} limit 1`,
  );

/** A venue and what decides about it, with its menus, their old addresses and its categories; none of it has been asked whether guests see it. */
export const readVenueRows = async (pointId: number, { db }: Db) => {
  const [venue] = await db
    .select({
      row: points,
      level: venueAbove,
      zone: zoneOf(venues),
      type: pointTypes.title,
      city: cities.title,
      cover: firstPicture('points', points.id, 'cover'),
      logo: firstPicture('points', points.id, 'logo'),
      phones: rowsColumn<Pick<PointPhone, 'phone_number'> & { readonly title: string }>(
        { phone_number: pointPhones.phoneNumber, title: phoneTypes.title },
        sql`from ${pointPhones} inner join ${phoneTypes} on ${eq(phoneTypes.id, pointPhones.phoneTypeId)}
          where ${eq(pointPhones.pointId, points.id)}`,
        pointPhones.position,
      ),
    })
    .from(points)
    .leftJoin(pointTypes, eq(pointTypes.id, points.typeId))
    .leftJoin(cities, eq(cities.id, points.cityId))
    .where(and(eq(points.id, pointId), isNull(points.deletedAt)));
  if (!venue) return undefined;
  // The venue is joined so that columns carry the names of their tables inside the parts.
  const ofMenus = await db
    .select({
      id: menus.id,
      title: menus.title,
      url: menus.url,
      description: menus.description,
      level: menuAbove,
      cover: firstPicture('menus', menus.id),
    })
    .from(menus)
    .innerJoin(points, eq(points.id, menus.pointId))
    .where(and(eq(menus.pointId, pointId), isNull(menus.deletedAt)))
    .orderBy(asc(menus.id));
  const ofCategories = await db
    .select({
      id: categories.id,
      menuId: categories.menuId,
      title: categories.title,
      description: categories.description,
      cover: firstPicture('categories', categories.id, 'cover'),
      hasDishes: sql<boolean>`exists (select 1 from ${foods} where ${and(
        eq(foods.categoryId, categories.id),
        isNull(foods.deletedAt),
        eq(foods.visible, true),
      )})`,
      level: categoryAbove,
    })
    .from(categories)
    .innerJoin(points, eq(points.id, categories.pointId))
    .where(and(eq(categories.pointId, pointId), isNull(categories.deletedAt)))
    .orderBy(asc(categories.position), asc(categories.id));
  const olds = await db
    .select({ menuId: oldAddresses.ownerId, url: oldAddresses.url })
    .from(oldAddresses)
    .where(and(eq(oldAddresses.owner, 'menus'), eq(oldAddresses.parentId, pointId)));
  return { venue, menus: ofMenus, categories: ofCategories, olds };
};

export type VenueRows = NonNullable<Awaited<ReturnType<typeof readVenueRows>>>;

const isItsFood = eq(foodIngredients.foodId, foods.id);

/** The dishes of these categories, in their order. */
export const readDishRows = async (categoryIds: readonly number[], { db }: Db) =>
  db
    .select({
      id: foods.id,
      categoryId: foods.categoryId,
      title: foods.title,
      description: foods.description,
      price: foods.price,
      visible: foods.visible,
      differImage: foods.differImage,
      unitValue: foods.unitValue,
      unitMeasurement: foods.unitMeasurement,
      calories: foods.calories,
      protein: foods.protein,
      fats: foods.fats,
      carbohydrates: foods.carbohydrates,
      stop: rowColumn<{ readonly id: number; readonly until: string | null }>(
        { id: stopList.id, until: untilColumn(foods.id) },
        sql`from ${stopList} where ${eq(stopList.foodId, foods.id)}`,
      ),
      marks: rowsColumn<ListItem>(
        { id: marks.id, title: marks.title },
        sql`from ${foodMarks} inner join ${marks} on ${eq(marks.id, foodMarks.markId)}
          where ${eq(foodMarks.foodId, foods.id)}`,
        foodMarks.position,
      ),
      ingredients: rowsColumn<Told>(
        {
          title: ingredients.title,
          is_allergen: ingredients.isAllergen,
          allergens: ingredients.allergens,
        },
        sql`from ${foodIngredients} inner join ${ingredients} on ${eq(ingredients.id, foodIngredients.ingredientId)}
          where ${isItsFood}`,
        foodIngredients.position,
      ),
      picture: firstPicture('foods', foods.id),
    })
    .from(foods)
    .innerJoin(categories, eq(categories.id, foods.categoryId))
    .where(and(inArray(foods.categoryId, [...categoryIds]), isNull(foods.deletedAt)))
    .orderBy(asc(foods.categoryId), asc(foods.position), asc(foods.id));

export type DishRow = Awaited<ReturnType<typeof readDishRows>>[number];
