import { runFuzz } from './runFuzz';

/**
 * `npm run fuzz -- [requests] [seed]`: generated requests against the whole server, 100,000 if nothing is said. Prints the
 * seed; with the same seed the same requests come again. Exits 1 when anything was wrong.
 */
const [requests = 100_000, seed = Math.floor(Math.random() * 2 ** 31)] = process.argv.slice(2).map(Number);
if (![requests, seed].every((one) => Number.isInteger(one) && one >= 0)) {
  throw new Error('Expected whole numbers: npm run fuzz -- 100000 42');
}
console.log(`seed ${seed}`);
const started = Date.now();
const onProgress = (sent: number): void => {
  if (sent % 10_000 < 1000) console.log(`${sent} sent, ${Math.round((Date.now() - started) / 1000)} s`);
};
const { sent, chains, statuses, faults } = await runFuzz({ requests, seed, onProgress });
const failed = Object.entries(statuses).filter(([status]) => Number(status) >= 500);
console.log(`${sent} requests, ${chains} chains, ${Math.round((Date.now() - started) / 1000)} s`);
console.log(
  Object.entries(statuses)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', '),
);
for (const fault of faults) console.log(fault);
console.log(`${failed.reduce((sum, [, count]) => sum + count, 0)} x 5xx, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
