import type { Ingredient } from './entities';
import { ALLERGENS, type Allergen } from './vocabulary';

/** An ingredient as far as allergens go. */
export type Told = Pick<Ingredient, 'title' | 'is_allergen' | 'allergens'>;

/** A group in a dish, and the ingredients that bring it. */
export interface DishAllergen {
  readonly group: Allergen;
  readonly from: readonly string[];
}

/** What is known of a dish's allergens. */
export interface DishAllergens {
  readonly groups: readonly DishAllergen[];
  /** Ingredients that somebody has ticked, while no group of theirs is known. */
  readonly others: readonly string[];
  /**
   * A person has told the groups of everything it is made of. Only then what is not among `groups` is not in the dish; else guests ask
   * the waiter.
   */
  readonly isTold: boolean;
}

/** The groups of a dish are those of its ingredients; nothing else decides, no word of its name or description. */
export const allergensOf = (composition: readonly Told[]): DishAllergens => ({
  groups: ALLERGENS.flatMap((group) => {
    const from = composition.filter(({ allergens }) => allergens?.includes(group)).map(({ title }) => title);
    return from.length > 0 ? [{ group, from }] : [];
  }),
  others: composition
    .filter(({ is_allergen, allergens }) => is_allergen && !allergens?.length)
    .map(({ title }) => title),
  isTold: composition.length > 0 && composition.every(({ allergens }) => Array.isArray(allergens)),
});

/** Groups as they came, in their order; null: nobody has told them. */
export const readAllergens = (raw: unknown): Allergen[] | null =>
  Array.isArray(raw) ? ALLERGENS.filter((group) => raw.includes(group)) : null;
