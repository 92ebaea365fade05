import { isExactly } from '../../contract/bestFirst';
import type { IngredientValue } from '../../contract/fields';
import { limits } from '../../contract/limits';

type Ingredients = readonly IngredientValue[];

/** Adds them at the end; what is there already, whatever its case, is not added again. Too many are for the rules to refuse. */
export function addIngredients(list: Ingredients, added: Ingredients): Ingredients {
  const all = [...list];
  for (const one of added) {
    const title = one.title.trim();
    if (title !== '' && !holdsTitle(all, title)) all.push({ ...one, title });
  }
  return all;
}

export const holdsTitle = (list: Ingredients, title: string): boolean =>
  list.some((one) => isExactly(one.title, title));

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

/** A new one that turns out to be known is the known one, with its flag: a warning must not depend on how it was entered. */
export function recogniseIngredient(list: Ingredients, known: IngredientValue): Ingredients {
  const isHeld = list.some(({ id }) => id === known.id);
  return list.flatMap((one) => {
    if (one.id !== undefined || !isExactly(one.title, known.title)) return [one];
    return isHeld ? [] : [known];
  });
}

/** Only a new one may be flagged: what was picked knows itself. */
export const flagIngredient = (list: Ingredients, index: number, is_allergen: boolean): Ingredients =>
  list.map((one, at) => (at === index && one.id === undefined ? { ...one, is_allergen } : one));

/** How many a field takes: never more than the specification's 50. */
export const maxIngredients = (ruled: number | undefined): number =>
  Math.min(ruled ?? limits.ingredientsMax, limits.ingredientsMax);
