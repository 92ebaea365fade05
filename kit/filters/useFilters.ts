import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { type FilterDefinition, parseFilters } from '../../contract/parseFilters';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { useListMode } from '../listMode/ListMode';
import { readSectionOr } from '../parts/readSectionOr';

/** How long a filter configuration is taken as fresh, ms: it changes with a release of the backend, not with a click. */
const FRESH_MS = 5 * 60_000;

export interface FilterSection {
  readonly definitions: readonly FilterDefinition[];
  /** The backend has the section itself, and so knows what it says. */
  readonly isServed: boolean;
}

/** The server's filter definitions of a section, read when they are first needed. */
export const useFilters = (section: string, isNeeded: boolean) => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const { bundledFilters } = useListMode().resource.list;
  return useQuery<FilterSection>({
    queryKey: ['filters', section],
    queryFn: async ({ signal }) => {
      let isServed = true;
      const ownFilters =
        bundledFilters &&
        (() => {
          isServed = false;
          return bundledFilters();
        });
      const entries = await readSectionOr(ownFilters, section, { dataProvider, signal });
      return { definitions: parseFilters(entries), isServed };
    },
    enabled: isNeeded,
    staleTime: FRESH_MS,
    retry: false,
  });
};
