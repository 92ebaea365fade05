import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { CategoryKind } from '../../contract/vocabulary';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { kindOf } from '../../dataProvider/kindId';

/** What the form has offered so far: a save asks for the kind when there is nothing left to wait for. */
const kinds = new Map<string, CategoryKind>();

/** Reads the base categories (2§7), the same for every venue; true once their kinds are known, or cannot be. */
export const useBaseCategories = (): boolean => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const { isPending } = useQuery({
    queryKey: ['baseCategories', 'kinds'],
    queryFn: async ({ signal }) => {
      const { data } = await dataProvider.call('baseCategories.list', { signal });
      for (const { id, type } of data) {
        const kind = kindOf(type);
        if (kind) kinds.set(String(id), kind);
      }
      return kinds.size;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return !isPending;
};

/** Food or drink, as the base category says; `dish` counts as food (2§3). */
export const kindOfBase = (id: unknown): CategoryKind => kinds.get(String(id)) ?? 'food';
