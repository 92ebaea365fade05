import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildServer } from '../buildServer';
import { seedOwners } from '../kill/seedOwners';
import { startCarte } from '../startCarte';
import { ATTACKS } from './attacks';
import { memoryOf, watchPeak } from './memory';
import { lookMeanwhile } from './owner';

/**
 * `npm run trust:attack [-- PART_OF_A_NAME [SECONDS]]`: strangers and users of the built server who want to stop it, one
 * after the other, each for 30 seconds. Meanwhile an owner asks for a list: says how long that took, how often it failed,
 * and what the server's memory was before, at its most, and half a minute afterwards. Everything happens on this machine
 * (strangers come from 127.0.0.2, the owner from 127.0.0.9) and ends by itself. Exits 1 when an owner's list failed, or
 * took 500 ms or more at the 95th percentile.
 */
const [, , only = '', seconds = '30'] = process.argv;
const REST_MS = 30_000;
const MAX_P95_MS = 500;
const ATTACKERS = 20;

const chosen = Object.entries(ATTACKS).filter(([name]) => name.includes(only));
const folder = mkdtempSync(join(tmpdir(), 'carte-attack-'));
const built = buildServer();
try {
  const [victim, neighbour, ...attackers] = await seedOwners(
    { DATA_DIR: folder, DATABASE_URL: undefined },
    ATTACKERS + 2,
  );
  if (!victim || !neighbour) throw new Error('Expected owners to be made.');
  const carte = await startCarte(built.entry, { DATA_DIR: folder });
  try {
    const pid = carte.child.pid ?? 0;
    const victimAddress = '127.0.0.9';
    const visit = { url: carte.url, token: victim.token, from: victimAddress };
    await lookMeanwhile(visit, () => pause(3000));
    let isHeld = true;
    for (const [name, attack] of chosen) {
      const before = memoryOf(pid);
      const peakOf = watchPeak(pid);
      let said = '';
      const felt = await lookMeanwhile(visit, async () => {
        said = await attack({
          url: carte.url,
          attackers,
          neighbour,
          seconds: Number(seconds),
          victimAddress,
        });
      });
      const peak = peakOf();
      await pause(REST_MS);
      const after = memoryOf(pid);
      const ms = [felt.p50, felt.p95, felt.max].map((one) => one.toFixed(0)).join(' / ');
      const mb = [before, peak, after]
        .map(({ own, all }) => `${own.toFixed(0)} (${all.toFixed(0)})`)
        .join(' / ');
      console.log(`${name}: ${said}`);
      console.log(
        `  the owner's list: ${felt.asked} asked, ${felt.failed} not 200; p50 / p95 / max ${ms} ms`,
      );
      console.log(`  memory before / peak / after 30 s, of the server (and with its processes): ${mb} MB`);
      isHeld &&= felt.failed === 0 && felt.p95 < MAX_P95_MS;
    }
    process.exitCode = isHeld ? 0 : 1;
  } finally {
    carte.child.kill('SIGTERM');
    await carte.ended;
  }
} finally {
  built.remove();
  rmSync(folder, { recursive: true, force: true });
}
