import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { limits } from '../../contract/limits';
import { useDebounced } from '../parts/useDebounced';
import type { Outcome } from './outcomes';
import type { Change } from './useAct';

interface TrialOf<Row> {
  /** Names the question, under no resource: what was seen is what is sent, and does not change under somebody's hands. */
  readonly key: readonly unknown[];
  readonly rows: readonly Row[];
  readonly isOn?: boolean;
  /** Resources whose changes by others ask it again. */
  readonly follows?: readonly string[];
}

export interface Trial<Result extends Outcome> {
  readonly rows: readonly Result[] | undefined;
  readonly error: unknown;
  readonly retry: () => void;
  /** What is shown is what this act makes. */
  readonly isCurrent: boolean;
  readonly isBusy: boolean;
}

/** Dry run of a change, reckoned by the server itself; what is on the screen stays until the next is there. */
export const useTrial = <Row, Result extends Outcome, About>(
  { about, propose }: Pick<Change<Row, Result, About>, 'about' | 'propose'>,
  { key, rows, isOn = true, follows = [] }: TrialOf<Row>,
): Trial<Result> => {
  const said = JSON.stringify(about);
  const wanted = useDebounced(said, limits.searchDebounceMs);
  const query = useQuery({
    queryKey: [...key, wanted],
    queryFn: async ({ signal }) =>
      (await propose(rows, { about, dry: { dry_run: true }, via: { signal } })).results,
    enabled: isOn,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
    meta: { follows },
  });
  const isCurrent = wanted === said && !query.isPlaceholderData;
  return {
    rows: query.data,
    error: query.error,
    retry: () => void query.refetch(),
    isCurrent: isCurrent && query.data !== undefined && !query.isFetching,
    isBusy: query.isFetching || !isCurrent,
  };
};
