import type {
  CreateParams,
  DeleteManyParams,
  DeleteParams,
  Identifier,
  RaRecord,
  UpdateManyParams,
  UpdateParams,
} from 'react-admin';
import { endpointOf } from '../contract/endpoints';
import type { WireRecord } from '../contract/fields/FieldTypeRules';
import type { BulkParams, CarteMeta } from './CarteDataProvider';
import type { CallOptions } from './call';
import { hasEndpoint, keyOf } from './endpointKeys';
import { metaOf, paramsOf, placed } from './placeOf';
import type { Deps, readVerbs } from './readVerbs';
import { VERSION_KEY, versionOf } from './version';

type SaveKey = ReturnType<typeof keyOf<'one'>>;

/** The id of a record that was created by a backend which does not say its id: the page goes back to the list. */
const UNKNOWN_ID = '';

/** The verbs that write one record. */
export const writeVerbs = ({ call }: Deps, { getOne }: Pick<ReturnType<typeof readVerbs>, 'getOne'>) => {
  const save = async (
    key: SaveKey,
    id: Identifier | undefined,
    data: WireRecord,
    meta: CarteMeta,
    version?: string,
  ) => {
    const endpoint = endpointOf(key);
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
  const complete = async (
    resource: string,
    id: Identifier,
    sent: WireRecord,
    answer: WireRecord,
    meta: CarteMeta,
  ) => {
    if (answer.id !== undefined && saysMore(answer)) return { data: { ...answer, id: idOf(answer) ?? id } };
    if (id === UNKNOWN_ID || !hasEndpoint(resource, 'one')) return { data: { ...sent, id } };
    // The save is done: that it cannot be read again must not look like a failed save.
    return getOne(resource, { id, meta }).catch(() => ({ data: { ...sent, id } }));
  };

  const create = async (resource: string, params: CreateParams) => {
    const meta = metaOf(params.meta);
    const { answer, body } = await save(keyOf(resource, 'create', 'one'), undefined, params.data, meta);
    return complete(resource, idOf(answer) ?? UNKNOWN_ID, body, answer, meta);
  };

  const update = async (resource: string, params: UpdateParams) => {
    const meta = metaOf(params.meta);
    const version = meta.version ?? versionOf(params.previousData);
    const { answer } = await save(keyOf(resource, 'update', 'one'), params.id, params.data, meta, version);
    const { [VERSION_KEY]: _, ...before } = { ...params.previousData, ...params.data };
    return complete(resource, params.id, before, answer, meta);
  };

  const updateMany = async (resource: string, { ids, data, meta }: UpdateManyParams) => {
    const saved = await Promise.all(
      ids.map((id) => save(keyOf(resource, 'update', 'one'), id, data, metaOf(meta)).then(() => id)),
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

const idOf = ({ id }: WireRecord): RaRecord['id'] | undefined =>
  typeof id === 'number' || (typeof id === 'string' && id !== '') ? id : undefined;

/** Whether an answer is the record, or only its id with what the provider itself added. */
const saysMore = (answer: WireRecord): boolean =>
  Object.keys(answer).some((key) => key !== 'id' && key !== 'type' && key !== VERSION_KEY);

/** The verbs that move records into the bin, out of it, and away for good; each is one call for all ids. */
export const bulkVerbs = ({ call }: Pick<Deps, 'call'>) => {
  const bulk = async (resource: string, verb: string, { ids, meta }: BulkParams) => {
    const key = keyOf(resource, verb, 'nothing');
    // Nothing chosen is nothing to do; some backends take an empty list for all.
    if (ids.length > 0) await call(key, { params: paramsOf(endpointOf(key), metaOf(meta)), ids });
    return { data: [...ids] as Identifier[] };
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
