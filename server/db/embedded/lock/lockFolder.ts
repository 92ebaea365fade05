import { randomUUID } from 'node:crypto';
import { closeSync, fstatSync, fsyncSync, linkSync, openSync, readdirSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError } from '../../../PlainError';
import { isCode } from '../../../systemErrors';
import { type Holder, readHolder, writeHolder } from './Holder';
import { type Place, thisPlace } from './Place';
import { type FolderLock, startHeartbeat } from './startHeartbeat';

type Verdict = 'alive' | 'dead' | 'unknown';

/**
 * What can be told of a holder without waiting.
 * @param device of the lock file, as this process sees it
 * @param isLocked whether this process has the kernel's lock on the file
 */
const checkHolder = (
  holder: Holder,
  { boot, pidNamespace, startOf }: Place,
  { device, isLocked }: { readonly device: number; readonly isLocked: boolean },
): Verdict => {
  const isRunning = startOf(holder.pid) === holder.startedAt && holder.startedAt !== '';
  // Earlier builds show no life, so they are validated as they validated each other.
  if (holder.id === undefined) return isRunning ? 'alive' : 'dead';
  if (boot === '' || !holder.startedAt.startsWith(`${boot}:`)) return 'unknown';
  // Its lock went with it: we could not have ours.
  if (isLocked && holder.byKernel === true && holder.device === device) return 'dead';
  if (pidNamespace === '' || holder.pidNamespace !== pidNamespace) return 'unknown';
  return isRunning ? 'alive' : 'dead';
};

const LOOK_MS = 250;

/**
 * Watches the lock file of a holder of whom nothing else is known, one on another machine say.
 * @returns `alive` as soon as its heartbeat is seen, `dead` when there was none for so long, `gone` when somebody else has changed the file
 */
const watchHolder = async (
  file: string,
  holder: Holder,
  patienceMs: number,
): Promise<'alive' | 'dead' | 'gone'> => {
  const first = beatOf(file, holder);
  for (const since = performance.now(); performance.now() - since < patienceMs; ) {
    await sleep(Math.min(LOOK_MS, patienceMs));
    const beat = beatOf(file, holder);
    if (beat === undefined) return 'gone';
    // Compared with what it was, never with our own clock.
    if (beat !== first) return 'alive';
  }
  return 'dead';
};

/** Opened anew each time: only that makes a network file system ask its server. */
const beatOf = (file: string, { id }: Holder): bigint | undefined => {
  let fd: number | undefined;
  try {
    fd = openSync(file, 'r');
    return readHolder(fd)?.id === id ? fstatSync(fd, { bigint: true }).mtimeNs : undefined;
  } catch (error) {
    if (isCode(error, 'ENOENT') || isCode(error, 'ESTALE')) return undefined;
    throw error;
  } finally {
    if (fd !== undefined) closeSync(fd);
  }
};

/** How long things may take; tests are in a hurry. */
interface LockTimes {
  /** From one heartbeat to the next. */
  readonly beatMs: number;
  /** How long a holder believes what it last saw in its lock file: longer than a beat. */
  readonly leaseMs: number;
  /** How long a holder may show no life before its folder is taken. */
  readonly patienceMs: number;
  /** How long who took it waits before touching it: longer than a lease, so that the old holder has noticed. */
  readonly settleMs: number;
}

const TIMES: LockTimes = { beatMs: 1000, leaseMs: 2000, patienceMs: 12_000, settleMs: 3000 };

interface Options {
  readonly place?: Place;
  readonly times?: LockTimes;
  /** Hears why it takes long. */
  readonly say?: (words: string) => void;
}

const ATTEMPTS = 20;
const PAUSE_MS = 50;

/**
 * Takes the folder for this process: two processes on one embedded database silently lose each other's rows. The lock is
 * a file beside the folder that names its holder, with the kernel's lock on it, and a heartbeat for those whom that lock
 * does not reach (docs/decisions/0016).
 *
 * @throws FolderTaken naming the holder
 */
export const lockFolder = async (
  folder: string,
  { place = thisPlace(), times = TIMES, say = () => {} }: Options = {},
): Promise<FolderLock> => {
  const file = `${folder}.lock`;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const taken = create(file, place) ?? (await takeOver(folder, { place, times, say }));
    if (taken !== undefined) {
      removeDrafts(file);
      return startHeartbeat(file, taken, times);
    }
    await sleep(PAUSE_MS);
  }
  throw new FolderTaken(`The lock ${file} keeps changing hands. Try again.`);
};

/** An open lock file with our name in it. */
interface Taken {
  readonly fd: number;
  readonly id: string;
}

/** Written and locked under another name first, so that nobody ever finds half a lock. */
const create = (file: string, place: Place): Taken | undefined => {
  const id = randomUUID();
  const draft = `${file}.${id}`;
  const fd = openSync(draft, 'wx+', 0o600);
  try {
    sign(fd, id, { place, isLocked: place.lockOpenFile(fd) === 'held' });
    linkSync(draft, file);
    return { fd, id };
  } catch (error) {
    closeSync(fd);
    // Ours is gone when another process has got the lock meanwhile.
    if (isCode(error, 'EEXIST') || isCode(error, 'ENOENT')) return undefined;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
};

/** Those of processes that were killed while they wrote theirs. */
const removeDrafts = (file: string): void => {
  const start = `${basename(file)}.`;
  for (const name of readdirSync(dirname(file)))
    if (name.startsWith(start)) rmSync(join(dirname(file), name), { force: true });
};

const takeOver = async (
  folder: string,
  { place, times, say }: Required<Options>,
): Promise<Taken | undefined> => {
  const file = `${folder}.lock`;
  const fd = openOrNothing(file);
  if (fd === undefined) return undefined;
  const id = randomUUID();
  let isOurs = false;
  try {
    const lock = place.lockOpenFile(fd);
    const holder = readHolder(fd);
    // Removed between opening and locking: its holder has just gone.
    if (!isAt(file, fd)) return undefined;
    if (lock === 'taken') throw refusal(folder, holder, place);
    const isLocked = lock === 'held';
    const verdict = holder ? checkHolder(holder, place, { device: fstatSync(fd).dev, isLocked }) : 'dead';
    const isEarlier = holder !== undefined && holder.id === undefined;
    if (verdict === 'alive' || (isEarlier && (await isAnswering(join(dirname(folder), 'control.sock')))))
      throw refusal(folder, holder, place);
    if (holder && verdict === 'unknown') {
      const seconds = times.patienceMs / 1000;
      say(
        `The folder ${folder} was in use by ${nameOf(holder, place)}. It is taken over if that shows no life for ${seconds} seconds.`,
      );
      const seen = await watchHolder(file, holder, times.patienceMs);
      if (seen === 'alive') throw refusal(folder, holder, place);
      if (seen === 'gone') return undefined;
    }
    sign(fd, id, { place, isLocked });
    // Others may have waited as we did, and the holder may only have been paused: it shall see that it has lost.
    if (verdict === 'unknown' || !isLocked) await sleep(times.settleMs);
    isOurs = isAt(file, fd) && readHolder(file)?.id === id;
    return isOurs ? { fd, id } : undefined;
  } finally {
    if (!isOurs) closeSync(fd);
  }
};

const sign = (fd: number, id: string, { place, isLocked }: { place: Place; isLocked: boolean }): void => {
  const { pid } = process;
  const { host, pidNamespace, startOf } = place;
  const device = fstatSync(fd).dev;
  writeHolder(fd, { pid, startedAt: startOf(pid), id, host, pidNamespace, device, byKernel: isLocked });
  fsyncSync(fd);
};

const openOrNothing = (file: string): number | undefined => {
  try {
    return openSync(file, 'r+');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
};

/** Whether an open file still has its name. */
const isAt = (file: string, fd: number): boolean => {
  const named = statSync(file, { throwIfNoEntry: false });
  const opened = fstatSync(fd);
  return named !== undefined && named.ino === opened.ino && named.dev === opened.dev;
};

const refusal = (folder: string, holder: Holder | undefined, place: Place): FolderTaken =>
  new FolderTaken(
    `The folder ${folder} is in use by ${nameOf(holder, place)}. Stop that process, or set another DATA_DIR.`,
  );

const nameOf = (holder: Holder | undefined, { host, pidNamespace }: Place): string => {
  if (holder === undefined) return 'another process';
  const name = `process ${holder.pid}`;
  if (holder.host === undefined) return name;
  const isHere = holder.host === host && holder.pidNamespace === pidNamespace;
  return isHere ? name : `${name} on ${holder.host} (another container or machine)`;
};

/** Another living process works on the folder. */
class FolderTaken extends PlainError {
  override readonly name = 'FolderTaken';
}

/** Whether a process listens on a socket of the file system: the kernel knows, whatever container it is in. */
const isAnswering = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ path });
    const end = (answer: boolean) => (): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', end(true));
    socket.once('error', end(false));
  });
