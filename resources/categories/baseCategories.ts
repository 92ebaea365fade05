import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Category } from '../../contract/entities';
import type { FieldOption } from '../../contract/fieldConfig';
import { readOptions } from '../../contract/rawField/readOptions';
import { sameScalar } from '../../contract/sameScalar';
import { kindTitles } from '../../contract/texts/kinds';
import type { CategoryKind } from '../../contract/vocabulary';
import { categoryKindOf } from '../../contract/vocabulary';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';

/** What the form has offered so far: a save asks for the kind when there is nothing left to wait for. */
const kinds = new Map<string, CategoryKind>();

/**
 * The base categories, the same for every venue, as options; `undefined` while they are on their way, none when
 * they cannot be read.
 */
export const useBaseCategories = (): readonly FieldOption[] | undefined => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const { data, isPending } = useQuery({
    queryKey: ['baseCategories', 'options'],
    queryFn: async ({ signal }) => {
      const { data: rows } = await dataProvider.call('baseCategories.list', { signal });
      for (const { id, type } of rows) {
        const kind = categoryKindOf(type);
        if (kind) kinds.set(String(id), kind);
      }
      return withKinds(readOptions(rows));
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data ?? (isPending ? undefined : none);
};

const none: readonly FieldOption[] = [];

/** Each option says whether it is for dishes or for drinks, as the server's own do. */
export const withKinds = (options: readonly FieldOption[]): readonly FieldOption[] =>
  options.map((option) => {
    const kind = kinds.get(String(option.value));
    return kind && option.description === undefined ? { ...option, description: kindTitles[kind] } : option;
  });

/**
 * What a saved category may choose from: its kind never changes. An option nothing is known of is left to the server, and
 * what the category has stays to be seen.
 */
export const basesFor = (
  { type, base_category_id }: Pick<Category, 'type' | 'base_category_id'>,
  options: readonly FieldOption[],
): readonly FieldOption[] => {
  const kind = categoryKindOf(type) ?? 'food';
  return options.filter(
    ({ value }) => (kinds.get(String(value)) ?? kind) === kind || sameScalar(value, base_category_id),
  );
};

/** Food or drink, as the base category says; `dish` counts as food. */
export const kindOfBase = (id: unknown): CategoryKind => kinds.get(String(id)) ?? 'food';
