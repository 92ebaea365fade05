import type { GuestClosure, GuestPage } from '../contract/guest/GuestPage';
import { Document } from './Document';
import { Icon } from './icons';
import { texts } from './texts';
import { phoneWords, reopenWords } from './words';

interface ClosedPageProps {
  readonly page: GuestPage;
  readonly closure: GuestClosure;
}

/** For who stands at the door of a venue that is closed for a while: until when, and whom to call. */
export const ClosedPage = ({ page: { venue, now, theme }, closure: { until } }: ClosedPageProps) => {
  const { title, phones, zone } = venue;
  return (
    <Document
      title={`${title} · ${texts.away.toLowerCase()}`}
      head={<meta name="robots" content="noindex" />}
      theme={theme}
    >
      <main className="away">
        <h1>{title}</h1>
        <p className="pill">{texts.away}</p>
        <h2>{until ? reopenWords({ at: until, now, zone }) : texts.someDay}</h2>
        {!until && (
          <p className="lead">
            {[texts.someDayHint, phones.length > 0 && texts.callFirst].filter(Boolean).join(' ')}
          </p>
        )}
        {phones.length > 0 && (
          <ul aria-label={texts.contacts}>
            {phones.map(({ number, title: whose }) => (
              <li key={number}>
                <a href={`tel:${number}`}>
                  <Icon name="phone" />
                  {phoneWords(number)}
                  {whose && <span className="muted"> {whose.toLowerCase()}</span>}
                </a>
              </li>
            ))}
          </ul>
        )}
      </main>
    </Document>
  );
};
