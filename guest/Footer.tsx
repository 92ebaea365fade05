import { SOCIAL_NETWORKS } from '../contract/fields/socials';
import type { GuestPage, GuestVenue } from '../contract/guest/GuestPage';
import icon from '../ui/carte.svg?url';
import { hoursRows } from './hoursRows';
import { Icon } from './icons';
import { networkTitles, texts } from './texts';
import { phoneWords } from './words';

/** Where it is, when it is open, and what everybody should know. */
export const Footer = ({ page: { venue, now } }: { readonly page: GuestPage }) => {
  const rows = hoursRows(venue.hours, { now, zone: venue.zone });
  return (
    <footer>
      <div className="in">
        <div>
          <h2>{venue.title}</h2>
          {venue.description && <p className="lead">{venue.description}</p>}
          <ul className="contacts" aria-label={texts.contacts}>
            {venue.street && (
              <li>
                <Icon name="place" />
                <span>{addressWords(venue)}</span>
              </li>
            )}
            {venue.phones.map(({ number, title }) => (
              <li key={number}>
                <Icon name="phone" />
                <span>
                  <a href={`tel:${number}`}>{phoneWords(number)}</a>
                  {title && <span className="muted"> {title.toLowerCase()}</span>}
                </span>
              </li>
            ))}
          </ul>
          {venue.links.length > 0 && (
            <ul className="links">
              {venue.links.map(({ network, url }) => (
                <li key={url}>
                  <a href={url} rel="noopener nofollow">
                    {networkTitles[SOCIAL_NETWORKS.find((each) => each === network) ?? 'vk']}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        {rows.length > 0 && (
          <div>
            <h2>{texts.hours}</h2>
            <dl>
              {rows.map(({ days, hours, isToday }) => (
                <div key={days} {...(isToday && { className: 'today' })}>
                  <dt>
                    {days}
                    {isToday && <span>, {texts.today}</span>}
                  </dt>
                  <dd>{hours}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
        <div className="legal">
          <p>{texts.allergyHint}</p>
          <p>
            <img src={icon} alt="" width="22" height="22" loading="lazy" />
            {texts.kept}
          </p>
        </div>
      </div>
    </footer>
  );
};

const addressWords = ({ city, street, entrance, floor, office }: GuestVenue): string =>
  [city, street, entrance && texts.entrance(entrance), floor && texts.floor(floor), office]
    .filter(Boolean)
    .join(', ');
