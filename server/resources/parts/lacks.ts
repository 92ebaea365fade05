import { and, eq, type SQL, sql } from 'drizzle-orm';
import { files, foodIngredients, foods, ingredients } from '../../db/schema';
import { flags, type ListFilter } from '../../engine/filters';

/** What a dish may lack; the list has filters of these names. */
export const LACKS = ['photo', 'price', 'allergens'] as const;
export type Lack = (typeof LACKS)[number];

const itsPhoto = and(eq(files.owner, 'foods'), eq(files.ownerId, foods.id), eq(files.field, 'images'));

/**
 * Whether it has it, asked dish by dish: as `exists` the database would rather read the files of everybody at once. Allergens
 * are told by the composition, once a person has told the groups of all that is in it.
 */
export const hasIt: Readonly<Record<Lack, SQL>> = {
  photo: sql`((select ${files.id} from ${files} where ${itsPhoto} limit 1) is not null)`,
  price: sql`(${foods.price} > 0)`,
  allergens: sql`((select ${foodIngredients.ingredientId} from ${foodIngredients}
    where ${eq(foodIngredients.foodId, foods.id)} limit 1) is not null
    and (select ${foodIngredients.ingredientId} from ${foodIngredients}
      inner join ${ingredients} on ${eq(ingredients.id, foodIngredients.ingredientId)}
      where ${eq(foodIngredients.foodId, foods.id)} and ${ingredients.allergens} is null limit 1) is null)`,
};

export const lackFilters: Readonly<Record<Lack, ListFilter>> = {
  photo: flags(['images'], hasIt.photo),
  price: flags(['price'], hasIt.price),
  allergens: flags(['ingredients'], hasIt.allergens),
};
