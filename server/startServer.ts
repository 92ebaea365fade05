import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { isIPv6 } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { GuestPages } from '../contract/guest/GuestPages';
import { buildApp } from './app';
import { makePasswords } from './auth/makePasswords';
import { serveControl } from './backup/control';
import { serveCommands } from './commands/door';
import type { Deps } from './Deps';
import { openDatabase } from './db/openDatabase';
import type { Env } from './env';
import { openFileStore } from './files/makeFileStore';
import { createLog } from './http/logging';
import { countVenues } from './jobs/countVenues';
import { returnStops } from './jobs/returnStops';
import { startDrawing } from './jobs/startDrawing';
import { startMaintenance } from './jobs/startMaintenance';
import { countLetters } from './mail/Mailer';
import { makeDeps } from './makeDeps';
import { type Metrics, makeMetrics } from './metrics/makeMetrics';
import { loadReference } from './seed/loadReference';
import { demoEmail, seedDemo } from './seed/seedDemo';

export interface RunningServer {
  /** `http://127.0.0.1:3000` */
  readonly address: string;
  /** Where the metrics are, if anywhere. */
  readonly metrics: string | undefined;
  /** The sign-in of the demo owner, where this very start has made it. */
  readonly demo: { readonly email: string; readonly password: string } | undefined;
  /** Takes no more, finishes what is being worked on, closes everything. */
  readonly stop: () => Promise<void>;
}

/** Opens the database, fills what is empty, listens. */
export const startServer = async (env: Env, consoleFolder: string | undefined): Promise<RunningServer> => {
  const log = createLog();
  const clock = (): Date => new Date();
  mkdirSync(env.DATA_DIR, { recursive: true });
  const database = await openDatabase(env);
  const { db, guard, load, close } = database;
  try {
    const files = openFileStore(env);
    await loadReference(db);
    const demo = env.SEED_DEMO
      ? await seedDemoRows(env, { db, clock, files, passwords: makePasswords() })
      : undefined;
    const metrics = makeMetrics();
    // Where nobody says how people reach the console, it is reached where it listens: port 0 is known only then.
    let listens = `http://${env.HOST}:${env.PORT}`;
    const {
      deps,
      close: closeDeps,
      left,
    } = await makeDeps({
      env,
      db,
      clock,
      files,
      log,
      listens: () => listens,
      mailing: (mailer) => countLetters(mailer, metrics),
    });
    metrics.show('carte_letters_waiting', 'Letters and other work that is done after the answer.', left);
    metrics.show('carte_db_connections', 'Connections to the database.', () => load().open);
    metrics.show('carte_db_connections_idle', 'Those of them that nobody uses.', () => load().idle);
    metrics.show('carte_db_waiting', 'Calls that wait for a connection.', () => load().waiting);

    const guests = await loadGuestPages();
    const app = await buildApp(deps, { consoleFolder, guests, metrics });
    const address = await app.listen({ host: env.HOST, port: env.PORT });
    listens = address;
    const looked = await openMetrics(env, metrics);
    const rest = startMaintenance(deps, database, metrics);
    const restDrawing = startDrawing(deps);
    const restCounting = startCounting(deps);
    const restReturning = startReturning(deps);
    const unhear = database.copyRows && (await serveControl(env.DATA_DIR, database.copyRows, deps));
    const closeDoor = await serveCommands(env.DATA_DIR, deps);
    guard();
    const stop = async (): Promise<void> => {
      await app.close();
      await looked?.close();
      await unhear?.();
      await closeDoor();
      await rest();
      await restDrawing();
      await restReturning();
      await restCounting();
      await closeDeps();
      await close();
    };
    return { address, metrics: looked?.address, demo, stop };
  } catch (error) {
    await close();
    throw error;
  }
};

const openMetrics = async (
  { METRICS_PORT: port, METRICS_HOST: host }: Env,
  metrics: Metrics,
): Promise<MetricsServer | undefined> =>
  port === undefined ? undefined : serveMetrics(metrics, { host, port });

/** The demo, if the database is empty; a password of our own making is shown once, by whoever prints the sign-in. */
const seedDemoRows = async (
  { DEMO_PASSWORD }: Env,
  { passwords, ...deps }: Pick<Deps, 'db' | 'clock' | 'files' | 'passwords'>,
): Promise<RunningServer['demo']> => {
  const password = DEMO_PASSWORD ?? randomBytes(9).toString('base64url');
  const isPlanted = await seedDemo(await passwords.hash(password), deps);
  return isPlanted ? { email: demoEmail(), password } : undefined;
};

/**
 * What draws the pages of guests: made by the build from `guest/`, because the server knows no React. It stands beside the built
 * server; to the sources it lies where the build puts it.
 * @returns undefined = nothing is built: no guest sees a page
 */
const loadGuestPages = async (): Promise<GuestPages | undefined> => {
  const places = ['./guest.js', '../dist-server/guest.js'].map((place) => new URL(place, import.meta.url));
  const found = places.find((place) => existsSync(fileURLToPath(place)));
  if (!found) return undefined;
  const { guestPages }: { readonly guestPages: GuestPages } = await import(/* @vite-ignore */ found.href);
  return guestPages;
};

/** A venue in which somebody works is counted this often at most. */
const REST_MS = 10_000;

/** Counts what overviews tell for as long as the server runs. @returns stops it, after the venues at hand */
const startCounting = (deps: Pick<Deps, 'db' | 'clock' | 'log'>): (() => Promise<void>) => {
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  const round = async (): Promise<void> => {
    try {
      await countVenues(deps, () => isOver);
    } catch (error) {
      deps.log.error({ err: error }, 'venues could not be counted');
    }
    if (!isOver) timer = setTimeout(begin, REST_MS).unref();
  };
  let last = Promise.resolve();
  const begin = (): void => {
    last = round();
  };
  begin();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await last;
  };
};

/** Guests are told at the very moment: `visibility` knows the end. Lists and the history follow within this time. */
const EVERY_MS = 2000;

/**
 * Brings dishes back when their stops end: at once what ended while nobody looked, then as time passes. Every process does; what one
 * has at hand the others leave alone. @returns stops it, after the round at hand
 */
export const startReturning = (deps: Deps): (() => Promise<void>) => {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<void> = Promise.resolve();
  const round = async (): Promise<void> => {
    try {
      const returned = await returnStops(deps);
      if (returned > 0) deps.log.info({ returned }, 'stops ended');
    } catch (error) {
      deps.log.error({ err: error }, 'stops could not be ended');
    }
    if (isStopped) return;
    timer = setTimeout(begin, EVERY_MS);
    timer.unref();
  };
  const begin = (): void => {
    last = round();
  };
  begin();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await last;
  };
};

export interface MetricsServer {
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** Answers `GET /metrics` on a port of its own, so that no proxy can show it to the dependencies by mistake. */
export const serveMetrics = async (
  { text, contentType }: Pick<Metrics, 'text' | 'contentType'>,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<MetricsServer> => {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    text().then(
      (body) =>
        response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(body),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, resolve);
  });
  const place = server.address();
  const bound = typeof place === 'object' && place !== null ? place.port : port;
  return {
    address: `http://${isIPv6(host) ? `[${host}]` : host}:${bound}/metrics`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
