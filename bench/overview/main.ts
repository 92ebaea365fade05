import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Pool } from 'pg';
import { openSession } from '../../server/auth/sessions';
import { openDatabase } from '../../server/db/openDatabase';
import { readEnv } from '../../server/env';
import { countVenues } from '../../server/jobs/countVenues';
import { startServer } from '../../server/startServer';
import { ask, askAgain, type Question } from '../backend/askAgain';
import type { Figure } from '../report/Figure';
import { publish } from '../report/publish';
import { fillVenues, OWNER } from './fillVenues';

const { values } = parseArgs({
  options: {
    venues: { type: 'string', default: '100' },
    foods: { type: 'string', default: '2000' },
    rounds: { type: 'string', default: '8' },
    /** A PostgreSQL server; a database of our own is made on it and dropped. Without one only the embedded is measured. */
    database: { type: 'string', default: process.env.BENCH_DATABASE_URL ?? '' },
  },
});
const size = { venues: Number(values.venues), foods: Number(values.foods) };

/** What TD-03 and TD-07 allow. */
const MOST_MS = 50;
const SEARCH_MS = 100;

/** What is typed into the palette. */
const SEARCHES = {
  'a word that a tenth of them begin with': 'борщ',
  'one dish of all': 'латте 1231',
  'a word with a wrong letter': 'латее',
  'a word in the other layout': 'gkjd',
} as const;

/** The overview and the palette's search beside a page of the list of venues: the first look after a start, and those after it. */
const measure = async (
  setting: Readonly<Record<string, string>>,
  engine: string,
): Promise<readonly Figure[]> => {
  const env = readEnv({ SEED_DEMO: '0', PORT: '0', REQUESTS_PER_MINUTE: '0', ...setting });
  const { db, close } = await openDatabase(env);
  await fillVenues(db, size);
  // As a server that ran before this one has left them: see server/jobs/countVenues.
  const begun = performance.now();
  await countVenues({ db, clock: () => new Date() });
  const counting = performance.now() - begun;
  const token = await openSession({ userId: OWNER }, { db, clock: () => new Date() });
  await close();
  const server = await startServer(env);
  const question = (path: string) => ({
    url: `${server.address}/api${path}`,
    init: () => ({ headers: { authorization: `Bearer ${token}` } }),
  });
  try {
    const list = question('/point');
    const overview = question('/overview');
    await ask(list);
    const before = performance.now();
    await ask(overview);
    const first = performance.now() - before;
    const searches = Object.entries(SEARCHES).map(
      ([name, words]) => [name, question(`/search?q=${encodeURIComponent(words)}`)] as const,
    );
    const asked: Readonly<Record<string, Question>> = { overview, list, ...Object.fromEntries(searches) };
    const times = await askAgain(asked, Number(values.rounds));
    const what = `${engine}: overview of ${size.venues} venues with ${size.foods} dishes each`;
    const floor = times.list?.time ?? Number.NaN;
    return [
      { budget: 'TD-03', what, unit: 'ms', ours: times.overview?.time ?? Number.NaN, floor, max: MOST_MS },
      {
        budget: 'TD-03',
        what: `${what}, the first look after a start`,
        unit: 'ms',
        ours: first,
        floor,
        max: MOST_MS,
      },
      {
        budget: 'TD-03',
        what: `${what}, all of it counted once by the job`,
        unit: 'ms',
        ours: counting,
        floor,
      },
      ...Object.entries(SEARCHES).map(
        ([name, words]): Figure => ({
          budget: 'TD-07',
          what: `${engine}: search among ${size.venues * size.foods} dishes, ${name} («${words}»)`,
          unit: 'ms',
          ours: times[name]?.time ?? Number.NaN,
          floor,
          max: SEARCH_MS,
        }),
      ),
    ];
  } finally {
    await server.stop();
  }
};

const folder = await mkdtemp(join(tmpdir(), 'carte-bench-'));
const figures: Figure[] = [];
try {
  if (values.database) {
    const name = `carte_bench_${randomBytes(4).toString('hex')}`;
    const admin = new Pool({ connectionString: values.database, max: 1 });
    const url = new URL(values.database);
    url.pathname = `/${name}`;
    await admin.query(`create database ${name}`);
    try {
      const setting = { DATABASE_URL: url.href, DATA_DIR: join(folder, 'postgres') };
      figures.push(...(await measure(setting, 'PostgreSQL')));
    } finally {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    }
  }
  figures.push(...(await measure({ DATA_DIR: join(folder, 'embedded') }, 'embedded')));
} finally {
  await rm(folder, { recursive: true, force: true });
}
await publish('overview', figures, { venues: values.venues, foods: values.foods });
// The server's own log stands on standard output until the process ends.
process.exit(0);
