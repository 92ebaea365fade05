import type { Answer, Endpoint } from '../contract/endpoints';
import { HttpError } from '../contract/errors';
import type { WireRecord } from '../contract/fields/FieldTypeRules';
import { isRecord } from '../contract/isRecord';
import { categoryKindOf } from '../contract/vocabulary';
import type { CallInput } from './buildRequest';
import { encodeKindId } from './kindId';

/** What a call answers, by the kind of answer its endpoint names. */
export interface AnswerShapes {
  readonly list: ListAnswer;
  /** After a write it may hold only the id, or nothing at all (docs/spec/3-decisions.md, Wire format 9). */
  readonly one: WireRecord;
  /** Where the row asks for a second factor, its ticket may come first. */
  readonly session: SessionAnswer | TicketAnswer;
  readonly values: WireRecord;
  /** Not read any further here: `parseFieldConfig` and `parseFilters` validate it. */
  readonly section: unknown;
  readonly file: Blob;
  readonly nothing: WireRecord;
}

type Readers = {
  readonly [K in Answer['kind']]: (
    body: unknown,
    endpoint: Endpoint,
    asked: Asked,
  ) => AnswerShapes[K] | undefined;
};

/** What was asked, and what is done to rows that came whole. */
interface Asked extends CallInput {
  readonly rework?: Rework | undefined;
}

/**
 * An endpoint and the JSON it was answered with, as the shape the console works with. One tolerant reader per kind of answer.
 *
 * @throws HttpError `errors.badAnswer`: nothing of that kind can be found in the answer
 */
export const readAnswer = (
  endpoint: Endpoint,
  body: unknown,
  asked: Asked = {},
): AnswerShapes[Answer['kind']] => {
  const shape = readShape(endpoint, body, asked);
  if (shape === undefined) throw new HttpError(200, { key: 'errors.badAnswer' });
  return shape;
};

/** The same; undefined = of another shape. */
export const readShape = (
  endpoint: Endpoint,
  body: unknown,
  asked: Asked = {},
): AnswerShapes[Answer['kind']] | undefined => READERS[endpoint.answer.kind](body, endpoint, asked);

const READERS: Readers = {
  list: (body, endpoint, asked) => {
    const list = readListAnswer(body, endpoint.answer, asked);
    return list && { ...list, data: list.data.map((record) => consoleRecord(record, endpoint, asked)) };
  },
  one: (body, endpoint, input) => {
    const record = readRecord(body, endpoint.answer);
    // Whoever reads a record needs one; a write may have nothing to say.
    if (!record || (endpoint.method === 'GET' && Object.keys(record).length === 0)) return undefined;
    return consoleRecord(record, endpoint, input);
  },
  session: (body, { answer }) =>
    readSession(body) ?? (answer.kind === 'session' && answer.asks ? readTicket(body) : undefined),
  values: (body, { answer }) => readValues(body, answer.kind === 'values' ? answer.of : []),
  section: (body, _row, input) => readSectionAnswer(body, String(input.params?.section)),
  // A proxy's page is no such file.
  file: (body, { answer }) =>
    body instanceof Blob && answer.kind === 'file' && answer.of.includes(body.type) ? body : undefined,
  nothing: (body) => (isRecord(body) ? body : {}),
};

/** Where ids of two kinds share numbers, the id names its kind, taken from the record, the address or what was sent. */
const consoleRecord = (record: WireRecord, endpoint: Endpoint, { params, body }: CallInput): WireRecord => {
  if (!endpoint.kindIds) return record;
  const kind =
    categoryKindOf(record.type) ??
    categoryKindOf(params?.type) ??
    categoryKindOf(isRecord(body) ? body.kind : undefined);
  if (!kind) return record;
  const { id } = record;
  const isId = typeof id === 'number' || (typeof id === 'string' && id !== '');
  return { ...record, type: kind, ...(isId ? { id: encodeKindId(kind, id) } : {}) };
};

interface ListAnswer {
  readonly data: readonly WireRecord[];
  /** Exact, or absent: where the backend tells its pages only, nobody knows how many there are. */
  readonly total?: number;
  readonly page: number;
  readonly lastPage: number;
  /** All rows came, without paging: the page was cut out here, and search, filters and order are answered here. */
  readonly isWhole: boolean;
}

/** Does to rows that came whole what their backend may have left undone. */
export type Rework = (rows: readonly WireRecord[]) => readonly WireRecord[];

/**
 * A list in any of the shapes of docs/spec/3-decisions.md, Wire format 3, 6 and 9: rows under `data`, the endpoint's own key or bare; split
 * by kind; each wrapped; paging beside the rows or under `meta`, as `last_page` or `total_pages`, or none at all: then
 * all rows came and the page is cut out here, after `rework`.
 */
const readListAnswer = (
  body: unknown,
  answer: Answer,
  { query = {}, rework = asTheyAre }: Asked,
): ListAnswer | undefined => {
  const found = findRows(body, answer.kind === 'list' && answer.under ? [answer.under, 'data'] : ['data']);
  if (!found) return undefined;
  const rows = found.rows.map((one) => readRecord(one, answer)).filter(isRecord);
  // Rows came, and not one of them is a record: no list of this kind, and nothing that could be shown as empty.
  if (found.rows.length > 0 && rows.length === 0) return undefined;
  const page = query.page ?? 1;
  const paging = { ...(isRecord(found.holder.meta) ? found.holder.meta : {}), ...found.holder };
  // The total is its own count: rows of an empty last page cannot carry it.
  const total = count(paging.total);
  const lastPage = count(paging.last_page ?? paging.total_pages);
  if (lastPage !== undefined && (lastPage > 1 || page > 1)) {
    return { data: rows, page, lastPage, isWhole: false, ...(total === undefined ? {} : { total }) };
  }
  const perPage = query.per_page ?? Math.max(rows.length, 1);
  if (lastPage === undefined && total !== undefined && rows.length <= perPage && total > rows.length) {
    return { data: rows, total, page, lastPage: Math.ceil(total / perPage), isWhole: false };
  }
  const fitting = rework(rows);
  // One page of a backend that pages: all there is, and already its first page.
  if (lastPage !== undefined) {
    const isCounted = fitting.length === rows.length && total !== undefined;
    return { data: fitting, total: isCounted ? total : fitting.length, page, lastPage, isWhole: false };
  }
  return {
    data: fitting.slice((page - 1) * perPage, page * perPage),
    total: fitting.length,
    page,
    lastPage: Math.ceil(fitting.length / perPage),
    isWhole: true,
  };
};

const asTheyAre: Rework = (rows) => rows;

interface Found {
  readonly rows: readonly unknown[];
  /** The object that holds the rows, and so the paging. */
  readonly holder: WireRecord;
}

const findRows = (body: unknown, keys: readonly string[]): Found | undefined => {
  if (Array.isArray(body)) return { rows: body, holder: {} };
  if (!isRecord(body)) return undefined;
  const split = splitByKind(body);
  if (split) return { rows: split, holder: body };
  for (const key of keys) {
    const inner = body[key];
    if (Array.isArray(inner)) return { rows: inner, holder: body };
    const deeper = inner === undefined ? undefined : findRows(inner, keys);
    if (deeper) return { rows: deeper.rows, holder: { ...body, ...deeper.holder } };
  }
  return undefined;
};

/** `{food: [...], drink: [...]}`, or `{foodCategories, drinkCategories}`: each row takes the kind it stands under. */
const splitByKind = (body: WireRecord): readonly unknown[] | undefined => {
  const lists = Object.entries(body).flatMap(([key, rows]) => {
    const kind = categoryKindOf(/^(dish|food|drink)/.exec(key)?.[1]);
    return kind && Array.isArray(rows) ? [{ kind, rows }] : [];
  });
  if (lists.length === 0) return undefined;
  return lists.flatMap(({ kind, rows }) => rows.map((row) => (isRecord(row) ? { ...row, type: kind } : row)));
};

const count = (raw: unknown): number | undefined => {
  const number = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw;
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 ? number : undefined;
};

/** Wrappers seen around one record (docs/spec/3-decisions.md, Wire format 9), besides the endpoint's own. */
const WRAPPERS = ['data', 'point', 'user'] as const;

/**
 * One record, bare or wrapped. A record has an id, so `{id, point: {...}}` is a menu with its point, while
 * `{point: {...}}` is a wrapped point. What stands beside a wrapped user (`links`, `token`) belongs to it.
 */
const readRecord = (body: unknown, answer: Answer): WireRecord | undefined => {
  if (!isRecord(body)) return undefined;
  if (body.id !== undefined) return body;
  const own = answer.kind === 'one' || answer.kind === 'list' ? answer.wrap : undefined;
  for (const wrapper of own ? [own, ...WRAPPERS] : WRAPPERS) {
    const { [wrapper]: inner, ...beside } = body;
    if (isRecord(inner))
      return wrapper === 'user' ? { ...beside, ...readRecord(inner, answer) } : readRecord(inner, answer);
  }
  return body;
};

/** A section stands under the key equal to its name; also inside `data`, or alone. */
const readSectionAnswer = (body: unknown, section: string): unknown => {
  if (Array.isArray(body)) return body;
  if (!isRecord(body)) return undefined;
  if (body[section] !== undefined) return body[section];
  return body.data === undefined ? undefined : readSectionAnswer(body.data, section);
};

/** The user's fields with the token of the new session among them. */
export interface SessionAnswer extends WireRecord {
  readonly token: string;
}

/** `{token, links, user fields}` flat, with the fields under `user` or `data`, or all of it under `data`. */
export const readSession = (body: unknown): SessionAnswer | undefined => {
  const fields = flat(body);
  const { token } = fields;
  return typeof token === 'string' && token !== '' ? { ...fields, token } : undefined;
};

/** The password was right, and a code is asked for: the ticket goes with it. */
export interface TicketAnswer extends WireRecord {
  readonly second_factor: string;
}

/** Whether a sign-in wants its second step before there is a session. */
export const asksForCode = (answer: SessionAnswer | TicketAnswer): answer is TicketAnswer =>
  answer.token === undefined;

const readTicket = (body: unknown): TicketAnswer | undefined => {
  const fields = flat(body);
  const { second_factor: ticket } = fields;
  return typeof ticket === 'string' && ticket !== '' ? { ...fields, second_factor: ticket } : undefined;
};

/** All keys that the row promises, bare or under `data`. */
const readValues = (body: unknown, keys: readonly string[]): WireRecord | undefined => {
  const fields = flat(body);
  return keys.every((key) => fields[key] !== undefined) ? fields : undefined;
};

/** What stands outside wins: the token beside a user is the session's, whatever the user holds. */
const flat = (raw: unknown): WireRecord => {
  if (!isRecord(raw)) return {};
  const { data, user, ...beside } = raw;
  return { ...flat(data), ...flat(user), ...beside };
};
