import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import type { Overview } from '../../contract/rows/person';
import { unbroken } from '../../contract/texts/unbroken';
import { overviewWords as words } from '../../i18n/overviewWords';
import { shownText } from '../../i18n/text';
import { dayWords } from '../../kit/visibility/momentWords';
import { isServing, stoppedIn } from '../../resources/shared/VenueNow';
import styles from './overview.module.css';

type Counts = NonNullable<Overview['guests']>;

/** What guests do and have before them now, in numbers; one that nobody tells is left out, and the others widen. */
export const Numbers = ({ overview }: { readonly overview: Overview }): ReactElement => {
  const { venues, guests } = overview;
  const total = (key: 'foods' | 'stopped_long'): number =>
    venues.reduce((sum, venue) => sum + (venue[key] ?? 0), 0);
  const isTold = (key: 'foods' | 'stopped'): boolean =>
    venues.some((venue) => typeof venue[key] === 'number');
  const [foods, stopped, long] = [total('foods'), stoppedIn(venues), total('stopped_long')];
  const shown = venues.filter(({ visibility }) => visibility.is_visible);
  const served = shown.filter(isServing).length;
  return (
    <section className={styles.numbers} aria-label={words.numbers}>
      {guests && <Opened {...guests} />}
      {guests && <Missed missed={guests.missed} />}
      {isTold('stopped') && (
        <Told
          title={words.stoppedNow}
          count={stopped}
          of={isTold('foods') ? unbroken(shownText(words.ofDishes, { smart_count: foods })) : undefined}
          note={long > 0 ? shownText(words.longStops, { smart_count: long }) : words.freshStops}
          to="/menu/stop"
        >
          <Parts
            of={Math.max(foods, stopped, 1)}
            parts={[
              ['error', stopped - long],
              ['warning', long],
            ]}
          />
        </Told>
      )}
      <Told
        title={words.guestsSee}
        count={shown.length}
        of={shownText(words.ofVenues, { smart_count: venues.length })}
        note={served > 0 ? shownText(words.openNow, { smart_count: served }) : words.allShut}
      >
        <Parts of={venues.length} parts={[['success', shown.length]]} />
      </Told>
    </section>
  );
};

interface ToldProps {
  readonly title: string;
  readonly count: number;
  readonly of: string | undefined;
  readonly note: string | false;
  /** Where more of it is told. */
  readonly to?: string;
  readonly children: ReactNode;
}

/** A fact: what it is, its number, the same drawn, and a sentence on it. */
const Told = ({ title, count, of, note, to, children }: ToldProps): ReactElement => (
  <div>
    <h3 className="muted text-label medium">
      {to ? (
        <Link className="plain unlined hover-line reach" to={to}>
          {title}
        </Link>
      ) : (
        title
      )}
    </h3>
    <p className="row gap-8 touch muted text-label">
      <b className="ink text-title figures">{count.toLocaleString('ru-RU')}</b> {of}
    </p>
    {children}
    {note && <p className="muted text-label above-8">{note}</p>}
  </div>
);

/** How often menus were opened in seven days, day by day, and what has changed since the seven before. */
const Opened = ({ days, dishes, opened_before: before }: Counts): ReactElement => {
  const sum = days.reduce((all, { opened }) => all + opened, 0);
  const change = before > 0 ? Math.round(((sum - before) / before) * 100) : 0;
  const most = Math.max(1, ...days.map(({ opened }) => opened));
  const places = days.map(({ opened }, at) => ({
    x: Math.round(((at + 0.5) / days.length) * WIDTH),
    y: Math.round(TOP + (1 - opened / most) * (HEIGHT - TOP)),
  }));
  const line = places.map(({ x, y }) => `${x} ${y}`).join('L');
  const [first, last] = [places[0], places.at(-1)];
  // A line of no length is a round dot, however wide the picture is drawn: the day that still goes on.
  const dots = last ? `M${last.x} ${last.y}h.01` : '';
  return (
    <Told
      title={unbroken(words.opened)}
      count={sum}
      of={undefined}
      note={[
        change !== 0 &&
          shownText(change > 0 ? words.moreOpened : words.lessOpened, { share: Math.abs(change) }),
        dishes.length > 0 &&
          shownText(words.looked, {
            dishes: counted(dishes.map(({ title, count }) => [title || words.unnamed, count])),
          }),
      ]
        .filter(Boolean)
        .join('. ')}
    >
      <div className={styles.days}>
        <svg
          className="block full"
          viewBox={`0 0 ${WIDTH} ${HEIGHT + 4}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path
            fill="var(--c-primary-soft)"
            d={`M${first?.x ?? 0} ${HEIGHT + 4}L${line}L${last?.x ?? 0} ${HEIGHT + 4}Z`}
          />
          <path className={styles.line} d={`M${line}`} vectorEffect="non-scaling-stroke" />
          <path className={styles.line} data-last d={dots} vectorEffect="non-scaling-stroke" />
        </svg>
        <ol className="grid centred muted text-small">
          {days.map(({ day, opened }) => (
            <li key={day}>
              <span aria-hidden="true">{dayWords(day, { weekday: 'short' })}</span>
              <span className="visually-hidden">{`${dayWords(day)}: ${opened}`}</span>
            </li>
          ))}
        </ol>
      </div>
    </Told>
  );
};
const WIDTH = 280;
const HEIGHT = 56;
const TOP = 4;

/** What guests look for in vain, the most wanted first. */
const Missed = ({ missed }: Pick<Counts, 'missed'>): ReactElement => (
  <div>
    <h3 className="muted text-label medium">{words.missed}</h3>
    {missed.length === 0 && <p className="muted text-label above-8">{words.nothingMissed}</p>}
    <ul className="above-8">
      {missed.map((each) => (
        <li key={each.words} className="row spread gap-8 anywhere">
          «{each.words}» <b className="figures">{each.count.toLocaleString('ru-RU')}</b>
        </li>
      ))}
    </ul>
  </div>
);

/** `Борщ — 143, Медовик — 87` */
const counted = (rows: readonly (readonly [what: string, count: number])[]): string =>
  rows.map(([what, count]) => `${what}\u00a0—\u00a0${count.toLocaleString('ru-RU')}`).join(', ');

interface PartsProps {
  readonly of: number;
  readonly parts: readonly (readonly [tone: 'success' | 'error' | 'warning', count: number])[];
}

/** The same numbers as lengths; nothing is read out. */
const Parts = ({ of, parts }: PartsProps): ReactElement => (
  <span className={styles.parts} aria-hidden="true">
    {parts
      .filter(([, count]) => count > 0)
      .map(([tone, count]) => (
        <i key={tone} data-tone={tone} style={{ flexGrow: count }} />
      ))}
    <i style={{ flexGrow: Math.max(0, of - parts.reduce((sum, [, count]) => sum + count, 0)) }} />
  </span>
);
