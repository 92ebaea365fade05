import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { HttpError } from '../../contract/errors';
import { isRecord } from '../../contract/isRecord';
import { isLiveChange, type LiveChange } from '../../contract/liveEvents';
import { apiBase } from '../../dataProvider/apiBase';
import { call } from '../../dataProvider/call';
import { type ServerEvent, streamEvents } from '../../dataProvider/streamEvents';
import { announceChanges } from '../../kit/form/changedElsewhere';
import { LIST_KEY, UNREAD_KEY } from '../notices/useUnread';

/** Several events in a row are one reading. */
const GATHER_MS = 200;

/** Keeps what is shown as it is on the server, while the console is open. A form that is being filled is told, and never touched. */
export const LiveUpdates = (): null => {
  const queryClient = useQueryClient();
  useEffect(() => {
    const names = new Set<string>();
    let isAll = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = (): void => {
      timer = undefined;
      const wanted = isAll ? undefined : new Set(names);
      names.clear();
      isAll = false;
      void readAgain(queryClient, wanted);
    };
    const soon = (): void => {
      timer ??= setTimeout(refresh, GATHER_MS);
    };
    const stop = followEvents({
      changed: (changes) => {
        for (const name of namesOf(changes)) names.add(name);
        announceChanges(changes);
        soon();
      },
      reset: () => {
        isAll = true;
        announceChanges(undefined);
        soon();
      },
      unread: (count, isNew) => {
        queryClient.setQueryData(UNREAD_KEY, count);
        if (isNew) void queryClient.invalidateQueries({ queryKey: LIST_KEY });
      },
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [queryClient]);
  return null;
};

/** The records that changed, and the journal, which has an entry more. */
const namesOf = (changes: readonly LiveChange[]): readonly string[] =>
  changes.length === 0 ? [] : ['changes', ...changes.flatMap(({ resource, also }) => [resource, ...also])];

/** A reading that is on its way began after the change as a rule: it is let be, so that nothing is asked twice. */
const readAgain = (queryClient: QueryClient, names: ReadonlySet<string> | undefined): Promise<void> =>
  queryClient.invalidateQueries(
    {
      predicate: (query) =>
        !isForm(query) && (names ? concerns(query).some((name) => names.has(name)) : !isSettled(query)),
    },
    { cancelRefetch: false },
  );

/** What a query is read again for: its resource, and whatever else its answer holds. */
const concerns = ({ queryKey, meta }: Pick<Query, 'queryKey' | 'meta'>): readonly string[] => [
  String(queryKey[0]),
  ...(Array.isArray(meta?.follows) ? meta.follows.map(String) : []),
];

/**
 * The record of an open form: whoever saves it learns of other versions then (412). And what it stands under: somebody who may no
 * longer see that keeps what they have typed.
 */
const isForm = ({ queryKey, observers }: Query): boolean =>
  queryKey.some((part) => isRecord(part) && isRecord(part.meta) && part.meta.form === true) ||
  observers.some(({ options }) => options.meta?.form === true);

/** What a form is drawn from stays as it was drawn. */
const isSettled = ({ queryKey }: Pick<Query, 'queryKey'>): boolean =>
  queryKey[0] === 'fields' || queryKey[0] === 'filters' || queryKey[0] === UNREAD_KEY[0];

interface LiveListener {
  readonly changed: (changes: readonly LiveChange[]) => void;
  /** How many notices are unread; `isNew`: it has just become another. */
  readonly unread: (count: number, isNew: boolean) => void;
  /** Everything shown must be read again. */
  readonly reset: () => void;
}

/** The first page comes first. */
const FIRST_MS = 2000;
/** A page that nobody sees sleeps after so long: browsers open few connections to one server. */
const HIDDEN_MS = 20_000;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** After so many streams in a row that brought nothing, it is asked instead. */
const TRIES = 3;
const POLL_MS = 10_000;
/** So many questions later a stream is tried again. */
const POLLS = 12;

/**
 * Hears from the server what changes: by a stream that is opened again wherever it broke off, and by asking now and then where
 * something on the way breaks streams. @returns stops it
 */
export const followEvents = (listener: LiveListener): (() => void) => {
  const stop = new AbortController();
  let mark: string | undefined;

  const hear = ({ name, id, data }: ServerEvent): void => {
    if (id !== '') mark = id;
    if (name === 'changes') listener.changed(changesOf(data.changes));
    if (name === 'reset') listener.reset();
    if ((name === 'hello' || name === 'notices') && typeof data.unread === 'number')
      listener.unread(data.unread, name === 'notices');
  };
  const ask = async (signal: AbortSignal): Promise<void> => {
    const said = await call('live.read', { query: mark === undefined ? {} : { since: mark }, signal });
    if (typeof said.last === 'string') mark = said.last;
    const changes = changesOf(said.changes);
    if (changes.length > 0) listener.changed(changes);
    if (said.reset === true) listener.reset();
    if (typeof said.unread === 'number') listener.unread(said.unread, true);
  };

  const run = async (): Promise<void> => {
    let failures = 0;
    await pause(FIRST_MS, stop.signal);
    while (!stop.signal.aborted) {
      await seen(stop.signal);
      const nap = new AbortController();
      const stopWatching = whenHidden(() => nap.abort());
      const signal = AbortSignal.any([stop.signal, nap.signal]);
      try {
        await streamEvents(`${apiBase()}/events`, {
          since: mark,
          signal,
          onEvent: (event) => {
            failures = 0;
            hear(event);
          },
        });
        failures += 1;
      } catch (error) {
        if (nap.signal.aborted || stop.signal.aborted) continue;
        failures += 1;
        // The ordinary way of calls knows what a lost session means.
        if (error instanceof HttpError && error.status === 401) await ask(signal).catch(() => {});
      } finally {
        stopWatching();
      }
      if (failures < TRIES) await pause(pauseAfter(failures), stop.signal);
      else await poll(stop.signal);
    }
  };
  const poll = async (signal: AbortSignal): Promise<void> => {
    for (let count = 0; count < POLLS && !signal.aborted; count += 1) {
      await seen(signal);
      await ask(signal).catch(() => {});
      await pause(POLL_MS * (0.8 + 0.4 * Math.random()), signal);
    }
  };
  void run();
  return () => stop.abort();
};

const changesOf = (raw: unknown): readonly LiveChange[] =>
  Array.isArray(raw) ? raw.filter(isLiveChange) : [];

/** Longer each time, and never for all at once: a server that comes back is not run over. */
const pauseAfter = (failures: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures) * (0.5 + Math.random());

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });

/** Resolves when somebody can see the page. */
const seen = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (document.hidden && !signal.aborted) return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', look, { once: true });
    look();
  });

/** Calls once the page has been hidden for a while. @returns stops it */
const whenHidden = (sleep: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(sleep, HIDDEN_MS);
  };
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
};
