import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { isIPv6 } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { GuestPages } from '../contract/guest/GuestPages';
import { buildApp } from './app';
import { makePasswords } from './auth/makePasswords';
import { serveControl } from './backup/control';
import { serveCommands } from './commands/commandPort';
import type { Deps } from './Deps';
import type { Database } from './db/Database';
import type { openDataFolder } from './db/embedded/openEmbedded';
import { openDatabase, openReplica } from './db/openDatabase';
import type { Resource } from './engine/Resource';
import { type Env, readEnv } from './env';
import { openFileStore } from './files/makeFileStore';
import { createLog } from './http/logging';
import { startCounting } from './jobs/countVenues';
import { startEndingStops } from './jobs/endStops';
import { startDrawing } from './jobs/startDrawing';
import { startMaintenance } from './jobs/startMaintenance';
import { countLetters } from './mail/Mailer';
import { makeDeps } from './makeDeps';
import { type Metrics, makeMetrics } from './metrics/makeMetrics';
import { resources as own } from './resources';
import { loadReference } from './seed/loadReference';
import { demoEmail, demoStaff, seedDemo } from './seed/seedDemo';

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

export interface ServedBesides {
  /** The built console; absent: only the API. */
  readonly consoleFolder?: string | undefined;
  /** Served besides Carte's own. */
  readonly resources?: readonly Resource[];
  /** Opens the embedded database; absent: for this server alone, which closes it. */
  readonly open?: typeof openDataFolder;
  /** Makes what tables these need, on every start, after Carte's own are there. */
  readonly prepare?: (db: Database) => Promise<void>;
}

/** Opens the database, fills what is empty, listens. */
export const startServer = async (
  env: Env,
  { consoleFolder, resources, open, prepare }: ServedBesides = {},
): Promise<RunningServer> => {
  const log = createLog();
  const clock = (): Date => new Date();
  mkdirSync(env.DATA_DIR, { recursive: true });
  const database = await openDatabase(env, open);
  const { db, guard, load } = database;
  const replica = env.DATABASE_REPLICA_URL === undefined ? undefined : openReplica(env.DATABASE_REPLICA_URL);
  const close = async (): Promise<void> => {
    await replica?.close();
    await database.close();
  };
  try {
    const files = openFileStore(env);
    await prepare?.(db);
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
      ...(replica && { guestDb: replica.db }),
      clock,
      files,
      log,
      resources: [...own, ...(resources ?? [])],
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
    const jobs = [
      startMaintenance(deps, database, metrics),
      startDrawing(deps),
      startEndingStops(deps),
      startCounting(deps),
    ];
    const unhear = database.copyRows && (await serveControl(env.DATA_DIR, database.copyRows, deps));
    const closeDoor = await serveCommands(env.DATA_DIR, deps);
    guard({ syncMs: env.DISK_SECONDS * 1000 });
    const stop = async (): Promise<void> => {
      await app.close();
      await looked?.close();
      await unhear?.();
      await closeDoor();
      for (const rest of jobs) await rest();
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
  deps: Pick<Deps, 'db' | 'clock' | 'files' | 'passwords'>,
): Promise<RunningServer['demo']> => {
  const password = DEMO_PASSWORD ?? randomBytes(9).toString('base64url');
  const isPlanted = await seedDemo(password, deps);
  return isPlanted ? { email: demoEmail(), password } : undefined;
};

/**
 * What draws the pages of guests: made by the build from `guest/`, because the server knows no React. It stands beside the built
 * server; to the sources it lies where the build puts it. Made anew, it is another module.
 * @returns undefined = nothing is built: no guest sees a page
 */
const loadGuestPages = async (): Promise<GuestPages | undefined> => {
  const places = ['./guest.js', '../dist-server/guest.js'].map((place) => new URL(place, import.meta.url));
  const found = places.find((place) => existsSync(fileURLToPath(place)));
  if (!found) return undefined;
  const made = `${found.href}?${statSync(found).mtimeMs}`;
  const { guestPages }: { readonly guestPages: GuestPages } = await import(/* @vite-ignore */ made);
  return guestPages;
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

/** Starts the server of this environment, and says where it is reached. */
export const serve = async (besides: Pick<ServedBesides, 'open'> = {}): Promise<RunningServer> => {
  const env = readEnv(process.env);
  // The build stands beside the built server, and beside the sources alike.
  const consoleFolder = fileURLToPath(new URL('../dist', import.meta.url));
  const server = await startServer(env, { ...besides, ...(existsSync(consoleFolder) && { consoleFolder }) });
  if (server.metrics !== undefined) say(`Metrics: ${server.metrics}`);
  say(`Carte is ready: ${server.address}`);
  for (const line of signInOf(server, env)) say(line);
  return server;
};

/** How the owner of the demo signs in, and who works there; nothing where there is no demo. */
export const signInOf = ({ demo }: RunningServer, { DEMO_PASSWORD, SEED_DEMO }: Env): readonly string[] => {
  if (!SEED_DEMO) return [];
  const email = demoEmail();
  const made = DEMO_PASSWORD === undefined ? demo?.password : '(the one in DEMO_PASSWORD)';
  const known = `the one of the first start, the only one that reads DEMO_PASSWORD; npm run account -- access ${email} gives another.`;
  const staff = demoStaff().map(([role, other]) => `       as the ${role}: ${other}  with the same password`);
  return [`Demo sign-in: ${email}  password: ${demo ? made : known}`, ...staff];
};

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};
