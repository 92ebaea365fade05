import { useCallback, useEffect, useRef, useState } from 'react';

export type SuggestionState = 'idle' | 'loading' | 'found' | 'failed';

export interface Suggestions<Item> {
  readonly items: readonly Item[];
  readonly state: SuggestionState;
  /** Asks after the debounce; what was asked before is aborted. null = too little to ask for. */
  readonly ask: (query: string | null) => void;
}

interface SuggestionSource<Item> {
  readonly debounceMs: number;
  readonly load: (query: string, signal: AbortSignal) => Promise<readonly Item[]>;
  /** The newest answer; `isFirst` = the first one this input ever got. */
  readonly onFound?: (items: readonly Item[], isFirst: boolean) => void;
}

interface Answer<Item> {
  readonly items: readonly Item[];
  readonly state: SuggestionState;
}

/** Suggestions while one types: debounced, the newest question wins, a failure is logged and empties the list (1§8). */
export function useSuggestions<Item>(source: SuggestionSource<Item>): Suggestions<Item> {
  const [answer, setAnswer] = useState<Answer<Item>>({ items: [], state: 'idle' });
  const latest = useRef(source);
  latest.current = source;
  const running = useRef<{ timer: ReturnType<typeof setTimeout>; controller: AbortController } | null>(null);
  const answers = useRef(0);

  const stop = useCallback(() => {
    clearTimeout(running.current?.timer);
    running.current?.controller.abort();
    running.current = null;
  }, []);
  useEffect(() => stop, [stop]);

  const ask = useCallback(
    (query: string | null) => {
      stop();
      if (query === null) return setAnswer({ items: [], state: 'idle' });
      const controller = new AbortController();
      const { signal } = controller;
      const search = async () => {
        setAnswer((before) => ({ ...before, state: 'loading' }));
        try {
          const items = await latest.current.load(query, signal);
          if (signal.aborted) return;
          setAnswer({ items, state: 'found' });
          latest.current.onFound?.(items, answers.current++ === 0);
        } catch (failure) {
          if (signal.aborted) return;
          console.error('Suggestions could not be loaded.', failure);
          setAnswer({ items: [], state: 'failed' });
        }
      };
      running.current = { controller, timer: setTimeout(() => void search(), latest.current.debounceMs) };
    },
    [stop],
  );
  return { ...answer, ask };
}
