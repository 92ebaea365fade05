import { and, eq, notInArray, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { DEFAULT_ZONE, isZone } from '../../contract/visibility/venueClock';
import { invalid } from '../ApiError';
import type { AnyListQuestion, Filter } from '../Call';
import { changes, points } from '../db/schema';
import { days, daysOf, ids, type ListFilter, options, UNHIDDEN, wantedBy, words } from '../engine/filters';
import type { Resource } from '../engine/Resource';
import { rootOf } from '../engine/reach';
import { zoneOf } from '../engine/read';
import { apiErrorTexts } from '../texts/apiErrors';

type Table = Readonly<Record<'title' | 'resource' | 'recordId' | 'userId' | 'kind' | 'createdAt', PgColumn>>;

/** What belongs to no venue goes by the reader's days; a title that is hidden is not searched. */
const filtersOn = (
  table: Table,
  { query, untitled }: Pick<Asked, 'query' | 'untitled'>,
): Readonly<Record<string, ListFilter>> => ({
  title: {
    tells: UNHIDDEN,
    sql: (filter, at) =>
      and(
        words({ title: table.title }).sql(filter, at),
        untitled.length > 0 ? notInArray(table.resource, [...untitled]) : undefined,
      ),
  },
  resource: options(UNHIDDEN, table.resource),
  person: ids(UNHIDDEN, table.userId),
  pointId: ids(UNHIDDEN, points.id),
  kind: options(UNHIDDEN, table.kind),
  createdAt: {
    tells: UNHIDDEN,
    sql: (filter, at) =>
      sql`case when ${points.id} is null then ${daysOf(table.createdAt, readerOf(query))(filter)} else ${days(table.createdAt).sql(filter, at)} end`,
  },
});
export const later = alias(changes, 'later');

/** The parameters of the call that say the same as filters. */
export interface ChangesQuery {
  readonly resource?: string | undefined;
  readonly id?: string | undefined;
  readonly person?: string | undefined;
  readonly pointId?: string | undefined;
  readonly kind?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly batch?: string | undefined;
  readonly grouped?: string | undefined;
  readonly timezone?: string | undefined;
}

const filtersOf = ({ resource, person, pointId, kind, from, to }: ChangesQuery): readonly Filter[] => [
  ...Object.entries({ resource, person, pointId, kind }).flatMap(([field, value]) =>
    value ? [{ field, value }] : [],
  ),
  ...(from || to
    ? [{ field: 'createdAt', value: { ...(from && { start: from }), ...(to && { end: to }) } }]
    : []),
];

type Asked = Pick<AnyListQuestion, 'filters'> & {
  readonly query: ChangesQuery;
  /** The kinds of record whose titles who asks does not see: by these nothing is found. */
  readonly untitled: readonly string[];
};

/** What a list of changes asks of an entry. @throws ApiError 422 */
export const wantedOf = (
  { filters, query, untitled }: Asked,
  all: readonly Resource[],
  table: Table = changes,
): SQL | undefined => {
  const at = { zone: zoneOf(venueOf(all)), clock: sql`''`, sees: () => true };
  const wanted = wantedBy([...filters, ...filtersOf(query)], filtersOn(table, { query, untitled }), at);
  return and(
    ...wanted,
    ofBatch(query),
    query.id ? sql`${table.recordId} = ${recordIdOf(query.id)}` : undefined,
  );
};

/** @throws ApiError 422 */
const readerOf = ({ timezone = DEFAULT_ZONE }: ChangesQuery): string => {
  if (!isZone(timezone)) throw invalid({ timezone: [apiErrorTexts.wrongFilter] });
  return timezone;
};

const recordIdOf = (text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw invalid({ id: [apiErrorTexts.wrongFilter] });
  return Number(text);
};

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** @throws ApiError 422 */
const ofBatch = ({ batch }: ChangesQuery): SQL | undefined => {
  if (batch === undefined || batch === '') return undefined;
  if (!UUID.test(batch)) throw invalid({ batch: [apiErrorTexts.wrongFilter] });
  return eq(changes.batch, batch);
};

/** Of what one act did in a venue only the last entry that is asked for; undefined = each is a row of its own. */
export const lastOfAct = (asked: Asked, all: readonly Resource[], isOpen: SQL): SQL | undefined => {
  const { grouped = '' } = asked.query;
  if (grouped === '' || grouped === '0' || grouped === 'false') return undefined;
  if (grouped !== '1' && grouped !== 'true') throw invalid({ grouped: [apiErrorTexts.wrongFilter] });
  const isSame = sql`${later.batch} = ${changes.batch} and ${later.pointId} is not distinct from ${changes.pointId}`;
  return sql`not exists (select 1 from ${changes} "later" where ${and(
    isSame,
    sql`${later.id} > ${changes.id}`,
    isOpen,
    wantedOf(asked, all, later),
  )})`;
};

/** The one kind of record that history belongs to. */
export const venueOf = ([first]: readonly Resource[]): Resource => {
  if (!first) throw new Error('Expected resources, got none.');
  return rootOf(first);
};
