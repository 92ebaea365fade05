import { dayAfter, wallClock, zoneOf } from '../../contract/visibility/venueClock';
import { text } from '../../i18n/text';
import { formatDay, wallClockOf } from '../cells/DateText';

/** A moment as people say it, by the clock of the venue that the record belongs to: by its day, or by today and yesterday. */
export const whenWords = (moment: string, now: Date, of?: object): string => {
  const [day, time] = wallClockOf(moment, of)?.split('T') ?? [];
  if (day === undefined) return moment;
  const today = wallClock(now, zoneOf(of)).slice(0, day.length);
  if (day === today) return text('history.today', { time });
  if (day === dayAfter(today, -1)) return text('history.yesterday', { time });
  return text('history.day', { day: formatDay(day), time });
};
