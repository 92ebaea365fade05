import { and, asc, desc, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isIsoDate } from '../../contract/fields/isoDate';
import { dayAfter, momentOf } from '../../contract/visibility/venueClock';
import { invalid } from '../ApiError';
import type { AnyListQuestion, Filter } from '../Call';
import { apiErrorTexts } from '../texts/apiErrors';
import { containsWordsOfFew } from './search';

/** The venue's zone and the time on its clocks, `YYYY-MM-DDTHH:MM`, as SQL texts. */
export interface FilterAt {
  readonly zone: SQL;
  readonly clock: SQL;
  /** Whether who asks sees a key of the records. */
  readonly sees: Sees;
}

export type Sees = (key: string) => boolean;

/** What a filter asks of a row. @throws ApiError 422 for a value that it cannot have */
export type FilterSql = (filter: Filter, at: FilterAt) => SQL | undefined;

/** Something that a list can be narrowed or ordered by. */
interface Telling {
  /** The keys of a record that its answer tells of; for a role that does not see one of them there is no such thing. */
  readonly tells: readonly string[];
}

/** A filter of a list. */
export interface ListFilter extends Telling {
  readonly sql: FilterSql;
  /** A search in several texts: it goes by those that are seen. */
  readonly isPartial?: true;
}

/** A column that a list can be ordered by. */
export interface ListSort extends Telling {
  readonly by: SQL | PgColumn;
}

/** What no field of a form holds: moments, kinds, stops. It is told by every record. */
export const UNHIDDEN: readonly string[] = [];

const isAskable = ({ tells, isPartial }: Telling & Pick<ListFilter, 'isPartial'>, sees: Sees): boolean =>
  isPartial ? tells.some(sees) : tells.every(sees);

/** The filters that somebody may ask with. */
export const askable = (filters: Readonly<Record<string, ListFilter>>, sees: Sees): readonly string[] =>
  Object.entries(filters).flatMap(([name, filter]) => (isAskable(filter, sees) ? [name] : []));

/** What these filters ask of a row. @throws ApiError 422 for one that there is not, or not for who asks */
export const wantedBy = (
  asked: readonly Filter[],
  filters: Readonly<Record<string, ListFilter>>,
  at: FilterAt,
): readonly (SQL | undefined)[] =>
  asked.map((filter) => {
    const known = Object.hasOwn(filters, filter.field) ? filters[filter.field] : undefined;
    if (!known || !isAskable(known, at.sees)) throw invalid({ filters: [apiErrorTexts.unknownFilter] });
    return known.sql(filter, at);
  });

/** @throws ApiError 422 for a column that who asks does not see */
export const orderedBy = ({ by, ...telling }: ListSort, sees: Sees): SQL | PgColumn => {
  if (!isAskable(telling, sees)) throw invalid({ sort: [apiErrorTexts.sort] });
  return by;
};

/** Every word typed stands somewhere in these texts, each under the key of the record that it tells of. */
export const words = (texts: Readonly<Record<string, SQLWrapper>>): ListFilter => ({
  tells: Object.keys(texts),
  isPartial: true,
  sql: (filter, { sees }) => {
    const seen = Object.entries(texts).flatMap(([key, text]) => (sees(key) ? [text] : []));
    const [only, ...more] = seen;
    const text = only && more.length === 0 ? only : sql`concat_ws(' ', ${sql.join(seen, sql`, `)})`;
    return containsWordsOfFew(text, textOf(filter));
  },
});

type Tells = ListFilter['tells'];

/** One of the options chosen. */
export const options = (tells: Tells, text: SQLWrapper): ListFilter => ({
  tells,
  sql: (filter) => inArray(sql`${text}`, textsOf(filter)),
});

/** The same by id. */
export const ids = (tells: Tells, column: SQLWrapper): ListFilter => ({
  tells,
  sql: (filter) => inArray(sql`${column}`, idsOf(filter)),
});

/** Yes or no: `true`, `1`, `false`, `0`. */
export const flags = (tells: Tells, condition: SQLWrapper | ((at: FilterAt) => SQL)): ListFilter => ({
  tells,
  sql: (filter, at) =>
    inArray(sql`${typeof condition === 'function' ? condition(at) : condition}`, flagsOf(filter)),
});

/** The moment falls on a day of the range, both ends included, in the venue's zone. One text = that very day. */
export const days = (moment: SQLWrapper): ListFilter => ({
  tells: UNHIDDEN,
  sql: (filter, { zone }) => {
    return isWithin(sql`(${moment} at time zone ${zone})::date`, filter);
  },
});

/** A day of the record's own, which is the same in every zone: it lies in the range, both ends included. */
export const ownDays = (tells: Tells, day: SQLWrapper): ListFilter => ({
  tells,
  sql: (filter) => isWithin(day, filter),
});

const isWithin = (day: SQLWrapper, filter: Filter): SQL | undefined => {
  const { start, end } = rangeOf(filter);
  return and(
    start === undefined ? undefined : sql`${day} >= ${start}::date`,
    end === undefined ? undefined : sql`${day} <= ${end}::date`,
  );
};

/** The same by the clock of somebody who reads: it may be in a zone that the database has not heard of. */
export const daysOf =
  (moment: SQLWrapper, zone: string) =>
  (filter: Filter): SQL => {
    const { start, end } = rangeOf(filter);
    const from = start === undefined ? undefined : momentOf(`${start}T00:00`, zone);
    const until = end === undefined ? undefined : momentOf(`${dayAfter(end, 1)}T00:00`, zone);
    const at = (ms: number) => sql`${new Date(ms).toISOString()}::timestamptz`;
    return sql`(${from === undefined ? sql`true` : sql`${moment} >= ${at(from)}`} and ${
      until === undefined ? sql`true` : sql`${moment} < ${at(until)}`
    })`;
  };

/** As a Russian reader sorts. */
export const russian = (text: SQLWrapper): SQL => sql`${text} collate "und-x-icu"`;

/** The order of a list. Ties are broken by id, so that no row stands on two pages. */
export const sorted = (by: SQL | PgColumn, order: 'asc' | 'desc', id: PgColumn): readonly SQL[] =>
  order === 'asc' ? [asc(by), asc(id)] : [desc(by), desc(id)];

/** What a list asks of the database. A page past the end is simply empty. */
export const paging = ({ page, perPage }: Pick<AnyListQuestion, 'page' | 'perPage'>) => ({
  limit: perPage,
  offset: (page - 1) * perPage,
});

/** 422 under the filter's name. */
export const wrongFilter = ({ field }: Filter) =>
  invalid({ [`filters.${field}`]: [apiErrorTexts.wrongFilter] });

/** The one text of a search filter. */
export const textOf = (filter: Filter): string => {
  if (typeof filter.value !== 'string') throw wrongFilter(filter);
  return filter.value;
};

/** The texts of a filter of which one or several may be chosen; at least one. */
export const textsOf = (filter: Filter): readonly string[] & string[] => {
  const { value } = filter;
  if (typeof value === 'string') return [value];
  if (!Array.isArray(value) || value.length === 0) throw wrongFilter(filter);
  return [...value];
};

const MAX_ID = 2 ** 31 - 1;

/** An id that no row can have simply finds nothing. */
export const idsOf = (filter: Filter): number[] =>
  textsOf(filter).map((text) => {
    if (!/^\d{1,10}$/.test(text)) throw wrongFilter(filter);
    return Math.min(Number(text), MAX_ID);
  });

const flagsOf = (filter: Filter): boolean[] =>
  textsOf(filter).map((text) => {
    if (text === 'true' || text === '1') return true;
    if (text === 'false' || text === '0') return false;
    throw wrongFilter(filter);
  });

const rangeOf = (filter: Filter): { readonly start?: string; readonly end?: string } => {
  const { value } = filter;
  const range = typeof value === 'string' ? { start: value, end: value } : value;
  if (!('start' in range) && !('end' in range)) throw wrongFilter(filter);
  for (const date of [range.start, range.end]) {
    if (date !== undefined && !isIsoDate(date)) throw wrongFilter(filter);
  }
  return range;
};
