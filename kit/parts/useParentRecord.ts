import { useQuery } from '@tanstack/react-query';
import { type Identifier, type RaRecord, useDataProvider } from 'react-admin';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import type { Parents } from '../declaration/Parents';
import type { RouteKind } from '../declaration/ResourceDeclaration';

/** Long enough that a walk through the pages of one parent asks for it once, ms. */
const FRESH_MS = 60_000;

/** The second part of the keys of these queries: who knows better has them read again. */
const PART = 'parent';

interface ParentOptions {
  readonly parents?: Parents;
  /**
   * Said by what decides whether a page may stand below it: it asks again after a failure of an earlier visit, and a page
   * that adds something asks in any case, however lately it was read.
   */
  readonly page?: RouteKind;
  /** Only listens: what somebody else reads is shown, nothing is asked. */
  readonly isSilent?: boolean;
}

/** A record that only surrounds the page (a menu's title, a point's url): one request for all who ask. */
export const useParentRecord = (
  resource: string,
  id: Identifier | undefined,
  { parents, page, isSilent = false }: ParentOptions = {},
) => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  return useQuery<RaRecord>({
    queryKey: [resource, PART, String(id), parents],
    queryFn: async ({ signal }) => {
      const { data } = await dataProvider.getOne(resource, { id: id ?? '', meta: { parents }, signal });
      return data;
    },
    enabled: id !== undefined && !isSilent,
    staleTime: FRESH_MS,
    retry: false,
    // A title that appears with the failure must not ask again: the page would go back to waiting, and on and on.
    retryOnMount: page !== undefined,
    refetchOnMount: page === 'create' ? 'always' : true,
    // What is typed under a parent must not be swept away because somebody looked at another window.
    refetchOnWindowFocus: false,
    ...(page === 'create' || page === 'edit' ? { meta: { form: true } } : {}),
  });
};

/** Whether a query reads a parent record. */
export const isOfParent = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean =>
  queryKey[1] === PART;
