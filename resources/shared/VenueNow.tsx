import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDataProvider } from 'react-admin';
import type { VenueCard } from '../../contract/rows/person';
import { wallClock } from '../../contract/visibility/venueClock';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { serverNow } from '../../dataProvider/serverClock';
import { overviewWords as words } from '../../i18n/overviewWords';
import { shownText } from '../../i18n/text';
import type { ChoiceState } from '../../kit/chooser/ParentChoice';
import { useCapability, useMay } from '../../kit/parts/may';
import { type MomentAt, momentWords } from '../../kit/visibility/momentWords';
import { Dot, type DotTone } from '../../ui/Dot';
import { messages } from './messages';

/** How long an overview is taken as fresh, ms: who looks at it again sees what has happened meanwhile. */
const FRESH_MS = 30_000;

/** How all venues stand now. One answer, whoever shows a part of it. */
export const useOverview = ({ isAsked = true } = {}) => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  return useQuery({
    queryKey: ['overview'],
    queryFn: ({ signal }) => dataProvider.call('overview.read', { signal }),
    enabled: isAsked,
    meta: { follows: ['points', 'stopList'] },
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS * 2,
    refetchOnWindowFocus: 'always',
  });
};

interface CellProps {
  readonly id: number;
}

/** How all venues stand now; undefined until that is known, and where nobody tells. */
export const useVenuesNow = (isAsked = true): readonly VenueCard[] | undefined => {
  const isTold = useCapability('overview');
  const may = useMay();
  return useOverview({ isAsked: isAsked && isTold && may('overview', 'read') }).data?.venues;
};

const useVenueNow = (id: number) => useVenuesNow()?.find((venue) => venue.id === id);

/** How many dishes are on the stop lists of these venues. */
export const stoppedIn = (venues: readonly VenueCard[] = []): number =>
  venues.reduce((sum, { stopped }) => sum + (stopped ?? 0), 0);

export const OpenCell = ({ id }: CellProps) => {
  const venue = useVenueNow(id);
  return venue ? <OpenNow venue={venue} /> : null;
};

interface VenueLineProps extends CellProps {
  /** As its record says. */
  readonly state: ChoiceState | undefined;
}

/** Whether it is open and until when; where guests do not see it, or nobody tells, how it stands. */
export const VenueLine = ({ id, state }: VenueLineProps) => {
  const venue = useVenueNow(id);
  const hours = venue && (!state || state.tone === 'good') ? openWords(venue) : undefined;
  const { tone, said } = hours ?? { tone: state?.tone, said: state?.label };
  if (!tone) return null;
  return (
    <span className="block">
      <Dot tone={tone} />
      {said}
    </span>
  );
};

/** How many of all venues are open now; `otherwise` where nobody tells. */
export const OpenVenues = ({ otherwise }: { readonly otherwise?: ReactNode }) => {
  const venues = useVenuesNow();
  if (!venues?.length) return otherwise;
  return shownText(words.openOf, { smart_count: venues.filter(isServing).length, all: venues.length });
};

/** Guests see it, and it is open. */
export const isServing = ({ visibility, opening }: VenueCard): boolean =>
  visibility.is_visible && opening?.is_open === true;

/** The way to the stop list says how much is on it. */
export const StopsCell = ({ id }: CellProps) => {
  const venue = useVenueNow(id);
  const { stopList } = messages.parts;
  if (!venue?.stopped) return stopList;
  return (
    <span className="wrong">
      <span className="visually-hidden">{stopList}: </span>
      {stopsOf(venue)}
    </span>
  );
};

/** What keeps guests out of a venue that is shown to them otherwise. */
export const closureOf = ({ status, visibility }: VenueCard) =>
  status === undefined || status === 'displayed'
    ? visibility.causes.find(({ kind }) => kind === 'closure')
    : undefined;

/** Whether it is open, and until when, beside a dot. */
export const OpenNow = ({ venue }: { readonly venue: VenueCard }) => {
  const { tone, said, until } = openWords(venue);
  return (
    <span className="row gap-4 text-label figures nowrap">
      <Dot tone={tone} />
      {until === undefined ? (
        said
      ) : (
        <>
          <span className="visually-hidden">{said}</span>
          <span aria-hidden>{until}</span>
        </>
      )}
    </span>
  );
};

/** How many of its dishes are on the stop list, in words. */
export const stopsOf = ({ stopped }: Pick<VenueCard, 'stopped'>): string =>
  stopped ? shownText(words.stops, { smart_count: stopped }) : words.noStops;

/** Open or closed by its closure first, then by its hours, and until when: whole, and as short as the dot beside it allows. */
export const openWords = ({
  opening,
  visibility,
}: VenueCard): { readonly tone: DotTone; readonly said: string; readonly until?: string } => {
  const at = { now: serverNow(), zone: visibility.timezone };
  const closure = visibility.causes.find(({ kind }) => kind === 'closure');
  if (closure) {
    // Until when stands in the badge of what guests see.
    const said = closure.until
      ? shownText(words.closedUntil, { moment: momentWords(closure.until, at) })
      : words.shut;
    return { tone: 'bad', said, until: words.shutNow };
  }
  if (!opening) return { tone: 'quiet', said: words.noHours };
  const { is_open: isOpen, until } = opening;
  // Guests do not come to what they do not see, whatever its hours.
  const tone = isOpen && visibility.is_visible ? 'good' : 'quiet';
  if (!until) return { tone, said: isOpen ? words.open : words.closed };
  const moment = soonWords(until, at);
  return {
    tone,
    said: shownText(isOpen ? words.openUntil : words.closedUntil, { moment }),
    until: shownText(isOpen ? words.until : words.from, { moment }),
  };
};

/** Within a day the time alone is no other's. */
const soonWords = (until: string, at: MomentAt): string =>
  Date.parse(until) - at.now.getTime() < DAY_MS
    ? wallClock(Date.parse(until), at.zone).slice('YYYY-MM-DDT'.length)
    : momentWords(until, at);
const DAY_MS = 24 * 60 * 60_000;
