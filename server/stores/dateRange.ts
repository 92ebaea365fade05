import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { isIsoDate } from '../../contract/fields/isoDate';
import type { Filter } from '../Call';
import { wrongFilter } from './filterValue';

/**
 * A moment that falls on a day of the range, both ends included, judged in the given zone. One text = that very day.
 * @param zone an SQL text with the IANA name
 */
export const withinDays = (column: SQLWrapper, zone: SQL, filter: Filter): SQL | undefined => {
  const { start, end } = rangeOf(filter);
  const day = sql`(${column} at time zone ${zone})::date`;
  return and(
    start === undefined ? undefined : sql`${day} >= ${start}::date`,
    end === undefined ? undefined : sql`${day} <= ${end}::date`,
  );
};

const rangeOf = (filter: Filter): { readonly start?: string; readonly end?: string } => {
  const { value } = filter;
  const range = typeof value === 'string' ? { start: value, end: value } : value;
  if (!('start' in range) && !('end' in range)) throw wrongFilter(filter);
  for (const date of [range.start, range.end]) {
    if (date !== undefined && !isIsoDate(date)) throw wrongFilter(filter);
  }
  return range;
};
