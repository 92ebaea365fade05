import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rolldown } from 'vite';
import type { NextBundle } from './backendProcess';

/** `restarting`: it has answered before. `failed`: it has not started, and waits for the next change of its sources. */
export type BackendState = 'starting' | 'restarting' | 'ready' | 'failed';

export interface Backend {
  /** Begins to serve, now that there is a page for it. */
  readonly open: (page: string) => void;
  /** Until it answers, or is known not to. */
  readonly settled: () => Promise<void>;
  readonly state: () => BackendState;
  readonly onState: (listener: (state: BackendState) => void) => void;
  /** Told of what it reads and no bundle has: migrations, the demo. */
  readonly reread: () => void;
  /** Lets it finish what it works on. */
  readonly stop: () => Promise<void>;
  /** The last resort of a process that ends. */
  readonly kill: () => void;
}

interface BackendOptions {
  readonly bundles: readonly Rolldown.RolldownWatcher[];
  /** Where they are put. */
  readonly folder: string;
  /** What it reads besides. */
  readonly read: readonly string[];
  readonly port: number;
  readonly cwd: string;
}

const SETTLED: Readonly<Record<BackendState, boolean>> = {
  starting: false,
  restarting: false,
  ready: true,
  failed: true,
};

/** What somebody is told who works is no matter of a second; what hangs is. */
const GRACE_MS = 5000;

/** A script writes several files one after the other. */
const SETTLE_MS = 100;

/** What its process keeps from bundle to bundle; after a change of it there has to be another process. */
const KEPT = /\/(?:server\/db\/embedded|build\/dev)\//;

/** Runs what the bundles make, and anew as often as they make something else. */
export const startBackend = ({ bundles, folder, read, port, cwd }: BackendOptions): Backend => {
  const listeners: ((state: BackendState) => void)[] = [];
  let state: BackendState = 'starting';
  let child: ChildProcess | undefined;
  let running = '';
  let page = '';
  let wasReady = false;
  let isOver = false;
  const enter = (next: BackendState): void => {
    state = next;
    wasReady ||= next === 'ready';
    for (const listener of listeners) listener(next);
  };

  const end = async (): Promise<void> => {
    const old = child;
    child = undefined;
    if (!old || old.exitCode !== null || old.signalCode !== null) return;
    const timer = setTimeout(() => old.kill('SIGKILL'), GRACE_MS);
    old.kill('SIGTERM');
    await once(old, 'exit');
    clearTimeout(timer);
  };

  const begin = (): ChildProcess => {
    const own = fork(join(folder, 'backendProcess.js'), {
      cwd,
      execArgv: ['--enable-source-maps'],
      // Links in letters lead to the page.
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: String(port),
        PUBLIC_URL: process.env.PUBLIC_URL || page,
      },
    });
    own.on('message', (told) => own === child && enter(told === 'ready' ? 'ready' : 'failed'));
    own.once('exit', (code, signal) => {
      if (own !== child) return;
      child = undefined;
      if (state !== 'ready') return enter('failed');
      console.error(`The backend has ended (${signal ?? code}) and is started again.`);
      enter('restarting');
      restart();
    });
    return own;
  };

  let soon: NodeJS.Timeout | undefined;
  let busy = 0;
  let isOutdated = false;
  let last = Promise.resolve();
  const serveNext = async (version: string): Promise<void> => {
    if (isOutdated) await end();
    isOutdated = false;
    if (isOver) return;
    child ??= begin();
    const next: NextBundle = { entry: `${pathToFileURL(join(folder, 'server.js'))}?${version}`, page };
    child.send(next);
  };
  const restart = (): void => {
    if (busy > 0 || isOver || page === '') return;
    const made = hashOf([folder, ...read]);
    if (made === running && child !== undefined && state !== 'failed') return;
    running = made;
    enter(wasReady ? 'restarting' : 'starting');
    last = last.then(() => serveNext(made));
  };
  for (const bundle of bundles) {
    busy += 1;
    let isBusy = true;
    bundle.on('change', (file) => {
      isOutdated ||= KEPT.test(file);
    });
    bundle.on('event', (event) => {
      const isNow = event.code !== 'END' && event.code !== 'ERROR';
      if (isNow !== isBusy) busy += isNow ? 1 : -1;
      isBusy = isNow;
      if (event.code === 'ERROR') console.error(event.error.message);
      if (!isNow) restart();
    });
  }

  return {
    open: (address) => {
      page = address;
      restart();
    },
    state: () => state,
    onState: (listener) => void listeners.push(listener),
    reread: () => {
      clearTimeout(soon);
      soon = setTimeout(restart, SETTLE_MS);
    },
    settled: () =>
      SETTLED[state]
        ? Promise.resolve()
        : new Promise((resolve) => {
            listeners.push((next) => SETTLED[next] && resolve());
          }),
    stop: async () => {
      isOver = true;
      clearTimeout(soon);
      await end();
    },
    kill: () => child?.kill('SIGTERM'),
  };
};

/** Of everything that it would run or read, but chunks of bundles before: their names tell them apart. */
const hashOf = (folders: readonly string[]): string => {
  const hash = createHash('sha1');
  for (const folder of folders)
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (/^[^.]+\.(?:js|sql|json|csv)$/.test(name)) hash.update(readFileSync(join(folder, name)));
  return hash.digest('hex');
};
