import type { DeleteManyParams, DeleteParams, Identifier } from 'ra-core';
import { endpointOf } from '../contract/endpoints';
import type { BulkParams } from './CarteDataProvider';
import { metaOf, paramsOf } from './placeOf';
import type { World } from './readVerbs';
import { keyOf } from './rowOf';

/** The verbs that move records into the bin, out of it, and away for good; each is one call for all ids. */
export const bulkVerbs = ({ call }: Pick<World, 'call'>) => {
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
