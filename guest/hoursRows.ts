import { DAY_KEYS, type ScheduleValue, scheduleOf } from '../contract/fields/scheduleValue';
import { readSchedule } from '../contract/fields/scheduleWire';
import { isRecord } from '../contract/isRecord';
import { dayAt, weekdayOf } from '../contract/visibility/venueClock';
import { texts } from './texts';

/** Days that follow each other and have the same hours. */
export interface HoursRow {
  readonly days: string;
  readonly hours: string;
  readonly isToday: boolean;
  /** 0 = Monday; both ends belong to it. */
  readonly from: number;
  readonly to: number;
  /** Opening and closing, `HH:MM`; undefined = closed. */
  readonly span: readonly [opens: string, closes: string] | undefined;
}

/** The hours of a venue as a table; none for what nobody can read. */
export const hoursRows = (
  schedule: unknown,
  { now, zone }: { readonly now: string; readonly zone: string },
): readonly HoursRow[] => {
  const read = readSchedule(schedule, undefined);
  if (!isRecord(read)) return [];
  const today = weekdayOf(dayAt(new Date(now), zone));
  const each = DAY_KEYS.map((_, index) => spanOf(scheduleOf(read), index));
  const rows: { from: number; to: number; span: HoursRow['span'] }[] = [];
  for (const [index, span] of each.entries()) {
    const last = rows.at(-1);
    if (last && last.span?.join() === span?.join()) last.to = index;
    else rows.push({ from: index, to: index, span });
  }
  return rows.map((row) => ({
    ...row,
    days: daysWords(row),
    hours: row.span ? spanWords(row.span) : texts.dayOff,
    isToday: rows.length > 1 && row.from <= today && today <= row.to,
  }));
};

const spanOf = (schedule: ScheduleValue, index: number): HoursRow['span'] => {
  const day = schedule.allDays ? schedule.common : schedule.days[DAY_KEYS[index] ?? '1'];
  if (!day.is_enabled && !schedule.allDays) return undefined;
  return day.around_the_clock ? WHOLE : [day.begin, day.end];
};
const WHOLE = ['00:00', '24:00'] as const;

const spanWords = (span: readonly [string, string]): string =>
  span.join() === WHOLE.join() ? texts.wholeDay : `${span[0]}–${span[1]}`;

const daysWords = ({ from, to }: { readonly from: number; readonly to: number }): string => {
  if (from === 0 && to === DAY_KEYS.length - 1) return texts.daily;
  const [first = '', last = ''] = [texts.days[from], texts.days[to]];
  return from === to ? first : `${first} — ${last.toLowerCase()}`;
};
