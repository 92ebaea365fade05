import { cpSync, writeSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import { DatabaseRefused } from '../../PlainError';
import { bootEmbedded } from './bootEmbedded';
import { DurableFs } from './DurableFs';
import { Lease } from './lock/Lease';
import { GAVE_UP, LOCK_LOST, SYNC_FAILED, type ThreadData, type ToMain, type ToThread } from './messages';
import { SyncCount } from './SyncCount';
import { exchangeWith } from './WireStream';

/**
 * The thread of the embedded database. PostgreSQL in here runs each statement to its end and hears nothing meanwhile; in
 * a thread of its own it holds up nobody else, and one that takes too long can be ended from outside.
 */
const port = parentPort;
if (port === null) throw new Error('Expected to run as a thread: see openEmbedded.');
const say = (message: ToMain, moved: readonly ArrayBuffer[] = []): void => port.postMessage(message, moved);

/** After a sync has failed nobody knows what the disk holds: go on, and the next answer may be a lie. */
const onFault = (): never => process.exit(SYNC_FAILED);

/** It would go on answering, but nothing it says counts any more; anew, it recovers from what it has synced. */
const onGivenUp = (words: string): never => {
  try {
    writeSync(2, `The embedded database has given up: ${words}. It is started anew.\n`);
  } catch {
    // A log that cannot be written keeps nobody.
  }
  process.exit(GAVE_UP);
};

/** Asked before every change of the folder. Here only this thread ends; the process hears of it and follows. */
const mayWrite = (lease: Lease) => (): void => {
  if (!lease.holds()) process.exit(LOCK_LOST);
};

const run = async ({ folder, lease, syncs: shared }: ThreadData): Promise<void> => {
  const count = new SyncCount(shared);
  const onSync = () => count.begin();
  const fs = new DurableFs(folder, { onFault, onSync, beforeChange: mayWrite(new Lease(lease)) });
  const client = await bootEmbedded(folder, fs, onGivenUp);
  const exchange = exchangeWith(client);
  const syncs = fs.share();
  let isFlushing = false;
  const flush = async (): Promise<void> => {
    if (isFlushing) return;
    isFlushing = true;
    for (; syncs.count.done < syncs.count.owed; say({ done: syncs.count.done })) await syncs.flush();
    isFlushing = false;
  };
  const answered = (answer: Uint8Array<ArrayBuffer>): void => {
    say({ answer, ...syncs.count }, [answer.buffer]);
    void flush();
  };
  port.on('message', (message: ToThread) => {
    if (message === 'close') {
      void client.close().then(() => {
        say({ done: syncs.count.done });
        say('closed');
      });
      return;
    }
    if (!(message instanceof Uint8Array)) {
      void copy(client, folder, message.copyTo);
      return;
    }
    exchange(message).then(answered, (error: unknown) => onGivenUp(String(error)));
  });
  say('ready');
};

/** Nobody writes the folder but this thread, and it is at this: so the copy is of one moment. */
const copy = async (client: PGlite, folder: string, target: string): Promise<void> => {
  let failure: string | undefined;
  try {
    await client.exec('checkpoint');
    cpSync(folder, target, { recursive: true, errorOnExist: true, force: false });
  } catch (error) {
    failure = String(error);
  }
  say({ copied: target, failure });
};

const data: ThreadData = workerData;
run(data).catch((error: unknown) => {
  const isPlain = error instanceof DatabaseRefused;
  say({ refused: error instanceof Error ? error.message : String(error), isPlain });
});
