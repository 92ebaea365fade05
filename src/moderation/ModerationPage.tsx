import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { limits } from '../../contract/limits';
import { call } from '../../dataProvider/call';
import { serverNow } from '../../dataProvider/serverClock';
import { text } from '../../i18n/text';
import { EmptyState } from '../../kit/parts/EmptyState';
import { ErrorState } from '../../kit/parts/ErrorState';
import { useCapability } from '../../kit/parts/may';
import { PageHeader } from '../../kit/parts/PageHeader';
import { PartSkeleton } from '../../kit/parts/PageSkeleton';
import { coverAddress } from '../../resources/shared/coverAddress';
import { EmptyDrawing } from '../../ui/drawings/EmptyDrawing';
import { agoText } from '../account/agoText';
import { NotFoundPage } from '../pages/NotFoundPage';
import { VenueMark } from '../shell/VenueMark';
import styles from './Moderation.module.css';
import { VenueReview } from './VenueReview';
import { QUEUE_KEY } from './Verdict';

/** `/moderation`: the venues that wait for a decision, and one of them to be decided on. For moderators alone. */
export const ModerationPage = (): ReactElement =>
  useCapability('moderation') ? <Moderation /> : <NotFoundPage />;

/** The queue is looked at anew so often: other people's venues are no events of the moderator's. */
const ASK_MS = 30_000;

const Moderation = (): ReactElement => {
  const [chosen, setChosen] = useState<number>();
  const queue = useQuery({
    queryKey: QUEUE_KEY,
    queryFn: async ({ signal }) => {
      const { data, total } = await call('moderation.list', {
        query: { per_page: limits.maxPageSize },
        signal,
      });
      return { rows: data, total: total ?? data.length };
    },
    refetchInterval: ASK_MS,
    staleTime: 0,
  });
  const rows = queue.data?.rows ?? [];
  const current = rows.find(({ id }) => id === chosen) ?? rows[0];
  return (
    <>
      <PageHeader
        crumbs={[{ key: 'moderation', label: text('moderation.title') }]}
        title={text('moderation.title')}
      />
      {queue.data && rows.length > 0 && (
        <p className="muted under-title">{text('moderation.count', { smart_count: queue.data.total })}</p>
      )}
      {queue.isPending && <PartSkeleton />}
      {queue.error && !queue.data && (
        <ErrorState error={queue.error} fallback="moderation.failed" onRetry={() => void queue.refetch()} />
      )}
      {queue.data && rows.length === 0 && (
        <EmptyState
          drawing={<EmptyDrawing />}
          title={text('moderation.empty')}
          message={text('moderation.emptyNote')}
        />
      )}
      {current && (
        <div className={styles.desk}>
          <ul className={`lines clip card ${styles.queue}`} aria-label={text('moderation.queue')}>
            {rows.map(({ id, title, city, picture, sent_at: sentAt, again }) => (
              <li key={id}>
                <button
                  type="button"
                  className="grid full gap-2 gap-x-12 level-middle left hover-sunken"
                  aria-pressed={id === current.id}
                  onClick={() => setChosen(id)}
                >
                  <VenueMark id={String(id)} title={title} picture={coverAddress(picture)} />
                  <b className="anywhere tight hyphens">{title}</b>
                  <span className="muted text-small">
                    {[city, text(again ? 'moderation.again' : 'moderation.first')]
                      .filter(Boolean)
                      .join(' · ')}
                    {' · '}
                    <time className="nowrap" dateTime={sentAt}>
                      {agoText(sentAt, serverNow())}
                    </time>
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <VenueReview key={current.id} id={current.id} title={current.title} />
        </div>
      )}
    </>
  );
};
