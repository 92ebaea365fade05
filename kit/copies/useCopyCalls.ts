import { useQueryClient } from '@tanstack/react-query';
import { useContext, useMemo } from 'react';
import { type Identifier, useDataProvider } from 'react-admin';
import type { CopyResult, OnConflict } from '../../contract/copies';
import { endpointOf, isEndpointKey } from '../../contract/endpoints';
import { isRecord } from '../../contract/isRecord';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { decodeKindId, wireId } from '../../dataProvider/kindId';
import type { Resource } from '../declaration/defineResource';
import { ResourcesContext } from '../declaration/ResourcesContext';
import { takeBackWhole } from '../history/takeBackWhole';
import { readCopies } from './readCopies';

export interface CopyAsked {
  readonly ids: readonly Identifier[];
  /** The parents it goes to; absent = it is doubled where it stands. */
  readonly to?: readonly number[];
  readonly onConflict?: OnConflict;
}

export interface CopyCalls {
  /** `key` names the press: sent again, it makes no second copy. */
  readonly copy: (asked: CopyAsked, key: string) => Promise<readonly CopyResult[]>;
  /** What it would make. */
  readonly tryOut: (asked: CopyAsked, signal: AbortSignal) => Promise<readonly CopyResult[]>;
  /** Takes back everything that a copy has made in one parent. */
  readonly takeBack: (changeId: number) => Promise<void>;
}

/** The calls behind copying; after each that writes, lists and boards are read again. */
export const useCopyCalls = (resource: Resource): CopyCalls => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const queryClient = useQueryClient();
  const all = useContext(ResourcesContext);
  return useMemo(() => {
    const send = async (
      { ids, to, onConflict }: CopyAsked,
      { isDry, ...options }: { isDry?: true; idempotencyKey?: string; signal?: AbortSignal },
    ): Promise<readonly CopyResult[]> => {
      const key = `${resource.name}.copy`;
      if (!isEndpointKey(key)) throw new Error(`Expected a call ${key} in the table, got none.`);
      const own = ids.map((id) => wireId(resource.routes.edit?.kindIds ? decodeKindId(id).id : id));
      const isOfOne = endpointOf(key).path.includes('{id}');
      const answer: unknown = await dataProvider.call(key, {
        ...(isOfOne && { params: { id: String(own[0]) } }),
        body: {
          ...(!isOfOne && { ids: own }),
          ...(to && { to }),
          ...(onConflict && { on_conflict: onConflict }),
          ...(isDry && { dry_run: true }),
        },
        ...options,
      });
      return readCopies(isRecord(answer) ? answer.results : undefined);
    };
    const readAgain = (): void => {
      // What is copied brings along what hangs under it: any list may show some of it.
      for (const name of new Set([resource.name, ...all.map((each) => each.name), 'changes']))
        void queryClient.invalidateQueries({ queryKey: [name] });
    };
    return {
      copy: async (asked, key) => {
        const results = await send(asked, { idempotencyKey: key });
        readAgain();
        return results;
      },
      tryOut: (asked, signal) => send(asked, { isDry: true, signal }),
      takeBack: async (id) => {
        await takeBackWhole(dataProvider, id);
        readAgain();
      },
    };
  }, [all, dataProvider, queryClient, resource]);
};
