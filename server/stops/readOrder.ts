import { inArray } from 'drizzle-orm';
import { limits } from '../../contract/limits';
import type { StopBody } from '../../contract/rows/venues';
import { endOfDay } from '../../contract/visibility/endOfDay';
import { STOP_TERMS, type StopTerm } from '../../contract/vocabulary';
import { invalid } from '../ApiError';
import type { DbClock } from '../Deps';
import { points } from '../db/schema';
import { withParents } from '../engine/reach';
import { zoneOf } from '../engine/read';
import { points as resource } from '../resources';
import { stopDefaultOf } from '../resources/points';
import { menuAreaTexts } from '../texts/refusals';

/** How long a stop shall last and why, as it was asked for. */
export interface Order {
  /** `default`: as the venue has settled; undefined: nothing was said. */
  readonly until: StopTerm | 'default' | Date | undefined;
  readonly reason: string | null;
}

/** @throws ApiError 422 for a moment that has passed or is too far away, or words that are too many */
export const readOrder = ({ until, reason }: Pick<StopBody, 'until' | 'reason'>, now: Date): Order => ({
  until: readUntil(until, now),
  reason: readReason(reason),
});

const YEAR_MS = 366 * 24 * 60 * 60 * 1000;

const readUntil = (asked: StopBody['until'], now: Date): Order['until'] => {
  // Answers say null where a stop has no end.
  if (asked === null) return 'open';
  if (asked === undefined || asked === 'default') return asked;
  const term = STOP_TERMS.find((each) => each === asked);
  if (term) return term;
  const moment = new Date(asked);
  const ahead = moment.getTime() - now.getTime();
  if (ahead > 0 && ahead <= limits.stopYearsAhead * YEAR_MS) return moment;
  throw invalid({ until: [menuAreaTexts.stopUntil] });
};

/** Counted in letters, not in the units that a schema counts before they are trimmed. */
const readReason = (typed: string | null = null): string | null => {
  const text = typed?.trim() ?? '';
  if ([...text].length > limits.stopReasonMax) throw invalid({ reason: [menuAreaTexts.stopReason] });
  return text === '' ? null : text;
};

/** The moment a stop ends at each of these venues; null: when somebody ends it. */
export const endsOf = async (
  until: NonNullable<Order['until']>,
  pointIds: readonly number[],
  { db, clock }: DbClock,
): Promise<ReadonlyMap<number, Date | null>> => {
  const ids = [...new Set(pointIds)];
  if (until === 'open' || until instanceof Date)
    return new Map(ids.map((id) => [id, until === 'open' ? null : until]));
  if (ids.length === 0) return new Map();
  const now = clock().getTime();
  const query = db
    .select({ id: points.id, graphic: points.graphic, extra: points.extra, zone: zoneOf(resource) })
    .from(points)
    .$dynamic();
  const venues = await withParents(query, resource).where(inArray(points.id, ids));
  return new Map(
    venues.map(({ id, graphic, extra, zone }) => {
      const isOpen = until === 'default' && stopDefaultOf(extra) === 'open';
      return [id, isOpen ? null : new Date(endOfDay(graphic, { now, zone }))];
    }),
  );
};
