import { dayAfter, dayAt, wallClock } from '../../contract/visibility/venueClock';
import { shownText } from '../../i18n/text';
import { visibilityWords } from '../../i18n/visibilityWords';

/** Now, by whose clock. */
export interface MomentAt {
  readonly now: Date;
  readonly zone: string;
}

type Forms = Readonly<Record<'today' | 'tomorrow' | 'dayAndTime', string>>;

/** A moment to come as people at the venue say it: the time of today, tomorrow's with its day, else the day. */
export const momentWords = (moment: string, at: MomentAt): string =>
  worded(moment, at, { ...visibilityWords, today: '%{time}' });

/** The same as an answer to "when". */
export const appearsWords = (moment: string, at: MomentAt): string =>
  worded(moment, at, visibilityWords.appears);

/** The same as what begins then. */
export const sinceWords = (moment: string, at: MomentAt): string => worded(moment, at, visibilityWords.since);

const worded = (moment: string, { now, zone }: MomentAt, forms: Forms): string => {
  const then = new Date(moment);
  const [day = '', time = ''] = wallClock(then, zone).split('T');
  const today = dayAt(now, zone);
  const isTomorrow = day === dayAfter(today, 1);
  // The coming midnight belongs to this evening.
  if (day === today || (isTomorrow && time === MIDNIGHT)) return shownText(forms.today, { time });
  if (isTomorrow) return shownText(forms.tomorrow, { time });
  const named = dayFormat(zone).format(then);
  return time === MIDNIGHT ? named : shownText(forms.dayAndTime, { day: named, time });
};

const MIDNIGHT = '00:00';

const dayFormat = (timeZone: string) =>
  new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', timeZone });

/** A day of a calendar in words, `27 декабря`, or by the parts that are wanted. */
export const dayWords = (
  day: string,
  parts: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' },
): string => new Intl.DateTimeFormat('ru-RU', { ...parts, timeZone: 'UTC' }).format(Date.parse(day));
