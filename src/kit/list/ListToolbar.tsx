import Stack from '@mui/material/Stack';
import { FilterChips } from '../filters/FilterChips';
import { FiltersButton } from '../filters/FiltersButton';
import { useListMode } from './ListMode';
import { SearchField } from './SearchField';

/** Search and filters above the rows; follows the filter only, so ticking a row leaves it alone. */
export const ListToolbar = () => {
  const { resource, search, filters } = useListMode();
  if (search === undefined && filters === undefined) return null;
  return (
    <Stack role="search" sx={{ gap: 1.5, mb: 2 }}>
      <Stack direction="row" sx={{ gap: 1.5 }}>
        {search !== undefined && <SearchField source={search} label={resource.messages.searchLabel} />}
        {filters !== undefined && <FiltersButton section={filters} />}
      </Stack>
      {filters !== undefined && <FilterChips section={filters} />}
    </Stack>
  );
};
