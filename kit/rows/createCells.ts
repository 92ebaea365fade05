import type { Identifier } from 'react-admin';
import { HttpError } from '../../contract/errors';
import { createListeners } from '../../ui/createListeners';

/** Where a cell is: one of the columns of one record. */
export interface CellAt {
  readonly row: Identifier;
  readonly column: string;
}

/** What became of what was typed into a cell. `waiting`: the network is gone, it is sent when that returns. */
export type CellState =
  | { readonly kind: 'saving' | 'saved' | 'waiting'; readonly typed: string }
  | {
      readonly kind: 'refused';
      readonly typed: string;
      readonly words: string;
      /** What somebody else has put there meanwhile: either of the two can be kept. */
      readonly theirs?: string;
    };

/** Somebody else has changed what stood in a cell when it was opened. */
export class CellConflict extends Error {
  constructor(
    words: string,
    readonly theirs: string,
  ) {
    super(words);
  }
}

export interface CellDeps {
  /**
   * Saves one cell over what the person has seen in it. @returns what stands there now
   * @throws CellConflict there is something else by now; or what the backend refuses it with
   */
  readonly send: (at: CellAt, typed: string, seen: string) => Promise<string>;
  /** A failure in words. */
  readonly wordsOf: (error: unknown) => string;
  /** Some time has passed: after `ms`. */
  readonly later?: (then: () => void, ms: number) => void;
}

/** How long a saved cell says so, and how often what waits is tried again, ms. */
const SAID_MS = 2500;
const AGAIN_MS = 5000;

/**
 * What is typed into the cells of a board and not yet (or just) saved, apart from the rows: these may be read again at any
 * moment, and nothing typed is lost. Cells of one record are saved one after the other, so that each knows the version
 * that the one before has made; those of other records go at once.
 */
export const createCells = ({
  send,
  wordsOf,
  later = (then, ms) => void setTimeout(then, ms),
}: CellDeps): Cells => {
  const states = new Map<string, CellState>();
  const listeners = new Map<string, Set<() => void>>();
  const { subscribe: subscribeAll, tell: tellAll } = createListeners();
  const queues = new Map<Identifier, Promise<void>>();
  /** What the person knows to be stored: it stood there when the cell was opened, or they have saved it since. */
  const seenIn = new Map<string, string>();
  let isTimed = false;

  const put = (at: CellAt, state: CellState | undefined): void => {
    const key = keyOf(at);
    if (state) states.set(key, state);
    else states.delete(key);
    for (const name of [key, rowKey(at.row)]) for (const listener of listeners.get(name) ?? []) listener();
    tellAll();
  };

  const run = async (at: CellAt, mine: CellState): Promise<void> => {
    const isLatest = (): boolean => states.get(keyOf(at)) === mine;
    if (!isLatest()) return;
    try {
      const key = keyOf(at);
      seenIn.set(key, await send(at, mine.typed, seenIn.get(key) ?? ''));
      if (!isLatest()) return;
      const saved: CellState = { kind: 'saved', typed: mine.typed };
      put(at, saved);
      later(() => states.get(keyOf(at)) === saved && put(at, undefined), SAID_MS);
    } catch (error) {
      if (!isLatest()) return;
      if (isSilence(error)) {
        put(at, { kind: 'waiting', typed: mine.typed });
        watch();
      } else {
        const theirs = error instanceof CellConflict ? { theirs: error.theirs } : {};
        put(at, { kind: 'refused', typed: mine.typed, words: wordsOf(error), ...theirs });
      }
    }
  };
  const save = (at: CellAt, typed: string, seen: string): void => {
    if (!isPending(states.get(keyOf(at)))) seenIn.set(keyOf(at), seen);
    const mine: CellState = { kind: 'saving', typed };
    put(at, mine);
    const before = queues.get(at.row) ?? Promise.resolve();
    queues.set(
      at.row,
      before.then(() => run(at, mine)),
    );
  };
  const resend = (): void => {
    for (const [key, { kind, typed }] of states) if (kind === 'waiting') save(atOf(key), typed, '');
  };
  const watch = (): void => {
    if (isTimed) return;
    isTimed = true;
    later(() => {
      isTimed = false;
      resend();
    }, AGAIN_MS);
  };
  return {
    stateOf: (at) => states.get(keyOf(at)),
    subscribe: (at, listener) => on(listeners, keyOf(at), listener),
    subscribeRow: (row, listener) => on(listeners, rowKey(row), listener),
    subscribeAll,
    refusedIn: (row, columns) =>
      columns.find((column) => states.get(keyOf({ row, column }))?.kind === 'refused'),
    save,
    refuse: (at, typed, words) => put(at, { kind: 'refused', typed, words }),
    drop: (at) => put(at, undefined),
    resend,
    unsaved: () => [...states.values()].filter(({ kind }) => kind !== 'saved').length,
  };
};

export interface Cells {
  readonly stateOf: (at: CellAt) => CellState | undefined;
  /** Hears of one cell. @returns stops it */
  readonly subscribe: (at: CellAt, listener: () => void) => () => void;
  /** Hears of every cell of a record. @returns stops it */
  readonly subscribeRow: (row: Identifier, listener: () => void) => () => void;
  readonly subscribeAll: (listener: () => void) => () => void;
  /** The first of these columns that was refused in a record. */
  readonly refusedIn: (row: Identifier, columns: readonly string[]) => string | undefined;
  /** `seen`: what stood in the cell when it was opened. */
  readonly save: (at: CellAt, typed: string, seen: string) => void;
  /** What a rule forbids is not sent: it stays in its cell, with the words. */
  readonly refuse: (at: CellAt, typed: string, words: string) => void;
  /** Gives up what was typed: the cell shows what the record holds. */
  readonly drop: (at: CellAt) => void;
  /** Sends at once what waits for the network. */
  readonly resend: () => void;
  /** How many cells hold what is not saved. */
  readonly unsaved: () => number;
}

/** Whether what was typed before is still on its way: what is typed now goes over that. */
export const isPending = (state: CellState | undefined): boolean =>
  state?.kind === 'saving' || state?.kind === 'waiting';

/** Nothing came back: what was sent may be sent once more. */
const isSilence = (error: unknown): boolean => error instanceof HttpError && error.status === 0;

const keyOf = ({ row, column }: CellAt): string => `${row} ${column}`;

const rowKey = (row: Identifier): string => `${row}`;

const atOf = (key: string): CellAt => {
  const [row = '', column = ''] = key.split(' ');
  const number = Number(row);
  return { row: Number.isNaN(number) ? row : number, column };
};

const on = (listeners: Map<string, Set<() => void>>, name: string, listener: () => void) => {
  const heard = listeners.get(name) ?? new Set();
  listeners.set(name, heard.add(listener));
  return () => {
    heard.delete(listener);
    if (heard.size === 0) listeners.delete(name);
  };
};
