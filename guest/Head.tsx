import type { GuestPage } from '../contract/guest/GuestPage';
import { pictureSource } from '../contract/pictureSource';
import { coverOf } from './coverOf';
import { Icon } from './icons';
import { texts } from './texts';
import { dayWords, timeWords, whenWords } from './words';

/** Cover, name, whether it is open, and the menus to choose from. */
export const Head = ({ page }: { readonly page: GuestPage }) => {
  const { venue, menus, now } = page;
  const cover = coverOf(page);
  const { title, isOpen, turnsAt, zone, street, notice, hours } = venue;
  const opens = turnsAt && !isOpen && whenWords({ at: turnsAt, now, zone });
  return (
    <header>
      {cover && (
        <img
          className="cover"
          {...pictureSource(cover, '(min-width: 960px) 896px, 100vw')}
          alt=""
          fetchPriority="high"
        />
      )}
      <div className="in name">
        <h1>{title}</h1>
        <p className="facts">
          {!isOpen && <span className="no">{texts.closed}</span>}
          {isOpen && hours !== undefined && (
            <span className="yes">{turnsAt ? texts.openUntil(timeWords(turnsAt, zone)) : texts.open}</span>
          )}
          {street && (
            <span>
              <Icon name="place" />
              {street}
            </span>
          )}
          <span className="printed">{texts.pricesOn(dayWords(now, zone))}</span>
        </p>
        {!isOpen && (
          <div className="closed">
            <Icon name="clock" />
            <div>
              <b>{opens ? texts.opensAt(opens) : texts.closedNow}</b>
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
      </div>
    </header>
  );
};
