import type { Embedded } from '../../server/db/embedded/openEmbedded';
import type { RunningServer } from '../../server/startServer';

type Server = typeof import('./server');

/**
 * The process of the backend: told of a bundle, it serves that one in place of the last. The database stays open over it, and packages
 * stay read: together they are most of a start. It ends with the process that started it.
 */
let running: RunningServer | undefined;
let database: Promise<Embedded> | undefined;

const keepOpen =
  (open: Server['openDataFolder']): Server['openDataFolder'] =>
  async (dataDir) => {
    database ??= open(dataDir);
    try {
      const opened = await database;
      // Migrations may take their time, also those of the next bundle.
      return { ...opened, close: async () => opened.guard(Number.POSITIVE_INFINITY) };
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

const serveNext = async (entry: string): Promise<void> => {
  // Read while the last one still answers.
  const { serve, openDataFolder, failureText }: Server = await import(/* @vite-ignore */ entry);
  await rest();
  running = await serve({ open: keepOpen(openDataFolder) }).catch((error: unknown) => {
    throw new Error(failureText(error));
  });
};

const end = async (): Promise<void> => {
  await rest();
  await (await database)?.close();
  process.exit(0);
};

process.umask(0o077);
process.on('message', (entry: string) => {
  serveNext(entry).then(
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
