import { serverNow } from '../../../dataProvider/serverClock';

/**
 * Today as the venue's calendar says it, `YYYY-MM-DD`: closures and schedules are wall-clock times of the venue
 * (3-decisions, Wire format 8), and the day is the server's: the device's clock may be wrong. Without a zone, or with one this browser does not know, the browser's own calendar.
 */
export const todayAt = (timezone: unknown, now: Date = serverNow()): string => {
  // The Swedish way to write a date is the ISO one.
  const format = (timeZone?: string) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
  if (typeof timezone !== 'string' || timezone === '') return format();
  try {
    return format(timezone);
  } catch {
    return format();
  }
};
