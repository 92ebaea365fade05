import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

export interface Child {
  readonly url: string;
  /** The processor time it has taken so far, in ms; NaN where the system does not say. */
  readonly processor: () => number;
  /** Tells it to end, as a supervisor does; resolves with its exit code. */
  readonly end: () => Promise<number | null>;
  /** Resolves when it has ended: the folder it had is free then. */
  readonly stop: () => Promise<void>;
}

/** Ticks of `/proc`, in ms. */
const TICK_MS = 10;

/** Starts what serves something in a process of its own and says "is ready: <address>". */
export const startChild = (
  command: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Child> => {
  const child = spawn(process.execPath, command, {
    // Counted like everywhere, and never reached: all of it comes from one address.
    env: { ...process.env, PORT: '0', SEED_DEMO: '0', REQUESTS_PER_MINUTE: '999999999', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let text = '';
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${text}`)));
    child.stdout.on('data', (chunk) => {
      if (text.length > 10_000) return;
      text += chunk;
      const [, url] = /is ready: (http:\S+)/.exec(text) ?? [];
      if (!url) return;
      const stop = async (): Promise<void> => {
        const ended = once(child, 'exit');
        if (child.exitCode === null && child.kill('SIGKILL')) await ended;
      };
      const end = async (): Promise<number | null> => {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
        return child.exitCode;
      };
      resolve({ url, processor: () => processorOf(child), end, stop });
    });
  });
};

const processorOf = ({ pid }: ChildProcess): number => {
  try {
    // After the name, which may hold blanks: state is the third field, user and system time the 14th and 15th.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return Number.NaN;
  }
};
