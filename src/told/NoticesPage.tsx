import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useNotify } from 'react-admin';
import { NOTICE_KINDS, type NoticeKind } from '../../contract/noticeKinds';
import { call } from '../../dataProvider/call';
import { text } from '../../i18n/text';
import { useCapability } from '../../kit/parts/capabilities';
import { EmptyState } from '../../kit/parts/EmptyState';
import { ErrorState } from '../../kit/parts/ErrorState';
import { PageHeader } from '../../kit/parts/PageHeader';
import { shownError } from '../../kit/parts/shownError';
import { Button } from '../../ui/Button';
import { Chip } from '../../ui/Chip';
import { EmptyDrawing } from '../../ui/drawings/EmptyDrawing';
import { Loader } from '../pages/Loader';
import { LaterPage } from '../shell/LaterPage';
import { NoticeRow } from './NoticeRow';
import styles from './Notices.module.css';
import { type ReadNotice, readNotice } from './noticeWords';
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
  const notices = (list.data?.pages ?? []).flatMap(({ data }) => data.flatMap(readNotice));
  const isAnyNew = unread > 0 || notices.some(({ isRead }) => !isRead);
  return (
    <div className={styles.page}>
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
      <fieldset className={styles.kinds} aria-label={text('notices.title')}>
        {[undefined, ...NOTICE_KINDS].map((each) => (
          <Chip key={each ?? 'all'} aria-pressed={each === kind} onClick={() => setKind(each)}>
            {text(each ? `notices.kind.${each}` : 'notices.all')}
          </Chip>
        ))}
      </fieldset>
      {list.isPending && <Loader isInline />}
      {list.error && notices.length === 0 && (
        <ErrorState error={list.error} fallback="notices.failed" onRetry={() => void list.refetch()} />
      )}
      {list.data && notices.length === 0 && (
        <EmptyState
          drawing={<EmptyDrawing />}
          title={text(kind ? 'notices.emptyKind' : 'notices.empty')}
          {...(kind ? {} : { message: text('notices.emptyNote') })}
        />
      )}
      {byDay(notices).map(([day, some]) => (
        <section key={day} className={styles.day} aria-label={day}>
          <h2>{day}</h2>
          <ul>
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
  );
};

/** Marks these as read, or all of them. */
const useMarkRead = (): ((ids?: readonly number[]) => Promise<void>) => {
  const queryClient = useQueryClient();
  const notify = useNotify();
  return async (ids) => {
    try {
      const { unread } = await call('notices.read', ids ? { ids } : {});
      queryClient.setQueryData(UNREAD_KEY, unread);
      await queryClient.invalidateQueries({ queryKey: LIST_KEY });
    } catch (error) {
      notify(shownError(error, 'notices.readFailed'), { type: 'error' });
    }
  };
};

const byDay = (notices: readonly ReadNotice[]): readonly (readonly [string, readonly ReadNotice[]])[] => {
  const days = new Map<string, ReadNotice[]>();
  for (const notice of notices) {
    const day = dayWords(notice.createdAt, new Date());
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
