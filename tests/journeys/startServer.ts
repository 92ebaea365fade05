import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ENTRY = resolve('dist-server/main.js');

export interface RunningServer {
  /** The address it printed, without a slash at the end. */
  readonly url: string;
  readonly dataDir: string;
  /** Everything printed so far. */
  readonly output: () => string;
  /** Ends it as Ctrl-C does; resolves with its exit code. */
  readonly stop: () => Promise<number | null>;
}

export interface ServerOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** An existing folder is kept when the server stops; without one, a new one is made and removed. */
  readonly dataDir?: string;
  /** The data that a new one begins with: a first start takes seconds, and `npm test` has made one for all. */
  readonly from?: string | undefined;
  /** Another build of the server than the checkout's own. */
  readonly entry?: string;
}

/** The real server as `npm start` runs it, on a free port, with data of its own. */
export const startServer = async ({
  env = {},
  dataDir,
  from = process.env.TEST_DATA_DIR,
  entry = ENTRY,
}: ServerOptions = {}): Promise<RunningServer> => {
  if (!existsSync(entry)) throw new Error(`No ${entry}: run "npm run build" first.`);
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'carte-journey-')));
  // A socket of the server that made them is no file.
  const filter = (path: string) => !path.endsWith('.sock');
  if (from && dataDir === undefined) await cp(from, folder, { recursive: true, filter });
  const child = spawn(process.execPath, [entry], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const exited = new Promise<number | null>((done) => child.once('exit', done));
  const url = await new Promise<string>((done, fail) => {
    const subscribe = (chunk: Buffer) => {
      printed += chunk.toString();
      const [, address] = /Carte is ready: (http:\/\/127\.0\.0\.1:[1-9]\d*)/.exec(printed) ?? [];
      if (address) done(address);
    };
    child.stdout.on('data', subscribe);
    child.stderr.on('data', subscribe);
    exited.then((code) => fail(new Error(`The server ended with ${code} before it was ready:\n${printed}`)));
  });

  const stop = async () => {
    child.kill('SIGINT');
    const code = await exited;
    if (dataDir === undefined) await rm(folder, { recursive: true, force: true });
    return code;
  };
  return { url, dataDir: folder, output: () => printed, stop };
};
