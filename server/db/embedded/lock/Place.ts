import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Where this process runs: what it can know of another one, and which locks it can take. */
export interface Place {
  readonly host: string;
  /** The running kernel; '' where the system does not say. */
  readonly boot: string;
  /** Pids mean something only within one of these; '' where the system does not say. */
  readonly pidNamespace: string;
  /** The start of a process as `Holder.startedAt` has it; '' = there is none, or the system does not say. */
  readonly startOf: (pid: number) => string;
  /** Takes the kernel's lock on an open file, which goes with this process however it ends; `none` = there is no such lock here. */
  readonly lockOpenFile: (fd: number) => 'held' | 'taken' | 'none';
}

export const thisPlace = (): Place => {
  const boot = orNothing(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')).trim();
  return {
    host: hostname(),
    boot,
    pidNamespace: orNothing(() => readlinkSync('/proc/self/ns/pid')),
    startOf: (pid) => {
      const stat = orNothing(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
      // The second field is the name of the program, which may hold blanks.
      const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
      return ticks === undefined ? '' : `${boot}:${ticks}`;
    },
    lockOpenFile,
  };
};

/** Longer it may only take where a network file system hangs. */
const TOOL_MS = 5000;

/**
 * Node.js has no flock(2), but util-linux and busybox have a command for it that locks a file somebody else has opened:
 * the lock belongs to what was opened, so it stays when the command has ended and goes when our descriptor does.
 */
const lockOpenFile = (fd: number): 'held' | 'taken' | 'none' => {
  const { status, stderr } = spawnSync('flock', ['-x', '-n', '3'], {
    stdio: ['ignore', 'ignore', 'pipe', fd],
    timeout: TOOL_MS,
  });
  if (status === 0) return 'held';
  // Whatever else goes wrong (a file system without locks) it says in words.
  return status === 1 && stderr.length === 0 ? 'taken' : 'none';
};

const orNothing = (read: () => string): string => {
  try {
    return read();
  } catch {
    return '';
  }
};
