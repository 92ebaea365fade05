import { closeSync, existsSync, rmSync } from 'node:fs';
import { startWorker } from '../startWorker';
import { readHolder } from './Holder';
import { Lease, type LeaseData, newLeaseData } from './Lease';

/** A folder that is this process's. */
export interface FolderLock {
  /** For the thread that writes the folder. */
  readonly lease: LeaseData;
  /** Resolves when the folder is somebody else's: nothing may be written any more. */
  readonly lost: Promise<void>;
  /** Gives the folder back. */
  readonly release: () => Promise<void>;
}

/** What the thread of the heartbeat gets. */
export interface BeatData {
  readonly lease: LeaseData;
  readonly beatMs: number;
}

/** What it says. */
export type BeatWord = 'beating' | 'lost';

/**
 * @param fd the lock file, open: the kernel's lock goes with it
 * @returns when the heartbeat beats
 */
export const startHeartbeat = async (
  file: string,
  { fd, id }: { readonly fd: number; readonly id: string },
  { beatMs, leaseMs }: { readonly beatMs: number; readonly leaseMs: number },
): Promise<FolderLock> => {
  const lease = newLeaseData({ file, id, leaseMs });
  new Lease(lease).renew();
  // A thread of its own: neither a busy server nor a long statement may keep it from showing that we live.
  const thread = startWorker('lock/beatThread', { lease, beatMs } satisfies BeatData);
  const lost = new Promise<void>((resolve) => {
    thread.on('message', (word: BeatWord) => word === 'lost' && resolve());
  });
  const release = async (): Promise<void> => {
    await thread.terminate();
    if (existsSync(file) && readHolder(file)?.id === id) rmSync(file, { force: true });
    closeSync(fd);
  };
  try {
    await new Promise((resolve, reject) => thread.once('message', resolve).once('error', reject));
  } catch (error) {
    await release();
    throw error;
  }
  thread.unref();
  return { lease, lost, release };
};
