import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { foldText } from '../../contract/foldText';
import type { PlannedCategory } from '../../contract/sheets/categories';
import { CATEGORY_COLUMN, ID_COLUMN } from '../../contract/sheets/columns';
import type { SheetFile } from '../../contract/sheets/readSheet';
import type { Cell, SheetAnswer, SheetResult } from '../../contract/sheets/Sheet';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { sheetWords as words } from '../../i18n/sheetWords';
import { shownText } from '../../i18n/text';
import { answerOf, isLeft, isTaken } from '../../kit/change/outcomes';
import { type Change, useAct } from '../../kit/change/useAct';

interface ImportOf {
  readonly menuId: string;
  readonly name: string;
  readonly file: SheetFile;
  readonly mapping: readonly (string | null)[];
  /** What names of categories mean that the menu has not. */
  readonly categories: readonly PlannedCategory[];
}

/** What may be mended before it is written. */
interface Said {
  readonly rows: readonly (readonly Cell[])[];
  /** What was said of the rows that were asked about. */
  readonly answers: ReadonlyMap<number, SheetAnswer>;
}

/** Without the column that says what a row is about there is nothing to ask. */
export const canCheck = (mapping: readonly (string | null)[]): boolean => mapping.includes('title');

/** The dry run of a table, and its way into the menu: call by call, so that it can be followed, stopped and gone on with. */
export const useImport = ({ menuId, name, file, mapping, categories }: ImportOf) => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const [said, setSaid] = useState<Said>({ rows: file.rows, answers: new Map() });
  const [found, setFound] = useState<readonly (SheetResult | undefined)[]>([]);
  const [failure, setFailure] = useState<unknown>();
  const [round, setRound] = useState(0);
  const over = useRef<AbortController>(undefined);
  const results = useMemo(
    () => withoutTwins(found, { ...file, rows: said.rows }, mapping),
    [found, said.rows, file, mapping],
  );
  const taken = results.flatMap((result, place) => (result && isTaken(result) ? [place] : []));
  const put = (places: readonly number[], more: readonly (SheetResult | undefined)[]): void =>
    setFound((before) => {
      const after = [...before];
      for (const [index, place] of places.entries()) after[place] = more[index];
      return after;
    });
  const change = useSheetChange({ menuId, name, file, mapping, categories }, { said, results, put });
  const act = useAct(change);

  /** Says of each row what would become of it, slice by slice. */
  const check = async (
    about: Said,
    places: readonly number[],
    { signal }: AbortController,
  ): Promise<void> => {
    try {
      for (const slice of slicesOf(about.rows, places)) {
        const answer = await change.propose(slice, { about, dry: { dry_run: true }, via: { signal } });
        signal.throwIfAborted();
        put(slice, answer.results);
      }
    } catch (error) {
      if (!signal.aborted) setFailure(error);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again; rows that change are asked again alone
  useEffect(() => {
    const begun = new AbortController();
    over.current = begun;
    setFound([]);
    setFailure(undefined);
    if (canCheck(mapping)) void check(said, [...said.rows.keys()], begun);
    return () => begun.abort();
  }, [dataProvider, menuId, file, mapping, categories, round]);
  const again = (places: readonly number[], more: Partial<Said>): void => {
    const after = { ...said, ...more };
    setSaid(after);
    put(places, []);
    if (over.current) void check(after, places, over.current);
  };
  return {
    rows: said.rows,
    results,
    isChecked: said.rows.every((_, place) => results[place] !== undefined),
    failure,
    act,
    checkAgain: () => setRound(round + 1),
    /** Says which dish these rows mean. */
    answer: (places: readonly number[], which: SheetAnswer): void =>
      again(places, {
        answers: new Map([...said.answers, ...places.map((place) => [place, which] as const)]),
      }),
    /** Writes something else into a cell, here and not in the file. */
    mend: (place: number, column: number, cell: Cell): void =>
      again([place], {
        rows: said.rows.map((row, index) =>
          index === place ? file.titles.map((_, at) => (at === column ? cell : (row[at] ?? null))) : row,
        ),
      }),
    begin: () => void act.run(taken),
  };
};

export type Import = ReturnType<typeof useImport>;

interface SheetRows {
  readonly said: Said;
  readonly results: readonly (SheetResult | undefined)[];
  readonly put: (places: readonly number[], more: readonly (SheetResult | undefined)[]) => void;
}

/** Rows of a table, by their places, as the call takes them. */
const useSheetChange = (
  { menuId, name, file, mapping, categories }: ImportOf,
  { said, results, put }: SheetRows,
): Change<number, SheetResult, Said> => {
  // What it hands out is a new function each time.
  const dataProvider = useDataProvider<CarteDataProvider>();
  const queryClient = useQueryClient();
  const mark = file.titles[mapping.indexOf(ID_COLUMN)];
  return {
    about: said,
    slicesOf: (places) => slicesOf(said.rows, places),
    propose: async (places, { about: { rows, answers }, dry, via, continues, isLast }) => {
      const answer = await dataProvider.call('menus.importSheet', {
        params: { id: menuId },
        body: {
          mapping,
          ...(mark !== undefined && { mark }),
          ...(categories.length > 0 && { categories }),
          rows: places.map((place) => rows[place] ?? []),
          ...(places.some((place) => answers.has(place)) && {
            answers: places.map((place) => answers.get(place) ?? null),
          }),
          ...(dry.dry_run
            ? dry
            : {
                seen: places.map((place) => seenOf(results[place])),
                ...(continues !== undefined && { continues }),
                ...(isLast && { finished: finishedOf(name, results) }),
              }),
        },
        ...via,
      });
      return answerOf(answer);
    },
    onSlice: put,
    readAgain: () => {
      for (const key of ['foods', 'menus', 'categories', 'changes', 'notices'])
        void queryClient.invalidateQueries({ queryKey: [key] });
    },
  };
};

/** What was seen of a row that is there already: it is written over this version, or not at all. */
const seenOf = ({ id, version }: Partial<SheetResult> = {}) =>
  id !== undefined && version !== undefined ? [id, version] : null;

/** What the history says of it once all is written. */
const finishedOf = (name: string, results: readonly (SheetResult | undefined)[]) => ({
  file: name.slice(0, 255),
  count: results.filter((result) => result && isTaken(result)).length,
  refused: results.filter((result) => result && isLeft(result)).length,
});

/** Rows of one call: so that others are answered in between, and no body grows beyond what is taken. */
const AT_ONCE = 100;
const LETTERS_AT_ONCE = 150_000;

/** The rows of each call, by their places. */
const slicesOf = (rows: Said['rows'], places: readonly number[]): readonly (readonly number[])[] => {
  const slices: number[][] = [];
  let letters = 0;
  for (const place of places) {
    const length = JSON.stringify(rows[place]).length;
    const last = slices.at(-1);
    if (last && last.length < AT_ONCE && letters + length <= LETTERS_AT_ONCE) last.push(place);
    else {
      slices.push([place]);
      letters = 0;
    }
    letters += length;
  }
  return slices;
};

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
    const { id } = result;
    const more = beyond.get(lines[index] ?? 0);
    if (more !== undefined) return { status: 'refused', errors: { '': [shownText(words.beyond, { more })] } };
    if (isLeft(result)) return result;
    const key = id === undefined ? `${textAt(index, category)}\n${textAt(index, title)}` : String(id);
    const first = taken.get(key);
    if (first === undefined) {
      taken.set(key, index);
      return result;
    }
    return { status: 'refused', errors: { '': [shownText(words.twice, { line: lines[first] })] } };
  });
};
