import Chip from '@mui/material/Chip';
import { useListFilterContext } from 'react-admin';
import { text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { useListMode } from '../listMode/ListMode';
import { activeFilters, useFilters } from './activeFilters';

/** What narrows the list right now besides the search, each with a way to drop it. */
export const FilterChips = ({ section }: { readonly section: string }) => {
  const { search } = useListMode();
  const { filterValues, setFilters } = useListFilterContext();
  const { data, isLoading } = useFilters(section, true);
  const chips = isLoading ? [] : activeFilters(filterValues, data?.definitions ?? [], search);
  const reset = (): void => {
    const kept = search !== undefined ? filterValues[search] : undefined;
    setFilters(search !== undefined && kept !== undefined ? { [search]: kept } : {});
  };
  return (
    <ul aria-label={text('filters.active')} className="row wrap full gap-8 carte-chips-place">
      {chips.map(({ key, label, without }) => (
        <li key={key}>
          <Chip
            label={label}
            color="primary"
            onDelete={() => setFilters(without)}
            // The cross itself is no button in MUI; the whole chip answers Delete and Backspace.
            aria-label={text('filters.drop', { name: label })}
            onClick={() => setFilters(without)}
          />
        </li>
      ))}
      <li>
        <Button size="s" variant="simple" onClick={reset}>
          {text('filters.reset')}
        </Button>
      </li>
    </ul>
  );
};
