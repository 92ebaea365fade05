import FilterList from '@mui/icons-material/FilterList';
import { useState } from 'react';
import { useListFilterContext } from 'react-admin';
import { text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { useListMode } from '../listMode/ListMode';

const FiltersSheet = lazyWithPreload(async () => (await import('./FiltersSheet')).FiltersSheet);

/** Opens the filters; says how many fields are filtered. */
export const FiltersButton = ({ section }: { readonly section: string }) => {
  const { search } = useListMode();
  const { filterValues } = useListFilterContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const count = Object.keys(filterValues).filter((name) => name !== search).length;
  return (
    <>
      <Button
        variant="outlined"
        icon={<FilterList />}
        // On a phone the search has the room; how many are filtered is said in words.
        className={count > 0 ? undefined : 'carte-sign'}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span>{count > 0 ? text('filters.openCount', { smart_count: count }) : text('filters.open')}</span>
      </Button>
      {anchor && <FiltersSheet anchor={anchor} section={section} onClose={() => setAnchor(null)} />}
    </>
  );
};
