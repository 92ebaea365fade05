import type { DaySchedule } from '../../contract/entities';
import { DAY_KEYS, type DayKey, type ScheduleValue, scheduleOf } from '../../contract/fields';

/** What a row of the schedule stands for: a day, or all of them. */
export type DayPlace = DayKey | 'all_days';

/** The rows in sight: those of the chosen mode. */
export const shownPlaces = (value: unknown): readonly DayPlace[] =>
  scheduleOf(value).allDays ? ['all_days'] : DAY_KEYS;

export const dayAt = (schedule: ScheduleValue, place: DayPlace): DaySchedule =>
  place === 'all_days' ? schedule.common : schedule.days[place];

export const editDay = (
  schedule: ScheduleValue,
  place: DayPlace,
  change: Partial<DaySchedule>,
): ScheduleValue =>
  place === 'all_days'
    ? { ...schedule, common: { ...schedule.common, ...change } }
    : { ...schedule, days: { ...schedule.days, [place]: { ...schedule.days[place], ...change } } };

/** The hours of one day for all others; a day off stays a day off, with these hours when it is switched on. */
export function copyDay(schedule: ScheduleValue, from: DayKey): ScheduleValue {
  const { begin, end, around_the_clock } = schedule.days[from];
  return DAY_KEYS.reduce((copy, day) => editDay(copy, day, { begin, end, around_the_clock }), schedule);
}

/** Whether the end belongs to the next day: only where the section allows it (docs/spec/3-decisions.md). */
export const endsNextDay = ({ begin, end }: DaySchedule, allowOvernight: boolean): boolean =>
  allowOvernight &&
  begin.length === 5 &&
  end.length === 5 &&
  end <= begin &&
  !(begin === '00:00' && end === '00:00');
