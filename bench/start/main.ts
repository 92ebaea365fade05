import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from '../../tests/journeys/startServer';
import { median } from '../report/median';
import { publish } from '../report/publish';

const { values } = parseArgs({ options: { repeat: { type: 'string', default: '5' } } });

/** Starts the built server on a folder, and stops it; milliseconds to its address. */
const start = async (dataDir: string): Promise<number> => {
  const from = performance.now();
  const server = await startServer({ dataDir });
  const took = performance.now() - from;
  await server.stop();
  return took;
};

const first: number[] = [];
const again: number[] = [];
for (let time = 0; time < Number(values.repeat); time += 1) {
  const folder = await mkdtemp(join(tmpdir(), 'carte-bench-'));
  try {
    first.push(await start(folder));
    again.push(await start(folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
await publish(
  'start',
  [
    { budget: 'S3', what: 'first start, with the demo', unit: 'ms', ours: median(first), max: 8000 },
    { budget: 'S3', what: 'reopened', unit: 'ms', ours: median(again), max: 2000 },
  ],
  { repetitions: values.repeat },
);
