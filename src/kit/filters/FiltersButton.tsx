import FilterList from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import { useListFilterContext } from 'ra-core';
import { useState } from 'react';
import { Sheet } from '../../../fieldRenderers/Sheet';
import { text } from '../../../i18n/text';
import { useListMode } from '../list/ListMode';
import { FiltersPanel } from './FiltersPanel';

/** Opens the filters (1§2); says how many fields are filtered. */
export const FiltersButton = ({ section }: { readonly section: string }) => {
  const { search } = useListMode();
  const { filterValues } = useListFilterContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const count = Object.keys(filterValues).filter((name) => name !== search).length;
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<FilterList />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ flex: 'none' }}
      >
        {count > 0 ? text('filters.openCount', { smart_count: count }) : text('filters.open')}
      </Button>
      {anchor && (
        <Sheet anchor={anchor} onClose={() => setAnchor(null)} label={text('filters.open')}>
          <FiltersPanel section={section} onClose={() => setAnchor(null)} />
        </Sheet>
      )}
    </>
  );
};
