import DoNotDisturbOnOutlined from '@mui/icons-material/DoNotDisturbOnOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { serverNow } from '../../dataProvider/serverClock';
import { overviewWords as words } from '../../i18n/overviewWords';
import { shownText } from '../../i18n/text';
import { StatusBadge } from '../../kit/cells/StatusBadge';
import { useIsAreaOpen, useMay } from '../../kit/parts/may';
import { momentWords } from '../../kit/visibility/momentWords';
import { Dot, type DotTone } from '../../ui/Dot';
import styles from './Overview.module.css';
import type { VenueCardData } from './readOverview';

/** A venue at a glance; leads to its menus, and to its stop list. */
export const VenueCard = ({ venue }: { readonly venue: VenueCardData }): ReactElement => {
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
          <img src={cover.thumbnailUrl ?? cover.url} alt="" loading="lazy" decoding="async" />
        ) : (
          <StorefrontOutlined aria-hidden />
        )}
      </div>
      <div className={styles.about}>
        <h2>{canOpen ? <Link to={`/menu/list?${at}`}>{title}</Link> : title}</h2>
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
      <DoNotDisturbOnOutlined aria-hidden />
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
