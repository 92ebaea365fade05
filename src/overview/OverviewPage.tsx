import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { serverNow } from '../../dataProvider/serverClock';
import { overviewWords as words } from '../../i18n/overviewWords';
import { text } from '../../i18n/text';
import { ErrorState } from '../../kit/parts/ErrorState';
import { Button } from '../../ui/Button';
import { PageNotice } from '../../ui/PageNotice';
import { HOME_PATH } from '../auth/wantedPath';
import { Attention } from './Attention';
import { FirstSteps } from './FirstSteps';
import { LastChanges } from './LastChanges';
import styles from './Overview.module.css';
import { OverviewSkeleton } from './OverviewSkeleton';
import { readOverview } from './readOverview';
import { VenueCard } from './VenueCard';

/** How long an overview is taken as fresh, ms: who looks at it again sees what has happened meanwhile. */
const FRESH_MS = 30_000;

/** `/management/dashboard`: all venues at a glance, what needs somebody's attention, and what was done last. */
export const OverviewPage = (): ReactElement => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['overview'],
    queryFn: async ({ signal }) => readOverview(await dataProvider.call('overview.read', { signal })),
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS * 2,
  });
  return (
    <div className={styles.page}>
      <title>{`${words.title} — ${text('common.product')}`}</title>
      <header className={styles.header}>
        <h1>{words.title}</h1>
        <p>{dayWords(serverNow())}</p>
      </header>
      {error && !data && (
        <div className={styles.panel}>
          <ErrorState error={error} fallback={words.failed} onRetry={() => void refetch()} />
        </div>
      )}
      {!data && !error && <OverviewSkeleton />}
      {data?.start && <FirstSteps start={data.start} attention={data.attention} />}
      {data && data.venues.length === 0 && !data.start && <NoVenues />}
      {data && data.venues.length > 0 && (
        <>
          <ul className={styles.venues}>
            {data.venues.map((venue) => (
              <VenueCard key={venue.id} venue={venue} />
            ))}
          </ul>
          <div className={styles.panels}>
            <Attention items={data.attention} />
            <LastChanges changes={data.changes} />
          </div>
        </>
      )}
    </div>
  );
};

const NoVenues = (): ReactElement => {
  const navigate = useNavigate();
  return (
    <PageNotice
      title={words.noVenues}
      actions={<Button onClick={() => navigate(HOME_PATH)}>{words.toPoints}</Button>}
    >
      {words.noVenuesNote}
    </PageNotice>
  );
};

const dayFormat = new Intl.DateTimeFormat('ru-RU', { weekday: 'long', day: 'numeric', month: 'long' });

/** `Воскресенье, 22 ноября` */
const dayWords = (now: Date): string => {
  const day = dayFormat.format(now);
  return day.charAt(0).toLocaleUpperCase('ru') + day.slice(1);
};
