import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { GuestClosure, GuestPage } from '../contract/guest/GuestPage';
import type { GuestFailure, GuestPages, GuestWayBack } from '../contract/guest/GuestPages';
import { Document } from './Document';
import { Face } from './Face';
import { Icon } from './icons';
import { files, scripts, styles } from './parts';
import { absentIn, failureTexts, texts } from './texts';
import { VenuePage } from './VenuePage';
import { phoneWords, reopenWords } from './words';

interface ClosedPageProps {
  readonly page: GuestPage;
  readonly closure: GuestClosure;
}

/** For who stands at the door of a venue that is closed for a while: until when, and whom to call. */
const ClosedPage = ({ page, closure: { until } }: ClosedPageProps) => {
  const { venue, now, theme } = page;
  const { title, phones, zone } = venue;
  return (
    <Document
      title={`${title} · ${texts.away.toLowerCase()}`}
      head={<meta name="robots" content="noindex" />}
      theme={theme}
      accent={venue.accent}
    >
      <Face page={page} isSmall>
        <p className="facts">
          <span className="no">{texts.away}</span>
        </p>
      </Face>
      <main className="in away">
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

/** An empty one, with nothing to eat. */
const Plate = () => (
  <svg
    viewBox="0 0 96 64"
    width="96"
    height="64"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden="true"
  >
    <circle cx="48" cy="32" r="26" />
    <circle cx="48" cy="32" r="16" />
    <path
      d="M8 8v14a5 5 0 0 0 10 0V8M13 8v48M86 56V8c-5 4-7 12-7 20 0 4 2 6 4 6h3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

interface FailurePageProps {
  readonly failure: GuestFailure;
  readonly venue?: GuestWayBack | undefined;
}

/** In place of a page: it says nothing of what was asked for, and leads on. */
const FailurePage = ({ failure, venue }: FailurePageProps) => {
  const { title, hint, way } = venue ? absentIn(venue.title) : failureTexts[failure];
  return (
    <Document title={title} head={<meta name="robots" content="noindex" />}>
      <main className="failure">
        <Plate />
        {venue && <p className="name">{venue.title}</p>}
        <h1>{title}</h1>
        <p>{hint}</p>
        <a href={venue?.path ?? (failure === 'absent' ? '/' : '')}>{way}</a>
      </main>
    </Document>
  );
};

const documentOf = (node: ReactNode): string => `<!doctype html>${renderToStaticMarkup(node)}`;

/** What the server is handed to answer guests with. */
export const guestPages: GuestPages = {
  page: (page) =>
    documentOf(page.closure ? <ClosedPage page={page} closure={page.closure} /> : <VenuePage page={page} />),
  failure: (failure, venue) => documentOf(<FailurePage failure={failure} venue={venue} />),
  styles,
  scripts,
  files,
};
