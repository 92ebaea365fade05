import { useQueryClient } from '@tanstack/react-query';
import { type Identifier, useDataProvider } from 'react-admin';
import { limits } from '../../../contract/limits';
import type { CarteDataProvider } from '../../../dataProvider/CarteDataProvider';
import { useCapability } from '../../../kit/parts/may';
import { useParents } from '../../../kit/queryRouter/ParentsContext';
import { type StopGroup, type StopSnapshot, snapshotIn, snapshotOf } from './stopSnapshot';

interface PutBack {
  /** How dishes stand now; what no list has shown is looked up on the stop list, where the backend shows it. */
  readonly standing: (ids: readonly Identifier[]) => Promise<StopSnapshot>;
  /** Stops them again as they were. */
  readonly stopAgain: (stopped: readonly StopGroup[]) => Promise<void>;
}

/** What an undo of a stop needs: how it was before, and the way there. */
export const usePutBack = (): PutBack => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const queryClient = useQueryClient();
  const { pointId = '' } = useParents();
  const isTimed = useCapability('stop_list.until');
  const canRead = useCapability('stop_list.read');

  const onStop = async (): Promise<ReadonlyMap<number, Readonly<Record<string, unknown>>>> => {
    const rows = new Map<number, Readonly<Record<string, unknown>>>();
    for (let page = 1, more = true; more; page += 1) {
      const { data, total = 0 } = await dataProvider.getList('stopList', {
        pagination: { page, perPage: limits.maxPageSize },
        filter: {},
        meta: { parents: { pointId }, deleted: false },
      });
      for (const row of data) rows.set(Number(row.id), row);
      more = data.length > 0 && page * limits.maxPageSize < total;
    }
    return rows;
  };
  return {
    standing: async (ids) => {
      const known = snapshotOf(queryClient, ids);
      if (known.unknown.length === 0 || !canRead) return known;
      try {
        const rows = await onStop();
        return snapshotIn(
          ids.map(Number),
          new Map(ids.map((id) => [Number(id), rows.get(Number(id)) ?? ON_SALE])),
        );
      } catch {
        // Who may not look there still stops and returns what they see.
        return known;
      }
    },
    stopAgain: async (stopped) => {
      for (const { ids, until, reason } of isTimed ? stopped : together(stopped))
        await dataProvider.call('stopList.change', {
          params: { pointId },
          body: {
            action: 'attach',
            food_ids: ids,
            ...(isTimed && { until }),
            ...(isTimed && reason && { reason }),
          },
        });
    },
  };
};

/** A row that nothing is said of. */
const ON_SALE = {};

/** A backend that knows no terms stops them all alike. */
const together = (stopped: readonly StopGroup[]): readonly StopGroup[] =>
  stopped.length === 0 ? [] : [{ ids: stopped.flatMap(({ ids }) => ids), until: 'open', reason: undefined }];
