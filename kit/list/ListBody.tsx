import { useQueryClient } from '@tanstack/react-query';
import { Fragment, type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { type RaRecord, useListContext, useListPaginationContext } from 'react-admin';
import { HttpError } from '../../contract/errors';
import { warnOnce } from '../../contract/warnOnce';
import { text } from '../../i18n/text';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { Skeleton } from '../../ui/Skeleton';
import { Surface } from '../../ui/Surface';
import { oneOf } from '../declaration/fault';
import { pageSize } from '../declaration/pageSize';
import type { ResourceList } from '../declaration/ResourceDeclaration';
import { type ListMode, useListMode } from '../listMode/ListMode';
import { listMetaOf } from '../listMode/listMetaOf';
import { countOf } from '../parts/countOf';
import { ErrorState } from '../parts/ErrorState';
import { FailureNotice } from '../parts/FailureNotice';
import { MissingState } from '../parts/MissingState';
import { isMissing, shownError } from '../parts/shownError';
import { isOfParent } from '../parts/useParentRecord';
import { readVisibility } from '../visibility/readVisibility';
import { ListCards } from './ListCards';
import { ListTable, useIsNarrow } from './ListTable';
import { useNothingYet } from './ListToolbar';
import { Pager, useListPage } from './Pager';

/**
 * While one develops: a column without `render` whose key no record of the page has is most likely a slip of the pen. The
 * compiler finds it where the record's type is known; a backend may still answer other names.
 */
const useColumnCheck = (
  { resource, columns }: Pick<ListMode, 'resource' | 'columns'>,
  rows: readonly RaRecord[] | undefined,
): void => {
  useEffect(() => {
    const [first] = rows ?? [];
    if (!import.meta.env.DEV || !rows || !first) return;
    for (const { key, isPlain } of columns) {
      if (!isPlain || rows.some((row) => Object.hasOwn(row, key))) continue;
      warnOnce(
        `Resource "${resource.name}", list.columns: no record on this page has "${key}".\n` +
          `  Fix: take one of ${oneOf(Object.keys(first))}, or give the column a render.`,
      );
    }
  }, [resource, columns, rows]);
};

/** Bars of different length, so that it looks like words and not like a fence. */
const WIDTHS = ['72%', '58%', '80%', '64%'];

/** Rows of the height of those that come, so that nothing jumps. */
const ListSkeleton = () => {
  const { columns, resource } = useListMode();
  const rows = Array.from({ length: pageSize() }, (_, row) => row);
  return (
    <div
      className="carte-waiting-rows"
      data-dense={resource.list?.isDense}
      role="status"
      aria-busy
      aria-label={text('list.loading')}
    >
      {rows.map((row) => (
        <div className="grid gap-16 line-top pad-x-16" key={row}>
          <Skeleton width={18} height={18} />
          {columns.map((column, index) => (
            <Skeleton key={column.key} width={WIDTHS[(row + index) % WIDTHS.length] ?? '70%'} />
          ))}
        </div>
      ))}
    </div>
  );
};

/** How many there are, and the pages. Where nobody counted, only the page is said. */
const ListFooter = ({ lastPage }: { readonly lastPage: number | undefined }) => {
  const { resource } = useListMode();
  const { page, perPage, total } = useListPaginationContext();
  const toPage = useListPage();
  const pages = lastPage ?? Math.ceil((total ?? 0) / perPage);
  return (
    <div className="carte-foot-line above-12 row spread gap-8 touch">
      <p className="muted text-small">
        {total !== undefined && countOf(resource, total)}
        {total === undefined && pages > 1 && text('list.pageOf', { page, pages })}
      </p>
      <Pager page={page} pages={pages} onPage={toPage} />
    </div>
  );
};

/** No first row waits for what is done to ticked ones. */
const BulkTools = lazyWithPreload(async () => (await import('./BulkTools')).BulkTools);

/** The place of the bar over ticked rows, which is kept free, so that nothing jumps. */
const BulkBar = () => {
  const { selectedIds } = useListContext();
  const isNeeded = useRef(false);
  // A tick is shown first: fetching the bar's files, or drawing it, took a third of the press.
  const isTicked = useDeferredValue(selectedIds.length > 0);
  // What it has begun goes on when the ticks are gone.
  isNeeded.current ||= isTicked;
  return (
    <div className="carte-bulk untouched flex middle sticky above-8">{isNeeded.current && <BulkTools />}</div>
  );
};

/** The place of the line above a list while its words are on their way: the rows below it must not move. */
const GuestsPlace = () => {
  const { data: [first] = [], resource } = useListContext();
  const isToSay = readVisibility(first)?.causes.some((cause) => cause.resource !== resource);
  return isToSay ? <div className="carte-guests below-16" /> : null;
};

/** Above a list: what hides all of its rows. */
const GuestsAbove = lazyWithPreload(
  async () => (await import('../visibility/ListGuests')).ListGuests,
  <GuestsPlace />,
);

/** No first row waits for the words of a list that has none. */
const ListEmpty = lazyWithPreload(async () => (await import('./ListEmpty')).ListEmpty);

/** The rows, or why there are none: still coming, failed, cancelled, empty. They look at the width of their own place. */
export const ListBody = () => {
  const [place, isNarrow] = useIsNarrow();
  return (
    // Another place, not the same moved: below a toolbar, or alone.
    <div key={String(useNothingYet())} className="carte-rows-place container" ref={place}>
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
  const shape = kind === 'list' ? resource.list.shape : undefined;
  const hasShape = useArrived(shape);
  if (!data) {
    return (
      <Sheet>
        {isMissing(error) ? (
          <MissingState
            title={text('list.missing')}
            message={shownError(error, fallback)}
            ways={[{ to: resource.routes.list.fallback, label: text('list.goBack') }]}
          />
        ) : error ? (
          <ErrorState error={error} fallback={fallback} title={title} onRetry={retry} />
        ) : isPaused ? (
          <ErrorState error={undefined} fallback="list.offline" title={title} onRetry={retry} />
        ) : isPending && !isFetching ? (
          <ErrorState error={undefined} fallback="list.cancelled" onRetry={retry} />
        ) : (
          <ListSkeleton />
        )}
      </Sheet>
    );
  }
  const isEmpty = data.length === 0;
  // A shape brings its own ground.
  const Frame = shape && !isEmpty ? Fragment : Sheet;
  // An empty page beyond the first is about to be left (the list steps back by itself).
  if ((isEmpty && (isPlaceholderData || page > 1)) || !hasShape)
    return (
      <Sheet>
        <ListSkeleton />
      </Sheet>
    );
  return (
    <>
      {error && <FailureNotice error={error} fallback={fallback} onRetry={retry} />}
      {mode.tellsGuests && <GuestsAbove resource={resource} />}
      <Frame>
        {isEmpty ? (
          <ListEmpty />
        ) : (
          <Refreshing isOn={isPlaceholderData === true && isFetching === true}>
            {shape ? (
              <shape.Rows rows={data} />
            ) : isNarrow ? (
              <ListCards rows={data} />
            ) : (
              <ListTable rows={data} />
            )}
          </Refreshing>
        )}
      </Frame>
      {!isEmpty && <ListFooter lastPage={listMetaOf(meta)?.lastPage} />}
      <BulkBar />
    </>
  );
};

/** Whether the part that draws the rows is there: it is fetched beside them. */
const useArrived = (part: ResourceList['shape']): boolean => {
  const [arrived, setArrived] = useState<typeof part>();
  useEffect(() => {
    // What does not come says so where it is drawn.
    void part?.preload().then(() => setArrived(part));
  }, [part]);
  return arrived === part;
};

const Sheet = ({ children }: { readonly children: React.ReactNode }) => (
  <Surface className="clip">{children}</Surface>
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
  <div className="carte-refreshing relative clip" aria-busy={isOn} data-on={isOn || undefined}>
    {isOn && <span className="clip absolute" role="status" aria-label={text('list.refreshing')} />}
    <div>{children}</div>
  </div>
);
