import { powercutRun } from './powercutRun';

/**
 * `npm run trust:powercut [-- SEEDS [ignored|unordered]]`: the power goes 200 times; with a word, on a disk that only says it syncs, or
 * with tables that do not wait for the log. Exits 1 when anything acknowledged is lost.
 */
const SYNCS = ['ignored', 'unordered'] as const;
const count = Number(process.argv[2] ?? 200);
const seeds = Array.from({ length: count }, (_, index) => index + 1);
const { acknowledged, lost, openings } = await powercutRun(seeds, {
  syncs: SYNCS.find((one) => one === process.argv[3]) ?? 'counted',
  onSeed: (seed) => {
    if (seed % 20 === 0) console.log(`${seed} of ${count}`);
  },
});
const at = (share: number): string =>
  `${Math.round(openings[Math.floor(share * (openings.length - 1))] ?? 0)} ms`;
console.log(
  `${count} power cuts: opened ${openings.length}, rows acknowledged ${acknowledged}, lost ${lost.length}`,
);
console.log(`open again after ${at(0.5)} (median), ${at(1)} (longest)`);
for (const line of lost.slice(0, 20)) console.log(line);
process.exitCode = lost.length === 0 ? 0 : 1;
