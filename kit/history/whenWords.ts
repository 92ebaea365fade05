import type { Change } from '../../contract/entities';
import { dayAfter, dayAt, wallClock, zoneOf } from '../../contract/visibility/venueClock';
import { text } from '../../i18n/text';
import { formatDay, wallClockOf } from '../cells/DateText';
import { dayWords } from '../visibility/momentWords';

/** A moment as people say it, by the clock of the venue that the record belongs to: by its day, or by today and yesterday. */
export const whenWords = (moment: string, now: Date, of?: object): string => {
  const [day, time] = wallClockOf(moment, of)?.split('T') ?? [];
  if (day === undefined) return moment;
  const today = wallClock(now, zoneOf(of)).slice(0, day.length);
  if (day === today) return text('history.today', { time });
  if (day === dayAfter(today, -1)) return text('history.yesterday', { time });
  return text('history.day', { day: formatDay(day), time });
};

type Moment = Pick<Change, 'createdAt' | 'timezone'>;

/** The day of a change as a heading: `Сегодня, 26 ноября`, `25 ноября` */
export const dayOf = (change: Moment): string => {
  const day = wallClockOf(change.createdAt, change)?.slice(0, 'YYYY-MM-DD'.length);
  const today = dayAt(new Date(), zoneOf(change));
  if (day === undefined) return change.createdAt;
  if (day === today) return text('history.headToday', { day: dayWords(day) });
  if (day === dayAfter(today, -1)) return text('history.headYesterday', { day: dayWords(day) });
  return dayWords(day);
};

/** `14:09`, by the clock of the venue */
export const timeOf = (change: Moment): string =>
  wallClockOf(change.createdAt, change)?.split('T')[1] ?? change.createdAt;
