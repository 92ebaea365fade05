import { TAKEN_PARTS, type TakenPart } from '../../contract/takeOver';
import type { Row } from './differences';

/** What is taken of which dish. */
export interface Taken {
  readonly row: Row;
  readonly parts: readonly TakenPart[];
}

/** What is ticked of the parts that can be had: one that is gone meanwhile is ticked no more. */
export interface Ticks {
  readonly taken: readonly Taken[];
  readonly has: (row: Row, part: TakenPart) => boolean;
  /** The rows of which a part can be had. */
  readonly of: (part: TakenPart) => readonly Row[];
  /** With this part of these rows, or without it. */
  readonly put: (rows: readonly Row[], part: TakenPart, isTicked: boolean) => ReadonlySet<string>;
}

/** @param ticked by `<dish> <part>` */
export const ticksOf = (rows: readonly Row[], ticked: ReadonlySet<string>): Ticks => {
  const keyOf = (row: Row, part: TakenPart): string => `${row.here.id} ${part}`;
  const isOpen = (row: Row, part: TakenPart): boolean => {
    const difference = row.parts[part];
    return difference !== undefined && difference.reason === undefined;
  };
  const has = (row: Row, part: TakenPart): boolean => isOpen(row, part) && ticked.has(keyOf(row, part));
  return {
    has,
    of: (part) => rows.filter((row) => isOpen(row, part)),
    taken: rows.flatMap((row) => {
      const parts = TAKEN_PARTS.filter((part) => has(row, part));
      return parts.length > 0 ? [{ row, parts }] : [];
    }),
    put: (some, part, isTicked) => {
      const next = new Set(ticked);
      for (const row of some) {
        if (isTicked) next.add(keyOf(row, part));
        else next.delete(keyOf(row, part));
      }
      return next;
    },
  };
};
