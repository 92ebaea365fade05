import { useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import { type Identifier, useDataProvider } from 'react-admin';
import type { CopyResult, OnConflict } from '../../contract/copies';
import { type EndpointKey, endpointOf, isEndpointKey } from '../../contract/endpoints';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import type { AnswerOf } from '../../dataProvider/call';
import { decodeKindId, wireId } from '../../dataProvider/kindId';
import type { Outcome } from '../change/outcomes';
import { type Change, useAct } from '../change/useAct';
import type { Resource } from '../declaration/defineResource';
import { ResourcesContext } from '../declaration/ResourcesContext';

export interface CopyAsked {
  readonly ids: readonly Identifier[];
  readonly onConflict?: OnConflict;
}

/** A parent that records are copied to. */
interface Place {
  readonly id: number;
}

/** Outcome of a copy in one parent. */
export interface CopyOutcome extends Outcome, Omit<CopyResult, 'point_id' | 'status' | 'change_id'> {
  readonly id: number;
  readonly title: string;
}

/** Calls that copy records to other parents. */
type CopyKey = {
  [K in EndpointKey]: AnswerOf<K> extends { results: readonly CopyResult[] } ? K : never;
}[EndpointKey];

const isCopy = (key: string): key is CopyKey =>
  isEndpointKey(key) && key.endsWith('.copy') && endpointOf(key).answer.kind === 'values';

/** Copy of records to other parents, or, with none named, where they stand; after it, lists and boards are read again. */
export const useCopyChange = (resource: Resource, about: CopyAsked) => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const queryClient = useQueryClient();
  const all = useContext(ResourcesContext);
  const change: Change<Place, CopyOutcome, CopyAsked> = {
    about,
    propose: async (places, { about: { ids, onConflict }, dry, via }) => {
      const key = `${resource.name}.copy`;
      if (!isCopy(key)) throw new Error(`Expected a call ${key} in the table, got none.`);
      const own = ids.map((id) => wireId(resource.routes.edit?.kindIds ? decodeKindId(id).id : id));
      const isOfOne = endpointOf(key).path.includes('{id}');
      const { results } = await dataProvider.call(key, {
        ...(isOfOne && { params: { id: String(own[0]) } }),
        body: {
          ...(!isOfOne && { ids: own }),
          ...(places.length > 0 && { to: places.map(({ id }) => id) }),
          ...(onConflict && { on_conflict: onConflict }),
          ...dry,
        },
        ...via,
      });
      return { results: results.map(({ point_id: id, ...result }) => ({ ...result, id })) };
    },
    readAgain: () => {
      // What is copied brings along what hangs under it: any list may show some of it.
      for (const name of new Set([resource.name, ...all.map((each) => each.name), 'changes']))
        void queryClient.invalidateQueries({ queryKey: [name] });
    },
  };
  return { change, ...useAct(change) };
};
