import { failureText } from './failureText';
import { serve } from './startServer';

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
  const server = await serve();

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
