import { useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { bulkWords as words } from '../../i18n/bulkWords';
import { shownText } from '../../i18n/text';
import { undoBatch } from '../history/undoBatch';
import { useCapability, useMay } from '../parts/may';
import { withdrawNotices } from '../parts/notices';
import { shownError } from '../parts/shownError';
import { useSay } from '../parts/useSay';
import { useSayUndoable } from '../parts/useSayUndoable';
import { type Answer, entriesOf, type Outcome } from './outcomes';

/** How rows are sent: for what, and tried out (`dry`) or done under a key (`via`); these two go into the call as they are. */
export interface Sending<About> {
  readonly about: About;
  readonly dry: { readonly dry_run?: true };
  readonly via: { readonly signal?: AbortSignal; readonly idempotencyKey?: string };
  /** The first entry of the act, where this call goes on with it. */
  readonly continues?: number | undefined;
  readonly isLast?: boolean;
}

export interface Change<Row, Result extends Outcome, About = undefined> {
  /** What is to be done to the rows: the same of the same rows, pressed again without an answer, is done once. */
  readonly about: About;
  /** Asks what would become of rows, or does it. */
  propose(rows: readonly Row[], how: Sending<About>): Promise<Answer<Result>>;
  /** Rows of each call, for an act that can be followed and stopped; default: one call. */
  slicesOf?(rows: readonly Row[]): readonly (readonly Row[])[];
  /** A call is through. */
  onSlice?(rows: readonly Row[], results: readonly Result[]): void;
  /** What shows the rows is asked for again: after the act, and after the way back. */
  readAgain(): void;
  /** So many of them, in words; default: the number. */
  countOf?(count: number): string;
}

/** How far the act is. */
export interface Progress {
  readonly phase: 'rest' | 'running' | 'stopped' | 'broken' | 'done' | 'undone';
  /** Rows that are through, of those that were sent. */
  readonly done: number;
  readonly all: number;
  /** Why it broke off. */
  readonly error?: unknown;
  /** Rows that did not go back. */
  readonly left?: number;
}

export interface Act<Row, Result extends Outcome, About = undefined> {
  readonly progress: Progress;
  readonly isBusy: boolean;
  /** Why the last try broke off, in words; '' = it did not. */
  readonly failure: string;
  /** @param about as the change says; another that was just chosen. @returns undefined where it was stopped or broke off */
  run(rows: readonly Row[], about?: About): Promise<Answer<Result> | undefined>;
  /** Goes on where it was stopped or broke off. */
  goOn(): Promise<Answer<Result> | undefined>;
  /** Stops it after the call that is under way. */
  stop(): void;
  /** Why the last try broke off, at once. */
  error(): unknown;
  /** The entries that there are so far. */
  entries(): readonly number[];
  /** Takes back all of it, or what an answer says of it. @returns what has happened, in words */
  takeBack(answer?: Answer<Result>): Promise<string>;
  /** Whether the person may take it back. */
  readonly mayTakeBack: boolean;
  /** Says in a notice that it is done, with the way back. */
  say(done: string, answer: Answer<Result>): void;
}

interface Underway<Row, Result extends Outcome, About> {
  readonly change: Change<Row, Result, About>;
  readonly slices: readonly (readonly Row[])[];
  /** What was said, and the key under which it is sent: the same as long as it comes to no answer. */
  readonly said: string;
  readonly key: string;
  next: number;
  answer: Answer<Result>;
  error: unknown;
}

const AT_REST: Progress = { phase: 'rest', done: 0, all: 0 };

/** Act on many rows: done call by call, followed, stopped, gone on with, told, taken back. */
export const useAct = <Row, Result extends Outcome, About>(
  change: Change<Row, Result, About>,
): Act<Row, Result, About> => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const [progress, setProgress] = useState(AT_REST);
  const underway = useRef<Underway<Row, Result, About>>(undefined);
  const isStopping = useRef(false);
  const { say: sayUndoable } = useSayUndoable();
  const saySimply = useSay();
  const canUndo = useCapability('history');
  const mayTakeBack = useMay()('changes', 'undo') && canUndo;

  const goOn = async (): Promise<Answer<Result> | undefined> => {
    const { current } = underway;
    if (!current) return undefined;
    isStopping.current = false;
    current.error = undefined;
    withdrawNotices();
    try {
      await sendSlices(current, { isStopping: () => isStopping.current, onProgress: setProgress });
      return current.next === current.slices.length ? current.answer : undefined;
    } catch (error) {
      current.error = error;
      setProgress(progressOf(current, 'broken'));
      return undefined;
    } finally {
      change.readAgain();
    }
  };
  const takeBack = async (answer: Answer<Result> = underway.current?.answer ?? NOTHING): Promise<string> => {
    const undone: Undone[] = [];
    try {
      for (const id of entriesOf(answer)) undone.push(...(await undoBatch(dataProvider, id)));
    } finally {
      change.readAgain();
    }
    const left = undone.filter(({ reason }) => typeof reason === 'string').length;
    setProgress((now) => ({ ...now, phase: 'undone', left }));
    return backWords(undone, answer.results, change.countOf ?? String);
  };
  return {
    progress,
    isBusy: progress.phase === 'running',
    failure: progress.error === undefined ? '' : shownError(progress.error, 'errors.common'),
    run: (rows, about = change.about) => {
      const said = JSON.stringify([about, rows]);
      const { current } = underway;
      underway.current = {
        change: { ...change, about },
        slices: change.slicesOf?.(rows) ?? [rows],
        said,
        key: current?.error !== undefined && current.said === said ? current.key : newPress(),
        next: 0,
        answer: NOTHING,
        error: undefined,
      };
      return goOn();
    },
    goOn,
    stop: () => {
      isStopping.current = true;
    },
    error: () => underway.current?.error,
    entries: () => entriesOf(underway.current?.answer ?? NOTHING),
    takeBack,
    mayTakeBack,
    say: (done, answer) => {
      if (mayTakeBack && entriesOf(answer).length > 0) sayUndoable(done, () => takeBack(answer));
      else saySimply(done);
    },
  };
};

interface Sent {
  readonly isStopping: () => boolean;
  readonly onProgress: (progress: Progress) => void;
}

/** Sends call after call, each with the entry that the first has made, until all are through or it is stopped. */
const sendSlices = async <Row, Result extends Outcome, About>(
  act: Underway<Row, Result, About>,
  { isStopping, onProgress }: Sent,
): Promise<void> => {
  const { change, slices, key } = act;
  onProgress(progressOf(act, 'running'));
  while (act.next < slices.length && !isStopping()) {
    const rows = slices[act.next] ?? [];
    const { results, change: entry } = await change.propose(rows, {
      about: change.about,
      dry: {},
      via: { idempotencyKey: `${key}-${act.next}` },
      continues: act.answer.change,
      isLast: act.next === slices.length - 1,
    });
    act.next += 1;
    act.answer = { results: [...act.answer.results, ...results], change: act.answer.change ?? entry };
    change.onSlice?.(rows, results);
    onProgress(progressOf(act, 'running'));
  }
  onProgress(progressOf(act, act.next === slices.length ? 'done' : 'stopped'));
};

const progressOf = <Row, Result extends Outcome, About>(
  { slices, next, error }: Underway<Row, Result, About>,
  phase: Progress['phase'],
): Progress => {
  const counts = (some: typeof slices): number => some.reduce((sum, { length }) => sum + length, 0);
  return { phase, error, done: counts(slices.slice(0, next)), all: counts(slices) };
};

type Undone = Awaited<ReturnType<typeof undoBatch>>[number];

const NOTHING = { results: [] };

/** Names a press for `Idempotency-Key`. */
const newPress = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** How many names of rows that stayed are told. */
const NAMES = 3;

const backWords = (
  undone: readonly Undone[],
  results: readonly Outcome[],
  countOf: (count: number) => string,
): string => {
  const left = undone.filter(({ reason }) => typeof reason === 'string');
  const count = undone.length - left.length;
  if (left.length === 0) return shownText(words.takenBack, { what: countOf(count) });
  const rows = left.slice(0, NAMES).map(({ id, reason }) => {
    const title = results.find((row) => row.id === id)?.title ?? String(id);
    return shownText(words.leftRow, { title, reason: String(reason) });
  });
  const names = `${rows.join(', ')}${left.length > NAMES ? ', …' : ''}`;
  return shownText(words.takenBackSome, { count, all: undone.length, left: names });
};
