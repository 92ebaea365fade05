import type { DataProvider } from 'ra-core';
import { bulkVerbs } from './bulkVerbs';
import type { BulkParams, CarteDataProvider } from './CarteDataProvider';
import { type ClientOptions, createCall } from './call';
import { readVerbs } from './readVerbs';
import { restProvider } from './restProvider';
import { hasRows } from './rowOf';
import { writeVerbs } from './writeVerbs';

/**
 * react-admin's data provider for the calls of the table; `CarteDataProvider` says which verb takes which row.
 * Every verb aborts with its `signal`, and rejects with an `HttpError` whose `errors` stand under their fields.
 */
export const createDataProvider = ({
  baseUrl = '/api',
  can = () => false,
}: ClientOptions = {}): CarteDataProvider => {
  const world = { call: createCall({ baseUrl, can }), can };
  const read = readVerbs(world);
  const verbs = { ...read, ...writeVerbs(world, read), ...bulkVerbs(world) };
  const rest = restProvider(baseUrl);

  const route =
    <P extends object, R>(verb: (resource: string, params: P) => Promise<R>, name: keyof typeof verbs) =>
    async (resource: string, params: P): Promise<unknown> =>
      hasRows(resource) ? verb(resource, params) : plain(await rest(), name, resource, params);

  const provider = {
    supportAbortSignal: true,
    getList: route(verbs.getList, 'getList'),
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
      world.call('fields.permissions', { params: { section }, ...(signal ? { signal } : {}) }),
    call: world.call,
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
  throw new Error(`Plain REST has no "${verb}": add rows for "${resource}" to contract/endpoints.`);
};
