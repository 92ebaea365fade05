import { createListeners } from '../../ui/createListeners';

/** How one upload stands. */
export type UploadState =
  | { readonly kind: 'waiting' | 'done' | 'cancelled' }
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'failed'; readonly words: string };

export interface SendTools {
  /** Given up: the request is, too. */
  readonly signal: AbortSignal;
  /** The sent share, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

interface UploadsDeps<Job> {
  readonly send: (job: Job, tools: SendTools) => Promise<void>;
  readonly wordsOf: (error: unknown) => string;
  /** Whether all that was asked for has ended, for now. */
  readonly onSettled?: () => void;
}

export interface Uploads<Job> {
  /** Adds one, or tries one again, under a key of its own. */
  readonly start: (key: string, job: Job) => void;
  readonly cancel: (key: string) => void;
  readonly cancelAll: () => void;
  readonly stateOf: (key: string) => UploadState | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether any of them waits or is on its way. */
  readonly isBusy: () => boolean;
}

/** Once all of it is sent it is the backend's, which may have saved it: only the answer says what became of it. */
export const isCancellable = (state: UploadState | undefined): boolean =>
  state?.kind === 'waiting' || (state?.kind === 'sending' && state.share < 1);

/** More at once would share one line, and all would end late. */
const AT_ONCE = 3;

/** Uploads in the order in which they were asked for, three at a time; each can be given up, and tried again. */
export const createUploads = <Job>({ send, wordsOf, onSettled }: UploadsDeps<Job>): Uploads<Job> => {
  const states = new Map<string, UploadState>();
  const waiting: { readonly key: string; readonly job: Job }[] = [];
  const running = new Map<string, AbortController>();
  const { subscribe, tell } = createListeners();

  const put = (key: string, state: UploadState): void => {
    states.set(key, state);
    tell();
  };
  const isBusy = (): boolean => waiting.length + running.size > 0;
  const run = async (key: string, job: Job): Promise<void> => {
    const control = new AbortController();
    running.set(key, control);
    put(key, { kind: 'sending', share: 0 });
    try {
      await send(job, {
        signal: control.signal,
        onProgress: (share) => !control.signal.aborted && put(key, { kind: 'sending', share }),
      });
      running.delete(key);
      put(key, { kind: 'done' });
    } catch (error) {
      running.delete(key);
      put(key, control.signal.aborted ? { kind: 'cancelled' } : { kind: 'failed', words: wordsOf(error) });
    }
    next();
    if (!isBusy()) onSettled?.();
  };
  const next = (): void => {
    while (running.size < AT_ONCE) {
      const one = waiting.shift();
      if (!one) return;
      void run(one.key, one.job);
    }
  };
  const cancel = (key: string): void => {
    if (isCancellable(states.get(key))) running.get(key)?.abort();
    const at = waiting.findIndex((each) => each.key === key);
    if (at < 0) return;
    waiting.splice(at, 1);
    put(key, { kind: 'cancelled' });
  };
  return {
    start: (key, job) => {
      if (running.has(key) || waiting.some((each) => each.key === key)) return;
      waiting.push({ key, job });
      put(key, { kind: 'waiting' });
      next();
    },
    cancel,
    cancelAll: () => {
      for (const key of [...waiting.map((each) => each.key), ...running.keys()]) cancel(key);
    },
    stateOf: (key) => states.get(key),
    subscribe,
    isBusy,
  };
};
