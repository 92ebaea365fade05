import { HttpError } from '../../../contract/errors';
import { createListeners } from '../../../ui/createListeners';

/** What stands in the line under a category, and in each line that is on its way from there. */
export interface Entry {
  readonly title: string;
  readonly portion: string;
  readonly price: string;
}

export interface PendingEntry extends Entry {
  readonly key: string;
  readonly state: 'saving' | 'waiting' | 'refused';
  /** Why it was refused. */
  readonly words?: string | undefined;
}

interface EntriesDeps {
  /** Adds one to a category. `key` is the same however often it is tried: no second one is made. */
  readonly send: (section: string, entry: Entry, key: string) => Promise<void>;
  readonly wordsOf: (error: unknown) => string;
}

const AGAIN_MS = 5000;
const NONE: readonly PendingEntry[] = [];
const EMPTY: Entry = { title: '', portion: '', price: '' };

/**
 * What is being added, by category, apart from the lines it is typed into: these come and go as one scrolls. Entries of a
 * category are sent one after the other, so they stand in the order in which they were typed.
 */
export const createEntries = ({ send, wordsOf }: EntriesDeps): Entries => {
  const drafts = new Map<string, Entry>();
  const pending = new Map<string, readonly PendingEntry[]>();
  const queues = new Map<string, Promise<void>>();
  const { subscribe, tell } = createListeners();
  let count = 0;

  const put = (section: string, entries: readonly PendingEntry[]): void => {
    pending.set(section, entries);
    tell();
  };
  const of = (section: string): readonly PendingEntry[] => pending.get(section) ?? NONE;
  const change = (section: string, key: string, state: Partial<PendingEntry> | undefined): void =>
    put(
      section,
      of(section).flatMap((each) => (each.key !== key ? [each] : state ? [{ ...each, ...state }] : [])),
    );

  const run = async (section: string, key: string): Promise<void> => {
    const entry = of(section).find((each) => each.key === key);
    if (!entry) return;
    try {
      await send(section, entry, key);
      change(section, key, undefined);
    } catch (error) {
      if (error instanceof HttpError && error.status === 0) {
        change(section, key, { state: 'waiting' });
        setTimeout(() => queue(section, key), AGAIN_MS);
      } else change(section, key, { state: 'refused', words: wordsOf(error) });
    }
  };
  const queue = (section: string, key: string): void => {
    const before = queues.get(section) ?? Promise.resolve();
    queues.set(
      section,
      before.then(() => run(section, key)),
    );
  };
  return {
    draft: (section) => drafts.get(section) ?? EMPTY,
    type: (section, entry) => void drafts.set(section, entry),
    pending: of,
    subscribe,
    add: (section, entry) => {
      count += 1;
      const key = `${crypto.getRandomValues(new Uint32Array(3)).join('-')}-${count}`;
      put(section, [...of(section), { ...entry, key, state: 'saving' }]);
      queue(section, key);
    },
    drop: (section, key) => change(section, key, undefined),
    swap: (section, key, entry) =>
      change(section, key, isEmpty(entry) ? undefined : { ...entry, words: undefined }),
    unsaved: () =>
      [...pending.values()].reduce((sum, entries) => sum + entries.length, 0) +
      [...drafts.values()].filter((entry) => !isEmpty(entry)).length,
  };
};

const isEmpty = ({ title, portion, price }: Entry): boolean => `${title}${portion}${price}`.trim() === '';

export interface Entries {
  readonly draft: (section: string) => Entry;
  readonly type: (section: string, entry: Entry) => void;
  readonly pending: (section: string) => readonly PendingEntry[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly add: (section: string, entry: Entry) => void;
  readonly drop: (section: string, key: string) => void;
  /** What stands in the line takes the place of a refused entry, which goes into the line to be mended. */
  readonly swap: (section: string, key: string, entry: Entry) => void;
  /** How many are not added yet, half-typed ones too. */
  readonly unsaved: () => number;
}
