import type { IngredientValue } from '../../contract/fields';
import { limits } from '../../contract/limits';

type Ingredients = readonly IngredientValue[];

/** Adds one at the end; one that is there already (whatever the case) and one over the limit are not added. */
export function addIngredient(list: Ingredients, added: IngredientValue, max: number): Ingredients {
  const title = added.title.trim();
  if (title === '' || list.length >= max || holdsTitle(list, title)) return list;
  return [...list, { ...added, title }];
}

export const holdsTitle = (list: Ingredients, title: string): boolean =>
  list.some((one) => fold(one.title) === fold(title));

/**
 * Another title. One that was picked from the suggestions belongs to the catalogue, so with another title it is a new
 * one; an empty title changes nothing.
 */
export function renameIngredient(list: Ingredients, index: number, typed: string): Ingredients {
  const title = typed.trim();
  return list.map((one, at) => {
    if (at !== index || title === '' || title === one.title) return one;
    return { title, is_allergen: one.is_allergen };
  });
}

/** Only a new one may be flagged (2§5): what was picked knows itself. */
export const flagIngredient = (list: Ingredients, index: number, is_allergen: boolean): Ingredients =>
  list.map((one, at) => (at === index && one.id === undefined ? { ...one, is_allergen } : one));

/** How many a field takes: never more than the specification's 50. */
export const maxIngredients = (ruled: number | undefined): number =>
  Math.min(ruled ?? limits.ingredientsMax, limits.ingredientsMax);

const fold = (title: string): string => title.trim().toLocaleLowerCase('ru');
