import type { DaySchedule } from '../entities';
import type { WeekDialect } from '../fieldConfig';
import { isRecord } from '../isRecord';
import { limits } from '../limits';
import { textOf } from './scalarText';

/** Monday to Sunday, as the form knows them whatever the wire calls them. */
export const DAY_KEYS = ['1', '2', '3', '4', '5', '6', '7'] as const;
export type DayKey = (typeof DAY_KEYS)[number];

/** Opening hours. `common` counts while `allDays` is on, `days` while it is off; both are kept. */
export interface ScheduleValue {
  /** How the record names its days. */
  readonly week: WeekDialect;
  /** `all_days` travels as a day of its own, or (some backends) as a mere flag beside seven equal days. */
  readonly allDaysAs: 'day' | 'flag';
  readonly allDays: boolean;
  readonly common: DaySchedule;
  readonly days: Readonly<Record<DayKey, DaySchedule>>;
}

const defaultDay = (is_enabled: boolean): DaySchedule => ({
  begin: limits.scheduleBegin,
  end: limits.scheduleEnd,
  around_the_clock: false,
  is_enabled,
});

/** 10:00-22:00, Monday to Friday open, Saturday and Sunday closed. */
export const defaultSchedule = (week: WeekDialect = 'numbers'): ScheduleValue => ({
  week,
  allDaysAs: 'day',
  allDays: false,
  common: defaultDay(true),
  days: {
    1: defaultDay(true),
    2: defaultDay(true),
    3: defaultDay(true),
    4: defaultDay(true),
    5: defaultDay(true),
    6: defaultDay(false),
    7: defaultDay(false),
  },
});

/** The schedule as an input can show it, whatever came. */
export const scheduleOf = (value: unknown): ScheduleValue => {
  if (!isRecord(value)) return defaultSchedule();
  const days = isRecord(value.days) ? value.days : {};
  return {
    week: value.week === 'names' ? 'names' : 'numbers',
    allDaysAs: value.allDaysAs === 'flag' ? 'flag' : 'day',
    allDays: value.allDays === true,
    common: dayOf(value.common),
    days: {
      1: dayOf(days[1]),
      2: dayOf(days[2]),
      3: dayOf(days[3]),
      4: dayOf(days[4]),
      5: dayOf(days[5]),
      6: dayOf(days[6]),
      7: dayOf(days[7]),
    },
  };
};

const dayOf = (raw: unknown): DaySchedule => {
  const day = isRecord(raw) ? raw : {};
  return {
    begin: textOf(day.begin),
    end: textOf(day.end),
    around_the_clock: day.around_the_clock === true,
    is_enabled: day.is_enabled === true,
  };
};
