import { expect, it } from 'vitest';
import { runFuzz } from '../fuzz/runFuzz';

/** The suite's share of the 100,000 that `npm run fuzz` sends (docs/trust.md). */
const REQUESTS = 1000;
const SEED = 2;

it('[IV1][AZ3] generated requests: no 5xx, nothing wrong accepted, nothing right refused, all answers fit, no row of another owner moved', async () => {
  const { sent, chains, statuses, faults } = await runFuzz({ requests: REQUESTS, seed: SEED });
  console.log(`${sent} requests, ${chains} chains, seed ${SEED}: ${JSON.stringify(statuses)}`);
  expect(faults).toEqual([]);
  expect(sent).toBeGreaterThanOrEqual(REQUESTS);
  expect(chains).toBeGreaterThan(REQUESTS / 100 / 2);
}, 1_200_000);
