import type { QueryClient } from '@tanstack/react-query';
import type { GetListResult, Identifier, RaRecord } from 'react-admin';
import { type Stop, stopOf } from './stopOf';

/** Dishes that are on stop alike, as the call would stop them so again. */
export interface StopGroup {
  readonly ids: readonly number[];
  readonly until: string;
  readonly reason: string | undefined;
}

/** How dishes stand before something is done to them: what an undo has to bring back. */
export interface StopSnapshot {
  readonly stopped: readonly StopGroup[];
  readonly onSale: readonly number[];
  /** No list has shown them. */
  readonly unknown: readonly number[];
}

/** The lists whose rows tell of a stop. */
const TELLING = ['foods', 'stopList'] as const;

/** As the lists on this device have seen them last. */
export const snapshotOf = (queryClient: QueryClient, ids: readonly Identifier[]): StopSnapshot => {
  const seen = new Map<number, RaRecord>();
  const pages = TELLING.flatMap((name) =>
    queryClient.getQueryCache().findAll({ queryKey: [name, 'getList'] }),
  ).toSorted((one, other) => one.state.dataUpdatedAt - other.state.dataUpdatedAt);
  for (const { queryKey } of pages)
    for (const row of queryClient.getQueryData<GetListResult>(queryKey)?.data ?? [])
      seen.set(Number(row.id), row);
  return snapshotIn(ids.map(Number), seen);
};

/** The same by rows that are at hand. */
export const snapshotIn = (
  ids: readonly number[],
  rows: ReadonlyMap<number, Readonly<Record<string, unknown>>>,
): StopSnapshot => {
  const stops = new Map(ids.map((id) => [id, stopIn(rows.get(id))]));
  const those = (wanted: (stop: Stop | null | undefined) => boolean) =>
    ids.filter((id) => wanted(stops.get(id)));
  return {
    stopped: alike([...stops].flatMap(([id, stop]) => (stop ? [[id, stop] as const] : []))),
    onSale: those((stop) => stop === null),
    unknown: those((stop) => stop === undefined),
  };
};

/** Null: on sale. */
const stopIn = (row: Readonly<Record<string, unknown>> | undefined): Stop | null | undefined =>
  row && (stopOf(row) ?? null);

const alike = (stops: readonly (readonly [number, Stop])[]): readonly StopGroup[] => {
  const groups = new Map<string, StopGroup>();
  for (const [id, { until, reason }] of stops) {
    const key = JSON.stringify([until, reason]);
    const ids = [...(groups.get(key)?.ids ?? []), id];
    groups.set(key, { ids, until: until ?? 'open', reason });
  }
  return [...groups.values()];
};
