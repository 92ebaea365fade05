import Stack from '@mui/material/Stack';
import { useListContext } from 'ra-core';
import { useCapability } from '../capabilities';
import { FilterChips } from '../filters/FilterChips';
import { FiltersButton } from '../filters/FiltersButton';
import { FiltersWhereTheyWork } from '../filters/FiltersWhereTheyWork';
import { useListMode } from './ListMode';
import { listMetaOf } from './listMetaOf';
import { SearchField, type SearchFieldProps } from './SearchField';

/**
 * Search and filters above the rows; follows the filter only, so ticking a row leaves it alone. What the documents do not
 * know (filters that a resource brought itself, the search of a bin) is offered only where it is sure to do something.
 */
export const ListToolbar = () => {
  const { resource, kind, search, filters } = useListMode();
  const { filtersCapability } = resource.list;
  const isAnnounced = useCapability(filtersCapability ?? 'filters');
  if (search === undefined && filters === undefined) return null;
  const Search = isAnnounced || kind === 'list' ? SearchField : SearchWhereItWorks;
  const Filters = isAnnounced || filtersCapability === undefined ? FiltersButton : FiltersWhereTheyWork;
  return (
    <Stack role="search" sx={{ gap: 1.5, mb: 2 }}>
      <Stack direction="row" sx={{ gap: 1.5 }}>
        {search !== undefined && <Search source={search} label={resource.messages.searchLabel} />}
        {filters !== undefined && <Filters section={filters} />}
      </Stack>
      {filters !== undefined && <FilterChips section={filters} />}
    </Stack>
  );
};

const SearchWhereItWorks = (props: SearchFieldProps) => {
  const { meta, filterValues } = useListContext();
  const isSearched = filterValues[props.source] !== undefined;
  return isSearched || listMetaOf(meta)?.isWhole ? <SearchField {...props} /> : null;
};
