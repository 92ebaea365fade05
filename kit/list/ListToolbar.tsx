import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useListContext, useListFilterContext } from 'react-admin';
import { hasEndpoints } from '../../contract/endpoints';
import { limits } from '../../contract/limits';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { FiltersButton } from '../filters/FiltersButton';
import { useListMode } from '../listMode/ListMode';
import { listMetaOf } from '../listMode/listMetaOf';
import { useCapability } from '../parts/may';
import { SearchBox } from './SearchBox';

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
const useSearch = (source: string): SearchState => {
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

interface SearchFieldProps {
  /** The filter it is kept under. */
  readonly source: string;
  readonly label: string;
}

/** The search of a list: asks the server 300 ms after the last key. */
const SearchField = ({ source, label }: SearchFieldProps) => {
  const { query, setQuery, search } = useSearch(source);
  return <SearchBox label={label} query={query} onType={setQuery} onSearch={search} />;
};

/** Their place is kept while the code of the first ones comes: nothing below may move. */
const FilterChips = lazyWithPreload(
  async () => (await import('../filters/FilterChips')).FilterChips,
  <div className="full carte-chips-place" />,
);
const ViewsButton = lazyWithPreload(
  async () => (await import('../views/ViewsButton')).ViewsButton,
  <div style={{ width: 44 }} />,
);
const FiltersWhereTheyWork = lazyWithPreload(
  async () => (await import('../filters/FiltersWhereTheyWork')).FiltersWhereTheyWork,
);

/**
 * Search and filters above the rows; follows the filter only, so ticking a row leaves it alone. What the documents do not
 * know (filters that a resource brought itself, the search of a bin) is offered only where it is sure to do something.
 */
export const ListToolbar = () => {
  const { resource, kind, search, filters } = useListMode();
  const { filtersCapability } = resource.list;
  const isAnnounced = useCapability(filtersCapability ?? 'filters');
  const hasViews = useCapability('views') && kind === 'list' && hasEndpoints(resource.name);
  if (search === undefined && filters === undefined) return null;
  const Search = isAnnounced || kind === 'list' ? SearchField : SearchWhereItWorks;
  const Filters = isAnnounced || filtersCapability === undefined ? FiltersButton : FiltersWhereTheyWork;
  return (
    <Frame>
      <div className="tools flex slim gap-8">
        {search !== undefined && <Search source={search} label={resource.messages.searchLabel} />}
        {filters !== undefined && <Filters section={filters} />}
        {hasViews && <ViewsButton />}
      </div>
      {filters !== undefined && <Chips section={filters} />}
    </Frame>
  );
};

/** Whether there is nothing to search yet. */
export const useNothingYet = (): boolean => {
  const { data, filterValues, page, isPlaceholderData } = useListContext();
  return data?.length === 0 && page === 1 && !isPlaceholderData && Object.keys(filterValues).length === 0;
};

/** Follows the rows, and what stands in it does not. */
const Frame = ({ children }: { readonly children: ReactNode }) => {
  const isEmpty = useNothingYet();
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser of today knows <search>
    <div className="carte-toolbar contents" role="search" data-nothing-yet={isEmpty || undefined}>
      {children}
    </div>
  );
};

const Chips = ({ section }: { readonly section: string }) => {
  const { search } = useListMode();
  const { filterValues } = useListFilterContext();
  if (Object.keys(filterValues).every((name) => name === search)) return null;
  return <FilterChips section={section} />;
};

const SearchWhereItWorks = (props: SearchFieldProps) => {
  const { meta, filterValues } = useListContext();
  const isSearched = filterValues[props.source] !== undefined;
  return isSearched || listMetaOf(meta)?.isWhole ? <SearchField {...props} /> : null;
};
