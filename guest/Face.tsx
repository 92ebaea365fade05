import type { ReactNode } from 'react';
import type { GuestPage } from '../contract/guest/GuestPage';
import { pictureSource, type ShownPicture } from '../contract/pictureSource';
import { Icon } from './icons';
import { texts } from './texts';
import { dayWords, timeWords, whenWords } from './words';

/** The venue's face: its cover or its colour, with its logo and its name on it. */
export const Face = ({
  page,
  isSmall = false,
  children,
}: {
  readonly page: GuestPage;
  readonly isSmall?: boolean;
  readonly children?: ReactNode;
}) => {
  const { venue } = page;
  const cover = coverOf(page);
  return (
    <header className={['face', cover && 'pictured', isSmall && 'low'].filter(Boolean).join(' ')} id="top">
      {cover && (
        <img
          className="cover"
          // Before its widths are drawn it is itself: its thumbnail is too small for the whole width.
          {...pictureSource({ ...cover, thumbnailUrl: undefined }, '100vw')}
          alt=""
          {...(isSmall ? {} : { fetchPriority: 'high' as const })}
        />
      )}
      <div className="in">
        {venue.logo && <img className="logo" {...pictureSource(venue.logo, '96px')} alt="" />}
        <div>
          <h1>{isSmall && !children ? <a href={venue.path}>{venue.title}</a> : venue.title}</h1>
          {children ?? <Facts page={page} isSmall={isSmall} />}
        </div>
      </div>
    </header>
  );
};

const Facts = ({
  page: { venue, now },
  isSmall,
}: {
  readonly page: GuestPage;
  readonly isSmall: boolean;
}) => {
  const { isOpen, turnsAt, zone, street, hours } = venue;
  const opens = turnsAt ? texts.opensAt(whenWords({ at: turnsAt, now, zone })) : texts.closed;
  // Days without a night between them end at an hour of another day.
  const isSoon = turnsAt !== undefined && Date.parse(turnsAt) - Date.parse(now) < A_DAY;
  return (
    <p className="facts">
      {!isOpen && <span className="no">{opens}</span>}
      {isOpen && hours !== undefined && (
        <span className="yes">{isSoon ? texts.openUntil(timeWords(turnsAt, zone)) : texts.open}</span>
      )}
      {street && !isSmall && <span>{street}</span>}
      <span className="printed">{texts.pricesOn(dayWords(now, zone))}</span>
    </p>
  );
};

const A_DAY = 24 * 3_600_000;

/** What is read before the menu: whether it is open, what is announced, and the menus to choose from. */
export const Before = ({ page: { venue, menus } }: { readonly page: GuestPage }) => {
  const { isOpen, notice } = venue;
  return (
    <section className="before" aria-label={texts.before}>
      {!isOpen && (
        <div className="closed">
          <Icon name="clock" />
          <div>
            <b>{texts.closedNow}</b>
            <p>{texts.closedHint}</p>
          </div>
        </div>
      )}
      {notice && (
        <p className="notice">
          <Icon name="notice" />
          <span>{notice}</span>
        </p>
      )}
      {menus.length > 1 && (
        <nav className="menus" aria-label={texts.menus}>
          <ul>
            {menus.map(({ title: name, path, isHere }) => (
              <li key={path}>
                <a href={path} {...(isHere && { 'aria-current': 'page' as const })}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </section>
  );
};

/** The picture over a page: a venue's own page has the venue's, a menu's page the menu's, each the other's where it has none. */
export const coverOf = ({ path, venue, menu }: GuestPage): ShownPicture | undefined =>
  path === venue.path ? (venue.cover ?? menu?.cover) : (menu?.cover ?? venue.cover);
