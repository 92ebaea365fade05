import { constants, setPriority } from 'node:os';
import { type CleanFile, cleanFile } from '../cleanFile';
import { type DrawnPicture, drawWidths } from '../cleanRaster';
import { FileError } from '../FileStore';
import type { FileKindName } from '../fileKind';

/** A file to clean, or one that was cleaned to draw. */
export interface ToCleaner {
  readonly task: 'clean' | 'draw';
  readonly kind: FileKindName;
  readonly bytes: Uint8Array;
}

export type FromCleaner = {
  /** The process ends: it shall be given nothing more. */
  readonly isLast: boolean;
} & (
  | { readonly clean: CleanFile }
  | { readonly drawn: DrawnPicture }
  /** The file is none that we take. */
  | { readonly problem: string }
  /** A fault of ours, with the code of the system where it has one: a full disk. */
  | { readonly failure: string; readonly code?: unknown }
);

/*
 * The process that decodes and draws what people send: a file that costs too much, or breaks the decoder, ends this
 * process and nothing else. It holds no secret and no connection, and its memory goes with it.
 */

/** Work of the processor on one file, so that a crowded machine refuses nothing; 25 million pixels take some seconds. */
const CPU_MS: Readonly<Record<FileKindName, number>> = {
  jpeg: 12_000,
  png: 12_000,
  gif: 12_000,
  svg: 3000,
  pdf: 3000,
};
/** A picture of 25 million pixels needs some 250 MB while it is decoded and encoded. */
const MAX_RSS = 700 * 1024 * 1024;
/** A process that has grown to this is not used again. */
const GROWN_RSS = 250 * 1024 * 1024;
const LOOK_MS = 50;

// Who draws lets those go first who answer.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const notify = (message: FromCleaner, then: () => void = () => {}): void => {
  process.send?.(message, undefined, undefined, then);
};
const isGrown = (): boolean => process.memoryUsage.rss() > GROWN_RSS;
/** An orderly exit would wait for the thread that draws. */
const end = (): void => void process.kill(process.pid, 'SIGKILL');

const watch = (kind: FileKindName): (() => void) => {
  const before = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    const isOver = (user + system) / 1000 > CPU_MS[kind] || process.memoryUsage.rss() > MAX_RSS;
    if (!isOver) return;
    clearInterval(timer);
    notify({ problem: 'The picture costs too much to draw.', isLast: true }, end);
  }, LOOK_MS);
  return () => clearInterval(timer);
};

const work = async ({ task, kind, bytes }: ToCleaner): Promise<void> => {
  const stop = watch(kind);
  try {
    const sent = Buffer.from(bytes);
    const done = task === 'draw' ? { drawn: await drawWidths(sent) } : { clean: await cleanFile[kind](sent) };
    notify({ ...done, isLast: isGrown() });
  } catch (error) {
    notify(
      error instanceof FileError
        ? { problem: error.message, isLast: isGrown() }
        : {
            failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
            ...(error instanceof Error && 'code' in error && { code: error.code }),
            isLast: isGrown(),
          },
    );
  } finally {
    stop();
  }
};

process.on('message', (message: ToCleaner) => void work(message));
// Ctrl-C and supervisors reach the whole group: the server finishes what it has in hand, and needs this process for it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
// Whoever started it has gone.
process.on('disconnect', end);
