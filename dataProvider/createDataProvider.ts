import type { DataProvider, GetListParams } from 'react-admin';
import type { BulkParams, CarteDataProvider } from './CarteDataProvider';
import { type ClientOptions, createCall, createCallCome } from './call';
import { hasEndpoints } from './endpointKeys';
import { readVerbs } from './readVerbs';
import { request } from './request';
import { bulkVerbs, writeVerbs } from './writeVerbs';

/**
 * react-admin's data provider for the calls of the table; `CarteDataProvider` says which verb takes which endpoint.
 * Every verb aborts with its `signal`, and rejects with an `HttpError` whose `errors` stand under their fields.
 */
export const createDataProvider = ({
  baseUrl = '/api',
  can = () => false,
}: ClientOptions = {}): CarteDataProvider => {
  const deps = { call: createCall({ baseUrl, can }), callCome: createCallCome({ baseUrl, can }), can };
  const read = readVerbs(deps);
  const verbs = { ...read, ...writeVerbs(deps, read), ...bulkVerbs(deps) };
  const rest = restProvider(baseUrl);

  const route =
    <P extends object, R>(verb: (resource: string, params: P) => Promise<R>, name: keyof typeof verbs) =>
    async (resource: string, params: P): Promise<unknown> =>
      hasEndpoints(resource) ? verb(resource, params) : plain(await rest(), name, resource, params);

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
  return provider as unknown as CarteDataProvider;
};

const plain = async (
  rest: DataProvider,
  verb: string,
  resource: string,
  params: object,
): Promise<unknown> => {
  const run: unknown = rest[verb];
  if (typeof run === 'function') return run(resource, params);
  throw new Error(`Plain REST has no "${verb}": add endpoints for "${resource}" to contract/endpoints.`);
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
