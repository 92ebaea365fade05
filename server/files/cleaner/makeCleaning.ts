import type { CleanFile } from '../cleanFile';
import type { DrawnPicture } from '../drawWidths';
import type { FileKindName } from '../fileKind';
import { makeLine } from '../makeLine';
import { type Cleaner, startCleaner } from './startCleaner';

/** Processes that clean files, and files of one person that are worked on at once: the other process is for the others. */
const PROCESSES = 2;
const OF_ONE = 1;
/** `makeUploads` bounds how many requests come here at all. */
const WAITING = 200;
const WAITING_OF_ONE = 60;
/** In the line of persons: whatever is drawn for guests waits behind at most one file of each who sends some. */
const DRAWER = 'the drawing of widths';
/** A process nobody needs goes, and its memory with it. */
const IDLE_MS = 20_000;

type Sent = { readonly kind: FileKindName; readonly bytes: Buffer };

export interface Cleaning {
  /**
   * Makes a file harmless, in a process of its own that can be ended.
   * @param read gives the bytes when it is this file's turn
   * @throws FileError; StoreBusy; ApiError 429 and 503 when too many wait
   */
  readonly clean: (
    who: string,
    read: () => Promise<Sent>,
  ) => Promise<CleanFile & { readonly kind: FileKindName }>;
  /** Draws a clean picture in its widths, in such a process; whoever sends a file goes in turn with it. */
  readonly draw: (read: () => Promise<Sent>) => Promise<DrawnPicture>;
}

export const makeCleaning = (): Cleaning => {
  const line = makeLine({
    atOnce: PROCESSES,
    atOnceOfOne: OF_ONE,
    waiting: WAITING,
    waitingOfOne: WAITING_OF_ONE,
  });
  const idle: { readonly cleaner: Cleaner; readonly timer: NodeJS.Timeout }[] = [];
  const takeCleaner = (): Cleaner => {
    for (let one = idle.pop(); one; one = idle.pop()) {
      clearTimeout(one.timer);
      if (one.cleaner.isUsable()) return one.cleaner;
    }
    return startCleaner();
  };
  const giveBack = (cleaner: Cleaner): void => {
    if (!cleaner.isUsable()) return;
    const timer = setTimeout(() => {
      idle.splice(0, idle.length, ...idle.filter((one) => one.cleaner !== cleaner));
      cleaner.kill();
    }, IDLE_MS).unref();
    idle.push({ cleaner, timer });
  };

  const inTurn = async <T>(
    who: string,
    read: () => Promise<Sent>,
    work: (cleaner: Cleaner, sent: Sent) => Promise<T>,
  ): Promise<T> => {
    const leave = await line.enter(who);
    try {
      const sent = await read();
      const cleaner = takeCleaner();
      try {
        return await work(cleaner, sent);
      } finally {
        giveBack(cleaner);
      }
    } finally {
      leave();
    }
  };

  return {
    clean: (who, read) =>
      inTurn(who, read, async (cleaner, { kind, bytes }) => ({
        ...(await cleaner.clean(kind, bytes)),
        kind,
      })),
    draw: (read) => inTurn(DRAWER, read, (cleaner, { kind, bytes }) => cleaner.draw(kind, bytes)),
  };
};
