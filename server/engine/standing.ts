import type { DbClock } from '../Deps';
import { nameOf } from './columns';
import { lockRows } from './lock';
import type { BaseRow, RecordTable, ResourceIn } from './Resource';
import type { SetRow } from './RowChange';
import { type Reach, rootColumn } from './reach';
import { findMany, recordOf } from './read';

/** A record as it stands: all that a save of it needs but its new values. */
export interface Standing<T extends RecordTable = RecordTable> extends Omit<SetRow, 'values'> {
  readonly row: T['$inferSelect'];
}

interface Wanted {
  readonly ids: readonly number[];
  readonly reach: Reach;
  /** Nobody else changes them until the transaction ends; those that are only read wait for nobody. */
  readonly isHeld?: boolean;
}

/** Records within reach as they stand, by their numbers. */
export const findStanding = async <T extends RecordTable>(
  resource: ResourceIn<T>,
  { ids, reach, isHeld = true }: Wanted,
  deps: DbClock,
): Promise<ReadonlyMap<number, Standing<T>>> => {
  if (ids.length === 0) return new Map();
  if (isHeld) await lockRows(resource, ids, deps);
  const root = nameOf(rootColumn(resource));
  const found = await findMany(resource, { ids, reach }, deps);
  return new Map(
    found.map((one) => {
      const row: BaseRow = one.row;
      const record = recordOf(resource, one);
      return [row.id, { kind: 'set', found: one, row: one.row, record, rootId: Number(row[root]) }];
    }),
  );
};
