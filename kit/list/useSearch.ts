import { useEffect, useRef, useState } from 'react';
import { useListFilterContext } from 'react-admin';
import { limits } from '../../contract/limits';

interface SearchState {
  /** What stands in the field. */
  readonly query: string;
  /** Types on; the list is asked after the pause. */
  setQuery(query: string): void;
  /** Asks at once. */
  search(query: string): void;
}

/**
 * The search text, kept as one entry of the list's filter under `source`. Follows the address: Back, a reset, a
 * shared link change the field too, but never while an answer of the user's own typing is still to come.
 */
export const useSearch = (source: string): SearchState => {
  const { filterValues, setFilters } = useListFilterContext();
  const applied = typeof filterValues[source] === 'string' ? filterValues[source] : '';
  const [query, setQuery] = useState(applied);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ filterValues, setFilters });
  useEffect(() => {
    latest.current = { filterValues, setFilters };
  });
  useEffect(() => {
    if (timer.current === undefined) setQuery(applied);
  }, [applied]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const apply = (text: string): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const { [source]: before, ...others } = latest.current.filterValues;
    const wanted = text.trim();
    if (wanted === (before ?? '')) return;
    latest.current.setFilters(wanted === '' ? others : { ...others, [source]: wanted });
  };
  return {
    query,
    setQuery: (text) => {
      setQuery(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => apply(text), limits.searchDebounceMs);
    },
    search: (text) => {
      setQuery(text);
      apply(text);
    },
  };
};
