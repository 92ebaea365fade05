import { dayAfter, dayAt, momentOf } from '../../../contract/visibility/venueClock';
import { stopWords as words } from '../../../i18n/stopWords';
import { shownText } from '../../../i18n/text';
import { type MomentAt, momentWords } from '../../../kit/visibility/momentWords';

/** How long, as it is chosen. */
export interface Term {
  readonly kind: 'end_of_day' | 'time' | 'date' | 'open';
  readonly minutes: number;
  /** `YYYY-MM-DD` of the venue's calendar. */
  readonly day: string;
}

/** What a sheet starts with. */
export const firstTerm = (kind: Term['kind'], at: MomentAt): Term => ({
  kind,
  minutes: 60,
  day: dayAfter(dayAt(at.now, at.zone), 1),
});

/** Whether it ends at a moment to come. */
export const isPossible = ({ kind, day }: Term, at: MomentAt): boolean =>
  kind !== 'date' || day > dayAt(at.now, at.zone);

const MINUTE = 60_000;

/** As it travels: `end_of_day`, `open`, or the moment at which the dish comes back. */
export const untilOf = ({ kind, minutes, day }: Term, { now, zone }: MomentAt): string => {
  if (kind === 'time') return new Date(now.getTime() + minutes * MINUTE).toISOString();
  if (kind === 'date') return new Date(momentOf(`${day}T00:00`, zone)).toISOString();
  return kind;
};

/** After "on stop": until the end of the day, until 15:20, until one brings it back. */
export const termWords = (until: string, at: MomentAt): string =>
  until === 'end_of_day' || until === 'open'
    ? words.terms[until]
    : shownText(words.terms.at, { moment: momentWords(until, at) });

/** How a dish's stop ends, by itself or not. */
export const untilWords = (until: string | null, at: MomentAt): string =>
  until === null ? words.untilOpen : shownText(words.until, { moment: momentWords(until, at) });
