import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { Value } from 'typebox/value';
import { type IdsIn, namesIn } from '../../contract/endpoints';
import { isRecord } from '../../contract/isRecord';
import { limits } from '../../contract/limits';
import type { Row } from '../../contract/rows';
import { FilterValue } from '../../contract/rows/parts';
import { CATEGORY_KINDS, categoryKindOf } from '../../contract/vocabulary';
import { invalid, malformed, notFound } from '../ApiError';
import { readMark } from '../auth/devices';
import type { Session } from '../auth/sessions';
import type { AnyListQuestion, Filter, Sort } from '../Call';
import { readId } from '../isId';
import { type Grant, homeOf, reachOf } from '../team/grants';
import { apiErrorTexts } from '../texts/apiErrors';
import { readPlace } from './readForm';
import { type Body, type Query, readQuery, textParameter } from './readSent';

/** Everything of a call but its form, with the same names as in `Call`; what the row does not carry is undefined. */
export const readCall = (
  {
    key,
    endpoint,
    session,
    grantsFor,
  }: {
    readonly key: string;
    readonly endpoint: Row;
    readonly session: Session | undefined;
    readonly grantsFor: (key: string, session: Session | undefined) => readonly Grant[];
  },
  request: FastifyRequest,
  body: Body | undefined,
) => {
  const grants = grantsFor(key, session);
  const query = readQuery(request.raw.url ?? '');
  const isDelete = endpoint.method === 'DELETE';
  return {
    key,
    path: readPath(endpoint.path, paramsOf(request)),
    userId: endpoint.access === 'user' ? (session?.userId ?? undefined) : undefined,
    reach: reachOf(grants),
    home: homeOf(grants),
    reachFor: (other: string) => reachOf(grantsFor(other, session)),
    grantsFor: (other: string) => grantsFor(other, session),
    session,
    list: endpoint.paged || endpoint.filters ? readListQuery(endpoint, query) : undefined,
    query: endpoint.query && Object.fromEntries(endpoint.query.map((name) => [name, parameter(query, name)])),
    ids:
      endpoint.ids &&
      readIds[endpoint.ids]({ query, body, isDelete, isOptional: endpoint.idsOptional === true }),
    body: endpoint.body ? validBody(request, body) : undefined,
    place: endpoint.place && readPlace(endpoint, body ?? {}),
    ifMatch: readIfMatch(request.headers['if-match']),
    ifNoneMatch: request.headers['if-none-match'],
    ip: request.ip,
    device: readMark(request.headers['carte-device']),
    userAgent: request.headers['user-agent'],
  };
};

/** The kind in a query may be left out; one that is no kind is nobody's. @throws ApiError 404 */
const parameter = (query: Query, name: string): string | number | undefined => {
  const text = textParameter(query, name);
  return name === 'type' && text !== undefined ? readPart(name, text) : text;
};

export type ReadCall = ReturnType<typeof readCall>;

/** No tag of ours ever names this version, so whoever asks for it is stale. */
const NO_VERSION = -1;

const readIfMatch = (header: string | undefined): number | undefined => {
  if (header === undefined || header.trim() === '*') return undefined;
  const version = /^\s*(?:W\/)?"(\d{1,9})"\s*$/.exec(header)?.[1];
  return version === undefined ? NO_VERSION : Number(version);
};

/** @throws ApiError 422 naming the field that the schema of the row does not let through */
const validBody = ({ validationError }: FastifyRequest, body: Body | undefined): Body | undefined => {
  if (validationError) throw validationError;
  return body;
};

const paramsOf = ({ params }: FastifyRequest): Readonly<Record<string, string>> =>
  isRecord(params)
    ? Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]))
    : {};

/** Beyond this no page has rows anyway, and the offset stays an exact number. */
const MAX_PAGE = 1_000_000_000;

/** What a list call asks for; only what the row allows. @throws ApiError 422 */
const readListQuery = (endpoint: Row, query: Query): AnyListQuestion => ({
  page: Math.min(readCount(query, 'page') ?? 1, MAX_PAGE),
  perPage: Math.min(readCount(query, 'per_page') ?? limits.pageSize, limits.maxPageSize),
  filters: readFilters(endpoint, query),
  sort: readSort(endpoint, query),
});

const readCount = (query: Query, name: string): number | undefined => {
  const text = textParameter(query, name);
  if (text === undefined || text === '') return undefined;
  if (!/^[1-9]\d{0,14}$/.test(text)) throw invalid({ [name]: [apiErrorTexts.page] });
  return Number(text);
};

const readSort = ({ sort: columns }: Row, query: Query): Sort | undefined => {
  const column = textParameter(query, 'sort');
  const order = textParameter(query, 'order')?.toLowerCase() ?? 'asc';
  if (column === undefined || column === '') return undefined;
  if (!columns?.includes(column)) throw invalid({ sort: [apiErrorTexts.sort] });
  if (order !== 'asc' && order !== 'desc') throw invalid({ order: [apiErrorTexts.sort] });
  return { column, order };
};

const Filters = Type.Array(Type.Object({ field: Type.String(), value: Type.Optional(Type.Unknown()) }), {
  maxItems: limits.maxFilters,
});

/** Entries without a value filter nothing: a search box that was emptied. */
const readFilters = ({ filters: names = [] }: Row, { parsed }: Query): readonly Filter[] => {
  const raw = Object.hasOwn(parsed, 'filters') ? parsed.filters : '';
  if (raw === undefined || raw === '') return [];
  const entries = isRecord(raw) ? Object.values(raw) : raw;
  if (!Value.Check(Filters, entries) || !entries.every(({ field }) => names.includes(field)))
    throw invalid({ filters: [apiErrorTexts.unknownFilter] });
  return entries.flatMap(({ field, value: asked = '' }) => {
    if (!Value.Check(FilterValue, asked))
      throw invalid({ [`filters.${field}`]: [apiErrorTexts.wrongFilter] });
    const value = withoutBlanks(asked);
    return isNothing(value) ? [] : [{ field, value }];
  });
};

const withoutBlanks = (asked: FilterValue): FilterValue => {
  if (typeof asked === 'string') return asked.trim();
  if (Array.isArray(asked)) return asked;
  return Object.fromEntries(Object.entries(asked).filter(([, day]) => day !== ''));
};

const isNothing = (value: FilterValue): boolean =>
  typeof value === 'string' ? value === '' : Object.keys(value).length === 0;

type Ids = readonly number[];

interface Asked {
  readonly query: Query;
  /** undefined = the request has no body. */
  readonly body: Readonly<Record<string, unknown>> | undefined;
  /** DELETE also takes its ids from the query, because proxies may drop its body; never from both. */
  readonly isDelete: boolean;
  /** The row takes a call without ids, which is not one with an empty list. */
  readonly isOptional: boolean;
}

/**
 * The ids of a bulk call: `ids[]=4&ids[]=9` in the query, `{ids: [4, 9]}` or `{food: [4], drink: [9]}` in the body.
 * Nothing at all is refused: "delete what?" must never mean everything, unless the row says that it does (undefined).
 *
 * @throws ApiError 422 (none, too many, not whole numbers, twice the same), 400 (in both places)
 */
const readIds: Readonly<Record<IdsIn, (asked: Asked) => Ids | Readonly<Record<string, Ids>> | undefined>> = {
  query: (asked) => (asked.isDelete && asked.body !== undefined ? fromEither(asked) : fromQuery(asked.query)),
  body: (asked) => fromEither(asked),
  kinds: ({ body, query }) => {
    if (hasIds(query)) throw malformed();
    const kinds = CATEGORY_KINDS.map((kind) => [kind, body?.[kind] ?? []] as const);
    const unknown = Object.keys(body ?? {}).find((key) => !CATEGORY_KINDS.some((kind) => kind === key));
    if (unknown !== undefined) throw refused(unknown);
    const read = kinds.map(([kind, raw]) => [kind, distinct(raw, kind)] as const);
    const total = read.reduce((sum, [, ids]) => sum + ids.length, 0);
    if (total === 0 || total > limits.maxBulkIds) throw refused('ids');
    return Object.fromEntries(read);
  },
};

const fromEither = ({ query, body, isDelete, isOptional }: Asked): Ids | undefined => {
  if (hasIds(query)) {
    if (!isDelete || body !== undefined) throw malformed();
    return fromQuery(query);
  }
  const unknown = Object.keys(body ?? {}).find((key) => key !== 'ids');
  if (unknown !== undefined) throw refused(unknown);
  return isOptional && body?.ids === undefined ? undefined : atLeastOne(distinct(body?.ids, 'ids'));
};

const fromQuery = ({ pairs }: Query): Ids => {
  const own = pairs.filter(([name]) => isIdsName(name));
  if (own.some(([name]) => name !== 'ids[]')) throw refused('ids');
  const sent = own.map(([, text]) => text);
  return atLeastOne(distinct(sent, 'ids'));
};

const hasIds = ({ pairs }: Query): boolean => pairs.some(([name]) => isIdsName(name));
const isIdsName = (name: string): boolean => name === 'ids' || name.startsWith('ids[');

const atLeastOne = (ids: Ids): Ids => {
  if (ids.length === 0) throw refused('ids');
  return ids;
};

/** In ascending order, so that every call locks its rows in the same order. */
const distinct = (raw: unknown, key: string): Ids => {
  if (!Array.isArray(raw) || isRecord(raw) || raw.length > limits.maxBulkIds) throw refused(key);
  const ids = raw.map((id: unknown) =>
    typeof id === 'number' || typeof id === 'string' ? readId(String(id)) : undefined,
  );
  const known = ids.filter((id) => id !== undefined);
  if (known.length !== ids.length || new Set(known).size !== known.length) throw refused(key);
  return known.toSorted((one, other) => one - other);
};

const refused = (key: string) => invalid({ [key]: [apiErrorTexts.ids] });

/** Reads `{name}` parts: `type` is a kind, `section` a name, all others are ids. @throws ApiError 404 */
const readPath = (
  path: string,
  raw: Readonly<Record<string, string>>,
): Readonly<Record<string, string | number>> =>
  Object.fromEntries(partsOf(path).map((name) => [name, readPart(name, raw[name] ?? '')]));

/** There are as many as calls. */
const partsOf = (path: string): readonly string[] => {
  const known = PARTS.get(path) ?? namesIn(path);
  PARTS.set(path, known);
  return known;
};
const PARTS = new Map<string, readonly string[]>();

/** @throws ApiError 404 */
const readPart = (name: string, text: string): string | number => {
  const value = name === 'section' ? text : name === 'type' ? categoryKindOf(text) : readId(text);
  if (value === undefined) throw notFound();
  return value;
};
