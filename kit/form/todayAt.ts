import { serverNow } from '../../dataProvider/serverClock';

/**
 * Today as the venue's calendar says it, `YYYY-MM-DD`: closures and schedules are wall-clock times of the venue
 * (docs/spec/3-decisions.md, Wire format 8), and the day is the server's: the device's clock may be wrong. Without a zone, or with one this browser does not know, the browser's own calendar.
 */
export const todayAt = (timezone: unknown, now: Date = serverNow()): string => written(timezone, now, {});

/** The venue's wall clock, `YYYY-MM-DDTHH:MM`: such texts compare like the moments they mean. */
export const clockAt = (timezone: unknown, now: Date = serverNow()): string =>
  written(timezone, now, CLOCK).replace(' ', 'T');

const CLOCK: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
};

const written = (timezone: unknown, now: Date, options: Intl.DateTimeFormatOptions): string => {
  // The Swedish way to write a date is the ISO one.
  const format = (timeZone?: string) =>
    new Intl.DateTimeFormat('sv-SE', { ...options, timeZone }).format(now);
  if (typeof timezone !== 'string' || timezone === '') return format();
  try {
    return format(timezone);
  } catch {
    return format();
  }
};
