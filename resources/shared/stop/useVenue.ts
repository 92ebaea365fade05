import { endOfDay } from '../../../contract/visibility/endOfDay';
import { hoursAt } from '../../../contract/visibility/hoursAt';
import { zoneOf } from '../../../contract/visibility/venueClock';
import type { StopTerm } from '../../../contract/vocabulary';
import { serverNow } from '../../../dataProvider/serverClock';
import { useParentRecord } from '../../../kit/parts/useParentRecord';
import { useParents } from '../../../kit/queryRouter/ParentsContext';

export interface Venue {
  /** Whose clock the venue goes by. */
  readonly zone: string;
  /** How long a stop lasts where nobody says: by the venue's setting. */
  readonly usual: StopTerm;
  /** When its day ends; undefined: its hours may not be seen. */
  readonly closesAt?: string | undefined;
  /** Whether it is open now, and until when; undefined: it has no hours, or they may not be seen. */
  readonly opening?: { readonly isOpen: boolean; readonly until?: string } | undefined;
}

/** What the stop list goes by of the venue that the page stands below. What is not known is what is usual. */
export const useVenue = (): Venue => {
  const { pointId } = useParents();
  const { data } = useParentRecord('points', pointId);
  const zone = zoneOf(data);
  return {
    zone,
    usual: data?.stop_default === 'open' ? 'open' : 'end_of_day',
    closesAt: data?.graphic ? closingOf(data.graphic, zone) : undefined,
    opening: data?.graphic ? openingOf(data.graphic, zone) : undefined,
  };
};

const closingOf = (schedule: unknown, zone: string): string =>
  new Date(endOfDay(schedule, { now: serverNow().getTime(), zone })).toISOString();

const openingOf = (schedule: unknown, zone: string): Venue['opening'] => {
  const { isOpen, until } = hoursAt(schedule, { now: serverNow().getTime(), zone });
  return { isOpen, ...(until === undefined ? {} : { until: new Date(until).toISOString() }) };
};
