import { asBoolean } from '../contract/asBoolean';
import type { Endpoint, RowTest } from '../contract/endpoints';
import type { WireRecord } from '../contract/fields/FieldTypeRules';
import { isRecord } from '../contract/isRecord';
import { dayAt, zoneOf } from '../contract/visibility/venueClock';
import { categoryKindOf } from '../contract/vocabulary';
import type { FilterEntry } from './buildRequest';

/**
 * The rows that match the filters: for a list that came whole, from a backend that may not have read them (docs/spec/3-decisions.md). A
 * filter that the endpoint has no test for is the backend's own, and changes nothing here.
 */
export const narrowRows = (
  rows: readonly WireRecord[],
  filters: readonly FilterEntry[],
  { rowTests = {} }: Pick<Endpoint, 'rowTests'>,
): readonly WireRecord[] => {
  const matchers = filters.flatMap(({ field, value }) => {
    const test = rowTests[field];
    return test ? [matcherOf(test, value)] : [];
  });
  return matchers.length === 0 ? rows : rows.filter((row) => matchers.every((matches) => matches(row)));
};

type Matches = (row: WireRecord) => boolean;

const matcherOf = (test: RowTest, wanted: unknown): Matches => {
  if ('words' in test) return hasWords(test.words, String(wanted));
  if ('option' in test) return isOption(test.option, wanted);
  if ('flag' in test) return isFlag(test.flag, wanted);
  return isWithin(test.day, wanted);
};

/** As the reference backend compares: every word somewhere, in any case, yo as ye. */
const hasWords = (paths: readonly string[], typed: string): Matches => {
  const words = folded(typed)
    .split(/[\s,]+/u)
    .filter((word) => word !== '');
  return (row) => {
    const text = folded(paths.map((path) => scalarAt(row, path)).join(' '));
    return words.every((word) => text.includes(word));
  };
};

const isOption = (path: string, wanted: unknown): Matches => {
  const options = (Array.isArray(wanted) ? wanted : [wanted]).map(plain);
  return (row) => {
    const held = valueAt(row, path);
    return (Array.isArray(held) ? held : [held]).some((one) => options.includes(plain(one)));
  };
};

const isFlag = (path: string, wanted: unknown): Matches => {
  const options = (Array.isArray(wanted) ? wanted : [wanted]).map(asBoolean);
  return (row) => {
    const held = valueAt(row, path);
    return options.includes(Array.isArray(held) ? held.length > 0 : (asBoolean(held) ?? false));
  };
};

const isWithin = (path: string, wanted: unknown): Matches => {
  const { start, end } = isRecord(wanted) ? wanted : { start: wanted, end: wanted };
  return (row) => {
    const day = dayOf(valueAt(row, path), row);
    return day !== '' && (!start || day >= String(start)) && (!end || day <= String(end));
  };
};

const valueAt = (row: WireRecord, path: string): unknown =>
  path.split('.').reduce<unknown>((part, name) => (isRecord(part) ? part[name] : undefined), row);

const scalarAt = (row: WireRecord, path: string): string => {
  const value = valueAt(row, path);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

const YO = '\u0451';
const YE = '\u0435';
const folded = (text: string): string => text.toLowerCase().replaceAll(YO, YE);

/** An option as text: a part of the record counts by its id, an older word for a kind as the kind (docs/spec/3-decisions.md). */
const plain = (value: unknown): string => {
  const scalar: unknown = isRecord(value) ? value.id : value;
  return String(categoryKindOf(scalar) ?? scalar);
};

/** The day that a reader is shown: a bare day as it is. */
const dayOf = (value: unknown, row: WireRecord): string => {
  const text = typeof value === 'string' ? value : '';
  const moment = new Date(text);
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text;
  return Number.isNaN(moment.getTime()) ? '' : dayAt(moment, zoneOf(row));
};

/** What a list that came whole is ordered by, where nobody announced that the backend sorts. */
export interface RowOrder {
  readonly field: string;
  readonly isDescending: boolean;
}

const words = new Intl.Collator('ru', { numeric: true });

/** Numbers by size, texts as a Russian reader looks them up; what is empty stands last either way. */
export const sortRows = (
  rows: readonly WireRecord[],
  { field, isDescending }: RowOrder,
): readonly WireRecord[] =>
  [...rows].sort((one, other) => {
    const [a, b] = [scalarOf(one[field]), scalarOf(other[field])];
    if (a === '' || b === '') return Number(a === '') - Number(b === '');
    return isDescending ? words.compare(b, a) : words.compare(a, b);
  });

const scalarOf = (value: unknown): string =>
  value === null || value === undefined || typeof value === 'object' ? '' : String(value);
