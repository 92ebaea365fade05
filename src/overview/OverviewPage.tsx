import DoNotDisturbOnOutlined from '@mui/icons-material/DoNotDisturbOnOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useDataProvider } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import type { Change } from '../../contract/entities';
import { permissionPath } from '../../contract/permissionPath';
import type { VenueCard as VenueCardData } from '../../contract/rows/person';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { serverNow } from '../../dataProvider/serverClock';
import { overviewWords as words } from '../../i18n/overviewWords';
import { shownText, text } from '../../i18n/text';
import { StatusBadge } from '../../kit/cells/StatusBadge';
import { LateChangeText } from '../../kit/history/later';
import { personOf } from '../../kit/history/personOf';
import { RecordLink } from '../../kit/history/RecordLink';
import { WhenText } from '../../kit/history/WhenText';
import { ErrorState } from '../../kit/parts/ErrorState';
import { useIsAreaOpen, useMay } from '../../kit/parts/may';
import { momentWords } from '../../kit/visibility/momentWords';
import { Button } from '../../ui/Button';
import { Dot, type DotTone } from '../../ui/Dot';
import { PageNotice } from '../../ui/PageNotice';
import { useSession } from '../auth/session';
import { HOME_PATH } from '../auth/wantedPath';
import { Attention } from './Attention';
import { FirstSteps } from './FirstSteps';
import styles from './overview.module.css';

/** A venue at a glance; leads to its menus, and to its stop list. */
const VenueCard = ({ venue }: { readonly venue: VenueCardData }): ReactElement => {
  const { id, title, cover } = venue;
  const address = [venue.city?.title, venue.street, venue.house].filter(Boolean).join(', ');
  const { tone, said } = openWords(venue);
  const at = new URLSearchParams({ pointId: String(id) });
  const isOpen = useIsAreaOpen();
  const canOpen = useMay()('menus', 'list') && isOpen('menu_list');
  return (
    <li className={styles.card}>
      <div className={styles.cover}>
        {cover ? (
          <img
            className="full photo"
            src={cover.thumbnailUrl ?? cover.url}
            alt=""
            loading="lazy"
            decoding="async"
          />
        ) : (
          <StorefrontOutlined className="square-32" aria-hidden />
        )}
      </div>
      <div className={styles.about}>
        <h2 className="text-group anywhere hyphens">
          {canOpen ? (
            <Link className="whole" to={`/menu/list?${at}`}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <p className={styles.address}>{address}</p>
        <p className={styles.hours}>
          <Dot tone={tone} />
          {said}
        </p>
      </div>
      <div className={styles.foot}>
        <Stops venue={venue} to={`/menu/stop?${at}`} />
        <SeenBadge venue={venue} />
      </div>
    </li>
  );
};

const Stops = ({ venue: { stopped }, to }: { venue: VenueCardData; to: string }): ReactElement => {
  if (typeof stopped !== 'number') return <span />;
  return (
    <Link className={styles.stops} to={to}>
      <DoNotDisturbOnOutlined className="square-18" aria-hidden />
      {stopped > 0 ? shownText(words.stops, { smart_count: stopped }) : words.noStops}
    </Link>
  );
};

/** Moderation says its own word; else whether guests see the venue. */
const SeenBadge = ({ venue: { status, visibility } }: { venue: VenueCardData }): ReactElement => {
  if (status !== undefined && status !== 'displayed' && status !== 'not_displayed')
    return <StatusBadge status={status} />;
  return (
    <span className={styles.badge} data-tone={visibility.is_visible ? 'seen' : 'unseen'}>
      {visibility.is_visible ? words.seen : words.unseen}
    </span>
  );
};

/** Open or closed by its closure first, then by its hours, and until when. */
const openWords = ({
  opening,
  visibility,
}: VenueCardData): { readonly tone: DotTone; readonly said: string } => {
  const at = { now: serverNow(), zone: visibility.timezone };
  const closure = visibility.causes.find(({ kind }) => kind === 'closure');
  if (closure) {
    const said = closure.until
      ? shownText(words.closedUntil, { moment: momentWords(closure.until, at) })
      : words.shut;
    return { tone: 'bad', said };
  }
  if (!opening) return { tone: 'quiet', said: words.noHours };
  const moment = opening.until && momentWords(opening.until, at);
  if (opening.is_open)
    return { tone: 'good', said: moment ? shownText(words.openUntil, { moment }) : words.open };
  return { tone: 'quiet', said: moment ? shownText(words.closedUntil, { moment }) : words.closed };
};

/** What was done last, and by whom; the journal has the rest, for those who may open it. */
const LastChanges = ({ changes }: { readonly changes: readonly Change[] }): ReactElement => {
  const { data } = useSession();
  const hasJournal = !data?.isLimited || data.permissions.includes('management_history');
  return (
    <section className="card clip" aria-labelledby="overview-changes">
      <div className={styles.panelHead}>
        <h2 className="text-group" id="overview-changes">
          {words.changes}
        </h2>
        {hasJournal && (
          <Link className="way" to={permissionPath('management_history')}>
            {words.journal}
          </Link>
        )}
      </div>
      {changes.length === 0 ? (
        <p className="muted pad-24">{words.noChanges}</p>
      ) : (
        <ol className={`lines ${styles.changes}`}>
          {changes.map((change) => (
            <li key={change.id}>
              <span className={styles.face} data-letters={lettersOf(personOf(change))} aria-hidden />
              <div className={styles.change}>
                <p>
                  <strong>{personOf(change)}</strong> · <RecordLink change={change} />
                </p>
                <div className={styles.lines}>
                  <LateChangeText change={change} />
                </div>
                <p className={styles.where}>
                  {change.point && `${change.point.title} · `}
                  <WhenText of={change} />
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};

const lettersOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase('ru');

/** The shape of the page while it is on its way: cards and panels stand where they will. */
const OverviewSkeleton = (): ReactElement => (
  <div role="status" aria-busy aria-label={text('common.loading')}>
    <div className={styles.venues}>
      {[1, 2, 3, 4].map((card) => (
        <div key={card} className={`${styles.card} ${styles.waiting}`} />
      ))}
    </div>
    <div className={styles.panels}>
      <div className={`card clip ${styles.waiting}`} />
      <div className={`card clip ${styles.waiting}`} />
    </div>
  </div>
);

/** How long an overview is taken as fresh, ms: who looks at it again sees what has happened meanwhile. */
const FRESH_MS = 30_000;

/** `/management/dashboard`: all venues at a glance, what needs somebody's attention, and what was done last. */
export const OverviewPage = (): ReactElement => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['overview'],
    queryFn: ({ signal }) => dataProvider.call('overview.read', { signal }),
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS * 2,
    refetchOnWindowFocus: 'always',
  });
  return (
    <div className={styles.page}>
      <title>{`${words.title} — ${text('common.product')}`}</title>
      <header className={styles.header}>
        <h1>{words.title}</h1>
        <p className="muted above-4">{dayWords(serverNow())}</p>
      </header>
      {error && !data && (
        <div className="card clip">
          <ErrorState error={error} fallback={words.failed} onRetry={() => void refetch()} />
        </div>
      )}
      {!data && !error && <OverviewSkeleton />}
      {data?.start && <FirstSteps start={data.start} attention={data.attention} />}
      {data && data.venues.length === 0 && !data.start && <NoVenues />}
      {data && data.venues.length > 0 && (
        <>
          <ul className={styles.venues}>
            {data.venues
              .filter(({ title }) => title !== undefined)
              .map((venue) => (
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
