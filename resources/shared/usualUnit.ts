import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { isRecord } from '../../contract/isRecord';
import { type CategoryKind, categoryKindOf, type Unit } from '../../contract/vocabulary';
import type { Parents } from '../../kit/declaration/Parents';

interface OfCategory {
  readonly kind: CategoryKind;
  readonly rows: readonly { readonly unit_measurement?: Unit | null }[];
}

const USUAL: Readonly<Record<CategoryKind, Unit>> = { food: 'g', drink: 'ml' };

/** What a portion of a dish is in where nobody says it: as the last of its category that tells one, else as its kind is sold. */
export const usualUnit = ({ kind, rows }: OfCategory): Unit =>
  rows.findLast(({ unit_measurement: unit }) => unit)?.unit_measurement ?? USUAL[kind];

/** The dishes around the one in a panel, which no list has read. */
export const DishesAroundContext = createContext<OfCategory['rows'] | undefined>(undefined);

/** The usual unit in the category of the address, as far as its dishes were read here. */
export const useUsualUnit = ({ type, categoryId }: Parents): Unit => {
  const queryClient = useQueryClient();
  const around = useContext(DishesAroundContext);
  const rows =
    around ??
    queryClient
      .getQueriesData({ queryKey: ['foods', 'getList'] })
      .flatMap(([, list]) => (isRecord(list) && Array.isArray(list.data) ? list.data : []))
      .filter((row) => String(row.category_id) === categoryId);
  return usualUnit({ kind: categoryKindOf(type) ?? 'food', rows });
};
