import { dayAt, wallClock, zoneOf } from '../../contract/visibility/venueClock';
import { serverNow } from '../../dataProvider/serverClock';

/**
 * Today as the venue's calendar says it, `YYYY-MM-DD`: closures and schedules are wall-clock times of the venue
 * (docs/spec/3-decisions.md, Wire format 8), and the day is the server's: the device's clock may be wrong. Without a zone, or with
 * one this browser does not know, the reader's own calendar.
 */
export const todayAt = (timezone: unknown, now: Date = serverNow()): string =>
  dayAt(now, zoneOf({ timezone }));

/** The venue's wall clock, `YYYY-MM-DDTHH:MM`: such texts compare like the moments they mean. */
export const clockAt = (timezone: unknown, now: Date = serverNow()): string =>
  wallClock(now, zoneOf({ timezone }));
