import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'react-admin';
import { bestFirst } from '../../contract/bestFirst';
import { limits } from '../../contract/limits';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { useDebounced } from '../parts/useDebounced';
import type { ParentChoice } from './ParentChoice';

interface ChoicePages {
  readonly rows: readonly RaRecord[];
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly hasMore: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

/** What there is to choose, 25 at a time; a new query starts over and an old answer never wins. */
export const useChoicePages = ({ resource, search }: ParentChoice, query: string): ChoicePages => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const wanted = useDebounced(query.trim(), limits.searchDebounceMs);
  const pages = useInfiniteQuery({
    queryKey: [resource, 'chooser', wanted],
    queryFn: ({ pageParam, signal }) =>
      dataProvider.getList(resource, {
        pagination: { page: pageParam, perPage: limits.chooserPageSize },
        filter: wanted === '' ? {} : { [search]: wanted },
        sort: { field: 'id', order: 'ASC' },
        meta: { parents: {}, deleted: false },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ data, total = 0, pageInfo }, _all, page) => {
      const hasMore = pageInfo ? pageInfo.hasNextPage : page * limits.chooserPageSize < total;
      return data.length > 0 && hasMore ? page + 1 : undefined;
    },
    placeholderData: keepPreviousData,
    retry: false,
  });
  return {
    // Page by page: what is in sight must not move when the next rows come.
    rows: pages.data?.pages.flatMap(({ data }) => bestFirst(data, wanted, titleOf)) ?? [],
    error: pages.error,
    isPending: pages.isPending,
    hasMore: pages.hasNextPage,
    loadMore: () => {
      if (!pages.isFetching && !pages.error) void pages.fetchNextPage();
    },
    retry: () => void (pages.data ? pages.fetchNextPage() : pages.refetch()),
  };
};

const titleOf = ({ title }: RaRecord): readonly string[] => [String(title ?? '')];
