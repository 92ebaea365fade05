import { asBoolean } from '../asBoolean';
import type { WeekDialect } from '../fieldConfig';
import { isRecord } from '../isRecord';
import { readFlag } from './checkbox';
import type { WireRecord } from './FieldTypeRules';
import { readText } from './scalarText';
import { DAY_KEYS, defaultSchedule } from './scheduleValue';

const DAY_NAMES = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const WIRE_KEYS: Readonly<Record<WeekDialect, readonly string[]>> = { numbers: DAY_KEYS, names: DAY_NAMES };

/**
 * Reads `all_days` and the days in either dialect (docs/spec/3-decisions.md, Wire format 10); a day that is missing is closed. Nothing
 * stays nothing: hours that nobody set must not be saved with the next change of the title.
 * `week` is the dialect of the field's area; without it the record's own is kept for writing.
 */
export const readSchedule = (raw: unknown, week: WeekDialect | undefined): unknown => {
  if (raw === null || raw === undefined || raw === '') return null;
  if (!isRecord(raw)) return raw;
  const readWeek: WeekDialect = DAY_NAMES.some((name) => name in raw) ? 'names' : 'numbers';
  const keys = WIRE_KEYS[readWeek];
  const flag = asBoolean(raw.all_days);
  const days = Object.fromEntries(
    DAY_KEYS.map((day, index) => [day, readDay(raw[keys[index] ?? ''], false)]),
  );
  const isDay = flag === undefined && raw.all_days !== undefined && raw.all_days !== null;
  const common = isDay ? readDay(raw.all_days, false) : readDay(firstDay(raw, keys), true);
  return {
    week: week ?? readWeek,
    allDaysAs: flag === undefined ? 'day' : 'flag',
    allDays: flag ?? (isDay && isRecord(common) ? common.is_enabled : false),
    common,
    days,
  };
};

/** Writes the dialect the value carries. Under "one schedule for all days" as a flag, every day carries its hours. */
export const writeSchedule = (value: unknown): unknown => {
  if (!isRecord(value) || !isRecord(value.days)) return value ?? null;
  const { allDays, allDaysAs, common, days } = value;
  const isSpread = allDaysAs === 'flag' && allDays === true;
  const keys = WIRE_KEYS[value.week === 'names' ? 'names' : 'numbers'];
  const wire: Record<string, unknown> = {
    all_days: allDaysAs === 'flag' || !isRecord(common) ? allDays : { ...common, is_enabled: allDays },
  };
  DAY_KEYS.forEach((day, index) => {
    const own = days[day];
    const isEnabled = isRecord(own) ? own.is_enabled : false;
    wire[keys[index] ?? day] = isSpread && isRecord(common) ? { ...common, is_enabled: isEnabled } : own;
  });
  return wire;
};

const firstDay = (raw: WireRecord, keys: readonly string[]): unknown => {
  const days = keys.map((key) => raw[key]);
  return days.find((day) => isRecord(day) && asBoolean(day.is_enabled)) ?? days.find(isRecord);
};

const readDay = (raw: unknown, isEnabled: boolean): unknown => {
  if (raw === null || raw === undefined) return { ...defaultSchedule().common, is_enabled: isEnabled };
  if (!isRecord(raw)) return raw;
  return {
    begin: readTime(raw.begin),
    end: readTime(raw.end),
    around_the_clock: readFlag(raw.around_the_clock),
    is_enabled: readFlag(raw.is_enabled),
  };
};

/** A database's `10:00:00` is `10:00`. */
export const readTime = (raw: unknown): unknown =>
  typeof raw === 'string' && /^\d{2}:\d{2}:00$/.test(raw) ? raw.slice(0, 'HH:MM'.length) : readText(raw);
