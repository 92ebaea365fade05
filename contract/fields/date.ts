import type { FieldRules } from '../fieldConfig';
import type { FieldError, FieldTypeRules } from './FieldTypeRules';
import { isIsoDate } from './isoDate';
import { text } from './text';

/** An earlier day is a year that was mistyped. */
const EARLIEST = '1900-01-01';
const DAY_MS = 24 * 60 * 60 * 1000;
const MOMENT = /^(\d{4}-\d{2}-\d{2})[T ].*$/s;

/** A day, `YYYY-MM-DD`. Its `min` and `max` count days from today: `max: 0` = not in the future. */
export const date = {
  ...text,
  fromRecord: (record, field) => {
    const raw = text.fromRecord(record, field);
    return typeof raw === 'string' ? raw.replace(MOMENT, '$1') : raw;
  },
  check: (value, { rules }, { today, initial }) => {
    // Spaces travel as nothing (`writeText`), so they are nothing here too.
    if (typeof value === 'string' && value.trim() === '')
      return rules.required ? [{ key: 'errors.required' }] : [];
    if (typeof value !== 'string' || !isIsoDate(value)) return [{ key: 'errors.closure.date' }];
    // Only a day that was changed is held against today (docs/spec/3-decisions.md, Open points 11, by analogy).
    return value === initial ? [] : checkBounds(value, dateBounds(rules, today));
  },
} satisfies FieldTypeRules;

interface DateBounds {
  readonly min: string;
  readonly max: string | undefined;
}

/** The first and the last day that may be chosen. */
export const dateBounds = ({ min, max }: FieldRules, today: string): DateBounds => ({
  min: daysFrom(today, min) ?? EARLIEST,
  max: daysFrom(today, max),
});

/** Undefined where no bound is named, or one that no calendar has: years have four digits. */
const daysFrom = (day: string, days: number | undefined): string | undefined => {
  if (days === undefined) return undefined;
  const moment = new Date(Date.parse(day) + days * DAY_MS);
  const year = moment.getUTCFullYear();
  return year >= 1 && year <= 9999 ? moment.toISOString().slice(0, 10) : undefined;
};

const checkBounds = (day: string, { min, max }: DateBounds): readonly FieldError[] => {
  if (day < min) return [{ key: 'errors.date.min', args: { date: shown(min) } }];
  return max !== undefined && day > max ? [{ key: 'errors.date.max', args: { date: shown(max) } }] : [];
};

const shown = (day: string): string => day.split('-').reverse().join('.');
