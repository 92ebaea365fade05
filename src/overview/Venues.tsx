import DoNotDisturbOnOutlined from '@mui/icons-material/DoNotDisturbOnOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { permissionPath } from '../../contract/permissionPath';
import type { VenueCard } from '../../contract/rows/person';
import { overviewWords as words } from '../../i18n/overviewWords';
import { StatusBadge } from '../../kit/cells/StatusBadge';
import { useIsAreaOpen, useMay } from '../../kit/parts/may';
import { SeenBadge } from '../../kit/visibility/SeenBadge';
import { OpenNow, stopsOf } from '../../resources/shared/VenueNow';
import styles from './overview.module.css';

/** All venues, a row each. */
export const Venues = ({ venues }: { readonly venues: readonly VenueCard[] }): ReactElement => {
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
  const address = [venue.city?.title, venue.street, venue.house].filter(Boolean).join(', ');
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
