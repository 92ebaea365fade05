import { SheetRefused } from './SheetRefused';

/** How long the reader works before others get their turn, and how long it may take in all. */
const TURN_MS = 12;
const MOST_MS = 60_000;

/** Called between two pieces of work. @throws SheetRefused when it takes too long */
export type Pace = () => Promise<void>;

/**
 * Lets others go on between pieces of a long work. A thread of its own would do the same, but a page of ours starts none: its
 * policy lets no text become a script.
 */
export const makePace = (clock: () => number = () => performance.now()): Pace => {
  const begun = clock();
  let since = begun;
  return async () => {
    const now = clock();
    if (now - begun > MOST_MS) throw new SheetRefused('slow');
    if (now - since < TURN_MS) return;
    await nextTurn();
    since = clock();
  };
};

/** Not a timer: those of a page in the background wait for a second. */
const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
