import { closeSync, fstatSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { isCode } from '../../../isCode';
import { type Holder, readHolder } from './Holder';
import type { Place } from './Place';

type Verdict = 'alive' | 'dead' | 'unknown';

/**
 * What can be told of a holder without waiting.
 * @param device of the lock file, as this process sees it
 * @param isLocked whether this process has the kernel's lock on the file
 */
export const checkHolder = (
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
export const watchHolder = async (
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
