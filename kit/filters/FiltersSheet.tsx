import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type FormEvent, useState } from 'react';
import { useListFilterContext } from 'react-admin';
import { HttpError } from '../../contract/errors';
import { Sheet } from '../../fieldRenderers/Sheet';
import { text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { Skeleton } from '../../ui/Skeleton';
import { useListMode } from '../listMode/ListMode';
import { SidePanel } from '../parts/SidePanel';
import { shownError } from '../parts/shownError';
import { type FilterValues, useFilters } from './activeFilters';
import { FilterGroup } from './FilterGroup';

interface FiltersSheetProps {
  readonly anchor: HTMLElement;
  readonly section: string;
  readonly onClose: () => void;
}

/** What the panel keeps free below itself, and what it needs at least, px. */
const ROOM_PX = 16;
const LEAST_PX = 320;

/** The open filters: beside their button, or on a phone a sheet from below, with what it is and a way out on top. */
export const FiltersSheet = ({ anchor, section, onClose }: FiltersSheetProps) => {
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  if (isPhone) {
    return (
      <SidePanel title={text('filters.open')} onClosed={onClose}>
        {(close) => <FiltersPanel section={section} height="72dvh" onClose={close} />}
      </SidePanel>
    );
  }
  // It is placed before its filters come: with them it must not reach below the window.
  const room = `calc(100dvh - ${Math.ceil(anchor.getBoundingClientRect().bottom) + ROOM_PX}px)`;
  return (
    <Sheet anchor={anchor} onClose={onClose} label={text('filters.open')}>
      <FiltersPanel section={section} maxHeight={`max(${LEAST_PX}px, ${room})`} onClose={onClose} />
    </Sheet>
  );
};

interface FiltersPanelProps {
  readonly section: string;
  /** A sheet from below would move when the filters come: its height is settled beforehand. */
  readonly height?: string;
  readonly maxHeight?: string;
  readonly onClose: () => void;
}

/** The server's filters with what is chosen; nothing is asked of the list before one says "show". */
const FiltersPanel = ({ section, onClose, ...size }: FiltersPanelProps) => {
  const { search } = useListMode();
  const { filterValues, setFilters } = useListFilterContext();
  const { data, error, refetch, isFetching } = useFilters(section, true);
  const [draft, setDraft] = useState<FilterValues>(filterValues);
  const apply = (values: FilterValues): void => {
    setFilters({ ...values });
    onClose();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    apply(draft);
  };
  const searched = search !== undefined && draft[search] !== undefined ? { [search]: draft[search] } : {};
  return (
    <form className="stack slim carte-filters narrow" onSubmit={submit} style={size}>
      <div className="panel-body fill">
        {!data && error && !isFetching && (
          <Notice
            tone="error"
            action={
              <Button variant="outlined" onClick={() => void refetch()}>
                {text('common.retry')}
              </Button>
            }
          >
            {text('errors.filters')}
            <FailureDetail error={error} />
          </Notice>
        )}
        {!data && isFetching && <PanelSkeleton />}
        {data?.definitions.length === 0 && <p className="muted">{text('filters.none')}</p>}
        {data?.definitions.map((definition) => (
          <FilterGroup
            key={definition.id}
            definition={definition}
            value={draft[definition.id]}
            onChange={(value) => setDraft({ ...draft, [definition.id]: value })}
          />
        ))}
      </div>
      <div className="flex spread line-top pad-16">
        <Button variant="simple" onClick={() => apply(searched)}>
          {text('filters.reset')}
        </Button>
        <Button type="submit" disabled={!data || data.definitions.length === 0}>
          {text('filters.apply')}
        </Button>
      </div>
    </form>
  );
};

/** What the server itself says about it, where it says anything. */
const FailureDetail = ({ error }: { readonly error: unknown }) =>
  error instanceof HttpError && <p className="text-small anywhere">{shownError(error, 'errors.common')}</p>;

const PanelSkeleton = () => (
  <div className="stack gap-8" role="status" aria-busy aria-label={text('common.loading')}>
    <Skeleton width="40%" />
    <Skeleton height={120} />
    <Skeleton width="30%" />
    <Skeleton height={80} />
  </div>
);
