import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DevicesOutlined from '@mui/icons-material/DevicesOutlined';
import DoNotDisturbOnOutlined from '@mui/icons-material/DoNotDisturbOnOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import GppGoodOutlined from '@mui/icons-material/GppGoodOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, type ReactElement, useContext, useState } from 'react';
import { Link } from 'react-router';
import type { Notice } from '../../contract/entities';
import { NOTICE_KINDS, type NoticeKind } from '../../contract/noticeKinds';
import { call } from '../../dataProvider/call';
import { text } from '../../i18n/text';
import { ResourcesContext } from '../../kit/declaration/ResourcesContext';
import { EmptyState } from '../../kit/parts/EmptyState';
import { ErrorState } from '../../kit/parts/ErrorState';
import { useCapability } from '../../kit/parts/may';
import { PageHeader } from '../../kit/parts/PageHeader';
import { PartSkeleton } from '../../kit/parts/PageSkeleton';
import { useFail } from '../../kit/parts/useSay';
import { useListAddress } from '../../kit/queryRouter/useAddress';
import { Button } from '../../ui/Button';
import { Chip } from '../../ui/Chip';
import { Drawing } from '../../ui/drawings/Drawing';
import { Tile } from '../../ui/Tile';
import { LaterPage } from '../shell/LaterPage';
import styles from './Notices.module.css';
import { noticeWords } from './noticeWords';
import { LIST_KEY, UNREAD_KEY, useUnread } from './useUnread';

const ICONS: Readonly<Record<NoticeKind, ComponentType>> = {
  moderation: GppGoodOutlined,
  stop: DoNotDisturbOnOutlined,
  bin: DeleteOutlined,
  team: PersonOutlined,
  import: FileDownloadOutlined,
  device: DevicesOutlined,
};

const clock = new Intl.DateTimeFormat('ru-RU', { hour: '2-digit', minute: '2-digit' });

interface NoticeRowProps {
  readonly notice: Notice;
  readonly onRead: () => void;
}

/** One notice. A press on it, or on where it leads, reads it. */
const NoticeRow = ({ notice, onRead }: NoticeRowProps): ReactElement => {
  const { title, note, remarks, way, tone } = noticeWords(notice, useContext(ResourcesContext));
  const Icon = ICONS[notice.kind];
  const addressOf = useListAddress();
  const to = typeof way?.to === 'object' ? addressOf(way.to) : way?.to;
  const read = notice.read_at ? undefined : onRead;
  return (
    <li className={styles.row} data-new={notice.read_at ? undefined : ''}>
      <Tile tone={tone}>
        <Icon />
      </Tile>
      <div className="slim anywhere">
        <h3 className="text-body">
          {read ? (
            <button type="button" className={`left ${styles.title}`} onClick={read}>
              {title}
              <span className="visually-hidden"> · {text('notices.new')}</span>
            </button>
          ) : (
            title
          )}
        </h3>
        {note !== '' && <p className="muted text-label above-2">{note}</p>}
        {remarks.length > 0 && (
          <ul className="stack gap-4 text-label sunken round-small above-8 pad-8-12">
            {remarks.map((remark) => (
              <li key={remark.title}>
                {remark.title !== '' && <b>{remark.title}: </b>}
                {remark.reason}
              </li>
            ))}
          </ul>
        )}
        {way && to !== undefined && (
          <Link className={styles.way} to={to} onClick={read}>
            {way.label}
          </Link>
        )}
      </div>
      <time className="muted text-small figures" dateTime={notice.created_at}>
        {clock.format(new Date(notice.created_at))}
      </time>
    </li>
  );
};

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
