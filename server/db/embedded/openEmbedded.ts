import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseRefused } from '../../PlainError';
import { isAbsent } from './folderState';
import { lockFolder } from './lock/lockFolder';
import type { FolderLock } from './lock/startHeartbeat';
import { LOCK_LOST, SYNC_FAILED } from './messages';
import { type DatabaseThread, startThread } from './startThread';
import { WireStream } from './WireStream';

export interface Embedded {
  /** A connection, for node-postgres. There is one session behind all of them: use one at a time. */
  readonly stream: () => WireStream;
  /** Resolves when all that was answered up to now is on the disk: nobody is told of it before. Rejects when that cannot be known. */
  readonly durable: () => Promise<void>;
  /**
   * From now on a statement that works longer than the limit is ended, together with everything that has not been
   * answered, and the database starts anew: PGlite itself knows no `statement_timeout` (trust.md OV2). And whoever waits longer
   * for the disk is refused.
   */
  readonly guard: (limits?: { readonly statementMs?: number; readonly syncMs?: number }) => void;
  /** For upkeep that may take its time: nothing is ended until it is done. */
  readonly patiently: <T>(work: () => Promise<T>) => Promise<T>;
  /** Copies the folder as it is between two questions: ask nothing meanwhile, and have no transaction open. */
  readonly copyTo: (target: string) => Promise<void>;
  /** Closes the database and gives the folder back. */
  readonly close: () => Promise<void>;
}

const LIMIT_MS = 2000;
const LOOK_MS = 100;

interface Options {
  /** The database ended by itself and cannot be started again: there is nothing to work with. */
  readonly onLost?: (why: string, code: number) => void;
  /** The folder's lock, where the caller has it already; it is released with the database. */
  readonly lock?: FolderLock;
}

/**
 * Opens the embedded database of a folder, in a thread of its own, for this process alone. Durable: what was answered
 * survives a power cut.
 *
 * @throws FolderTaken when another process works on the folder; DatabaseRefused when it holds no database of ours
 */
export const openEmbedded = async (
  folder: string,
  { onLost = endProcess, lock: given }: Options = {},
): Promise<Embedded> => {
  const lock = given ?? (await lockForDatabase(folder));
  let isClosing = false;
  let patience = 0;
  let watch: NodeJS.Timeout | undefined;

  const start = (): DatabaseThread => {
    const started = startThread(folder, lock.lease);
    void started.ended.then((code) => {
      if (isClosing || started !== thread) return;
      if (code === SYNC_FAILED) onLost('the disk refused to sync', code);
      else if (code === LOCK_LOST) onLost(TAKEN_AWAY, code);
      else restart();
    });
    return started;
  };
  void lock.lost.then(() => isClosing || onLost(TAKEN_AWAY, LOCK_LOST));
  const restart = (): void => {
    thread = start();
    thread.ready.catch((error: unknown) => isClosing || onLost(String(error), SYNC_FAILED));
  };
  let thread = start();
  try {
    await thread.ready;
  } catch (error) {
    isClosing = true;
    await thread.kill();
    await lock.release();
    throw error;
  }

  let seen = { question: thread.question(), since: 0, cpu: 0 };
  const look = (limitMs: number) => (): void => {
    const question = thread.question();
    const [now, cpu] = [performance.now(), cpuMs()];
    if (patience > 0 || question === undefined || question !== seen.question) {
      seen = { question, since: now, cpu };
      return;
    }
    // On a crowded machine an easy question may wait long; a hard one works all the while.
    if (now - seen.since > limitMs && cpu - seen.cpu > limitMs) void thread.kill();
  };
  return {
    stream: () => new WireStream(thread),
    durable: () => thread.durable(),
    guard: ({ statementMs = LIMIT_MS, syncMs = Number.POSITIVE_INFINITY } = {}) => {
      clearInterval(watch);
      const lookAt = look(statementMs);
      watch = setInterval(() => {
        lookAt();
        thread.lookAtDisk(syncMs);
      }, LOOK_MS);
      watch.unref();
    },
    patiently: async (work) => {
      patience += 1;
      try {
        return await work();
      } finally {
        patience -= 1;
      }
    },
    copyTo: (target) => thread.copyTo(target),
    close: async () => {
      isClosing = true;
      clearInterval(watch);
      await thread.close();
      await lock.release();
    },
  };
};

/** The embedded database of a data folder. @throws like `openEmbedded`, and DatabaseRefused where only its files are left */
export const openDataFolder = async (dataDir: string): Promise<Embedded> =>
  (await beginToOpen(dataDir)).opened;

/** The same, resolved as soon as its thread is at work and needs nothing of this one. */
export const beginToOpen = async (dataDir: string): Promise<{ readonly opened: Promise<Embedded> }> => {
  const folder = join(dataDir, 'db');
  rejectFilesAlone(folder, join(dataDir, 'files'));
  const opened = openEmbedded(folder, { lock: await lockForDatabase(folder) });
  // Whoever waits for it hears of its failure; nobody may yet.
  opened.catch(() => {});
  return { opened };
};

/** Files without a database are somebody's: in a new one nothing would name them, and they would be swept as orphans. */
const rejectFilesAlone = (folder: string, files: string): void => {
  if (!isAbsent(folder) || isAbsent(files)) return;
  throw new DatabaseRefused(
    `There is no database in ${folder}, but there are files of one in ${files}. Restore a backup, or move ${files} away to begin anew.`,
  );
};

/** Processor time of the whole process. */
const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const TAKEN_AWAY =
  'its folder was taken over by another process, because this one had shown no life (or its lock file was removed)';

const endProcess = (why: string, code: number): void => {
  process.stderr.write(`The embedded database is lost: ${why}. Stopping.\n`);
  process.exit(code);
};

/** @throws FolderTaken */
export const lockForDatabase = (folder: string): Promise<FolderLock> => {
  mkdirSync(dirname(folder), { recursive: true });
  return lockFolder(folder, { say: (words) => process.stderr.write(`${words}\n`) });
};
