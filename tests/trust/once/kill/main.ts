import { ownDatabase } from '../../../server/ownDatabase';
import { buildServer } from '../buildServer';
import { killRun } from './killRun';

/**
 * `npm run trust:kill [-- ROUNDS]`: kill -9 of the server under load, 300 times. `TEST_DATABASE_URL` names a PostgreSQL to do
 * it on, in a database of its own, instead of the embedded one. Exits 1 when anything acknowledged is lost.
 */
const rounds = Number(process.argv[2] ?? 300);
const server = process.env.TEST_DATABASE_URL?.trim();

const inOwnDatabase = async <T>(server: string, run: (own: string) => Promise<T>): Promise<T> => {
  const { url, drop } = await ownDatabase(server);
  return run(url).finally(drop);
};

const built = buildServer();
const report = (databaseUrl?: string) =>
  killRun({
    entry: built.entry,
    rounds,
    signals: ['SIGKILL'],
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    onRound: (round) => {
      if (round % 25 === 0) console.log(`${round} of ${rounds}`);
    },
  });
try {
  const { acknowledged, lost, starts } = server ? await inOwnDatabase(server, report) : await report();
  const at = (share: number): string =>
    `${Math.round(starts[Math.floor(share * (starts.length - 1))] ?? 0)} ms`;
  console.log(`${server ? 'PostgreSQL' : 'Embedded database'}: ${rounds} kills`);
  console.log(`acknowledged ${acknowledged}, lost ${lost.length}`);
  console.log(`ready again after ${at(0.5)} (median), ${at(0.99)} (99 of 100), ${at(1)} (longest)`);
  for (const line of lost.slice(0, 20)) console.log(line);
  process.exitCode = lost.length === 0 ? 0 : 1;
} finally {
  built.remove();
}
