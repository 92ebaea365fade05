import { createContext, useContext, useMemo, useRef, useSyncExternalStore } from 'react';
import { createListeners } from '../../ui/createListeners';
import type { CellAt, CellState, Cells } from './createCells';

/** Which cell is open; a step leads to the same column of another record. */
export interface Editing {
  readonly current: () => CellAt | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  readonly open: (at: CellAt) => void;
  readonly close: (at: CellAt) => void;
}

export const createEditing = (): Editing => {
  let current: CellAt | undefined;
  const { subscribe, tell } = createListeners();
  const put = (at: CellAt | undefined): void => {
    current = at;
    tell();
  };
  return {
    current: () => current,
    subscribe,
    open: put,
    close: (at) => {
      if (isSame(current, at)) put(undefined);
    },
  };
};

const isSame = (one: CellAt | undefined, other: CellAt): boolean =>
  one?.row === other.row && one.column === other.column;

/** What the cells of a board share. */
export interface BoardCells {
  readonly cells: Cells;
  readonly editing: Editing;
  /** Leaves a cell with what was typed over what was `seen` in it: it is validated and saved. */
  readonly commit: (at: CellAt, typed: string, seen: string) => void;
  /** Opens the same column of the record so many rows further; false = there is none. */
  readonly step: (at: CellAt, by: 1 | -1) => boolean;
}

export const BoardCellsContext = createContext<BoardCells | null>(null);

export const useBoardCells = (): BoardCells => {
  const board = useContext(BoardCellsContext);
  if (!board) throw new Error('A cell was rendered outside a board.');
  return board;
};

export const useIsOpen = (at: CellAt): boolean => {
  const { editing } = useBoardCells();
  return useSyncExternalStore(editing.subscribe, () => isSame(editing.current(), at));
};

export const useCellState = (at: CellAt): CellState | undefined => {
  const { cells } = useBoardCells();
  const { row, column } = at;
  const subscribe = useMemo(
    () => (listener: () => void) => cells.subscribe({ row, column }, listener),
    [cells, row, column],
  );
  return useSyncExternalStore(subscribe, () => cells.stateOf(at));
};

type Refused = Extract<CellState, { kind: 'refused' }>;

/** The first column of a record that was refused, with the words. */
export const useRefusal = (
  row: CellAt['row'],
  columns: readonly string[],
): { readonly column: string; readonly refused: Refused } | undefined => {
  const { cells } = useBoardCells();
  const last = useRef<ReturnType<typeof useRefusal>>(undefined);
  const subscribe = useMemo(() => (listener: () => void) => cells.subscribeRow(row, listener), [cells, row]);
  return useSyncExternalStore(subscribe, () => {
    const column = cells.refusedIn(row, columns);
    const state = column === undefined ? undefined : cells.stateOf({ row, column });
    const found = column !== undefined && state?.kind === 'refused' ? { column, refused: state } : undefined;
    if (found?.refused !== last.current?.refused) last.current = found;
    return last.current;
  });
};
