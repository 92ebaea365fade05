import type { DaySchedule } from '../entities';
import { TIME } from '../fields/graphic';
import { DAY_KEYS, type ScheduleValue, scheduleOf } from '../fields/scheduleValue';
import { readSchedule } from '../fields/scheduleWire';
import { isRecord } from '../isRecord';
import { dayAfter, dayAt, momentOf, weekdayOf } from './venueClock';

/** What hours say of a moment. */
export interface HoursNow {
  readonly isOpen: boolean;
  /** When that changes (UTC, milliseconds); left out: never, as long as the hours stay as they are. */
  readonly until?: number | undefined;
}

/** As it travels, in either dialect; hours that nobody set are open always. */
export const hoursAt = (
  schedule: unknown,
  { now, zone }: { readonly now: number; readonly zone: string },
): HoursNow => {
  const read = readSchedule(schedule, undefined);
  // What nobody can read hides nothing.
  if (!isRecord(read)) return { isOpen: true };
  const spans = spansAround(scheduleOf(read), dayAt(now, zone), zone);
  const span = spans.find(({ end }) => end > now);
  if (!span) return { isOpen: false };
  if (span.begin > now) return { isOpen: false, until: span.begin };
  return { isOpen: true, until: isUnbroken(spans) ? undefined : span.end };
};

export interface Span {
  readonly begin: number;
  readonly end: number;
}

/** From yesterday, whose night may last until today, to the same day of next week and the night after it. */
const FIRST_DAY = -1;
const LAST_DAY = 8;

/** Joined where one begins before the last has ended: two nights in a row are one span. */
const spansAround = (schedule: ScheduleValue, today: string, zone: string): readonly Span[] => {
  const spans: Span[] = [];
  for (let days = FIRST_DAY; days <= LAST_DAY; days += 1) {
    const span = spanOf(schedule, dayAfter(today, days), zone);
    const last = spans.at(-1);
    if (!span) continue;
    if (last && span.begin <= last.end)
      spans[spans.length - 1] = { begin: last.begin, end: Math.max(last.end, span.end) };
    else spans.push(span);
  }
  return spans;
};

/** Hours without a gap in a week have none at all. */
const isUnbroken = (spans: readonly Span[]): boolean => spans.length === 1 && lengthOf(spans[0]) > WEEK;
const WEEK = 7 * 24 * 3_600_000;
const lengthOf = (span: Span | undefined): number => (span ? span.end - span.begin : 0);

/** The hours that begin on this day, `YYYY-MM-DD`; those that end at or before their begin last into the next. */
export const spanOf = (schedule: ScheduleValue, day: string, zone: string): Span | undefined => {
  const { begin, end, around_the_clock: isWhole, is_enabled: isOpen } = hoursOf(schedule, day);
  if (!isOpen && !schedule.allDays) return undefined;
  const [first, last] = isWhole ? [MIDNIGHT, MIDNIGHT] : [begin, end];
  if (!TIME.test(first) || !TIME.test(last)) return undefined;
  const lastDay = last <= first ? dayAfter(day, 1) : day;
  const span = { begin: momentOf(`${day}T${first}`, zone), end: momentOf(`${lastDay}T${last}`, zone) };
  // In the hour that summer time leaves out there is no time to be open.
  return span.begin < span.end ? span : undefined;
};

const MIDNIGHT = '00:00';

const hoursOf = ({ allDays, common, days }: ScheduleValue, day: string): DaySchedule =>
  allDays ? common : days[DAY_KEYS[weekdayOf(day)] ?? '1'];
