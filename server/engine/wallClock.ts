import { wallClock } from '../../contract/visibility/venueClock';

/** Where no city says otherwise (docs/spec/3-decisions.md, Wire format 8). */
export const DEFAULT_ZONE = 'Europe/Moscow';

/** Today in a zone, `YYYY-MM-DD`. */
export const today = (now: Date, zone: string): string => wallClock(now, zone).slice(0, 'YYYY-MM-DD'.length);
