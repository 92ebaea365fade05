import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { SheetFile } from '../../contract/sheets/readSheet';
import type { SheetResult } from '../../contract/sheets/Sheet';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { takeBackWhole } from '../../kit/history/takeBackWhole';
import { checkRows, slicesOf, type Writing, writeSlice } from './sendRows';
import { withoutTwins } from './withoutTwins';

interface ImportOf {
  readonly menuId: string;
  readonly name: string;
  readonly file: SheetFile;
  readonly mapping: readonly (string | null)[];
}

/** How far the writing has come. */
export interface Progress {
  readonly phase: 'check' | 'writing' | 'stopped' | 'broken' | 'done' | 'undone';
  /** Rows that are through, of those that were to be written. */
  readonly done: number;
  readonly all: number;
  readonly error?: unknown;
  /** Rows that did not go back. */
  readonly left?: number;
}

const AT_REST: Progress = { phase: 'check', done: 0, all: 0 };

/** Without a word of the column that finds a row there is nothing to ask. */
export const canCheck = (mapping: readonly (string | null)[]): boolean =>
  mapping.includes('title') || mapping.includes('id');

/** The dry run of a table, and its way into the menu: call by call, so that it can be followed, stopped and gone on with. */
export const useImport = ({ menuId, name, file, mapping }: ImportOf) => {
  // What it hands out is a new function each time.
  const dataProvider = useDataProvider<CarteDataProvider>();
  const queryClient = useQueryClient();
  const [results, setResults] = useState<readonly SheetResult[]>([]);
  const [failure, setFailure] = useState<unknown>();
  const [round, setRound] = useState(0);
  const [progress, setProgress] = useState<Progress>(AT_REST);
  const isStopping = useRef(false);
  const act = useRef<{ writing: Writing; places: readonly number[]; next: number; changeId: number | null }>(
    undefined,
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again
  useEffect(() => {
    setResults([]);
    setFailure(undefined);
    if (!canCheck(mapping)) return;
    const over = new AbortController();
    const all: SheetResult[] = [];
    const onResults = (more: readonly SheetResult[]): void => {
      all.push(...more);
      setResults(withoutTwins(all, file, mapping));
    };
    checkRows(
      dataProvider.call,
      { menuId, mapping, rows: file.rows },
      { signal: over.signal, onResults },
    ).catch((error: unknown) => over.signal.aborted || setFailure(error));
    return () => over.abort();
  }, [dataProvider, menuId, file, mapping, round]);

  const goOn = async (): Promise<void> => {
    const { current } = act;
    if (!current) return;
    const { writing, places } = current;
    const slices = slicesOf(writing.rows);
    const at = (phase: Progress['phase'], error?: unknown): void => {
      const done = slices.slice(0, current.next).reduce((sum, { length }) => sum + length, 0);
      setProgress({ phase, done, all: writing.rows.length, ...(error !== undefined && { error }) });
    };
    isStopping.current = false;
    at('writing');
    try {
      while (current.next < slices.length && !isStopping.current) {
        const slice = slices[current.next] ?? [];
        const isLast = current.next === slices.length - 1;
        const continues = current.changeId;
        const written = await writeSlice(dataProvider.call, writing, {
          slice,
          number: current.next,
          isLast,
          continues,
        });
        current.next += 1;
        current.changeId ??= written.changeId;
        setResults((before) => {
          const after = [...before];
          for (const [index, place] of written.places.entries()) {
            const row = places[place];
            const result = written.results[index];
            if (row !== undefined && result) after[row] = result;
          }
          return after;
        });
        at('writing');
      }
      at(current.next < slices.length ? 'stopped' : 'done');
    } catch (error) {
      at('broken', error);
    }
    await readAgain();
  };
  const readAgain = async (): Promise<void> => {
    for (const key of ['foods', 'menus', 'categories', 'changes', 'notices'])
      void queryClient.invalidateQueries({ queryKey: [key] });
  };
  const begin = (): Promise<void> => {
    const places = results.flatMap(({ status }, index) => (isTaken(status) ? [index] : []));
    const writing: Writing = {
      menuId,
      mapping,
      rows: places.map((index) => file.rows[index] ?? []),
      seen: places.map((index) => {
        const { id, version } = results[index] ?? {};
        return id !== undefined && version !== undefined ? [id, version] : null;
      }),
      key: crypto.getRandomValues(new Uint32Array(4)).join('-'),
      file: name,
      refused: results.filter(({ status }) => status === 'refused' || status === 'stale').length,
    };
    act.current = { writing, places, next: 0, changeId: null };
    return goOn();
  };
  const undo = async (): Promise<void> => {
    const id = act.current?.changeId;
    if (!id) return;
    const rows = await takeBackWhole(dataProvider, id);
    const left = rows.filter(({ reason }) => reason !== undefined && reason !== null).length;
    setProgress((now) => ({ ...now, phase: 'undone', left }));
    await readAgain();
  };
  return {
    results,
    isChecked: results.length === file.rows.length,
    failure,
    progress,
    checkAgain: () => setRound(round + 1),
    begin,
    goOn,
    stop: () => {
      isStopping.current = true;
    },
    canUndo: () => act.current?.changeId !== null && act.current !== undefined,
    undo,
  };
};

export type Import = ReturnType<typeof useImport>;

export const isTaken = (status: SheetResult['status']): boolean => status === 'new' || status === 'changed';
