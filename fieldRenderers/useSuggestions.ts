import { useCallback, useEffect, useRef, useState } from 'react';

export type SuggestionState = 'idle' | 'loading' | 'found' | 'failed';

export interface Suggestions<Item> {
  readonly items: readonly Item[];
  readonly state: SuggestionState;
  /** Asks after the debounce; what was asked before is aborted. null = too little to ask for. */
  readonly ask: (query: string | null) => void;
  /** What the server answers to this query, asked at once where it was not asked yet; nothing when that fails. */
  readonly answerTo: (query: string) => Promise<readonly Item[]>;
}

export interface SuggestionSource<Item> {
  readonly debounceMs: number;
  readonly load: (query: string, signal: AbortSignal) => Promise<readonly Item[]>;
  /** The newest answer; `isFirst` = the first one this input ever got. */
  readonly onFound?: (items: readonly Item[], isFirst: boolean) => void;
}

interface Answer<Item> {
  readonly items: readonly Item[];
  readonly state: SuggestionState;
}

interface Search<Item> {
  readonly query: string;
  readonly controller: AbortController;
  readonly timer: ReturnType<typeof setTimeout>;
  /** Ends the waiting; asks once, however often it is called. */
  readonly begin: () => Promise<readonly Item[]>;
}

/** Suggestions while one types: debounced, the newest question wins, a failure is logged and empties the list. */
export function useSuggestions<Item>(source: SuggestionSource<Item>): Suggestions<Item> {
  const [answer, setAnswer] = useState<Answer<Item>>({ items: [], state: 'idle' });
  const latest = useRef(source);
  latest.current = source;
  const running = useRef<Search<Item>>(null);
  const answers = useRef(0);

  const stop = useCallback(() => {
    clearTimeout(running.current?.timer);
    running.current?.controller.abort();
    running.current = null;
  }, []);
  useEffect(() => stop, [stop]);

  const prepare = useCallback(
    (query: string): Search<Item> => {
      stop();
      const controller = new AbortController();
      const { signal } = controller;
      const search = async (): Promise<readonly Item[]> => {
        setAnswer((before) => ({ ...before, state: 'loading' }));
        try {
          const items = await latest.current.load(query, signal);
          if (signal.aborted) return [];
          setAnswer({ items, state: 'found' });
          latest.current.onFound?.(items, answers.current++ === 0);
          return items;
        } catch (failure) {
          if (signal.aborted) return [];
          console.error('Suggestions could not be loaded.', failure);
          setAnswer({ items: [], state: 'failed' });
          running.current = null;
          return [];
        }
      };
      let begun: Promise<readonly Item[]> | undefined;
      const begin = () => {
        begun ??= search();
        return begun;
      };
      const timer = setTimeout(() => void begin(), latest.current.debounceMs);
      running.current = { query, controller, timer, begin };
      return running.current;
    },
    [stop],
  );

  const ask = useCallback(
    (query: string | null) => {
      if (query !== null) return void prepare(query);
      stop();
      setAnswer({ items: [], state: 'idle' });
    },
    [prepare, stop],
  );
  const answerTo = useCallback(
    (query: string) => {
      const search = running.current?.query === query ? running.current : prepare(query);
      clearTimeout(search.timer);
      return search.begin();
    },
    [prepare],
  );
  return { ...answer, ask, answerTo };
}
