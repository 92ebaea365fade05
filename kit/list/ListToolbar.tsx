import { lazy, type ReactNode, Suspense } from 'react';
import { useListContext, useListFilterContext } from 'react-admin';
import { hasEndpoints } from '../../dataProvider/endpointKeys';
import { FiltersButton } from '../filters/FiltersButton';
import { useListMode } from '../listMode/ListMode';
import { listMetaOf } from '../listMode/listMetaOf';
import { useCapability } from '../parts/capabilities';
import { SearchField, type SearchFieldProps } from './SearchField';

const FilterChips = lazy(async () => ({ default: (await import('../filters/FilterChips')).FilterChips }));
const ViewsButton = lazy(async () => ({ default: (await import('../views/ViewsButton')).ViewsButton }));
const FiltersWhereTheyWork = lazy(async () => ({
  default: (await import('../filters/FiltersWhereTheyWork')).FiltersWhereTheyWork,
}));

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
      <div>
        {search !== undefined && <Search source={search} label={resource.messages.searchLabel} />}
        {filters !== undefined && (
          <Suspense>
            <Filters section={filters} />
          </Suspense>
        )}
        {hasViews && (
          <Suspense fallback={<div className="carte-views" />}>
            <ViewsButton />
          </Suspense>
        )}
      </div>
      {filters !== undefined && <Chips section={filters} />}
    </Frame>
  );
};

/** Follows the rows, and what stands in it does not: it says whether there is something to search yet. */
const Frame = ({ children }: { readonly children: ReactNode }) => {
  const { data, filterValues, page, isPlaceholderData } = useListContext();
  const isEmpty =
    data?.length === 0 && page === 1 && !isPlaceholderData && Object.keys(filterValues).length === 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser of today knows <search>
    <div className="carte-toolbar" role="search" data-nothing-yet={isEmpty || undefined}>
      {children}
    </div>
  );
};

/** Their place is kept while the code of the first ones comes: nothing below may move. */
const Chips = ({ section }: { readonly section: string }) => {
  const { search } = useListMode();
  const { filterValues } = useListFilterContext();
  if (Object.keys(filterValues).every((name) => name === search)) return null;
  return (
    <Suspense fallback={<div className="carte-chips-place" />}>
      <FilterChips section={section} />
    </Suspense>
  );
};

const SearchWhereItWorks = (props: SearchFieldProps) => {
  const { meta, filterValues } = useListContext();
  const isSearched = filterValues[props.source] !== undefined;
  return isSearched || listMetaOf(meta)?.isWhole ? <SearchField {...props} /> : null;
};
