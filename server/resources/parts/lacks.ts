import { eq, type SQL, sql } from 'drizzle-orm';
import { allergensOf } from '../../../contract/allergens';
import { ingredientsOf, type WireRecord } from '../../../contract/fields';
import { allergenTitles } from '../../../contract/texts/allergens';
import { mentionedIn } from '../../content';
import { files, foodIngredients, foods, ingredients } from '../../db/schema';
import { isFileOf } from '../../engine/files';
import { flags, type ListFilter } from '../../engine/filters';
import { menuAreaTexts } from '../../texts/refusals';

/** What a dish may lack; the list has filters of these names. */
export const LACKS = ['photo', 'price', 'allergens'] as const;
export type Lack = (typeof LACKS)[number];

const itsPhoto = isFileOf({ owner: 'foods', ownerId: foods.id, field: 'images' });

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

/**
 * A text decides nothing about what a dish holds, but one with a pampushka in its description and no gluten in its ingredients
 * is worth a look (AL-02).
 */
export const hintOfAllergens = ({
  title,
  description,
  ingredients,
}: WireRecord): Readonly<Record<string, string>> => {
  const { groups, wordsOf } = mentionedIn(`${title ?? ''}. ${description ?? ''}`);
  const told = new Set(allergensOf(ingredientsOf(ingredients)).groups.map(({ group }) => group));
  const found = new Map<string, string[]>();
  for (const group of groups.filter((one) => !told.has(one))) {
    const words = wordsOf(group) ?? '';
    found.set(words, [...(found.get(words) ?? []), allergenTitles[group].toLowerCase()]);
  }
  if (found.size === 0) return {};
  const said = [...found].map(([words, titles]) => `«${words}» (${titles.join(', ')})`).join(', ');
  return { ingredients: menuAreaTexts.mentioned(said) };
};

/** They quote title and description: whoever may not see one of these, or what the dish is made of, is not told that there are any. */
export const hintsSeen = (hints: unknown, isHidden: (field: string) => boolean): unknown =>
  ['title', 'description', 'ingredients'].some((field) => isHidden(field)) ? undefined : hints;
