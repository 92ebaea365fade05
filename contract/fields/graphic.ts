import { isRecord } from '../isRecord';
import type { FieldError, FieldTypeRules } from './FieldTypeRules';
import { DAY_KEYS, defaultSchedule, type ScheduleValue } from './scheduleValue';
import { readSchedule, writeSchedule } from './scheduleWire';

/** `HH:MM`, 00:00 to 23:59. */
export const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const MIDNIGHT = '00:00';
const INVALID = 'errors.schedule.invalid';

/** Opening hours; `null` = none are set. An error of a day stands at `3.begin` or `all_days.end`, beside one for the whole field. */
export const graphic = {
  empty: (field): ScheduleValue => defaultSchedule(field.week),
  fromRecord: (record, field) => readSchedule(record[field.name], field.week),
  toPayload: (value, field) => ({ [field.name]: writeSchedule(value) }),
  wireKeys: (field) => [field.name],
  check: (value, field) => {
    if (value === null) return field.rules.required ? [{ key: 'errors.required' }] : [];
    if (!isRecord(value) || !isRecord(value.days) || typeof value.allDays !== 'boolean')
      return [{ key: INVALID }];
    const { allDays, common, days } = value;
    const overnight = field.rules.allow_overnight === true;
    const parts = [
      ...checkDay('all_days', common, { isInUse: allDays, overnight }),
      ...DAY_KEYS.flatMap((day) => checkDay(day, days[day], { isInUse: !allDays, overnight })),
    ];
    if (parts.length > 0) return [{ key: INVALID }, ...parts];
    const isOpen = allDays || DAY_KEYS.some((day) => isRecord(days[day]) && days[day].is_enabled === true);
    return isOpen ? [] : [{ key: 'errors.schedule.noDays' }];
  },
} satisfies FieldTypeRules;

interface DayRules {
  /** The chosen mode looks at this day; the other days must only be well-formed, so that no garbage is stored. */
  readonly isInUse: boolean;
  readonly overnight: boolean;
}

const checkDay = (at: string, raw: unknown, { isInUse, overnight }: DayRules): readonly FieldError[] => {
  if (!isRecord(raw) || typeof raw.is_enabled !== 'boolean' || typeof raw.around_the_clock !== 'boolean') {
    return [{ key: INVALID, at }];
  }
  const { begin, end } = raw;
  const isValidated = isInUse && !raw.around_the_clock && (raw.is_enabled || at === 'all_days');
  const isTime = (time: unknown): time is string =>
    typeof time === 'string' && (TIME.test(time) || (time === '' && !isValidated));
  if (!isTime(begin)) return [{ key: 'errors.schedule.time', at: `${at}.begin` }];
  if (!isTime(end)) return [{ key: 'errors.schedule.time', at: `${at}.end` }];
  if (!isValidated || overnight || begin < end || (begin === MIDNIGHT && end === MIDNIGHT)) return [];
  return [{ key: 'errors.schedule.order', at: `${at}.end` }];
};
