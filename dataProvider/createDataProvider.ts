import type {
  CreateParams,
  DataProvider,
  DeleteManyParams,
  DeleteParams,
  GetListParams,
  Identifier,
  UpdateManyParams,
  UpdateParams,
} from 'react-admin';
import { endpointOf, hasEndpoints } from '../contract/endpoints';
import type { WireRecord } from '../contract/fields/FieldTypeRules';
import { apiBase } from './apiBase';
import type { BulkParams, CarteDataProvider, CarteMeta } from './CarteDataProvider';
import { type CallOptions, type ClientOptions, createCall, createCallCome } from './call';
import { hasEndpoint, keyOf } from './endpointKeys';
import { metaOf, paramsOf, placed } from './placeOf';
import { type Deps, idOf, readVerbs } from './readVerbs';
import { request } from './request';
import { VERSION_KEY, versionOf } from './version';

/**
 * react-admin's data provider for the calls of the table; `CarteDataProvider` says which verb takes which endpoint.
 * Every verb aborts with its `signal`, and rejects with an `HttpError` whose `errors` stand under their fields.
 */
export const createDataProvider = ({
  baseUrl = apiBase(),
  can = () => false,
}: ClientOptions = {}): CarteDataProvider => {
  const deps = { call: createCall({ baseUrl, can }), callCome: createCallCome({ baseUrl, can }), can };
  const read = readVerbs(deps);
  const verbs = { ...read, ...writeVerbs(deps, read), ...bulkVerbs(deps) };
  const rest = restProvider(baseUrl);

  const route =
    <P extends object, R>(verb: (resource: string, params: P) => Promise<R>, name: keyof typeof verbs) =>
    async (resource: string, params: P): Promise<R> => {
      if (hasEndpoints(resource)) return verb(resource, params);
      const run: unknown = (await rest())[name];
      if (typeof run === 'function') return run(resource, params);
      throw new Error(`Plain REST has no "${name}": add endpoints for "${resource}" to contract/endpoints.`);
    };

  const provider = {
    supportAbortSignal: true,
    getList: route(verbs.getList, 'getList'),
    getListCome: (resource: string, params: GetListParams) =>
      hasEndpoints(resource) ? read.getListCome(resource, params) : undefined,
    getOne: route(verbs.getOne, 'getOne'),
    getMany: route(verbs.getMany, 'getMany'),
    getManyReference: route(verbs.getManyReference, 'getManyReference'),
    create: route(verbs.create, 'create'),
    update: route(verbs.update, 'update'),
    updateMany: route(verbs.updateMany, 'updateMany'),
    delete: route(verbs.delete, 'delete'),
    deleteMany: route(verbs.deleteMany, 'deleteMany'),
    restoreMany: route<BulkParams, unknown>(verbs.restoreMany, 'restoreMany'),
    destroyMany: route<BulkParams, unknown>(verbs.destroyMany, 'destroyMany'),
    fields: (section = 'point_general', { signal }: { signal?: AbortSignal } = {}) =>
      deps.call('fields.permissions', { params: { section }, ...(signal ? { signal } : {}) }),
    call: deps.call,
  };
  // react-admin lets the caller name the record type; nothing at run time could check that name.
  return provider as CarteDataProvider;
};

/** Plain REST through `ra-data-simple-rest`, fetched when the first resource without endpoints is used. */
const restProvider = (baseUrl: string): (() => Promise<DataProvider>) => {
  let loading: Promise<DataProvider> | undefined;
  return () => {
    loading ??= import('ra-data-simple-rest').then(({ default: simpleRest }) =>
      simpleRest(baseUrl, restCall),
    );
    return loading;
  };
};

interface RestOptions {
  readonly method?: string;
  readonly headers?: HeadersInit;
  readonly body?: unknown;
  readonly signal?: AbortSignal | null;
}

/** The same token, errors and 401 as every other call. */
const restCall = async (url: string, { method = 'GET', headers, body, signal }: RestOptions = {}) => {
  const text = typeof body === 'string' ? body : undefined;
  const answer = await request(
    {
      method,
      url,
      headers: {
        ...(text === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...Object.fromEntries(new Headers(headers)),
      },
      ...(text === undefined ? {} : { body: text }),
    },
    signal ? { signal } : {},
  );
  return {
    status: answer.status,
    headers: answer.headers,
    body: JSON.stringify(answer.body),
    json: answer.body,
  };
};

type SaveKey = ReturnType<typeof keyOf<'one'>>;

interface Save extends Pick<CreateParams, 'data' | 'meta'> {
  /** Absent: the record is new. */
  readonly id?: Identifier;
  readonly version?: string | undefined;
}

/** What a save has sent, of which record. */
interface Sent {
  readonly id: Identifier;
  readonly sent: WireRecord;
  readonly meta: CarteMeta;
}

/** The id of a record that was created by a backend which does not say its id: the page goes back to the list. */
const UNKNOWN_ID = '';

/** The verbs that write one record. */
const writeVerbs = ({ call }: Deps, { getOne }: Pick<ReturnType<typeof readVerbs>, 'getOne'>) => {
  const save = async (key: SaveKey, { id, data, meta: asked, version }: Save) => {
    const endpoint = endpointOf(key);
    const meta = metaOf(asked);
    const params = paramsOf(endpoint, meta, id);
    const body = placed(endpoint, withoutVersion(data), params);
    const answer = await call(key, {
      params,
      body,
      ...written(meta),
      ...(version === undefined ? {} : { version }),
    });
    return { answer, body };
  };

  /** Some answers say little (docs/spec/3-decisions.md, Wire format 9): the record is read again where its id is known. */
  const complete = async (resource: string, answer: WireRecord, { id, sent, meta }: Sent) => {
    if (answer.id !== undefined && saysMore(answer)) return { data: { ...answer, id: idOf(answer) ?? id } };
    if (id === UNKNOWN_ID || !hasEndpoint(resource, 'one')) return { data: { ...sent, id } };
    // The save is done: that it cannot be read again must not look like a failed save.
    return getOne(resource, { id, meta }).catch(() => ({ data: { ...sent, id } }));
  };

  const create = async (resource: string, params: CreateParams) => {
    const { data, meta } = params;
    const { answer, body } = await save(keyOf(resource, 'create', 'one'), { data, meta });
    return complete(resource, answer, { id: idOf(answer) ?? UNKNOWN_ID, sent: body, meta: metaOf(meta) });
  };

  const update = async (resource: string, params: UpdateParams) => {
    const meta = metaOf(params.meta);
    const version = meta.version ?? versionOf(params.previousData);
    const { answer } = await save(keyOf(resource, 'update', 'one'), { ...params, version });
    const { [VERSION_KEY]: _, ...before } = { ...params.previousData, ...params.data };
    return complete(resource, answer, { id: params.id, sent: before, meta });
  };

  const updateMany = async (resource: string, { ids, data, meta }: UpdateManyParams) => {
    const saved = await Promise.all(
      ids.map((id) => save(keyOf(resource, 'update', 'one'), { id, data, meta }).then(() => id)),
    );
    return { data: saved };
  };

  return { create, update, updateMany };
};

const written = ({ onProgress, idempotencyKey, signal }: CarteMeta): CallOptions => ({
  ...(signal ? { signal } : {}),
  ...(onProgress ? { onProgress } : {}),
  ...(idempotencyKey ? { idempotencyKey } : {}),
});

const withoutVersion = ({ [VERSION_KEY]: _, ...payload }: WireRecord): WireRecord => payload;

/** Whether an answer is the record, or only its id with what the provider itself added. */
const saysMore = (answer: WireRecord): boolean =>
  Object.keys(answer).some((key) => key !== 'id' && key !== 'type' && key !== VERSION_KEY);

/** The verbs that move records into the bin, out of it, and away for good; each is one call for all ids. */
const bulkVerbs = ({ call }: Pick<Deps, 'call'>) => {
  const bulk = async (resource: string, verb: string, { ids, meta }: BulkParams) => {
    const key = keyOf(resource, verb, 'nothing');
    // Nothing chosen is nothing to do; some backends take an empty list for all.
    if (ids.length > 0) await call(key, { params: paramsOf(endpointOf(key), metaOf(meta)), ids });
    return { data: [...ids] };
  };

  return {
    delete: async (resource: string, { id, previousData, meta }: DeleteParams) => {
      await bulk(resource, 'deleteMany', { ids: [id], meta: metaOf(meta) });
      return { data: previousData ?? { id } };
    },
    deleteMany: (resource: string, params: DeleteManyParams) => bulk(resource, 'deleteMany', params),
    restoreMany: (resource: string, params: BulkParams) => bulk(resource, 'restoreMany', params),
    destroyMany: (resource: string, params: BulkParams) => bulk(resource, 'destroyMany', params),
  };
};
