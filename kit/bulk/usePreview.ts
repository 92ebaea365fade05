import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { limits } from '../../contract/limits';
import type { BulkTarget } from '../declaration/BulkAct';
import { useDebounced } from '../parts/useDebounced';
import type { BulkBody, BulkChange } from './useBulkChange';

/** What the act would make of the rows, reckoned by the server itself; what is on the screen stays until the next is there. */
export const usePreview = (target: BulkTarget, act: BulkBody | undefined, ask: BulkChange['ask']) => {
  const said = JSON.stringify(act);
  const wanted = useDebounced(said, limits.searchDebounceMs);
  const query = useQuery({
    // Under no resource's name: what was seen is what is sent, and does not change under somebody's hands.
    queryKey: ['bulk', target.resource, target.parents, target.ids, wanted],
    queryFn: ({ signal }) => ask(act, signal),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  });
  const isCurrent = wanted === said && !query.isPlaceholderData;
  return {
    rows: query.data,
    error: query.error,
    retry: () => void query.refetch(),
    /** What is shown is what this act makes. */
    isCurrent: isCurrent && query.data !== undefined,
    isBusy: query.isFetching || !isCurrent,
  };
};
