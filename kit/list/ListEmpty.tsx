import Add from '@mui/icons-material/Add';
import { useListFilterContext } from 'react-admin';
import { text } from '../../i18n/text';
import { Button, ButtonLink } from '../../ui/Button';
import { BinDrawing } from '../../ui/drawings/BinDrawing';
import { EmptyDrawing } from '../../ui/drawings/EmptyDrawing';
import { SearchDrawing } from '../../ui/drawings/SearchDrawing';
import { useListMode } from '../listMode/ListMode';
import { EmptyState } from '../parts/EmptyState';
import { useMay } from '../parts/may';
import { useAddress } from '../queryRouter/useAddress';

/** The three empty states: nothing yet, nothing under the filters, nothing found; each with the next step. */
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
  const canCreate = useMay()(resource.name, 'create');
  const address = useAddress(resource)('create');
  const create = canCreate ? address : undefined;
  const OtherStart = resource.list.otherStart;
  return (
    <EmptyState
      drawing={<EmptyDrawing />}
      title={text('list.emptyTitle')}
      message={canCreate ? resource.messages.empty : text('list.emptyToRead')}
      hint={resource.messages.emptyHint}
      action={
        create !== undefined && (
          <>
            <ButtonLink to={create} icon={<Add />}>
              {resource.messages.add}
            </ButtonLink>
            {OtherStart && <OtherStart />}
          </>
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
          <ButtonLink variant="outlined" to={list}>
            {text('bin.backToList')}
          </ButtonLink>
        )
      }
    />
  );
};
