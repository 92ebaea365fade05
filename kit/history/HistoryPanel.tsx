import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { Change } from '../../contract/entities';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { historyWords as words } from '../../i18n/historyWords';
import { text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { EmptyDrawing } from '../../ui/drawings/EmptyDrawing';
import type { Resource } from '../declaration/defineResource';
import { mayLoseForms } from '../form/unsavedForms';
import { EmptyState } from '../parts/EmptyState';
import { ErrorState } from '../parts/ErrorState';
import { PartSkeleton } from '../parts/PageSkeleton';
import { SidePanel } from '../parts/SidePanel';
import { isChange } from './isChange';
import { Timeline } from './Timeline';
import { UndoQuestion } from './UndoQuestion';

export interface HistoryPanelProps {
  readonly resource: Resource;
  /** The record's number on the wire. */
  readonly id: string | number;
  readonly onClosed: () => void;
  /** A change was taken back. */
  readonly onUndone: () => void;
}

const PAGE = 20;

/** Everything that happened to a record, last first, and the way back from each. */
export const HistoryPanel = ({ resource, id, onClosed, onUndone }: HistoryPanelProps) => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const [asked, setAsked] = useState<Change>();
  const history = useInfiniteQuery({
    queryKey: ['changes', 'of', resource.name, String(id)],
    queryFn: ({ pageParam, signal }) =>
      dataProvider.call('changes.list', {
        query: { resource: resource.name, id, page: pageParam, per_page: PAGE },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ lastPage = 1 }, _all, page) => (page < lastPage ? page + 1 : undefined),
  });
  // The form behind is read again then: what is typed there and not saved would go.
  const ask = async (change: Change): Promise<void> => {
    if (await mayLoseForms()) setAsked(change);
  };
  const changes = (history.data?.pages ?? []).flatMap(({ data }) => data.filter(isChange));
  return (
    <SidePanel isBeside title={words.title} onClosed={onClosed}>
      {() => (
        <div className="panel-body settled">
          {history.isPending && <PartSkeleton />}
          {history.error && (
            <ErrorState
              error={history.error}
              fallback="history.failed"
              onRetry={() => void history.refetch()}
            />
          )}
          {history.data && changes.length === 0 && (
            <EmptyState drawing={<EmptyDrawing />} title={words.empty} message={words.emptyNote} />
          )}
          {changes.length > 0 && (
            <Timeline isOfOne heading="h3" changes={changes} onUndo={(change) => void ask(change)} />
          )}
          {history.hasNextPage && (
            <Button
              variant="outlined"
              loading={history.isFetchingNextPage && text('common.loading')}
              onClick={() => void history.fetchNextPage()}
            >
              {words.more}
            </Button>
          )}
          {asked && <UndoQuestion change={asked} onDone={onUndone} onClose={() => setAsked(undefined)} />}
        </div>
      )}
    </SidePanel>
  );
};
