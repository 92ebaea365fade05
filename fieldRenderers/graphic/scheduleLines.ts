import type { DaySchedule } from '../../contract/entities';
import { DAY_KEYS, scheduleOf } from '../../contract/fields';
import { text } from '../../i18n/text';

/** Opening hours in words: one line for all days, or a line a day; none where nobody set any. */
export const scheduleLines = (value: unknown): readonly string[] => {
  if (value === null || value === undefined) return [];
  const { allDays, common, days } = scheduleOf(value);
  const line = (day: string, hours: string) => text('schedule.line', { day, hours });
  if (allDays) return [line(text('schedule.everyDay'), hoursOf(common))];
  const open = (day: DaySchedule) => (day.is_enabled ? hoursOf(day) : text('schedule.dayOff'));
  return DAY_KEYS.map((day) => line(text(`schedule.day.${day}`), open(days[day])));
};

const hoursOf = ({ begin, end, around_the_clock }: DaySchedule): string =>
  around_the_clock ? text('schedule.aroundTheClock') : `${begin}–${end}`;
