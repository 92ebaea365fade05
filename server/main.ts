import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readEnv } from './env';
import { failureText } from './failureText';
import { demoEmail, demoStaff } from './seed/seedDemo';
import { startServer } from './startServer';

/** How long a stop may take before the process ends anyway. */
const DRAIN_MS = 10_000;

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

// Whoever heard us may be gone, or out of room: nothing to end for.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

const reject = (error: unknown): never => {
  process.stderr.write(`${failureText(error)}\n`);
  process.exit(1);
};

const run = async (): Promise<void> => {
  // What the server writes (database, papers, letters) is for its own user only.
  process.umask(0o077);
  const env = readEnv(process.env);
  // The build stands beside the built server, and beside the sources alike.
  const consoleFolder = fileURLToPath(new URL('../dist', import.meta.url));
  const server = await startServer(env, existsSync(consoleFolder) ? consoleFolder : undefined);

  let isStopping = false;
  const stop = (signal: string): void => {
    if (isStopping) return;
    isStopping = true;
    say(`${signal}: finishing what is being worked on.`);
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    server.stop().then(() => process.exit(0), reject);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  if (server.metrics !== undefined) say(`Metrics: ${server.metrics}`);
  say(`Carte is ready: ${server.address}`);
  if (server.demo) {
    const how = env.DEMO_PASSWORD === undefined ? server.demo.password : '(the one in DEMO_PASSWORD)';
    say(`Demo sign-in: ${server.demo.email}  password: ${how}`);
    for (const [role, email] of demoStaff()) say(`       as the ${role}: ${email}  with the same password`);
  } else if (env.SEED_DEMO) {
    say(`Demo sign-in: ${demoEmail()}  password: the one printed at the first start.`);
  }
};

// Also what breaks on the side: Node would print all of it, and a database puts values into its messages.
process.on('uncaughtException', reject);
run().catch(reject);
