import DoNotDisturbOnOutlined from '@mui/icons-material/DoNotDisturbOnOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import type { ReactElement } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Change } from '../../contract/entities';
import { permissionPath } from '../../contract/permissionPath';
import type { VenueCard } from '../../contract/rows/person';
import { unbroken } from '../../contract/texts/unbroken';
import { serverNow } from '../../dataProvider/serverClock';
import { overviewWords as words } from '../../i18n/overviewWords';
import { text } from '../../i18n/text';
import { StatusBadge } from '../../kit/cells/StatusBadge';
import { Timeline } from '../../kit/history/Timeline';
import { ErrorState } from '../../kit/parts/ErrorState';
import { useIsAreaOpen, useMay } from '../../kit/parts/may';
import { SeenBadge } from '../../kit/visibility/SeenBadge';
import { OpenNow, stopsOf, useOverview } from '../../resources/shared/VenueNow';
import { Button, ButtonLink } from '../../ui/Button';
import { PageNotice } from '../../ui/PageNotice';
import { useSession } from '../auth/session';
import { HOME_PATH } from '../auth/wantedPath';
import { Attention } from './Attention';
import { FirstSteps } from './FirstSteps';
import { Numbers } from './Numbers';
import styles from './overview.module.css';

/** The shape of the page while it is on its way: its cards stand where they will. */
const OverviewSkeleton = (): ReactElement => (
  <div role="status" aria-busy aria-label={text('common.loading')}>
    <div className={`card below-16 ${styles.waiting}`} data-block />
    <div className={`${styles.numbers} ${styles.waiting}`} data-block />
    <div className={styles.panels}>
      <div className={`card ${styles.waiting}`} data-block />
      <div className={`card ${styles.waiting}`} data-block />
    </div>
  </div>
);

/** `/management/dashboard`: all venues at a glance, what needs somebody's attention, and what was done last. */
export const OverviewPage = (): ReactElement => {
  const { data, error, refetch } = useOverview();
  const isOpen = useIsAreaOpen();
  const canStop = useMay()('stopList', 'change') && isOpen('menu_stop');
  return (
    <div className={styles.page}>
      <title>{`${words.title} — ${text('common.product')}`}</title>
      <header className={styles.header}>
        <div className="flex wrap level gap-x-12">
          <h1>{words.title}</h1>
          <p className="muted">{dayWords(serverNow())}</p>
        </div>
        {canStop && data?.venues.length !== 0 && (
          <ButtonLink className="carte-sign" to="/menu/stop?tab=all" icon={<DoNotDisturbOnOutlined />}>
            <span>{words.stop}</span>
          </ButtonLink>
        )}
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
          <Attention overview={data} />
          <Numbers overview={data} />
          <div className={styles.panels}>
            <Venues venues={data.venues} />
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

/** What was done last, by days, and by whom; the journal has the rest, for those who may open it. */
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
        <Timeline heading="h3" changes={changes} />
      )}
    </section>
  );
};

/** All venues, a row each. */
const Venues = ({ venues }: { readonly venues: readonly VenueCard[] }): ReactElement => {
  const isOpen = useIsAreaOpen();
  return (
    <section className="card clip" aria-labelledby="overview-venues">
      <div className={styles.panelHead}>
        <h2 className="text-group" id="overview-venues">
          {words.venues}
        </h2>
        {isOpen('management_points') && (
          <Link className="way" to={permissionPath('management_points')}>
            {words.allVenues}
          </Link>
        )}
      </div>
      <ul className="lines">
        {venues
          .filter(({ title }) => title !== undefined)
          .map((venue) => (
            <Venue key={venue.id} venue={venue} />
          ))}
      </ul>
    </section>
  );
};

/** A venue at a glance; leads to its menus, and to its stop list. */
const Venue = ({ venue }: { readonly venue: VenueCard }): ReactElement => {
  const { id, title, cover, status } = venue;
  const address = unbroken([venue.city?.title, venue.street, venue.house].filter(Boolean).join(', '));
  const at = new URLSearchParams({ pointId: String(id) });
  const isOpen = useIsAreaOpen();
  const canOpen = useMay()('menus', 'list') && isOpen('menu_list');
  return (
    <li className={styles.venue}>
      <span className={styles.picture}>
        {cover ? (
          <img
            className="full tall photo"
            src={cover.thumbnailUrl ?? cover.url}
            alt=""
            loading="lazy"
            decoding="async"
          />
        ) : (
          <StorefrontOutlined aria-hidden />
        )}
      </span>
      <div className={styles.name}>
        <h3 className="text-body strong anywhere">
          {canOpen ? (
            <Link className="whole" to={`/menu/list?${at}`}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        <p className="text-small muted clamp-2 anywhere">{address}</p>
      </div>
      <p className={styles.hours}>
        <OpenNow venue={venue} />
      </p>
      <Stops venue={venue} to={`/menu/stop?${at}`} />
      <div className={`relative flex end ${styles.seen}`}>
        {status === undefined || status === 'displayed' ? (
          <SeenBadge record={venue} resource="points" />
        ) : (
          <StatusBadge status={status} />
        )}
      </div>
    </li>
  );
};

const Stops = ({ venue: { stopped }, to }: { venue: VenueCard; to: string }): ReactElement => {
  if (typeof stopped !== 'number') return <span />;
  return (
    <Link
      className={`relative text-label nowrap round-small inline gap-4 touch muted unlined hover-line hover-ink ${styles.stops}`}
      to={to}
      data-some={stopped > 0 || undefined}
    >
      <DoNotDisturbOnOutlined className="square-18" aria-hidden />
      {stopsOf({ stopped })}
    </Link>
  );
};
