import { useDataProvider } from 'ra-core';
import type { IngredientValue } from '../../contract/fields';
import { isRecord } from '../../contract/isRecord';
import { limits } from '../../contract/limits';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { usePlace } from '../placeContext';
import { type Suggestions, useSuggestions } from '../useSuggestions';

/** Ingredients the point knows already, by title; none where the form stands at no point. */
export function useIngredientSearch(): Suggestions<IngredientValue> {
  const provider = useDataProvider<CarteDataProvider>();
  const { pointId } = usePlace();
  return useSuggestions<IngredientValue>({
    debounceMs: limits.ingredientDebounceMs,
    load: async (title, signal) => {
      if (pointId === undefined) return [];
      const { data } = await provider.call('ingredients.list', {
        params: { pointId },
        query: { filters: { title }, page: 1, per_page: limits.ingredientPageSize },
        signal,
      });
      return data
        .filter(isIngredient)
        .map(({ id, title: known, is_allergen }) => ({ id, title: known, is_allergen }));
    },
  });
}

const isIngredient = (row: unknown): row is Required<IngredientValue> =>
  isRecord(row) &&
  typeof row.id === 'number' &&
  typeof row.title === 'string' &&
  typeof row.is_allergen === 'boolean';
