import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServer } from '../buildServer';
import { seedOwners } from '../kill/seedOwners';
import { startCarte } from '../startCarte';
import { clientOf } from './clientOf';
import { countsOf, type Sample, slopeOf, startSampling } from './measure';

/**
 * `npm run trust:soak [-- MINUTES]`: a mixed load on the built server for 20 minutes. Says how fast its memory grows after
 * warm-up, and what it holds open after warm-up and last. Exits 1 when memory grows by 1 MB a minute or more over the second half,
 * when it holds more handles than it began with, or when anything was answered 5xx.
 */
const minutes = Number(process.argv[2] ?? 20);
const WARM_UP = 0.25;
const MAX_SLOPE = 1;
/** Connections and files that may be open at the moment of counting. */
const SPARE_HANDLES = 16;
const OWNERS = 4;

const folder = mkdtempSync(join(tmpdir(), 'carte-soak-'));
const built = buildServer();
try {
  const owners = await seedOwners({ DATA_DIR: folder, DATABASE_URL: undefined }, OWNERS);
  const carte = await startCarte(built.entry, { DATA_DIR: folder, METRICS_PORT: '0' });
  try {
    const pid = carte.child.pid ?? 0;
    const since = performance.now();
    const elapsed = (): number => (performance.now() - since) / 60_000;
    const clients = owners.map((owner) => clientOf(carte.url, owner));
    for (const client of clients) await client.round();
    const { samples, stop } = startSampling(pid, elapsed);
    const workUntil = (end: number): Promise<unknown> =>
      Promise.all(
        clients.map(async (client) => {
          while (elapsed() < end) await client.round();
        }),
      );
    // The database opens the files of a table when it is first asked for, or tidied.
    await workUntil(minutes * WARM_UP);
    const first = await countsOf(pid, carte.output());
    await workUntil(minutes);
    stop();
    const last = await countsOf(pid, carte.output());

    const after = (share: number): readonly Sample[] => samples.filter(({ at }) => at >= minutes * share);
    const slopes = { warm: slopeOf(after(WARM_UP)), half: slopeOf(after(0.5)) };
    const statuses: Record<string, number> = {};
    for (const client of clients) {
      for (const [status, count] of client.statuses) statuses[status] = (statuses[status] ?? 0) + count;
    }
    console.log(`${minutes} minutes, answers by status: ${JSON.stringify(statuses)}`);
    console.log(`memory: ${samples[0]?.rss.toFixed(0)} MB first, ${samples.at(-1)?.rss.toFixed(0)} MB last`);
    console.log(
      `slope: ${slopes.warm.toFixed(2)} MB/min after warm-up, ${slopes.half.toFixed(2)} MB/min over the second half`,
    );
    for (const [name, count] of Object.entries(first))
      console.log(`${name}: ${count} first, ${last[name]} last`);
    const grown = Object.entries(first).filter(([name, count]) => (last[name] ?? 0) > count + SPARE_HANDLES);
    const failed = Object.keys(statuses).filter((status) => status >= '500');
    process.exitCode = slopes.half >= MAX_SLOPE || grown.length > 0 || failed.length > 0 ? 1 : 0;
  } finally {
    carte.child.kill('SIGTERM');
    await carte.ended;
  }
} finally {
  built.remove();
  rmSync(folder, { recursive: true, force: true });
}
