import { closeSync, futimesSync, openSync } from 'node:fs';
import { isCode } from '../../../systemErrors';
import { readHolder } from './Holder';

/** What every thread needs to know about the lock of its process. */
export interface LeaseData {
  readonly file: string;
  /** Of our holding. */
  readonly id: string;
  /** How long what was seen in the lock file is believed. */
  readonly leaseMs: number;
  readonly shared: SharedArrayBuffer;
}

/** Places in the shared memory. */
const LOST = 0;
const SEEN_STEADY = 1;
const SEEN_WALL = 2;

export const newLeaseData = (data: Omit<LeaseData, 'shared'>): LeaseData => ({
  ...data,
  shared: new SharedArrayBuffer(3 * BigInt64Array.BYTES_PER_ELEMENT),
});

/**
 * Whether the lock of a folder is still ours. A process that was stopped, or whose machine was suspended, may wake up
 * when another one has waited for its heartbeat in vain and taken the folder: it must not write a byte after that. All
 * threads of a process see the same lease.
 */
export class Lease {
  readonly #data: LeaseData;
  readonly #shared: BigInt64Array;

  constructor(data: LeaseData) {
    this.#data = data;
    this.#shared = new BigInt64Array(data.shared);
  }

  /** @returns whether one may write: what was seen lately is believed, else the file is read */
  holds(): boolean {
    return Atomics.load(this.#shared, LOST) === 0n && (this.#isFresh() || this.renew());
  }

  /** Reads the file and shows whoever watches it that we live. @returns whether the lock is ours */
  renew(): boolean {
    // The time before the look: what is believed must not be younger than what was seen.
    const [steady, wall] = [steadyMs(), wallMs()];
    const found = this.#look();
    if (found === 'lost') Atomics.store(this.#shared, LOST, 1n);
    if (found === 'ours') {
      Atomics.store(this.#shared, SEEN_STEADY, steady);
      Atomics.store(this.#shared, SEEN_WALL, wall);
    }
    return found !== 'lost';
  }

  /** The steady clock stands still while a machine is suspended; the other one is set by people. */
  #isFresh(): boolean {
    const lease = BigInt(this.#data.leaseMs);
    const steady = steadyMs() - Atomics.load(this.#shared, SEEN_STEADY);
    const wall = wallMs() - Atomics.load(this.#shared, SEEN_WALL);
    return steady < lease && wall < lease && wall > -lease;
  }

  #look(): 'ours' | 'lost' | 'unknown' {
    let fd: number | undefined;
    try {
      // Opened anew each time: only that makes a network file system ask its server.
      fd = openSync(this.#data.file, 'r');
      if (readHolder(fd)?.id !== this.#data.id) return 'lost';
      showLife(fd);
      return 'ours';
    } catch (error) {
      // Too many open files says nothing about the lock.
      return isCode(error, 'EMFILE') || isCode(error, 'ENFILE') ? 'unknown' : 'lost';
    } finally {
      if (fd !== undefined) closeSync(fd);
    }
  }
}

/** The heartbeat: whoever watches the file sees its time change, whatever the clocks of both machines say. */
const showLife = (fd: number): void => {
  const now = new Date();
  try {
    futimesSync(fd, now, now);
  } catch {
    // The lock is ours all the same; a disk that takes no writes ends the database by itself.
  }
};

const steadyMs = (): bigint => process.hrtime.bigint() / 1_000_000n;
const wallMs = (): bigint => BigInt(Date.now());
