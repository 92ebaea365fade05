import type { Embedded } from '../../server/db/embedded/openEmbedded';
import type { RunningServer } from '../../server/startServer';

type Server = typeof import('./server');

/**
 * The process of the backend: told of a bundle, it serves that one in place of the last. The database stays open over it, and packages
 * stay read: together they are most of a start. It ends with the process that started it.
 */
let running: RunningServer | undefined;
let database: Promise<Embedded> | undefined;
let isAgain = false;

/** What is to be served, and where the console is that asks it. */
export interface NextBundle {
  readonly entry: string;
  readonly page: string;
}

const AGAIN = 'Carte is ready again.\n';
/** Another branch, or a resource that was generated and taken back, leaves a database behind that the sources do not know. */
const ANEW =
  '\nTo go on with these sources, begin beside it: DATA_DIR=./data-2 npm run dev makes the demo anew (npm run dev again with the sources that it came from finds it as it was).';
const SAID_LAST_MS = 100;

const keepOpen =
  (open: Server['openDataFolder']): Server['openDataFolder'] =>
  async (dataDir) => {
    database ??= open(dataDir);
    try {
      const opened = await database;
      // Migrations may take their time, also those of the next bundle.
      return { ...opened, close: async () => opened.guard({ statementMs: Number.POSITIVE_INFINITY }) };
    } catch (error) {
      database = undefined;
      throw error;
    }
  };

const rest = async (): Promise<void> => {
  const old = running;
  running = undefined;
  await old?.stop();
};

const serveNext = async ({ entry, page }: NextBundle): Promise<void> => {
  // Read while the last one still answers.
  const { startServer, readEnv, signInOf, openDataFolder, failureText }: Server = await import(
    /* @vite-ignore */ entry
  );
  await rest();
  try {
    const env = readEnv(process.env);
    running = await startServer(env, { open: keepOpen(openDataFolder) });
    const text = isAgain ? AGAIN : readyText(running, { page, signIn: signInOf(running, env) });
    // What it logs at its start waits a moment, too; what has to be read comes last.
    setTimeout(() => process.stdout.write(text), SAID_LAST_MS);
    isAgain = true;
  } catch (error) {
    const isRefused = error instanceof Error && error.name === 'DatabaseRefused';
    throw new Error(`${failureText(error)}${isRefused ? ANEW : ''}`);
  }
};

/** The page first: it is what a person opens. */
const readyText = (
  { address, metrics }: RunningServer,
  { page, signIn }: { readonly page: string; readonly signIn: readonly string[] },
): string =>
  [
    '',
    `Carte is ready. Open ${page}`,
    '',
    ...signIn,
    `Backend: ${address} (the page asks it; there is nothing to open)`,
    ...(metrics === undefined ? [] : [`Metrics: ${metrics}`]),
  ]
    .join('\n  ')
    .concat('\n\n');

const end = async (): Promise<void> => {
  await rest();
  await (await database)?.close();
  process.exit(0);
};

process.umask(0o077);
process.on('message', (next: NextBundle) => {
  serveNext(next).then(
    () => process.send?.('ready'),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.send?.('failed');
    },
  );
});
// What a terminal sends to the whole group comes from its owner, too, and once is enough.
process.on('SIGINT', () => {});
process.once('SIGTERM', () => void end());
process.once('disconnect', () => void end());
