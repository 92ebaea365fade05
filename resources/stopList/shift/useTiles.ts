import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { limits } from '../../../contract/limits';
import { useParents } from '../../../kit/queryRouter/ParentsContext';
import { readTile, type Tile } from '../../shared/stop/readTile';

interface TilesOptions {
  /** What is on stop, or all dishes of the venue. */
  readonly of: 'stopList' | 'pointFoods';
  readonly title?: string;
  readonly category?: number | undefined;
}

export interface Tiles {
  /** Undefined: nothing has come yet. */
  readonly tiles: readonly Tile[] | undefined;
  readonly total: number | undefined;
  readonly error: unknown;
  readonly isPaused: boolean;
  /** What is shown answers an earlier question. */
  readonly isOld: boolean;
  readonly retry: () => void;
  /** Reads on; undefined: these are all. */
  readonly more: (() => void) | undefined;
}

/** Dishes of the venue that the page stands below, read on page by page. Whatever stops one has them read again. */
export const useTiles = ({ of, title = '', category }: TilesOptions): Tiles => {
  const dataProvider = useDataProvider();
  const { pointId = '' } = useParents();
  const filter = { ...(title && { title }), ...(category !== undefined && { category }) };
  const query = useInfiniteQuery({
    // The first part is what live changes name.
    queryKey: ['stopList', 'shift', of, pointId, filter],
    queryFn: ({ pageParam, signal }) =>
      dataProvider.getList(of, {
        pagination: { page: pageParam, perPage: limits.maxPageSize },
        filter,
        meta: { parents: { pointId }, deleted: false },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ total = 0 }, pages) =>
      pages.length * limits.maxPageSize < total ? pages.length + 1 : undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const pages = query.data?.pages;
  return {
    tiles: pages?.flatMap(({ data }) => data.flatMap((row) => readTile(row) ?? [])),
    total: pages?.at(-1)?.total,
    error: query.error,
    isPaused: query.isPaused,
    isOld: query.isPlaceholderData,
    retry: () => void query.refetch(),
    more: query.hasNextPage ? () => void query.fetchNextPage({ cancelRefetch: false }) : undefined,
  };
};
