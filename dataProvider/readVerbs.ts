import type {
  GetListParams,
  GetManyParams,
  GetManyReferenceParams,
  GetOneParams,
  Identifier,
  RaRecord,
} from 'react-admin';
import { endpointOf } from '../contract/endpoints';
import { HttpError } from '../contract/errors';
import type { WireRecord } from '../contract/fields/FieldTypeRules';
import { limits } from '../contract/limits';
import { readerZone } from '../contract/visibility/venueClock';
import type { Capability } from '../contract/vocabulary';
import type { CallInput } from './buildRequest';
import type { Call, createCallCome } from './call';
import { hasEndpoint, keyOf } from './endpointKeys';
import { metaOf, paramsOf } from './placeOf';
import type { AnswerShapes } from './readAnswer';

export interface Deps {
  readonly call: Call;
  readonly callCome: ReturnType<typeof createCallCome>;
  readonly can: (capability: Capability) => boolean;
}

/** What a list tells besides its rows, as `meta` of the answer. */
export interface ListMeta {
  readonly lastPage: number;
  /** All rows came: the page, search, filters and order of this list are made in the browser. */
  readonly isWhole: boolean;
}

/** The verbs that read. */
export const readVerbs = ({ call, callCome, can }: Deps) => {
  const listCall = (resource: string, params: GetListParams) => {
    const meta = metaOf(params.meta);
    const key = keyOf(resource, meta.deleted ? 'deleted' : 'list', 'list');
    const endpoint = endpointOf(key);
    const { parents = {} } = meta;
    const own = (endpoint.query ?? [])
      .filter((name) => parents[name] !== undefined)
      .map((name) => [name, parents[name]]);
    const { field, order } = params.sort ?? {};
    const isKnown = field !== undefined && endpoint.sort?.includes(field) === true;
    const input: CallInput = {
      params: parents,
      query: {
        ...(endpoint.paged && params.pagination
          ? { page: params.pagination.page, per_page: params.pagination.perPage }
          : {}),
        ...Object.fromEntries(own),
        ...(endpoint.query?.includes('timezone') && { timezone: readerZone() }),
        filters: params.filter ?? {},
        ...(isKnown && can('sort') ? { sort: field, order: order === 'DESC' ? 'desc' : 'asc' } : {}),
      },
      ...(isKnown ? { order: { field, isDescending: order === 'DESC' } } : {}),
    };
    return { key, input };
  };

  const getList = async (resource: string, params: GetListParams) => {
    const { key, input } = listCall(resource, params);
    return listOf(await call(key, { ...input, ...abort(params.signal) }));
  };

  /** The list where it is here already (`createCallCome`). */
  const getListCome = (resource: string, params: GetListParams) => {
    const { key, input } = listCall(resource, params);
    const answer = callCome(key, input);
    return answer && listOf(answer);
  };

  const getOne = async (resource: string, params: GetOneParams) => {
    const key = keyOf(resource, 'one', 'one');
    const answer = await call(key, {
      params: paramsOf(endpointOf(key), metaOf(params.meta), params.id),
      ...abort(params.signal),
    });
    // A record answered without its id is still the one that was asked for.
    return { data: { ...answer, id: idOf(answer) ?? params.id } };
  };

  /** Side by side, each once; what is gone meanwhile is left out. Without an endpoint of its own, picked out of the list. */
  const getMany = async (resource: string, { ids, meta, signal }: GetManyParams) => {
    const wanted = [...new Map<string, Identifier>(ids.map((id) => [String(id), id])).values()];
    if (!hasEndpoint(resource, 'one')) {
      const pagination = { page: 1, perPage: limits.maxPageSize };
      const { data } = await getList(resource, { meta, pagination, ...abort(signal) });
      return { data: data.filter((record) => wanted.some((id) => String(id) === String(record.id))) };
    }
    const found = await Promise.all(
      wanted.map((id) => getOne(resource, { id, meta, ...abort(signal) }).catch(goneAsNull)),
    );
    return { data: found.flatMap((each) => each?.data ?? []) };
  };

  /** The target is a part of the path where the endpoint has it, else a filter. */
  const getManyReference = (
    resource: string,
    { target, id, filter, meta, ...rest }: GetManyReferenceParams,
  ) => {
    const asked = metaOf(meta);
    const key = keyOf(resource, asked.deleted ? 'deleted' : 'list', 'list');
    const inPath = endpointOf(key).path.includes(`{${target}}`);
    return getList(resource, {
      ...rest,
      filter: inPath ? filter : { ...filter, [target]: id },
      meta: inPath ? { ...asked, parents: { ...asked.parents, [target]: String(id) } } : asked,
    });
  };

  return { getList, getListCome, getOne, getMany, getManyReference };
};

const listOf = ({ data, total, page, lastPage, isWhole }: AnswerShapes['list']) => ({
  data: data.flatMap(identified),
  // react-admin takes one of the two: nothing is counted that nobody counted.
  ...(total === undefined
    ? { pageInfo: { hasNextPage: page < lastPage, hasPreviousPage: page > 1 } }
    : { total }),
  meta: { lastPage, isWhole } satisfies ListMeta,
});

const abort = (signal: AbortSignal | undefined) => (signal ? { signal } : {});

/** A row without an id cannot be addressed by anything react-admin does with it. */
const identified = (row: WireRecord): readonly RaRecord[] => {
  const id = idOf(row);
  return id === undefined ? [] : [{ ...row, id }];
};

/** What a record says that its id is, if it says so. */
export const idOf = ({ id }: WireRecord): RaRecord['id'] | undefined =>
  typeof id === 'number' || (typeof id === 'string' && id !== '') ? id : undefined;

const goneAsNull = (error: unknown): null => {
  if (error instanceof HttpError && error.status === 404) return null;
  throw error;
};
