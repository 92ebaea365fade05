import type { CleanFile } from '../cleanFile';
import type { FileKindName } from '../fileKind';
import { makeLine } from '../makeLine';
import { type Cleaner, startCleaner } from './startCleaner';

/** Processes that clean files, and files of one person that are worked on at once: the other process is for the others. */
const PROCESSES = 2;
const OF_ONE = 1;
/** `makeUploads` bounds how many requests come here at all. */
const WAITING = 200;
const WAITING_OF_ONE = 60;
/** A process nobody needs goes, and its memory with it. */
const IDLE_MS = 20_000;

export interface Cleaning {
  /**
   * Makes a file harmless, in a process of its own that can be ended.
   * @param read gives the bytes when it is this file's turn
   * @throws FileError; StoreBusy; ApiError 429 and 503 when too many wait
   */
  readonly clean: <T extends { readonly kind: FileKindName; readonly bytes: Buffer }>(
    who: string,
    read: () => Promise<T>,
  ) => Promise<CleanFile & { readonly kind: FileKindName }>;
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

  return {
    clean: async (who, read) => {
      const leave = await line.enter(who);
      try {
        const { kind, bytes } = await read();
        const cleaner = takeCleaner();
        try {
          return { ...(await cleaner.clean(kind, bytes)), kind };
        } finally {
          giveBack(cleaner);
        }
      } finally {
        leave();
      }
    },
  };
};
