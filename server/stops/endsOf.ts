import { inArray } from 'drizzle-orm';
import { endOfDay } from '../../contract/visibility/endOfDay';
import type { Deps } from '../Deps';
import { points } from '../db/schema';
import { withParents } from '../engine/reach';
import { zoneOf } from '../engine/read';
import { points as resource } from '../resources';
import { stopDefaultOf } from '../resources/parts/stopDefaultOf';
import type { Order } from './readOrder';

/** The moment a stop ends at each of these venues; null: when somebody ends it. */
export const endsOf = async (
  until: NonNullable<Order['until']>,
  pointIds: readonly number[],
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
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
