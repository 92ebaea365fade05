import { ftruncateSync, readFileSync, writeSync } from 'node:fs';
import { isRecord } from '../../../../contract/isRecord';

/** Who holds a folder, as its lock file says. Earlier builds wrote only the first two. */
export interface Holder {
  readonly pid: number;
  /** The boot of the machine and, in ticks since then, the start of the process: pids are used again. */
  readonly startedAt: string;
  /** Of this one holding. */
  readonly id: string | undefined;
  readonly host: string | undefined;
  /** Where its pid means something. */
  readonly pidNamespace: string | undefined;
  /** The disk as its kernel numbers it: a kernel's locks reach as far as one mounted file system. */
  readonly device: number | undefined;
  /** Whether it holds a kernel's lock besides. */
  readonly byKernel: boolean | undefined;
}

/** Every lock file is as long as this, so that one can be written over another at once. */
const LENGTH = 1024;

export const writeHolder = (fd: number, holder: Holder): void => {
  writeSync(fd, JSON.stringify(holder).padEnd(LENGTH), 0);
  ftruncateSync(fd, LENGTH);
};

/** @returns undefined when it is not ours, or torn by a power cut: nobody alive has written it */
export const readHolder = (fileOrFd: string | number): Holder | undefined => {
  try {
    return holderOf(JSON.parse(readFileSync(fileOrFd, 'utf8')));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
};

const holderOf = (raw: unknown): Holder | undefined => {
  if (!isRecord(raw)) return undefined;
  const { pid, startedAt, id, host, pidNamespace, device, byKernel } = raw;
  if (typeof pid !== 'number' || !Number.isInteger(pid) || pid <= 0) return undefined;
  if (typeof startedAt !== 'string') return undefined;
  return {
    pid,
    startedAt,
    id: textOf(id),
    host: textOf(host),
    pidNamespace: textOf(pidNamespace),
    device: typeof device === 'number' ? device : undefined,
    byKernel: typeof byKernel === 'boolean' ? byKernel : undefined,
  };
};

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
