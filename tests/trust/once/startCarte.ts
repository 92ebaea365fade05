import { type ChildProcess, spawn } from 'node:child_process';

export interface Carte {
  readonly child: ChildProcess;
  readonly url: string;
  /** From the start of the process until it says that it is ready, in ms. */
  readonly startedIn: number;
  /** Everything it has printed. */
  readonly output: () => string;
  readonly ended: Promise<number | null>;
}

/** What runs the server where it need not be the built one: the build of `npm test` starts sooner than its sources. */
export const SERVER: readonly [entry: string, ...args: string[]] = process.env.TEST_SERVER
  ? [process.env.TEST_SERVER]
  : ['server/main.ts', '--import', 'tsx'];

/**
 * Starts the server process and waits until it is ready; fails with what it said when it ends before.
 * @param onStart gets the process at once, for who will not let it come that far
 * @param command what runs the entry
 */
export const startCarte = async (
  entry: string,
  env: Readonly<Record<string, string>>,
  onStart: (child: ChildProcess) => void = () => {},
  [command, ...args]: readonly [string, ...string[]] = [process.execPath],
): Promise<Carte> => {
  const { PATH = '', HOME = '' } = process.env;
  const since = performance.now();
  // The load of the tests comes from one address.
  const own = { PORT: '0', SEED_DEMO: '0', REQUESTS_PER_MINUTE: '0' };
  const child = spawn(command, [...args, entry], { env: { PATH, HOME, ...own, ...env } });
  onStart(child);
  let text = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    const subscribe = (chunk: Buffer): void => {
      // Only the beginning and what went wrong is of interest.
      if (text.length < 100_000) text += String(chunk);
      const [, found] = /Carte is ready: (http:\S+)/.exec(text) ?? [];
      if (found) resolve(found);
    };
    child.stdout.on('data', subscribe);
    child.stderr.on('data', subscribe);
    void ended.then((code) => reject(new Error(`The server ended with ${code}:\n${text}`)));
  });
  return { child, url, startedIn: performance.now() - since, output: () => text, ended };
};
