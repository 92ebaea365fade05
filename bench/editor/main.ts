import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Pool } from 'pg';
import { openDatabase } from '../../server/db/openDatabase';
import { startServer } from '../../tests/journeys/startServer';
import { openBrowser } from '../browser/openBrowser';
import type { Figure } from '../report/Figure';
import { interleaved } from '../report/interleaved';
import { publish } from '../report/publish';
import { boardTimes } from './boardTimes';
import { type FilledMenus, fillMenus } from './fillMenus';
import { visitEditor, visitPage } from './visitEditor';
import { type PhoneFigures, visitPhone } from './visitPhone';

const { values } = parseArgs({
  options: {
    repeat: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '4' },
    /** A PostgreSQL server; a database of our own is made on it and dropped. Without one the call is not held against bare Fastify. */
    database: { type: 'string', default: process.env.BENCH_DATABASE_URL ?? '' },
  },
});

const WHAT = 'a menu of 2,000 dishes';
const folder = await mkdtemp(join(tmpdir(), 'carte-bench-'));

const filled = async (setting: { readonly DATA_DIR: string; readonly DATABASE_URL?: string }) => {
  const { db, close } = await openDatabase({ DATABASE_URL: undefined, ...setting });
  try {
    return await fillMenus(db);
  } finally {
    await close();
  }
};

const inBrowser = async (): Promise<{ figures: readonly Figure[]; version: string }> => {
  const dataDir = join(folder, 'embedded');
  const menus = await filled({ DATA_DIR: dataDir });
  const server = await startServer({ dataDir, env: { SEED_DEMO: '0', REQUESTS_PER_MINUTE: '0' } });
  const browser = await openBrowser();
  try {
    return { figures: await visits(browser, { url: server.url, menus }), version: browser.version };
  } finally {
    await browser.close();
    await server.stop();
  }
};

const visits = async (
  browser: Awaited<ReturnType<typeof openBrowser>>,
  where: { readonly url: string; readonly menus: FilledMenus },
): Promise<readonly Figure[]> => {
  const { large, small } = where.menus;
  // Warms the server; the browser keeps nothing from visit to visit.
  await visitPage(browser, where);
  await visitEditor(browser, where, large);
  const times = Number(values.repeat);
  const opened = await interleaved(
    {
      large: () => visitEditor(browser, where, large),
      small: () => visitEditor(browser, where, small),
      page: async () => ({ ...NOTHING, ...(await visitPage(browser, where)) }),
    },
    times,
  );
  const { phone } = await interleaved({ phone: () => visitPhone(browser, where, large) }, times);
  const beside = (ours: number, floor: number) => ({ ours, floor });
  const MB = 1_000_000;
  return [
    {
      budget: 'ME-02',
      what: `${WHAT}: the first rows of the editor, beside a list's page of 12`,
      unit: 'ms',
      ...beside(opened.large.first, opened.page.first),
      maxRatio: 1.2,
    },
    {
      budget: 'ME-02',
      what: `${WHAT}: the longest task while it is scrolled through, beside one of 100`,
      unit: 'ms',
      ...beside(opened.large.scroll, opened.small.scroll),
      max: 50,
    },
    {
      budget: 'ME-02',
      what: `${WHAT}: the script heap, beside one of 100`,
      unit: 'MB',
      ...beside(opened.large.heap / MB, opened.small.heap / MB),
      maxRatio: 1.3,
    },
    {
      budget: 'ME-03',
      what: `${WHAT}: components that ran for a price typed and saved, beside one of 100`,
      unit: 'count',
      ...beside(opened.large.components, opened.small.components),
      maxRatio: 1.2,
    },
    {
      budget: 'ME-03',
      what: `${WHAT}: rows that changed for it, the next one opened included`,
      unit: 'count',
      ours: opened.large.rows,
      max: 2,
    },
    ...onPhone(phone),
  ];
};

const PHONE = `${WHAT} on a phone, a quarter of a processor`;

const onPhone = ({ first, frames, price }: PhoneFigures): readonly Figure[] => [
  { budget: 'E1', what: `${PHONE}, slow 4G: the first rows`, unit: 'ms', ours: first, max: 2_500 },
  {
    budget: 'E1',
    what: `${PHONE}: from a key of a price to what it shows, the longest`,
    unit: 'ms',
    ours: price,
    max: 100,
  },
  // At best 60: the browser draws no more.
  {
    budget: 'E1',
    what: `${PHONE}: frames a second that a finger misses`,
    unit: 'count',
    ours: 60 - frames,
    max: 5,
  },
];

/** A list measures its first rows only. */
const NOTHING = { scroll: 0, heap: 0, components: 0, rows: 0 };

const onPostgres = async (server: string): Promise<readonly Figure[]> => {
  const name = `carte_bench_${randomBytes(4).toString('hex')}`;
  const admin = new Pool({ connectionString: server, max: 1 });
  const url = new URL(server);
  url.pathname = `/${name}`;
  const dataDir = join(folder, 'postgres');
  await admin.query(`create database ${name}`);
  try {
    const menus = await filled({ DATA_DIR: dataDir, DATABASE_URL: url.href });
    const { board, bare, again } = await boardTimes(url.href, dataDir, menus, Number(values.rounds));
    const what = `${WHAT}: menus.board on PostgreSQL, beside bare Fastify`;
    return [
      { budget: 'ME-02', what, unit: 'ms', ours: board, floor: bare, maxRatio: 2 },
      { budget: 'ME-02', what: `${what}, asked for again unchanged`, unit: 'ms', ours: again, floor: bare },
    ];
  } finally {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
};

try {
  const { figures, version } = await inBrowser();
  const called = values.database ? await onPostgres(values.database) : [];
  await publish('editor', [...figures, ...called], { browser: version, repetitions: values.repeat });
} finally {
  await rm(folder, { recursive: true, force: true });
}
// The server's own log stands on standard output until the process ends.
process.exit(0);
