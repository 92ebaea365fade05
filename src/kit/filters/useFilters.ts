import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { type FilterDefinition, parseFilters } from '../../../contract/parseFilters';
import type { CarteDataProvider } from '../../../dataProvider/CarteDataProvider';
import { useListMode } from '../list/ListMode';
import { readSectionOr } from '../readSectionOr';

/** How long a filter configuration is taken as fresh, ms: it changes with a release of the backend, not with a click. */
const FRESH_MS = 5 * 60_000;

/** The server's filter definitions of a section, read when they are first needed (1§2). */
export const useFilters = (section: string, isNeeded: boolean) => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const { bundledFilters } = useListMode().resource.list;
  return useQuery<readonly FilterDefinition[]>({
    queryKey: ['filters', section],
    queryFn: async ({ signal }) =>
      parseFilters(await readSectionOr(bundledFilters, section, { dataProvider, signal })),
    enabled: isNeeded,
    staleTime: FRESH_MS,
    retry: false,
  });
};
