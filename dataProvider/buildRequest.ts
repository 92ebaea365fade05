import type { Endpoint } from '../contract/endpoints';
import { encodeBody, holdsFile } from './encodeBody';
import { encodeFilters } from './encodeFilters';
import { encodeQuery } from './encodeQuery';
import { fillPath, type PathParams } from './fillPath';
import { idsByKind, wireId } from './kindId';
import type { RowOrder } from './narrowRows';

export interface CallQuery {
  readonly page?: number;
  readonly per_page?: number;
  /** `{field: value}`, a list of values, or `{start, end}`; becomes `filters[n][field]`, `filters[n][value]`. */
  readonly filters?: Readonly<Record<string, unknown>>;
  readonly sort?: string;
  readonly order?: 'asc' | 'desc';
  /** The row's own parameters. */
  readonly [name: string]: unknown;
}

export interface CallInput {
  /** Fills the `{parts}` of the path. */
  readonly params?: PathParams;
  readonly query?: CallQuery;
  /** Does not travel: how a list that comes whole is ordered here. */
  readonly order?: RowOrder;
  /** Bulk calls: travel where the row says. */
  readonly ids?: readonly (string | number)[];
  readonly body?: unknown;
}

export interface WireRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
}

export interface WireDialect {
  readonly baseUrl: string;
  /** Whether the backend reads `_types` in multipart bodies. */
  readonly typed: boolean;
}

/** A row of the table and what fills it, as a request. An update with files goes out as POST with `_method=PUT`. */
export const buildRequest = (
  row: Endpoint,
  input: CallInput,
  { baseUrl, typed }: WireDialect,
): WireRequest => {
  const { filters, ...query } = input.query ?? {};
  const search = encodeQuery({
    ...query,
    ...(filters ? { filters: encodeFilters(filters) } : {}),
    ...(row.ids === 'query' ? { ids: input.ids?.map(wireId) } : {}),
  });
  const url = `${baseUrl}${fillPath(row.path, input.params ?? {})}${search}`;
  const payload = payloadOf(row, input);
  if (payload === undefined) return { method: row.method, url, headers: {} };

  const isOverride = row.method === 'PUT' && holdsFile(payload);
  const { body, contentType } = encodeBody(payload, { typed, ...(isOverride ? { method: 'PUT' } : {}) });
  return {
    method: isOverride ? 'POST' : row.method,
    url,
    headers: contentType ? { 'Content-Type': contentType } : {},
    body,
  };
};

const payloadOf = (row: Endpoint, { ids, body }: CallInput): unknown => {
  if (row.ids === 'body') return { ids: (ids ?? []).map(wireId) };
  if (row.ids === 'kinds') return idsByKind(ids ?? []);
  const takesBody = row.method !== 'GET' && row.ids === undefined;
  return takesBody ? (body ?? (row.body || row.sections ? {} : undefined)) : undefined;
};
