import type { CreateParams, Identifier, RaRecord, UpdateManyParams, UpdateParams } from 'ra-core';
import { endpointOf } from '../contract/endpoints';
import type { WireRecord } from '../contract/fields/FieldKind';
import type { CarteMeta } from './CarteDataProvider';
import type { CallOptions } from './call';
import { metaOf, paramsOf, placed } from './placeOf';
import type { readVerbs, World } from './readVerbs';
import { hasRow, keyOf } from './rowOf';
import { VERSION_KEY, versionOf } from './version';

type SaveKey = ReturnType<typeof keyOf<'one'>>;

/** The id of a record that was created by a backend which does not say its id: the page goes back to the list. */
const UNKNOWN_ID = '';

/** The verbs that write one record. */
export const writeVerbs = ({ call }: World, { getOne }: Pick<ReturnType<typeof readVerbs>, 'getOne'>) => {
  const save = async (
    key: SaveKey,
    id: Identifier | undefined,
    data: WireRecord,
    meta: CarteMeta,
    version?: string,
  ) => {
    const row = endpointOf(key);
    const params = paramsOf(row, meta, id);
    const body = placed(row, withoutVersion(data), params);
    const answer = await call(key, {
      params,
      body,
      ...written(meta),
      ...(version === undefined ? {} : { version }),
    });
    return { answer, body };
  };

  /** Some answers say little (3-decisions, Wire format 9): the record is read again where its id is known. */
  const complete = async (
    resource: string,
    id: Identifier,
    sent: WireRecord,
    answer: WireRecord,
    meta: CarteMeta,
  ) => {
    if (answer.id !== undefined && saysMore(answer)) return { data: { ...answer, id: idOf(answer) ?? id } };
    if (id === UNKNOWN_ID || !hasRow(resource, 'one')) return { data: { ...sent, id } };
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
