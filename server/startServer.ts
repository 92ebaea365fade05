import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { buildApp } from './app';
import { makePasswords } from './auth/makePasswords';
import { serveControl } from './backup/control';
import { serveCommands } from './commands/door';
import type { Deps } from './Deps';
import { openDatabase } from './db/openDatabase';
import type { Env } from './env';
import { openFileStore } from './files/makeFileStore';
import { createLog } from './http/logging';
import { startCounting } from './jobs/startCounting';
import { startDrawing } from './jobs/startDrawing';
import { startMaintenance } from './jobs/startMaintenance';
import { startReturning } from './jobs/startReturning';
import { loadGuestPages } from './loadGuestPages';
import { countLetters } from './mail/Mailer';
import { makeDeps } from './makeDeps';
import { type Metrics, makeMetrics } from './metrics/makeMetrics';
import { type MetricsServer, serveMetrics } from './metrics/serveMetrics';
import { loadReference } from './seed/loadReference';
import { DEMO_EMAIL, seedDemo } from './seed/seedDemo';

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
  return isPlanted ? { email: DEMO_EMAIL, password } : undefined;
};
