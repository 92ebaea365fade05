import { readAllergens } from '../../contract/allergens';
import type { Ingredient } from '../../contract/entities';
import type { WireRecord } from '../../contract/fields';
import { foldText } from '../../contract/foldText';
import { isRecord } from '../../contract/isRecord';
import type { DbClock } from '../Deps';
import { ingredients } from '../db/schema';
import type { Target } from './readTarget';

type Known = Pick<Target['ingredients'][number], 'id' | 'title' | 'isAllergen' | 'allergens'>;
type Groups = Known['allergens'];

/** The ingredients of a venue, by name: they belong to it, so a dish that comes from another one is made of this one's. */
export interface IngredientsIn {
  /** As the venue has them; without an id where it has none of that name yet. */
  readonly here: (composition: unknown) => readonly Ingredient[];
  /** Values of a dish, with the ingredients that they name as the venue has them. */
  readonly compose: (values: WireRecord) => WireRecord;
  /** Whether a warning would get lost: the venue has an allergen of the dish as harmless, or without a group of its. */
  readonly losesWarning: (composition: unknown) => boolean;
  /**
   * Makes what is not there yet, with the groups that were told of it where it comes from: it is the same product of the same business.
   * The caller holds the venue.
   */
  readonly add: (compositions: readonly unknown[]) => Promise<void>;
}

export const ingredientsIn = (
  { pointId, ingredients: rows }: Pick<Target, 'pointId' | 'ingredients'>,
  { db, clock }: DbClock,
): IngredientsIn => {
  const known = new Map<string, Known>(rows.map((row) => [foldText(row.title), row]));
  const told = new Map<string, Groups>();
  /** What two sources tell differently is to be told anew. */
  const read = (composition: unknown): readonly Ingredient[] => {
    const all = (Array.isArray(composition) ? composition : []).filter(isRecord);
    return all.map(({ title, is_allergen, allergens }) => {
      const key = foldText(String(title));
      const groups = readAllergens(allergens);
      if (allergens !== undefined)
        told.set(key, told.has(key) && told.get(key)?.join() !== groups?.join() ? null : groups);
      return {
        title: String(title),
        is_allergen: is_allergen === true,
        ...(allergens !== undefined && { allergens: groups }),
      };
    });
  };
  const loses = ({ title, is_allergen, allergens }: Ingredient): boolean => {
    const one = known.get(foldText(title));
    if (!one) return false;
    const isLess = allergens?.some((group) => one.allergens?.includes(group) === false) ?? false;
    return isLess || (is_allergen && !one.isAllergen);
  };
  const here = (composition: unknown): readonly Ingredient[] =>
    read(composition).map(({ title, is_allergen }) => {
      const one = known.get(foldText(title));
      return one ? { id: one.id, title: one.title, is_allergen: one.isAllergen } : { title, is_allergen };
    });
  return {
    here,
    compose: (values) =>
      'ingredients' in values ? { ...values, ingredients: here(values.ingredients) } : values,
    losesWarning: (composition) => read(composition).some(loses),
    add: async (compositions) => {
      const missing = new Map<string, Ingredient>();
      for (const one of compositions.flatMap(read)) {
        const key = foldText(one.title);
        const other = missing.get(key);
        if (!known.has(key))
          missing.set(key, { ...one, is_allergen: one.is_allergen || other?.is_allergen === true });
      }
      if (missing.size === 0) return;
      const made = await db
        .insert(ingredients)
        .values(
          [...missing.values()].map(({ title, is_allergen: isAllergen }) => ({
            pointId,
            title,
            isAllergen,
            allergens: told.get(foldText(title)) ?? null,
            createdAt: clock(),
          })),
        )
        .returning();
      for (const row of made) known.set(foldText(row.title), row);
    },
  };
};
