import { isRecord } from '../isRecord';
import { limits } from '../limits';
import { checkText } from './checkText';
import { type ClosureValue, closureKeys, emptyClosure, readClosure, writeClosure } from './closureWire';
import type { CheckContext, FieldError, FieldTypeRules, WireRecord } from './FieldTypeRules';
import { TIME } from './graphic';
import { isIsoDate, yearsLater } from './isoDate';
import { textOf } from './scalarText';

const MAX_REASON = 255;

/** A temporary closure; travels as one object under the field's name. */
export const closePoint = {
  empty: emptyClosure,
  fromRecord: readClosure,
  toPayload: (value, field) => ({ [field.name]: writeClosure(value) }),
  wireKeys: (field) => [field.name],
  alsoRead: closureKeys,
  check: (value, field, context) => {
    if (!isRecord(value)) return [{ key: 'errors.invalidFormat' }];
    const malformed = checkShape(value, field.rules.max_length ?? MAX_REASON);
    // While the venue is displayed its dates mean nothing and cannot be seen: nobody is asked to mend them.
    if (malformed.length > 0 || value.status === 'displayed') return malformed;
    return checkDates(closureOf(value), context);
  },
} satisfies FieldTypeRules;

/** The closure as an input can show it, whatever came. */
export const closureOf = (value: unknown): ClosureValue => {
  const raw = isRecord(value) ? value : {};
  return {
    statusAs: raw.statusAs === 'flag' ? 'flag' : 'text',
    status: raw.status === 'not_displayed' ? 'not_displayed' : 'displayed',
    close_begin_date: textOf(raw.close_begin_date),
    close_begin_time: textOf(raw.close_begin_time),
    close_end_date: textOf(raw.close_end_date),
    close_end_time: textOf(raw.close_end_time),
    close_reason: textOf(raw.close_reason),
    show_after_time: raw.show_after_time === true,
  };
};

const isEmptyOr = (value: unknown, isFine: (text: string) => boolean): boolean =>
  typeof value === 'string' && (value === '' || isFine(value));

const checkShape = (value: WireRecord, maxReason: number): readonly FieldError[] => {
  const errors: FieldError[] = [];
  if (value.status !== 'displayed' && value.status !== 'not_displayed') {
    errors.push({ key: 'errors.selectFromList', at: 'status' });
  }
  for (const at of ['close_begin_date', 'close_end_date']) {
    if (!isEmptyOr(value[at], isIsoDate)) errors.push({ key: 'errors.closure.date', at });
  }
  for (const at of ['close_begin_time', 'close_end_time']) {
    if (!isEmptyOr(value[at], (time) => TIME.test(time))) errors.push({ key: 'errors.closure.time', at });
  }
  if (typeof value.show_after_time !== 'boolean')
    errors.push({ key: 'errors.invalidFormat', at: 'show_after_time' });
  const [reason] = checkText(value.close_reason, { max_length: maxReason, not_only_spaces: false });
  return reason ? [...errors, { ...reason, at: 'close_reason' }] : errors;
};

/** The rules of a closure that counts. A begin is needed in any case, so an end without one is refused too. */
const checkDates = (closure: ClosureValue, context: CheckContext): readonly FieldError[] => {
  const before = closureOf(context.initial);
  const isChanged = (at: keyof ClosureValue): boolean =>
    context.initial === undefined || closure[at] !== before[at];
  const isEndMeant =
    closure.show_after_time ||
    (isTimeSet(closure.close_end_time) && (isChanged('close_end_time') || isChanged('close_end_date')));
  const errors: FieldError[] = [];
  if (closure.close_begin_date === '') {
    errors.push({ key: 'errors.closure.beginRequired', at: 'close_begin_date' });
  }
  if (closure.close_end_date === '' && isEndMeant) {
    errors.push({ key: 'errors.closure.endRequired', at: 'close_end_date' });
  }
  for (const at of ['close_begin_date', 'close_end_date'] as const) {
    const key = closure[at] !== '' && isChanged(at) ? outOfRange(closure[at], context.today) : undefined;
    if (key) errors.push({ key, at });
  }
  return errors.length === 0 ? checkOrder(closure) : errors;
};

const outOfRange = (date: string, today: string): string | undefined => {
  if (date < today) return 'errors.closure.beforeToday';
  return date > yearsLater(today, limits.closureYearsAhead) ? 'errors.closure.maxDate' : undefined;
};

/** Midnight is how an end begins that nobody has set. */
const isTimeSet = (time: string): boolean => time !== '' && time !== limits.closureBeginTime;

/** On one day it is the time that is wrong. */
const checkOrder = (closure: ClosureValue): readonly FieldError[] => {
  const { close_begin_date: first, close_end_date: last } = closure;
  if (last === '' || last > first) return [];
  if (last < first) return [{ key: 'errors.closure.endBeforeBegin', at: 'close_end_date' }];
  const timeOf = (time: string): string => time || limits.closureBeginTime;
  return timeOf(closure.close_end_time) < timeOf(closure.close_begin_time)
    ? [{ key: 'errors.closure.endTimeBeforeBegin', at: 'close_end_time' }]
    : [];
};
