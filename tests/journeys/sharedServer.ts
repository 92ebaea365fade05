import { type RunningServer, startServer } from './startServer';

/** What owners of journeys type into forms: addresses, passwords, phones. */
const SECRETS = /@example\.com|long enough secret|9991234567|2001122|Пекарня|Кирова/;

export type SharedServer = Pick<RunningServer, 'url' | 'dataDir'>;

/** The server that all workers of a run share; they learn of it by their environment. */
export const sharedServer = (): SharedServer => {
  const { JOURNEYS_SERVER: told = '' } = process.env;
  if (told === '') throw new Error('Expected JOURNEYS_SERVER, which the start of a run sets, got nothing.');
  return JSON.parse(told);
};

/** Starts it, empty, before the first journey; ends it after the last, and looks through all that it has printed. */
export default async (): Promise<() => Promise<void>> => {
  const server = await startServer({ env: { SEED_DEMO: '0', TRUST_PROXY: '127.0.0.1' } });
  process.env.JOURNEYS_SERVER = JSON.stringify({ url: server.url, dataDir: server.dataDir });
  return async () => {
    await server.stop();
    // The whole run, everything that was typed in it (trust PL1).
    const [leaked] = SECRETS.exec(server.output()) ?? [];
    if (leaked !== undefined) throw new Error(`The server printed ${leaked}, which somebody had typed.`);
  };
};
