import type { QueryClient } from '@tanstack/react-query';
import type { GetListResult, Identifier, RaRecord } from 'react-admin';
import { type Stop, stopOf } from './stopOf';

/** Dishes that are on stop alike, as the call would stop them so again. */
export interface Stood {
  readonly ids: readonly number[];
  readonly until: string;
  readonly reason: string | undefined;
}

/** How dishes stand before something is done to them: what an undo has to bring back. */
export interface Standing {
  readonly stopped: readonly Stood[];
  readonly onSale: readonly number[];
  /** No list has shown them. */
  readonly unknown: readonly number[];
}

/** The lists whose rows tell of a stop. */
const TELLING = ['foods', 'stopList'] as const;

/** As the lists on this device have seen them last. */
export const standingOf = (queryClient: QueryClient, ids: readonly Identifier[]): Standing => {
  const seen = new Map<number, RaRecord>();
  const pages = TELLING.flatMap((name) =>
    queryClient.getQueryCache().findAll({ queryKey: [name, 'getList'] }),
  ).toSorted((one, other) => one.state.dataUpdatedAt - other.state.dataUpdatedAt);
  for (const { state } of pages)
    for (const row of (state.data as GetListResult | undefined)?.data ?? []) seen.set(Number(row.id), row);
  return standingIn(ids.map(Number), seen);
};

/** The same by rows that are at hand. */
export const standingIn = (
  ids: readonly number[],
  rows: ReadonlyMap<number, Readonly<Record<string, unknown>>>,
): Standing => {
  const stops = new Map(ids.map((id) => [id, stopIn(rows.get(id))]));
  const those = (wanted: (stop: Stop | null | undefined) => boolean) =>
    ids.filter((id) => wanted(stops.get(id)));
  return {
    stopped: alike(those(Boolean).map((id) => [id, stops.get(id) as Stop] as const)),
    onSale: those((stop) => stop === null),
    unknown: those((stop) => stop === undefined),
  };
};

/** Null: on sale. */
const stopIn = (row: Readonly<Record<string, unknown>> | undefined): Stop | null | undefined =>
  row && (stopOf(row) ?? null);

const alike = (stops: readonly (readonly [number, Stop])[]): readonly Stood[] => {
  const groups = new Map<string, Stood>();
  for (const [id, { until, reason }] of stops) {
    const key = JSON.stringify([until, reason]);
    const ids = [...(groups.get(key)?.ids ?? []), id];
    groups.set(key, { ids, until: until ?? 'open', reason });
  }
  return [...groups.values()];
};
