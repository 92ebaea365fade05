import type { Endpoint } from '../contract/endpoints';
import { encodeParts } from '../contract/multipart';
import { idsByKind, wireId } from './kindId';
import type { RowOrder } from './narrowRows';

export interface CallQuery {
  readonly page?: number;
  readonly per_page?: number;
  /** `{field: value}`, a list of values, or `{start, end}`; becomes `filters[n][field]`, `filters[n][value]`. */
  readonly filters?: Readonly<Record<string, unknown>>;
  readonly sort?: string;
  readonly order?: 'asc' | 'desc';
  /** The endpoint's own parameters. */
  readonly [name: string]: unknown;
}

export interface CallInput {
  /** Fills the `{parts}` of the path. */
  readonly params?: PathParams;
  readonly query?: CallQuery;
  /** Does not travel: how a list that comes whole is ordered here. */
  readonly order?: RowOrder;
  /** Bulk calls: travel where the endpoint says. */
  readonly ids?: readonly (string | number)[];
  readonly body?: unknown;
}

export interface WireRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
}

interface WireDialect {
  readonly baseUrl: string;
  /** Whether the backend reads `_types` in multipart bodies. */
  readonly typed: boolean;
}

/** An endpoint and what fills it, as a request. An update with files goes out as POST with `_method=PUT`. */
export const buildRequest = (
  endpoint: Endpoint,
  input: CallInput,
  { baseUrl, typed }: WireDialect,
): WireRequest => {
  const { filters, ...query } = input.query ?? {};
  const search = encodeQuery({
    ...query,
    ...(filters ? { filters: encodeFilters(filters) } : {}),
    ...(endpoint.ids === 'query' ? { ids: input.ids?.map(wireId) } : {}),
  });
  const url = `${baseUrl}${fillPath(endpoint.path, input.params ?? {})}${search}`;
  const payload = payloadOf(endpoint, input);
  if (payload === undefined) return { method: endpoint.method, url, headers: {} };

  const isOverride = endpoint.method === 'PUT' && holdsFile(payload);
  const { body, contentType } = encodeBody(payload, { typed, ...(isOverride ? { method: 'PUT' } : {}) });
  return {
    method: isOverride ? 'POST' : endpoint.method,
    url,
    headers: contentType ? { 'Content-Type': contentType } : {},
    body,
  };
};

const payloadOf = (endpoint: Endpoint, { ids, body }: CallInput): unknown => {
  if (endpoint.idsOptional && ids === undefined) return undefined;
  if (endpoint.ids === 'body') return { ids: (ids ?? []).map(wireId) };
  if (endpoint.ids === 'kinds') return idsByKind(ids ?? []);
  const takesBody = endpoint.method !== 'GET' && endpoint.ids === undefined;
  return takesBody ? (body ?? (endpoint.sections ? {} : undefined)) : undefined;
};

export type PathParams = Readonly<Record<string, string | number | undefined>>;

/**
 * `/point/{pointId}/menus/{id}` with its parts filled in and encoded.
 * @throws Error a part is missing or empty: a dropped id would turn one delete into the bulk delete
 */
export const fillPath = (path: string, params: PathParams): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    const text = value === undefined || value === null ? '' : String(value).trim();
    // A dot segment would be resolved away by the browser, and the call would reach another address.
    if (text === '' || text === '.' || text === '..') {
      throw new Error(
        `${path} needs {${name}}, got ${JSON.stringify(value)}: pass it as the id or in meta.parents.`,
      );
    }
    return encodeURIComponent(text);
  });

interface EncodedBody {
  readonly body: string | FormData;
  /** Absent for a form: the browser writes it with the boundary. */
  readonly contentType?: string;
}

interface EncodeBodyOptions {
  /** The verb a multipart POST stands for (`PUT`), written as `_method`. */
  readonly method?: string;
  /** Whether the backend reads `_types`; see contract/multipart. */
  readonly typed?: boolean;
}

/** JSON; multipart only when a file stands anywhere inside, so that an empty list stays a list. */
const encodeBody = (payload: unknown, { method, typed = false }: EncodeBodyOptions = {}): EncodedBody => {
  if (!isGroup(payload) || !holdsFile(payload)) {
    return { body: JSON.stringify(payload ?? {}), contentType: 'application/json' };
  }
  const form = new FormData();
  for (const [name, value] of encodeParts(payload, { isFile, typed, ...(method ? { method } : {}) })) {
    form.append(name, value);
  }
  return { body: form };
};

const holdsFile = (value: unknown): boolean => {
  if (isFile(value)) return true;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(holdsFile);
};

/** A `File` is a `Blob`. */
const isFile = (value: unknown): value is Blob => value instanceof Blob;

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export interface FilterEntry {
  readonly field: string;
  readonly value: unknown;
}

/**
 * react-admin's filter object as the list of entries that travels: `{title: 'tea', status: ['a', 'b'], createdAt:
 * {start, end}}`. What is empty filters nothing and is left out.
 */
export const encodeFilters = (filter: Readonly<Record<string, unknown>>): readonly FilterEntry[] =>
  Object.entries(filter)
    .map(([field, value]) => ({ field, value: withoutEmpty(value) }))
    .filter((entry) => entry.value !== undefined);

const withoutEmpty = (value: unknown): unknown => {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'string') return value.trim() === '' ? undefined : value.trim();
  if (Array.isArray(value)) {
    const items = value.map(withoutEmpty).filter((item) => item !== undefined);
    return items.length > 0 ? items : undefined;
  }
  if (typeof value !== 'object' || value instanceof Date) return value;
  const parts = Object.entries(value)
    .map(([key, part]) => [key, withoutEmpty(part)] as const)
    .filter(([, part]) => part !== undefined);
  return parts.length > 0 ? Object.fromEntries(parts) : undefined;
};

/**
 * A query string in the bracket form that PHP and Laravel read (docs/spec/3-decisions.md, Wire format 2), `?` included, empty when
 * there is nothing to say: `ids[]=4&ids[]=9`, `filters[0][value][start]=2026-01-01`. Booleans are 1 and 0; what is
 * undefined or null is left out.
 */
export const encodeQuery = (params: Readonly<Record<string, unknown>>): string => {
  const pairs = Object.entries(params).flatMap(([name, value]) => pairsOf(name, value));
  return pairs.length === 0
    ? ''
    : `?${pairs.map((pair) => pair.map(encodeURIComponent).join('=')).join('&')}`;
};

type Pair = readonly [name: string, text: string];

const pairsOf = (name: string, value: unknown): readonly Pair[] => {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value))
    return value.flatMap((item, index) => pairsOf(`${name}[${indexOf(item, index)}]`, item));
  if (typeof value === 'object' && !(value instanceof Date)) {
    return Object.entries(value).flatMap(([key, item]) => pairsOf(`${name}[${key}]`, item));
  }
  return [[name, textOf(value)]];
};

/** Groups in a list need their number to stay together; single values do not. */
const indexOf = (item: unknown, index: number): number | '' =>
  typeof item === 'object' && item !== null ? index : '';

const textOf = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return value instanceof Date ? value.toISOString() : String(value);
};
