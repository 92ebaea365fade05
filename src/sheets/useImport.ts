import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { foldText } from '../../contract/foldText';
import { CATEGORY_COLUMN, ID_COLUMN } from '../../contract/sheets/columns';
import type { SheetFile } from '../../contract/sheets/readSheet';
import type { Cell, SheetAnswer, SheetResult } from '../../contract/sheets/Sheet';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { sheetWords as words } from '../../i18n/sheetWords';
import { shownText } from '../../i18n/text';
import { takeBackWhole } from '../../kit/history/takeBackWhole';
import { checkRows, type Question, type Writing, writeSlice, writingOf } from './sendRows';

interface ImportOf {
  readonly menuId: string;
  readonly name: string;
  readonly file: SheetFile;
  readonly mapping: readonly (string | null)[];
  /** What names of categories mean that the menu has not. */
  readonly categories: Question['categories'];
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

/** Without the column that says what a row is about there is nothing to ask. */
export const canCheck = (mapping: readonly (string | null)[]): boolean => mapping.includes('title');

/** The dry run of a table, and its way into the menu: call by call, so that it can be followed, stopped and gone on with. */
export const useImport = ({ menuId, name, file, mapping, categories }: ImportOf) => {
  // What it hands out is a new function each time.
  const dataProvider = useDataProvider<CarteDataProvider>();
  const queryClient = useQueryClient();
  const [rows, setRows] = useState(file.rows);
  const [answers, setAnswers] = useState<ReadonlyMap<number, SheetAnswer>>(new Map());
  const [found, setFound] = useState<readonly (SheetResult | undefined)[]>([]);
  const [failure, setFailure] = useState<unknown>();
  const [round, setRound] = useState(0);
  const [progress, setProgress] = useState<Progress>(AT_REST);
  const isStopping = useRef(false);
  const over = useRef<AbortController>(undefined);
  const act = useRef<{ writing: Writing; next: number; changeId: number | null }>(undefined);
  const results = useMemo(
    () => withoutTwins(found, { ...file, rows }, mapping),
    [found, rows, file, mapping],
  );
  const mark = file.titles[mapping.indexOf(ID_COLUMN)];
  const question: Question = { menuId, mapping, mark, categories, rows, answers };

  const put = (places: readonly number[], more: readonly (SheetResult | undefined)[]): void =>
    setFound((before) => {
      const after = [...before];
      for (const [index, place] of places.entries()) after[place] = more[index];
      return after;
    });
  const check = (asked: Question, places: readonly number[], { signal }: AbortController): void => {
    checkRows(dataProvider.call, asked, { places, signal, onResults: put }).catch(
      (error: unknown) => signal.aborted || setFailure(error),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again; rows that change are asked again alone
  useEffect(() => {
    const begun = new AbortController();
    over.current = begun;
    setFound([]);
    setFailure(undefined);
    if (canCheck(mapping)) check(question, [...rows.keys()], begun);
    return () => begun.abort();
  }, [dataProvider, menuId, file, mapping, categories, round]);
  const again = (places: readonly number[], change: Partial<Question>): void => {
    put(places, []);
    if (over.current) check({ ...question, ...change }, places, over.current);
  };
  /** Says which dish these rows mean. */
  const answer = (places: readonly number[], said: SheetAnswer): void => {
    const after = new Map([...answers, ...places.map((place) => [place, said] as const)]);
    setAnswers(after);
    again(places, { answers: after });
  };
  /** Writes something else into a cell, here and not in the file. */
  const mend = (place: number, column: number, cell: Cell): void => {
    const after = rows.map((row, index) =>
      index === place ? file.titles.map((_, at) => (at === column ? cell : (row[at] ?? null))) : row,
    );
    setRows(after);
    again([place], { rows: after });
  };

  const goOn = async (): Promise<void> => {
    const { current } = act;
    if (!current) return;
    const { slices, all } = current.writing;
    const at = (phase: Progress['phase'], error?: unknown): void => {
      const done = slices.slice(0, current.next).reduce((sum, { length }) => sum + length, 0);
      setProgress({ phase, done, all, ...(error !== undefined && { error }) });
    };
    isStopping.current = false;
    at('writing');
    try {
      while (current.next < slices.length && !isStopping.current) {
        const { next: number, changeId: continues } = current;
        const written = await writeSlice(dataProvider.call, current.writing, { number, continues });
        current.next += 1;
        current.changeId ??= written.changeId;
        put(slices[number] ?? [], written.results);
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
    const places = results.flatMap((result, place) => (result && isTaken(result.status) ? [place] : []));
    const refused = results.filter((result) => result && isLeft(result.status)).length;
    act.current = {
      writing: writingOf(question, { places, results, file: name, refused }),
      next: 0,
      changeId: null,
    };
    return goOn();
  };
  const undo = async (): Promise<void> => {
    const id = act.current?.changeId;
    if (!id) return;
    const back = await takeBackWhole(dataProvider, id);
    const left = back.filter(({ reason }) => reason !== undefined && reason !== null).length;
    setProgress((now) => ({ ...now, phase: 'undone', left }));
    await readAgain();
  };
  return {
    rows,
    results,
    isChecked: rows.every((_, place) => results[place] !== undefined),
    failure,
    progress,
    checkAgain: () => setRound(round + 1),
    answer,
    mend,
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

/** What stays out as things are. */
export const isLeft = (status: SheetResult['status']): boolean =>
  status === 'refused' || status === 'stale' || status === 'asked';

/**
 * The answers of several calls as one: two rows of one record, or of one new name in a category, are one too many wherever in the
 * table they stand, and each call knows its own rows only.
 */
const withoutTwins = (
  results: readonly (SheetResult | undefined)[],
  { rows, lines, beyond }: Pick<SheetFile, 'rows' | 'lines' | 'beyond'>,
  mapping: readonly (string | null)[],
): readonly (SheetResult | undefined)[] => {
  const [category, title] = [CATEGORY_COLUMN, 'title'].map((key) => mapping.indexOf(key));
  const textAt = (index: number, column = -1): string => foldText(String(rows[index]?.[column] ?? ''));
  const taken = new Map<string, number>();
  return Array.from(results, (result, index) => {
    if (!result) return undefined;
    const { id, status } = result;
    const more = beyond.get(lines[index] ?? 0);
    if (more !== undefined) return { status: 'refused', errors: { '': [shownText(words.beyond, { more })] } };
    if (status === 'refused' || status === 'stale' || status === 'asked') return result;
    const key = id === undefined ? `${textAt(index, category)}\n${textAt(index, title)}` : String(id);
    const first = taken.get(key);
    if (first === undefined) {
      taken.set(key, index);
      return result;
    }
    return { status: 'refused', errors: { '': [shownText(words.twice, { line: lines[first] })] } };
  });
};
