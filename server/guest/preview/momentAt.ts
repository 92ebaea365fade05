import { dayAfter, momentOf, wallClock } from '../../../contract/visibility/venueClock';
import { invalid } from '../../ApiError';
import { guestTexts } from '../../texts/guest';

/** So far may be looked ahead: a year, and the day that it ends on. */
const MAX_DAYS = 366;

/**
 * A moment that is named by the venue's clock, `YYYY-MM-DDTHH:MM`.
 * @returns UTC, milliseconds; undefined = none is named: now
 * @throws ApiError 422 for what is no time, is before yesterday, or further than a year from now
 */
export const momentAt = (
  raw: unknown,
  { now, zone }: { readonly now: Date; readonly zone: string },
): number | undefined => {
  if (raw === undefined || raw === null) return undefined;
  const wrong = invalid({ at: [guestTexts.moment] });
  if (typeof raw !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(raw)) throw wrong;
  const asUtc = Date.parse(`${raw}:00Z`);
  // There is a February 30 for some parsers: they mean another day.
  if (Number.isNaN(asUtc) || !new Date(asUtc).toISOString().startsWith(raw)) throw wrong;
  const [today = '', day = ''] = [wallClock(now, zone), raw].map((text) => text.slice(0, DAY_LENGTH));
  if (day < dayAfter(today, -1) || day > dayAfter(today, MAX_DAYS)) throw wrong;
  return momentOf(raw, zone);
};

const DAY_LENGTH = 'YYYY-MM-DD'.length;
