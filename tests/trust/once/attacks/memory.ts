import { readdirSync, readFileSync } from 'node:fs';

/** Resident memory in MB: of a process, and of it with all that it has started. */
export interface Memory {
  readonly own: number;
  readonly all: number;
}

const residentOf = (pid: number): number => {
  try {
    const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    // It has ended meanwhile.
    return 0;
  }
};

const childrenOf = (pid: number): readonly number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((other) => {
      try {
        const text = readFileSync(`/proc/${other}/stat`, 'utf8');
        return Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1]) === pid;
      } catch {
        return false;
      }
    });

export const memoryOf = (pid: number): Memory => {
  const own = residentOf(pid);
  return { own, all: childrenOf(pid).reduce((sum, child) => sum + residentOf(child), own) };
};

const EVERY_MS = 250;

/** The most there was until it is stopped. */
export const watchPeak = (pid: number): (() => Memory) => {
  let peak: Memory = { own: 0, all: 0 };
  const look = (): void => {
    const { own, all } = memoryOf(pid);
    peak = { own: Math.max(peak.own, own), all: Math.max(peak.all, all) };
  };
  const timer = setInterval(look, EVERY_MS);
  return () => {
    clearInterval(timer);
    look();
    return peak;
  };
};
