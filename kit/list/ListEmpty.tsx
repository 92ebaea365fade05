import Add from '@mui/icons-material/Add';
import { useListFilterContext } from 'react-admin';
import { text } from '../../i18n/text';
import { Button, ButtonLink } from '../../ui/Button';
import { Drawing } from '../../ui/drawings/Drawing';
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

/** An empty bin. */
const BinDrawing = () => (
  <Drawing>
    <ellipse className="wash" cx="72" cy="94" rx="54" ry="9" />
    <path className="paper" d="M48 38h48l-5 50c0 3-2 5-5 5H58c-3 0-5-2-5-5z" />
    <path d="M42 38h60M62 38v-6c0-3 2-5 5-5h10c3 0 5 2 5 5v6M62 52l2 28M82 52l-2 28M72 52v28" />
    <path className="accent" d="M112 30l4 8 8 2-6 6 2 8-8-4-8 4 2-8-6-6 8-2z" />
  </Drawing>
);
