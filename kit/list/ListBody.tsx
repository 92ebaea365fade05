import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useListContext } from 'react-admin';
import { HttpError } from '../../contract/errors';
import { text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { Notice } from '../../ui/Notice';
import { Surface } from '../../ui/Surface';
import { useListMode } from '../listMode/ListMode';
import { listMetaOf } from '../listMode/listMetaOf';
import { ErrorState } from '../parts/ErrorState';
import { isMissing } from '../parts/isMissing';
import { MissingState } from '../parts/MissingState';
import { shownError } from '../parts/shownError';
import { isOfParent } from '../parts/useParentRecord';
import { ListGuests } from '../visibility/guestsNote';
import { BulkBar } from './BulkBar';
import { ListCards } from './ListCards';
import { ListFooter } from './ListFooter';
import { ListSkeleton } from './ListSkeleton';
import { ListTable } from './ListTable';
import { useColumnCheck } from './useColumnCheck';
import { useIsNarrow } from './useIsNarrow';

/** No first row waits for the words of a list that has none. */
const ListEmpty = lazyWithPreload(async () => (await import('./ListEmpty')).ListEmpty);

/** The rows, or why there are none: still coming, failed, cancelled, empty. They look at the width of their own place. */
export const ListBody = () => {
  const [place, isNarrow] = useIsNarrow();
  return (
    <div className="carte-rows-place" ref={place}>
      <Content isNarrow={isNarrow} />
    </div>
  );
};

const Content = ({ isNarrow }: { readonly isNarrow: boolean }) => {
  const mode = useListMode();
  const { resource, kind } = mode;
  const { data, error, meta, page, isPending, isFetching, isPaused, isPlaceholderData, refetch } =
    useListContext();
  useColumnCheck(mode, data);
  useParentsAgain(error);
  useAllowedSort(error);
  const fallback = kind === 'list' ? resource.messages.fetchError : resource.messages.fetchDeletedError;
  const title = resource.messages.notLoaded;
  const retry = (): void => void refetch();
  if (!data) {
    if (isMissing(error))
      return (
        <Sheet>
          <MissingState
            title={text('list.missing')}
            message={shownError(error, fallback)}
            ways={[{ to: resource.routes.list.fallback, label: text('list.goBack') }]}
          />
        </Sheet>
      );
    if (error)
      return (
        <Sheet>
          <ErrorState error={error} fallback={fallback} title={title} onRetry={retry} />
        </Sheet>
      );
    if (isPaused)
      return (
        <Sheet>
          <ErrorState error={undefined} fallback="list.offline" title={title} onRetry={retry} />
        </Sheet>
      );
    if (isPending && !isFetching) {
      return (
        <Sheet>
          <ErrorState error={undefined} fallback="list.cancelled" onRetry={retry} />
        </Sheet>
      );
    }
    return (
      <Sheet>
        <ListSkeleton />
      </Sheet>
    );
  }
  const isEmpty = data.length === 0;
  // An empty page beyond the first is about to be left (the list steps back by itself).
  if (isEmpty && (isPlaceholderData || page > 1))
    return (
      <Sheet>
        <ListSkeleton />
      </Sheet>
    );
  return (
    <>
      {error && (
        <Notice
          tone="error"
          action={
            <Button variant="simple" size="s" onClick={retry}>
              {text('common.retry')}
            </Button>
          }
        >
          {shownError(error, fallback)}
        </Notice>
      )}
      {mode.tellsGuests && <ListGuests resource={resource} />}
      <Sheet>
        {isEmpty ? (
          <ListEmpty />
        ) : (
          <Refreshing isOn={isPlaceholderData === true && isFetching === true}>
            {isNarrow ? <ListCards rows={data} /> : <ListTable rows={data} />}
          </Refreshing>
        )}
      </Sheet>
      {!isEmpty && <ListFooter lastPage={listMetaOf(meta)?.lastPage} />}
      <BulkBar />
    </>
  );
};

const Sheet = ({ children }: { readonly children: React.ReactNode }) => (
  <Surface className="carte-sheet">{children}</Surface>
);

/** A list that is not there any more: perhaps what it stands below was deleted elsewhere, so that is read again. */
const useParentsAgain = (error: unknown): void => {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isMissing(error)) void queryClient.invalidateQueries({ predicate: isOfParent });
  }, [error, queryClient]);
};

/** An order that is refused, as a link or another day remembers it, is given up: the role does not see its column any more. */
const useAllowedSort = (error: unknown): void => {
  const { setSort } = useListContext();
  const isRefused = error instanceof HttpError && error.status === 422 && error.errors.sort !== undefined;
  useEffect(() => {
    if (isRefused) setSort({ field: 'id', order: 'ASC' });
  }, [isRefused, setSort]);
};

/** The old page stays readable but dimmed while the next one comes; a bar shows it once that takes 300 ms. */
const Refreshing = ({ isOn, children }: { readonly isOn: boolean; readonly children: ReactNode }) => (
  <div className="carte-refreshing" aria-busy={isOn} data-on={isOn || undefined}>
    {isOn && <span role="status" aria-label={text('list.refreshing')} />}
    <div>{children}</div>
  </div>
);
