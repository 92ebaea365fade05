import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** Who holds a folder: the pid alone may be somebody else's by now, so the start of the process stands beside it. */
interface Holder {
  readonly pid: number;
  readonly startedAt: string;
}

/** Another living process works on the folder. */
export class FolderTaken extends Error {
  override readonly name = 'FolderTaken';
}

/**
 * Takes the folder for this process: two processes on one embedded database silently lose each other's rows. The lock
 * is a file beside the folder; one whose process is gone (killed, rebooted) is taken over.
 *
 * @returns gives the folder back
 * @throws FolderTaken naming the pid of the holder
 */
export const lockFolder = (folder: string): (() => void) => {
  const file = `${folder}.lock`;
  const mine = JSON.stringify({ pid: process.pid, startedAt: startOf(process.pid) } satisfies Holder);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (create(file, mine)) return () => release(file, mine);
    const found = readText(file);
    if (found === undefined) continue;
    const holder = parse(found);
    if (holder && isAlive(holder)) {
      throw new FolderTaken(
        `The folder ${folder} is in use by process ${holder.pid}. Stop that process, or set another DATA_DIR.`,
      );
    }
    removeStale(file, found);
  }
  throw new FolderTaken(`The lock ${file} keeps changing hands. Try again.`);
};

/** Written whole under another name first, so that nobody ever reads half a lock. */
const create = (file: string, text: string): boolean => {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
};

/** Two starters may find the same stale lock: only one of them may remove it, and never the fresh lock of the other. */
const removeStale = (file: string, stale: string): void => {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
    if (readText(aside) !== stale) linkSync(aside, file);
  } catch (error) {
    if (!isCode(error, 'ENOENT') && !isCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
};

const release = (file: string, mine: string): void => {
  if (readText(file) === mine) rmSync(file, { force: true });
};

const isAlive = ({ pid, startedAt }: Holder): boolean => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!isCode(error, 'EPERM')) return false;
  }
  return startOf(pid) === startedAt;
};

/** Start of a process in clock ticks since boot, with the boot itself; '' where the system does not say. */
const startOf = (pid: number): string => {
  const stat = readText(`/proc/${pid}/stat`);
  const boot = readText('/proc/sys/kernel/random/boot_id') ?? '';
  const ticks = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  return ticks === undefined ? '' : `${boot.trim()}:${ticks}`;
};

const parse = (text: string): Holder | undefined => {
  try {
    const raw: unknown = JSON.parse(text);
    if (typeof raw !== 'object' || raw === null || !('pid' in raw) || !('startedAt' in raw)) return undefined;
    const { pid, startedAt } = raw;
    if (!Number.isInteger(pid) || typeof pid !== 'number' || pid <= 0 || typeof startedAt !== 'string')
      return undefined;
    return { pid, startedAt };
  } catch {
    // Not ours, or torn by a power cut: nobody alive has written it.
    return undefined;
  }
};

const readText = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT') || isCode(error, 'ESRCH')) return undefined;
    throw error;
  }
};

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
