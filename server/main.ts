import { beginToOpen } from './db/embedded/openEmbedded';
import { readEnv } from './env';
import { failureText } from './failureText';

/** How long a stop may take before the process ends anyway. */
const DRAIN_MS = 10_000;

// Whoever heard us may be gone, or out of room: nothing to end for.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

const reject = (error: unknown): never => {
  process.stderr.write(`${failureText(error)}\n`);
  process.exit(1);
};

const run = async (): Promise<void> => {
  // What the server writes (database, papers, letters) is for its own user only.
  process.umask(0o077);
  const { DATA_DIR, DATABASE_URL } = readEnv(process.env);
  // The database opens in its thread while this one reads the rest of the server: each takes about a second.
  const begun = DATABASE_URL === undefined ? await beginToOpen(DATA_DIR) : undefined;
  const { serve } = await import('./startServer');
  const server = await serve(begun && { open: () => begun.opened });

  let isStopping = false;
  const stop = (signal: string): void => {
    if (isStopping) return;
    isStopping = true;
    process.stdout.write(`${signal}: finishing what is being worked on.\n`);
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    server.stop().then(() => process.exit(0), reject);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
};

// Also what breaks on the side: Node would print all of it, and a database puts values into its messages.
process.on('uncaughtException', reject);
run().catch(reject);
