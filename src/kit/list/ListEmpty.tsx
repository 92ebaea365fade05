import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useListFilterContext } from 'ra-core';
import { Link } from 'react-router';
import { text } from '../../../i18n/text';
import { BinDrawing } from '../drawings/BinDrawing';
import { EmptyDrawing } from '../drawings/EmptyDrawing';
import { SearchDrawing } from '../drawings/SearchDrawing';
import { EmptyState } from '../EmptyState';
import { useAddress } from '../useAddress';
import { useListMode } from './ListMode';

/** The three empty states (1§2): nothing yet, nothing under the filters, nothing found; each with the next step. */
export const ListEmpty = () => {
  const { search, kind } = useListMode();
  const { filterValues, setFilters } = useListFilterContext();
  const isSearched = search !== undefined && Boolean(filterValues[search]);
  if (!isSearched && Object.keys(filterValues).length === 0)
    return kind === 'list' ? <NothingYet /> : <EmptyBin />;
  return (
    <EmptyState
      drawing={<SearchDrawing />}
      title={text('list.noMatchesTitle')}
      message={text(isSearched ? 'noSearchResults' : 'list.noMatches')}
      action={
        <Button variant="outlined" onClick={() => setFilters({})}>
          {text(isSearched ? 'list.resetSearch' : 'list.resetFilters')}
        </Button>
      }
    />
  );
};

const NothingYet = () => {
  const { resource } = useListMode();
  const create = useAddress(resource)('create');
  return (
    <EmptyState
      drawing={<EmptyDrawing />}
      title={text('list.emptyTitle')}
      message={resource.messages.empty}
      hint={resource.messages.emptyHint}
      action={
        create !== undefined && (
          <Button variant="contained" component={Link} to={create} startIcon={<Add />}>
            {resource.messages.add}
          </Button>
        )
      }
    />
  );
};

const EmptyBin = () => {
  const { resource } = useListMode();
  const list = useAddress(resource)('list');
  return (
    <EmptyState
      drawing={<BinDrawing />}
      title={resource.messages.emptyDeleted}
      message={text('bin.emptyNote')}
      action={
        list !== undefined && (
          <Button variant="outlined" component={Link} to={list}>
            {text('bin.backToList')}
          </Button>
        )
      }
    />
  );
};
