import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { openSession } from '../../server/auth/sessions';
import { openDatabase } from '../../server/db/openDatabase';
import { loadReference } from '../../server/seed/loadReference';
import { fillVenues, OWNER } from '../overview/fillVenues';
import type { Figure } from '../report/Figure';
import { publish } from '../report/publish';

/*
 * One act of many rows, and what it does to everybody else: an owner imports, prices, moves, copies, deletes and takes back thousands of
 * dishes while another one asks for a list ten times a second. The built server in a process of its own, on the embedded database
 * or on the PostgreSQL that is named.
 */
const { values: options } = parseArgs({
  options: {
    rows: { type: 'string', default: '5000' },
    /** Rows of one call of an import, as the console sends them; 0: as many as a body bears. */
    slice: { type: 'string', default: '100' },
    database: { type: 'string' },
  },
});
const [count, slice] = [Number(options.rows), Number(options.slice)];

const P95_MS = 300;
const EVERY_MS = 100;

const folder = await mkdtemp(join(tmpdir(), 'carte-bench-'));
const place = { DATA_DIR: folder, DATABASE_URL: options.database };
const { db, close } = await openDatabase(place);
const now = { clock: () => new Date() };
await loadReference(db);
await fillVenues(db, { venues: 1, foods: count });
/** Another owner, with a few dishes of their own. */
const STRANGER = OWNER + 1;
const BRANCH = OWNER + 2;
for (const statement of [
  sql`insert into users (id, email, password_hash, state, created_at, updated_at) overriding system value
    values (${STRANGER}, 'stranger@bench.example', 'none', 'active', now(), now())`,
  sql`insert into businesses (id, created_at, updated_at) overriding system value values (${STRANGER}, now(), now())`,
  sql`insert into roles (id, business_id, preset, created_at, updated_at) overriding system value
    values (${STRANGER}, ${STRANGER}, 'owner', now(), now())`,
  sql`insert into members (id, business_id, user_id, role_id, created_at, updated_at) overriding system value
    values (${STRANGER}, ${STRANGER}, ${STRANGER}, ${STRANGER}, now(), now())`,
  sql`insert into points (id, business_id, title, status, created_at, updated_at) overriding system value
    values (${STRANGER}, ${STRANGER}, 'Venue', 'displayed', now(), now())`,
  sql`insert into menus (id, point_id, title, created_at, updated_at) overriding system value
    values (${STRANGER}, ${STRANGER}, 'Menu', now(), now())`,
  // Of the owner, for what is copied.
  sql`insert into points (id, business_id, title, status, created_at, updated_at) overriding system value
    values (${BRANCH}, ${OWNER}, 'Branch', 'displayed', now(), now())`,
  sql`insert into categories (id, point_id, menu_id, kind, title, created_at, updated_at) overriding system value
    values (20000000, ${STRANGER}, ${STRANGER}, 'food', 'Category', now(), now())`,
  sql`insert into foods (point_id, category_id, title, price, created_at, updated_at)
    select ${STRANGER}, 20000000, 'Dish ' || n, n, now(), now() from generate_series(1, 30) n`,
  // Of the owner, for what moves.
  sql`insert into categories (id, point_id, menu_id, kind, title, created_at, updated_at) overriding system value
    values (20000001, ${OWNER}, ${OWNER}, 'food', 'Elsewhere', now(), now())`,
])
  await db.execute(statement);
const tokens = {
  owner: await openSession({ userId: OWNER }, { db, ...now }),
  stranger: await openSession({ userId: STRANGER }, { db, ...now }),
};
await close();

const child: ChildProcess = spawn(process.execPath, [process.env.SERVER ?? 'dist-server/main.js'], {
  env: {
    ...process.env,
    PORT: '0',
    SEED_DEMO: '0',
    REQUESTS_PER_MINUTE: '0',
    DATA_DIR: folder,
    ...(options.database && { DATABASE_URL: options.database }),
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const address = await new Promise<string>((resolve, reject) => {
  let text = '';
  child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${text}`)));
  child.stdout?.on('data', (chunk) => {
    if (text.length < 10_000) text += chunk;
    const [, url] = /is ready: (http:\S+)/.exec(text) ?? [];
    if (url) resolve(url);
  });
});

interface Asked {
  readonly method?: string;
  readonly json?: object;
}

const ask = async (who: keyof typeof tokens, path: string, { method, json }: Asked = {}) => {
  const answer = await fetch(`${address}/api${path}`, {
    method: method ?? (json ? 'POST' : 'GET'),
    headers: {
      authorization: `Bearer ${tokens[who]}`,
      ...(json && { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
    },
    ...(json && { body: JSON.stringify(json) }),
  });
  return { status: answer.status, text: await answer.text() };
};

const done = async (path: string, asked: Asked) => {
  const { status, text } = await ask('owner', path, asked);
  if (status !== 200) throw new Error(`${path} answered ${status}: ${text.slice(0, 300)}`);
  return JSON.parse(text);
};

/** What the other one waits meanwhile, asked every tenth of a second whether or not there is an answer to the last. */
const beside = async (work: () => Promise<void>) => {
  const waits: number[] = [];
  const asked: Promise<void>[] = [];
  let refused = 0;
  const timer = setInterval(() => {
    const from = performance.now();
    asked.push(
      ask('stranger', '/foods/category/20000000?type=food&per_page=12').then(({ status }) => {
        waits.push(performance.now() - from);
        if (status !== 200) refused += 1;
      }),
    );
  }, EVERY_MS);
  const from = performance.now();
  await work();
  const ms = performance.now() - from;
  clearInterval(timer);
  await Promise.all(asked);
  return { ms, refused, waits: waits.sort((one, another) => one - another) };
};

const share = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

const figures: Figure[] = [];
const told = async (what: string, work: () => Promise<void>): Promise<void> => {
  const { ms, refused, waits } = await beside(work);
  const wait = (part: string, ours: number, max?: number): Figure => ({
    budget: 'S4',
    what: `${what}: another's list, ${part}`,
    unit: 'ms',
    ours,
    ...(max !== undefined && { max }),
  });
  figures.push(
    { budget: 'S4', what, unit: 'ms', ours: ms },
    wait('p50', share(waits, 0.5)),
    wait('p95', share(waits, 0.95), P95_MS),
    wait('longest', waits.at(-1) ?? 0),
    { budget: 'S4', what: `${what}: others refused`, unit: 'count', ours: refused, max: 0 },
  );
  console.log(
    `${what}: ${Math.round(ms)} ms; other's list p50 ${Math.round(share(waits, 0.5))}, p95 ${Math.round(share(waits, 0.95))}, longest ${Math.round(waits.at(-1) ?? 0)}, of ${waits.length} refused ${refused}`,
  );
};

type Row = readonly (string | number | null)[];
const MAPPING = ['category', 'title', 'price', 'description', 'ingredients'];
let changeId: number | null = null;

const send = async (rows: readonly Row[], dry_run: boolean): Promise<void> => {
  changeId = null;
  const atOnce = slice || rows.length;
  for (let from = 0; from < rows.length; from += atOnce) {
    const json = { mapping: MAPPING, rows: rows.slice(from, from + atOnce), dry_run, continues: changeId };
    const { results, change_id } = await done(`/menus/${OWNER}/sheet`, { json });
    if (results.some(({ status }: { status: string }) => !/^(new|changed)$/.test(status)))
      throw new Error(`Expected rows that change, got ${JSON.stringify(results.slice(0, 3))}`);
    changeId = change_id;
  }
};
const ids = Array.from({ length: count }, (_, index) => OWNER + index);
const bulk = async (act: object): Promise<void> => {
  const { results, change_id } = await done(`/point/${OWNER}/foods/bulk`, { json: { ids, ...act } });
  const other = results.find(({ status }: { status: string }) => status !== 'done');
  if (other) throw new Error(`Expected all to be done, got ${JSON.stringify(other)}`);
  changeId = change_id;
};
const add = async (): Promise<void> => {
  const rows = ids.map((_id, index) => ({ title: `Новинка ${index}`, price: '300' }));
  const { results, change_id } = await done('/foods/category/20000001', { json: { rows } });
  const other = results.find(({ status }: { status: string }) => status !== 'done');
  if (other) throw new Error(`Expected all to be made, got ${JSON.stringify(other)}`);
  changeId = change_id;
};
const copy = async (path: string, json: object): Promise<void> => {
  const [{ made, change_id }] = (await done(path, { json })).results;
  if (made.foods !== count) throw new Error(`Expected ${count} dishes, got ${JSON.stringify(made)}`);
  changeId = change_id;
};
/** As many as one call takes. */
const some = ids.slice(0, 500);
const throughBin = async (method: string, path: string): Promise<void> => {
  await done(path, { method, json: { ids: some } });
  const { data } = await done(`/changes?pointId=${OWNER}&per_page=1`, {});
  changeId = data[0].id;
};
const remove = (): Promise<void> => throughBin('DELETE', '/foods');
const restore = (): Promise<void> => throughBin('POST', '/deleted_foods/restore');
const undo = async (): Promise<void> => {
  const { results } = await done(`/changes/${changeId}/undo`, { json: { whole: true } });
  const other = results.find(({ reason }: { reason?: string }) => reason !== undefined);
  if (other) throw new Error(`Expected everything to go back, got ${JSON.stringify(other)}`);
};

/** As `fillVenues` calls them, and where they stand. */
const NAMES = ['Борщ', 'Латте', 'Салат', 'Пирог', 'Чай', 'Каша', 'Рагу', 'Плов', 'Суп', 'Морс'];
const changed = ids.map((_id, index): Row => {
  const n = index + 1;
  const category = `Категория ${1 + Math.floor(index / (count / 20))}`;
  return [category, `${NAMES[n % 10]} ${n}`, 1000 + n, 'Новое описание', 'соль, лук, молоко (аллерген)'];
});
/** Sorted by category, as people keep them. */
const fresh = ids.map((_id, index): Row => {
  const category = `Категория ${1 + Math.floor(index / (count / 20))}`;
  return [category, `Новинка ${index}`, 300, 'О ней', 'соль, орехи (аллерген)'];
});

try {
  await told('nothing at all', () => new Promise((resolve) => setTimeout(resolve, 3000)));
  await told(
    `export of ${count} rows`,
    async () => void (await ask('owner', `/menus/${OWNER}/sheet?format=xlsx`)),
  );
  await told(`${count} prices`, () => bulk({ price: { by: 'roubles', amount: 10 } }));
  await told('taken back', undo);
  await told(`${count} hidden`, () => bulk({ set: { visible: false } }));
  await told('taken back', undo);
  await told(`${count} moved`, () => bulk({ move: { category_id: 20000001 } }));
  await told('taken back', undo);
  await told(`${some.length} deleted`, remove);
  await told('taken back', undo);
  await told(`${some.length} deleted`, remove);
  await told('restored', restore);
  await told('taken back', undo);
  await told('taken back again', restore);
  await told(`${count} copied to a venue`, () => copy(`/menus/${OWNER}/copy`, { to: [BRANCH] }));
  await told('taken back', undo);
  await told(`${count} doubled`, () => copy(`/menus/${OWNER}/copy`, {}));
  await told('taken back', undo);
  await told(`a venue of ${count} doubled`, () => copy(`/point/${OWNER}/copy`, {}));
  await told('taken back', undo);
  await told(`${count} new rows in one call`, add);
  await told('taken back', undo);
  await told(`dry run of ${count} rows that change`, () => send(changed, true));
  await told(`${count} rows imported that change`, () => send(changed, false));
  await told('taken back', undo);
  await told(`${count} new rows imported`, () => send(fresh, false));
  await told('taken back', undo);
} finally {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await ended;
  await rm(folder, { recursive: true, force: true });
}
await publish('acts', figures, { rows: options.rows, slice: options.slice });
process.exit(0);
