import { useDataProvider } from 'react-admin';
import { readAllergens } from '../../contract/allergens';
import { isExactly } from '../../contract/bestFirst';
import type { IngredientValue } from '../../contract/fields';
import { isRecord } from '../../contract/isRecord';
import { limits } from '../../contract/limits';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { usePlace } from '../placeContext';
import { type Suggestions, useSuggestions } from '../useSuggestions';

/** Ingredients the point knows already, by title; none where the form stands at no point. */
export function useIngredientSearch(): Suggestions<IngredientValue> {
  const load = useLoad();
  return useSuggestions<IngredientValue>({ debounceMs: limits.ingredientDebounceMs, load });
}

/** The ingredient that the point knows by this very title, if there is one. A failure is logged and finds none. */
export function useKnownIngredient(): (title: string) => Promise<IngredientValue | undefined> {
  const load = useLoad();
  return async (title) => {
    try {
      const found = await load(title);
      return found.find((known) => isExactly(known.title, title));
    } catch (failure) {
      console.error('A known ingredient could not be looked up.', failure);
      return undefined;
    }
  };
}

const useLoad = () => {
  const provider = useDataProvider<CarteDataProvider>();
  const { pointId } = usePlace();
  return async (title: string, signal?: AbortSignal): Promise<readonly IngredientValue[]> => {
    if (pointId === undefined) return [];
    const { data } = await provider.call('ingredients.list', {
      params: { pointId },
      query: { filters: { title }, page: 1, per_page: limits.ingredientPageSize },
      ...(signal && { signal }),
    });
    return data.filter(isIngredient).map(({ id, title: known, is_allergen, allergens }) => ({
      id,
      title: known,
      is_allergen,
      ...(allergens !== undefined && { allergens: readAllergens(allergens) }),
    }));
  };
};

const isIngredient = (
  row: unknown,
): row is Required<Omit<IngredientValue, 'allergens'>> & Pick<IngredientValue, 'allergens'> =>
  isRecord(row) &&
  typeof row.id === 'number' &&
  typeof row.title === 'string' &&
  typeof row.is_allergen === 'boolean';
