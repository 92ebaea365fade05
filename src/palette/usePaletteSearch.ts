import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { SearchHit } from '../../contract/entities';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';

/** Shorter than a list's: the answer is quick, and the hands are on the keys. */
const DEBOUNCE_MS = 120;
const FRESH_MS = 10_000;
const NOTHING: readonly SearchHit[] = [];

/** What the backend finds; while it looks, what it found before stays, marked as old. */
export const usePaletteSearch = (query: string) => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const asked = useDebounced(query);
  const isAsking = asked !== '';
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['search', asked],
    queryFn: ({ signal }) => dataProvider.call('search.list', { query: { q: asked }, signal }),
    enabled: isAsking,
    networkMode: 'always',
    retry: false,
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
  const isOld = query !== asked || (isAsking && isPlaceholderData);
  return {
    hits: query === '' || error ? NOTHING : (data?.data ?? NOTHING),
    error: query === '' ? null : error,
    isLooking: query !== '' && (isOld || isFetching),
    isOld: query !== '' && (isOld || (isFetching && !data)),
    retry: () => void refetch(),
  };
};

const useDebounced = (value: string): string => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};
