import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openSession } from '../../server/auth/sessions';
import { openDatabase } from '../../server/db/openDatabase';
import { readEnv } from '../../server/env';
import { startServer } from '../../server/startServer';
import { ask } from '../backend/askAgain';
import { fillVenues, OWNER } from '../overview/fillVenues';
import type { Figure } from '../report/Figure';
import { publish } from '../report/publish';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '5000' },
    /** Rows of one call, as the console sends them. */
    slice: { type: 'string', default: '100' },
  },
});
const [count, slice] = [Number(values.rows), Number(values.slice)];

/** What SP-03 allows for 5,000 rows on the embedded database, and what a stranger may wait meanwhile. */
const MOST_MS = 20_000;
const WAIT_MS = 200;

/** The menu that is filled in; see `fillVenues`. */
const MENU = OWNER;

const folder = await mkdtemp(join(tmpdir(), 'carte-bench-'));
const figures: Figure[] = [];
const env = readEnv({ SEED_DEMO: '0', PORT: '0', REQUESTS_PER_MINUTE: '0', DATA_DIR: folder });
const { db, close } = await openDatabase(env);
await fillVenues(db, { venues: 1, foods: count });
const token = await openSession({ userId: OWNER }, { db, clock: () => new Date() });
await close();
const server = await startServer(env, undefined);

const question = (path: string, json?: object) => ({
  url: `${server.address}/api${path}`,
  init: (): RequestInit => ({
    headers: { authorization: `Bearer ${token}`, ...(json && { 'content-type': 'application/json' }) },
    ...(json && { method: 'POST', body: JSON.stringify(json) }),
  }),
});

/** What somebody else waits for a page of a list, asked again and again while the work goes on. */
const beside = async (
  work: () => Promise<void>,
): Promise<{ readonly ms: number; readonly waits: number[] }> => {
  let isOver = false;
  const waits: number[] = [];
  const other = (async () => {
    while (!isOver) {
      const from = performance.now();
      await ask(question('/point'));
      waits.push(performance.now() - from);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  const from = performance.now();
  await work();
  const ms = performance.now() - from;
  isOver = true;
  await other;
  return { ms, waits: waits.sort((one, another) => one - another) };
};

const share = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

/** @param isSliced others get their turns: what goes in one transaction only shows how long they wait */
const told = async (
  what: string,
  work: () => Promise<void>,
  { max, isSliced = true }: { readonly max?: number; readonly isSliced?: boolean } = {},
): Promise<void> => {
  const idle = await beside(() => new Promise((resolve) => setTimeout(resolve, 1000)));
  const { ms, waits } = await beside(work);
  figures.push(
    { budget: 'SP-03', what, unit: 'ms', ours: ms, ...(max !== undefined && { max }) },
    {
      budget: 'SP-03',
      what: `${what}: a list of somebody else meanwhile, p95`,
      unit: 'ms',
      ours: share(waits, 0.95),
      floor: share(idle.waits, 0.95),
      ...(isSliced && { max: WAIT_MS }),
    },
  );
};

type Row = readonly (string | number | null)[];
const MAPPING = ['id', 'category', 'title', 'price', 'description', 'ingredients'];
let changeId: number | null = null;

const send = async (rows: readonly Row[], dry: boolean): Promise<void> => {
  changeId = null;
  for (let from = 0; from < rows.length; from += slice) {
    const body = {
      mapping: MAPPING,
      rows: rows.slice(from, from + slice),
      dry_run: dry,
      continues: changeId,
    };
    const { results, change_id } = JSON.parse(await ask(question(`/menus/${MENU}/sheet`, body)));
    if (results.some(({ status }: { status: string }) => !/^(new|changed)$/.test(status)))
      throw new Error(`Expected rows that change, got ${JSON.stringify(results.slice(0, 3))}`);
    changeId = change_id;
  }
};
const undo = async (): Promise<void> => {
  const { rows } = JSON.parse(await ask(question(`/changes/${changeId}/undo`, { whole: true }))) as {
    rows?: readonly { reason?: string }[];
  };
  if (rows?.some(({ reason }) => reason !== undefined)) throw new Error('Expected everything to go back.');
};

const first = OWNER;
const changed = Array.from({ length: count }, (_, index): Row => {
  const n = index + 1;
  return [first + index, null, `Блюдо ${n}`, 1000 + n, 'Новое описание', 'соль, лук, молоко (аллерген)'];
});
const fresh = Array.from({ length: count }, (_, index): Row => {
  const category = `Категория ${(index % 20) + 1}`;
  return [null, category, `Новинка ${index}`, 300, 'С описанием', 'соль, перец, орехи (аллерген)'];
});

try {
  await ask(question('/point'));
  for (const format of ['xlsx', 'csv'])
    await told(`export of ${count} dishes as ${format}`, async () => {
      await ask(question(`/menus/${MENU}/sheet?format=${format}`));
    });
  await told(`dry run of ${count} rows that change`, () => send(changed, true));
  await told(
    `import of ${count} rows that change price, description and composition`,
    () => send(changed, false),
    { max: MOST_MS },
  );
  await told('taking them back', undo, { isSliced: false });
  await told(`import of ${count} new rows`, () => send(fresh, false), { max: MOST_MS });
  await told('taking the new ones back', undo, { isSliced: false });
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
await publish('sheets', figures, { rows: values.rows, slice: values.slice });
// The server's own log stands on standard output until the process ends.
process.exit(0);
