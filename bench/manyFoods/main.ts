import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from '../../tests/journeys/startServer';
import { openBrowser } from '../browser/openBrowser';
import { interleaved } from '../report/interleaved';
import { publish } from '../report/publish';
import { fillTwo } from './fillTwo';
import { type FoodsFigures, visitFoods } from './visitFoods';

const { values } = parseArgs({
  options: {
    foods: { type: 'string', default: '10000' },
    repeat: { type: 'string', default: '5' },
  },
});

/** A list that grows a hundred times may cost half as much again. */
const FLAT = 1.5;
const QUESTIONS: Readonly<Record<keyof FoodsFigures, string>> = {
  first: 'first page, from nothing',
  next: 'next page',
  filter: 'filter',
  search: 'search',
};

const folder = await mkdtemp(join(tmpdir(), 'carte-bench-'));
const browser = await openBrowser();
try {
  const { token, small, large } = await fillTwo(folder, Number(values.foods));
  const server = await startServer({ dataDir: folder, env: { SEED_DEMO: '0' } });
  try {
    const visit = (at: typeof small) => () => visitFoods(browser, { url: server.url, token, at });
    // The first visit warms the server and fills no cache of the browser's: every visit has a profile of its own.
    await visit(large)();
    const middle = await interleaved({ large: visit(large), small: visit(small) }, Number(values.repeat));
    const figures = (Object.keys(QUESTIONS) as (keyof FoodsFigures)[]).map((key) => ({
      budget: 'S2',
      what: `${QUESTIONS[key]}, ${large.foods} foods in one category beside ${small.foods}`,
      unit: 'ms' as const,
      ours: middle.large[key],
      floor: middle.small[key],
      maxRatio: FLAT,
    }));
    await publish('manyFoods', figures, { browser: browser.version, repetitions: values.repeat });
  } finally {
    await server.stop();
  }
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}
