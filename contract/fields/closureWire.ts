import { asBoolean } from '../asBoolean';
import type { FieldConfig } from '../fieldConfig';
import { isRecord } from '../isRecord';
import { limits } from '../limits';
import { readFlag } from './checkbox';
import type { WireRecord } from './FieldTypeRules';
import { readText, textOf, writeText } from './scalarText';
import { readTime } from './scheduleWire';

/** A temporary closure. Dates `YYYY-MM-DD`, times `HH:MM`, both wall clock of the venue, `''` = none. */
export interface ClosureValue {
  /** How the status travels: 'displayed' / 'not_displayed' (points) or true / false (categories, docs/spec/3-decisions.md, Open points 15). */
  readonly statusAs: 'text' | 'flag';
  readonly status: 'displayed' | 'not_displayed';
  readonly close_begin_date: string;
  readonly close_begin_time: string;
  readonly close_end_date: string;
  readonly close_end_time: string;
  readonly close_reason: string;
  readonly show_after_time: boolean;
}

/** The field of a category's hide block bears this name; its defaults and its status dialect are the category's. */
const CATEGORY_FIELD = 'hide';
const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?)?$/;

export const emptyClosure = ({ name }: FieldConfig, today = ''): ClosureValue => ({
  statusAs: name === CATEGORY_FIELD ? 'flag' : 'text',
  status: 'displayed',
  close_begin_date: name === CATEGORY_FIELD ? today : '',
  close_begin_time: limits.closureBeginTime,
  close_end_date: '',
  close_end_time: limits.closureBeginTime,
  close_reason: '',
  show_after_time: false,
});

/** From the object under the field's name, from the flat hide block of a category, or from the flat fields of a point. */
export const readClosure = (record: WireRecord, field: FieldConfig): unknown => {
  const own = record[field.name];
  if (isRecord(own)) return readBlock(own, field);
  if (own !== null && own !== undefined && typeof own !== 'boolean') return own;
  if ('close_begin' in record || 'close_end' in record) return readFlatPoint(record, field);
  return 'close_begin_date' in record ? readBlock(record, field) : emptyClosure(field);
};

/** The flat keys of either dialect; a category's status is its hide block's, a point's is another field. */
export const closureKeys = ({ name }: FieldConfig): readonly string[] => [
  'close_begin',
  'close_end',
  'close_begin_date',
  'close_begin_time',
  'close_end_date',
  'close_end_time',
  'close_reason',
  'show_after_time',
  ...(name === CATEGORY_FIELD ? ['status'] : []),
];

export const writeClosure = (value: unknown): unknown => {
  if (!isRecord(value)) return value ?? null;
  const { statusAs, status, ...rest } = value;
  const isKnown = status === 'displayed' || status === 'not_displayed';
  return {
    status: statusAs === 'flag' && isKnown ? status === 'displayed' : status,
    close_begin_date: orNull(rest.close_begin_date),
    close_begin_time: orNull(rest.close_begin_time),
    close_end_date: orNull(rest.close_end_date),
    close_end_time: orNull(rest.close_end_time),
    close_reason: writeText(rest.close_reason),
    show_after_time: rest.show_after_time ?? false,
  };
};

/** Days and times are no free text: what is none stays as it came, for `check` to refuse. */
const orNull = (value: unknown): unknown => (value === '' || value === undefined ? null : value);

const readBlock = (raw: WireRecord, field: FieldConfig): unknown => {
  const flag = asBoolean(raw.status);
  const fallback = emptyClosure(field);
  return {
    statusAs: statusDialect(raw.status, fallback.statusAs),
    status: flag === undefined ? (raw.status ?? fallback.status) : flag ? 'displayed' : 'not_displayed',
    close_begin_date: readText(raw.close_begin_date),
    close_begin_time: readTime(raw.close_begin_time),
    close_end_date: readText(raw.close_end_date),
    close_end_time: readTime(raw.close_end_time),
    close_reason: readText(raw.close_reason),
    show_after_time: readFlag(raw.show_after_time),
  };
};

const statusDialect = (status: unknown, fallback: ClosureValue['statusAs']): ClosureValue['statusAs'] => {
  if (asBoolean(status) !== undefined) return 'flag';
  return status === undefined || status === null ? fallback : 'text';
};

/** A point has a closure when it has a begin; its own `status` belongs to another field. */
const readFlatPoint = (record: WireRecord, field: FieldConfig): unknown => {
  const begin = readMoment(record.close_begin);
  const end = readMoment(record.close_end);
  return {
    ...emptyClosure(field),
    status: begin.date === '' ? 'displayed' : 'not_displayed',
    close_begin_date: begin.date,
    close_begin_time: begin.time || limits.closureBeginTime,
    close_end_date: end.date,
    close_end_time: end.time || limits.closureBeginTime,
    close_reason: readText(record.close_reason),
    show_after_time: readFlag(record.show_after_time),
  };
};

const readMoment = (raw: unknown): { readonly date: string; readonly time: string } => {
  const [, date, time = ''] = MOMENT.exec(textOf(raw).trim()) ?? [];
  return date === undefined ? { date: textOf(raw), time: '' } : { date, time };
};
