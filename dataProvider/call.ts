import type { TSchema } from 'typebox';
import { type Endpoint, type EndpointKey, type EntityName, endpointOf, namesIn } from '../contract/endpoints';
import type { EntityTypes } from '../contract/entities';
import { isRecord } from '../contract/isRecord';
import type { Row, Rows, Wire } from '../contract/rows';
import type { Capability } from '../contract/vocabulary';
import { apiBase } from './apiBase';
import { buildRequest, type CallInput, encodeFilters } from './buildRequest';
import {
  type AnswerShapes,
  type Rework,
  readAnswer,
  readShape,
  type SessionAnswer,
  type TicketAnswer,
} from './readAnswer';
import { request, requestCome } from './request';
import { withVersion } from './version';

export interface ClientOptions {
  /** Where the calls stand; default: the console's one address. */
  readonly baseUrl?: string;
  /** Whether the backend announced a capability; default: none (docs/spec/3-decisions.md, Capabilities). */
  readonly can?: (capability: Capability) => boolean;
}

export interface CallOptions<K extends EndpointKey = EndpointKey> extends Omit<CallInput, 'body'> {
  /** As the schema of the row has it; of a form the payload. */
  readonly body?: BodyOf<K>;
  readonly signal?: AbortSignal;
  /** Hears the sent share of an upload, 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** Names this write, so that sending it again makes no second record; default: a new name per call. */
  readonly idempotencyKey?: string;
  /** The version of the record that was edited: the backend answers 412 when somebody else saved first. */
  readonly version?: string;
}

/** What a call carries. */
export type BodyOf<K extends EndpointKey> = Rows[K] extends { body: infer Body extends TSchema }
  ? Wire<Body>
  : unknown;

/** What a call answers, by its schema, or by the shape that its endpoint names. */
export type AnswerOf<K extends EndpointKey> = Rows[K] extends { values: infer Values extends TSchema }
  ? Wire<Values>
  : Rows[K]['answer'] extends { kind: 'session' }
    ? SessionOf<Rows[K]['answer']>
    : RecordsOf<Rows[K]>;
/** What the specifications leave open is read by key; a call that a backend announces answers as its row says. */
type RecordsOf<R extends Row> = R extends {
  capability: string;
  answer: { of: infer Name extends EntityName };
}
  ? R['answer'] extends { kind: 'list' }
    ? Omit<AnswerShapes['list'], 'data'> & { readonly data: readonly EntityTypes[Name][] }
    : EntityTypes[Name]
  : AnswerShapes[R['answer']['kind']];
type SessionOf<A> = A extends { asks: string } ? SessionAnswer | TicketAnswer : SessionAnswer;

export type Call = <K extends EndpointKey>(key: K, options?: CallOptions<K>) => Promise<AnswerOf<K>>;

/**
 * A function that makes any call of the table. Stands on nothing of react-admin, so the landing page can sign in without it.
 *
 * @throws HttpError as `request`, and `errors.badAnswer` for an answer of another shape than the endpoint's
 */
export const createCall = ({ baseUrl, can = () => false }: ClientOptions = {}): Call => {
  /** Lists whose answers have said that they come in pages. */
  const paging = new Set<EndpointKey>();
  const call: Call = async (key, { signal, onProgress, idempotencyKey, version, ...input } = {}) => {
    const endpoint = endpointOf(key);
    const isExtended = can('filters') || paging.has(key);
    const sent = isExtended ? input : documentedInput(endpoint, input);
    const wire = buildRequest(endpoint, sent, {
      baseUrl: baseUrl ?? apiBase(),
      typed: can('multipart.types'),
    });
    const isForm = endpoint.sections !== undefined;
    const isSignIn = endpoint.answer.kind === 'session';
    const headers = {
      ...wire.headers,
      ...(isSignIn || endpoint.device ? deviceHeaders() : {}),
      ...((isForm || idempotencyKey) && can('idempotency')
        ? { 'Idempotency-Key': idempotencyKey ?? newKey() }
        : {}),
      ...(isForm && version !== undefined && can('etag') ? { 'If-Match': version } : {}),
    };
    const opensSession = endpoint.path.startsWith('/auth/');
    const { body, headers: told } = await request(
      { ...wire, headers },
      {
        opensSession,
        isFile: endpoint.answer.kind === 'file',
        // A GET that changes state or carries a password must not come from, or land in, a cache.
        ...(endpoint.changesState || opensSession ? { cache: 'no-store' } : {}),
        ...(signal ? { signal } : {}),
        ...(onProgress ? { onProgress } : {}),
      },
    );
    const shape = readAnswer(endpoint, body, { ...input, rework: await reworkOf(endpoint, input, can) });
    if (sent !== input && hasMorePages(shape)) {
      // The whole question, from the first page on: the backend may have cut its pages otherwise.
      paging.add(key);
      return call(key, { ...(signal && { signal }), ...input });
    }
    if (isSignIn) keepDeviceMark(body);
    const etag = can('etag') && endpoint.answer.kind === 'one' ? told.get('etag') : null;
    return answered(key, etag === null ? shape : withVersion(shape, etag));
  };
  return call;
};

/** What was read by the row of a call is what the row says that it answers. */
const answered = <K extends EndpointKey>(_key: K, shape: AnswerShapes[keyof AnswerShapes]): AnswerOf<K> =>
  shape as AnswerOf<K>;

/** A question in the words of the documents alone; the same object where it holds no others. */
const documentedInput = ({ extendedQuery = [] }: Endpoint, input: CallInput): CallInput => {
  const isOwn = ([name, value]: readonly [string, unknown]): boolean =>
    extendedQuery.includes(name) && (!isRecord(value) || encodeFilters(value).length > 0);
  const entries = Object.entries(input.query ?? {});
  if (!entries.some(isOwn)) return input;
  return { ...input, query: Object.fromEntries(entries.filter((entry) => !isOwn(entry))) };
};

const hasMorePages = (shape: AnswerShapes[keyof AnswerShapes]): boolean =>
  isRecord(shape) && shape.isWhole === false && Number(shape.lastPage) > 1;

/**
 * The same for who draws and cannot wait: what a call answers where the page's first script has asked for it and the answer is
 * here; undefined = make the call.
 */
export const createCallCome =
  ({ baseUrl, can = () => false }: ClientOptions = {}) =>
  <K extends EndpointKey>(key: K, input: CallInput = {}): AnswerOf<K> | undefined => {
    const endpoint = endpointOf(key);
    const { filters, sorting } = reworkWanted(endpoint, input, can);
    if (filters.length > 0 || sorting) return undefined;
    // Stock parts name no parents: their question is completed on its way, and has been asked by nobody before.
    if (namesIn(endpoint.path).some((name) => input.params?.[name] === undefined)) return undefined;
    const sent = can('filters') ? input : documentedInput(endpoint, input);
    const wire = buildRequest(endpoint, sent, {
      baseUrl: baseUrl ?? apiBase(),
      typed: can('multipart.types'),
    });
    return requestCome(wire, (body) => {
      const shape = readShape(endpoint, body, input);
      const isWhole = sent === input || !shape || !hasMorePages(shape);
      return shape && isWhole ? answered(key, shape) : undefined;
    });
  };

/** What is done in the browser, because the backend announced neither. */
const reworkWanted = (
  { rowTests }: Endpoint,
  { query, order }: CallInput,
  can: (capability: Capability) => boolean,
) => ({
  filters: rowTests && !can('filters') ? encodeFilters(query?.filters ?? {}) : [],
  sorting: can('sort') ? undefined : order,
});

/** Fetched where it is needed: for a list that is narrowed or sorted, of a backend that announced neither. */
const reworkOf = async (
  endpoint: Endpoint,
  input: CallInput,
  can: (capability: Capability) => boolean,
): Promise<Rework | undefined> => {
  const { filters, sorting } = reworkWanted(endpoint, input, can);
  if (filters.length === 0 && !sorting) return undefined;
  const { narrowRows, sortRows } = await import('./narrowRows');
  return (rows) => {
    const fitting = narrowRows(rows, filters, endpoint);
    return sorting ? sortRows(fitting, sorting) : fitting;
  };
};

/** `crypto.randomUUID` exists on https only; this works on a plain address in the local network too. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Calls below `/api` of this page, without the extensions that a backend would have to announce first. */
export const call: Call = createCall();

/**
 * Where a browser keeps that somebody has signed in from it: such a device is not locked out by strangers who guess at the
 * account. It is no credential and outlives a sign-out; only a backend that handed a mark out ever sees it.
 */
export const DEVICE_KEY = 'carte.device';

const deviceHeaders = (): Readonly<Record<string, string>> => {
  try {
    const mark = localStorage.getItem(DEVICE_KEY);
    return mark === null ? {} : { 'Carte-Device': mark };
  } catch {
    return {};
  }
};

/** Keeps the mark of an answer that opened a session. What could be no header is none. */
const keepDeviceMark = (body: unknown): void => {
  const mark = isRecord(body) ? body.device : undefined;
  if (typeof mark !== 'string' || !/^[\w-]{1,200}$/.test(mark)) return;
  try {
    localStorage.setItem(DEVICE_KEY, mark);
  } catch {
    // Blocked storage: this browser stays a stranger.
  }
};
