import type { Worker } from 'node:worker_threads';
import { DatabaseRefused } from '../../PlainError';
import { DatabaseBusy, DiskHangs } from '../databaseErrors';
import type { LeaseData } from './lock/Lease';
import type { ThreadData, ToMain, ToThread } from './messages';
import { SyncCount } from './SyncCount';
import { startWorker } from './startWorker';
import type { Link } from './WireStream';

export interface DatabaseThread extends Link {
  readonly durable: () => Promise<void>;
  /** The number of the question it works on; undefined = none. */
  readonly question: () => number | undefined;
  /**
   * To be called all the while. Where a sync takes longer than this, whoever waits is refused, and whoever comes, until the disk answers: nothing
   * is answered before it is on the disk, and nobody waits for ever.
   */
  readonly lookAtDisk: (limitMs: number) => void;
  /** Copies the folder as it is between two questions. Ask nothing meanwhile. */
  readonly copyTo: (target: string) => Promise<void>;
  readonly close: () => Promise<void>;
  /** Ends it at once, as a power cut would: what was answered is on the disk. */
  readonly kill: () => Promise<void>;
  /** Resolves with its exit code, however it ends. */
  readonly ended: Promise<number>;
}

interface Promised<T> {
  readonly resolve: (value: T) => void;
  readonly reject: (error: Error) => void;
}

type Asked = Promised<Uint8Array<ArrayBuffer>>;

/** Starts the thread of the embedded database on a folder. */
export const startThread = (folder: string, lease: LeaseData): DatabaseThread => {
  const syncs = new SyncCount();
  const data: ThreadData = { folder, lease, syncs: syncs.shared };
  const worker = startWorker('databaseThread', data);
  const asked: Asked[] = [];
  const told: (Promised<void> & { readonly owed: number })[] = [];
  let answered = 0;
  let [owed, done] = [0, 0];
  let isHanging = false;
  const ended = new Promise<number>((resolve) => worker.once('exit', resolve));
  const subscribers = (word: ToMain): Promise<void> =>
    new Promise((resolve) => worker.on('message', (message: ToMain) => message === word && resolve()));
  const closed = subscribers('closed');
  const refusal = new Promise<never>((_resolve, reject) => {
    worker.once('error', reject);
    worker.on('message', (message: ToMain) => {
      if (typeof message !== 'object' || !('refused' in message)) return;
      const { refused, isPlain } = message;
      reject(isPlain ? new DatabaseRefused(refused) : new Error(refused));
    });
    void ended.then(() => reject(gone()));
  });
  const ready = Promise.race([subscribers('ready'), refusal]);
  // Whoever asks hears of it; nobody else has to.
  ready.catch(() => {});

  worker.on('message', (message: ToMain) => {
    if (typeof message !== 'object' || !('done' in message)) return;
    done = message.done;
    if ('answer' in message) {
      answered += 1;
      owed = message.owed;
      asked.shift()?.resolve(message.answer);
    }
    while (told[0] && told[0].owed <= done) told.shift()?.resolve();
  });
  void ended.then(() => {
    for (const { reject } of [...asked.splice(0), ...told.splice(0)]) reject(gone());
  });

  return {
    ready,
    ended,
    kill: async () => {
      await worker.terminate();
      await ended;
    },
    exchange: (bytes) =>
      new Promise((resolve, reject) => {
        if (isHanging) throw hangs();
        asked.push({ resolve, reject });
        worker.postMessage(bytes satisfies ToThread, [bytes.buffer]);
      }),
    durable: async () => {
      // One that opens a folder syncs what it finds there.
      await ready;
      if (owed <= done) return;
      if (isHanging) throw hangs();
      await new Promise<void>((resolve, reject) => told.push({ owed, resolve, reject }));
    },
    question: () => (asked.length > 0 ? answered : undefined),
    lookAtDisk: (limitMs) => {
      const hangsNow = syncs.hanging(performance.now()) > limitMs;
      if (hangsNow !== isHanging) process.stderr.write(`${hangsNow ? HANGS : SYNCS_AGAIN}\n`);
      isHanging = hangsNow;
      if (!isHanging) return;
      // What was asked is still to be answered, in turn; nobody waits for it any more.
      for (const { reject } of [...asked, ...told.splice(0)]) reject(hangs());
    },
    copyTo: (target) => Promise.race([copied(worker, target), ended.then(() => Promise.reject(gone()))]),
    close: async () => {
      worker.postMessage('close' satisfies ToThread);
      await Promise.race([closed, ended]);
      await worker.terminate();
    },
  };
};

/** Asks the thread for a copy of its folder; fails with what it says. */
const copied = (worker: Worker, target: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const subscribe = (message: ToMain): void => {
      if (typeof message !== 'object' || !('copied' in message) || message.copied !== target) return;
      worker.off('message', subscribe);
      if (message.failure === undefined) resolve();
      else reject(new Error(message.failure));
    };
    worker.on('message', subscribe);
    worker.postMessage({ copyTo: target } satisfies ToThread);
  });

const gone = () => new DatabaseBusy('The embedded database has stopped.');
const HANGS = 'The disk of the embedded database does not answer a sync. Calls get 503 until it does.';
const SYNCS_AGAIN = 'The disk of the embedded database has answered.';
const hangs = () => new DiskHangs(HANGS);
