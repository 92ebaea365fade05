import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import type { Notice } from '../../contract/entities';
import { NOTICE_KINDS, type NoticeKind } from '../../contract/noticeKinds';
import { call } from '../../dataProvider/call';
import { text } from '../../i18n/text';
import { EmptyState } from '../../kit/parts/EmptyState';
import { ErrorState } from '../../kit/parts/ErrorState';
import { useCapability } from '../../kit/parts/may';
import { PageHeader } from '../../kit/parts/PageHeader';
import { PartSkeleton } from '../../kit/parts/PageSkeleton';
import { useFail } from '../../kit/parts/useSay';
import { Button } from '../../ui/Button';
import { Chip } from '../../ui/Chip';
import { Drawing } from '../../ui/drawings/Drawing';
import { LaterPage } from '../shell/LaterPage';
import { NoticeRow } from './NoticeRow';
import styles from './Notices.module.css';
import { LIST_KEY, UNREAD_KEY, useUnread } from './useUnread';

/** `/notification`: what one is told. A backend that tells nothing leaves the page to come later. */
export const NoticesPage = (): ReactElement =>
  useCapability('notices') ? <Notices /> : <LaterPage title={text('shell.notifications')} />;

const PAGE = 25;

const Notices = (): ReactElement => {
  const [kind, setKind] = useState<NoticeKind>();
  const unread = useUnread();
  const markRead = useMarkRead();
  const list = useInfiniteQuery({
    queryKey: [...LIST_KEY, kind ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      call('notices.list', {
        query: { page: pageParam, per_page: PAGE, ...(kind && { filters: { kind: [kind] } }) },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ lastPage = 1 }, _all, page) => (page < lastPage ? page + 1 : undefined),
    staleTime: 0,
  });
  // One of a kind that nobody here knows is left out.
  const notices = (list.data?.pages ?? [])
    .flatMap(({ data }) => data)
    .filter(({ kind: own }) => NOTICE_KINDS.includes(own));
  const isEmpty = list.data !== undefined && notices.length === 0;
  const isAnyNew = unread > 0 || notices.some(({ read_at: readAt }) => !readAt);
  return (
    <>
      <div className="reading">
        <PageHeader
          crumbs={[{ key: 'notices', label: text('notices.title') }]}
          title={text('notices.title')}
          action={
            isAnyNew && (
              <Button variant="simple" onClick={() => void markRead()}>
                {text('notices.readAll')}
              </Button>
            )
          }
        />
        {(kind || !isEmpty) && (
          <fieldset className={styles.kinds} aria-label={text('notices.title')}>
            {[undefined, ...NOTICE_KINDS].map((each) => (
              <Chip key={each ?? 'all'} aria-pressed={each === kind} onClick={() => setKind(each)}>
                {text(each ? `notices.kind.${each}` : 'notices.all')}
              </Chip>
            ))}
          </fieldset>
        )}
        {list.isPending && <PartSkeleton />}
        {byDay(notices).map(([day, some]) => (
          <section key={day} className="below-24" aria-label={day}>
            <h2 className="muted text-label below-8">{day}</h2>
            <ul className="card clip lines">
              {some.map((notice) => (
                <NoticeRow key={notice.id} notice={notice} onRead={() => void markRead([notice.id])} />
              ))}
            </ul>
          </section>
        ))}
        {list.hasNextPage && (
          <Button
            variant="secondary"
            loading={list.isFetchingNextPage && text('common.loading')}
            onClick={() => void list.fetchNextPage()}
          >
            {text('notices.more')}
          </Button>
        )}
      </div>
      {list.error && notices.length === 0 && (
        <ErrorState error={list.error} fallback="notices.failed" onRetry={() => void list.refetch()} />
      )}
      {isEmpty && (
        <EmptyState
          drawing={<BellDrawing />}
          title={text(kind ? 'notices.emptyKind' : 'notices.empty')}
          {...(kind ? {} : { message: text('notices.emptyNote') })}
        />
      )}
    </>
  );
};

/** A bell that has not rung yet. */
const BellDrawing = () => (
  <Drawing>
    <ellipse className="wash" cx="72" cy="92" rx="62" ry="10" />
    <path className="paper" d="M44 76c7-7 9-15 9-27a19 19 0 0 1 38 0c0 12 2 20 9 27z" />
    <path d="M72 22v8" />
    <path className="accent" d="M63 82a9 9 0 0 0 18 0" />
  </Drawing>
);

/** Marks these as read, or all of them. */
const useMarkRead = (): ((ids?: readonly number[]) => Promise<void>) => {
  const queryClient = useQueryClient();
  const fail = useFail('notices.readFailed');
  return async (ids) => {
    try {
      const { unread } = await call('notices.read', ids ? { ids } : {});
      queryClient.setQueryData(UNREAD_KEY, unread);
      await queryClient.invalidateQueries({ queryKey: LIST_KEY });
    } catch (error) {
      fail(error);
    }
  };
};

const byDay = (notices: readonly Notice[]): readonly (readonly [string, readonly Notice[]])[] => {
  const days = new Map<string, Notice[]>();
  for (const notice of notices) {
    const day = dayWords(notice.created_at, new Date());
    days.set(day, [...(days.get(day) ?? []), notice]);
  }
  return [...days];
};

const thisYear = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long' });
const otherYear = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', year: 'numeric' });

/** The day of a moment, as a heading says it. */
const dayWords = (moment: string, now: Date): string => {
  const then = new Date(moment);
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (then.toDateString() === now.toDateString()) return text('notices.today');
  if (then.toDateString() === yesterday.toDateString()) return text('notices.yesterday');
  return (then.getFullYear() === now.getFullYear() ? thisYear : otherYear).format(then);
};
