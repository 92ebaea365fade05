import { useQuery } from '@tanstack/react-query';
import { type Identifier, type RaRecord, useDataProvider } from 'ra-core';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import type { Parents } from './resourceDeclaration';

/** Long enough that a walk through the pages of one parent asks for it once, ms. */
const FRESH_MS = 60_000;

/** A record that only surrounds the page (a menu's title, a point's url): one request for all who ask. */
export const useParentRecord = (resource: string, id: Identifier | undefined, parents?: Parents) => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  return useQuery<RaRecord>({
    queryKey: [resource, 'parent', String(id), parents],
    queryFn: async ({ signal }) => {
      const { data } = await dataProvider.getOne(resource, { id: id ?? '', meta: { parents }, signal });
      return data;
    },
    enabled: id !== undefined,
    staleTime: FRESH_MS,
    retry: false,
    // A title that appears with the failure must not ask again: the page would go back to waiting, and on and on.
    retryOnMount: false,
  });
};
