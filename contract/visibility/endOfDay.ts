import { scheduleOf } from '../fields/scheduleValue';
import { readSchedule } from '../fields/scheduleWire';
import { isRecord } from '../isRecord';
import { spanOf } from './hoursAt';
import { dayAfter, dayAt, momentOf } from './venueClock';

/**
 * When the day of a venue ends (UTC, milliseconds), always after `now`. A night belongs to the day it began on: at 00:30 of a bar
 * that closes at 02:00 it is 02:00. Otherwise today's closing hour; where today has none, it has passed, or nobody has said the
 * hours: the midnight of the venue's zone.
 * @param schedule the venue's `graphic`, as it travels, in either dialect
 */
export const endOfDay = (
  schedule: unknown,
  { now, zone }: { readonly now: number; readonly zone: string },
): number => {
  const today = dayAt(now, zone);
  const read = readSchedule(schedule, undefined);
  const spans = isRecord(read)
    ? [dayAfter(today, -1), today].map((day) => spanOf(scheduleOf(read), day, zone))
    : [];
  // Yesterday's counts only while it lasts: its night is first among those that have not ended.
  const closing = spans.find((span) => span !== undefined && span.end > now);
  return closing?.end ?? momentOf(`${dayAfter(today, 1)}T00:00`, zone);
};
