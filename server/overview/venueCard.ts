import type { WireRecord } from '../../contract/fields';
import { hoursAt } from '../../contract/visibility/hoursAt';
import { levelOf } from '../../contract/visibility/Level';
import { visibilityOf } from '../../contract/visibility/visibilityOf';
import type { CategoryCounts } from '../db/tables/guests';
import type { Venue } from './readVenues';

interface At {
  readonly categories: readonly CategoryCounts[];
  /** Whether the role sees the pictures of menus. */
  readonly hasMenuCovers: boolean;
  readonly now: Date;
}

/** A venue as its card shows it; keys are those of a point, so that what a role may not see of one is hidden here too. */
export const venueCard = (
  { row, city, zone, cover, menuCover, isMenuRead, isStopRead }: Venue,
  { categories, hasMenuCovers, now }: At,
): WireRecord => {
  const point = {
    id: row.id,
    title: row.title,
    status: row.status,
    close_begin: row.closeBegin,
    close_end: row.closeEnd,
    show_after_time: row.showAfterTime,
    graphic: row.graphic,
  };
  const own = categories.filter(({ pointId }) => pointId === row.id);
  const stopped = own.reduce((sum, { stopped: count }) => sum + count, 0);
  return {
    ...point,
    city,
    street: row.street,
    house: row.house,
    cover: cover ?? (isMenuRead && hasMenuCovers ? menuCover : null),
    opening: openingOf(row.graphic, { now, zone }),
    stopped: isStopRead ? stopped : null,
    visibility: visibilityOf([levelOf.points(point)], { now, zone }),
  };
};

/** Open now or not, and until when; null where nobody has told the hours. */
const openingOf = (schedule: unknown, { now, zone }: { readonly now: Date; readonly zone: string }) => {
  if (schedule === null || schedule === undefined) return null;
  const { isOpen, until } = hoursAt(schedule, { now: now.getTime(), zone });
  return { is_open: isOpen, until: until === undefined ? null : new Date(until).toISOString() };
};
