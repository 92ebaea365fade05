import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import { openDatabase } from '../../../../server/db/openDatabase';
import { startCarte } from '../startCarte';
import { inspect } from './inspect';
import { type Place, seedOwners } from './seedOwners';

/** Eight slices: enough to be killed between. */
export const ROWS = 800;

/** The menu and its category; far from what the server will number. */
const MENU = 1_000_000;

interface Counts {
  /** Dishes that the act is done to. */
  readonly done: number;
  /** Entries of the history that nothing has taken back, all of one batch. */
  readonly noted: number;
  readonly batches: number;
}

interface Answer {
  readonly results: readonly {
    readonly status?: string;
    readonly made?: { readonly foods: number };
    readonly change_id?: number;
  }[];
  readonly change_id?: number;
}

interface Act {
  /** The call, on the dishes of the one menu. */
  readonly call: (point: number, ids: readonly number[]) => readonly [path: string, json: object];
  readonly kind: 'update' | 'create';
  readonly done: SQL;
  /** The dishes that an answer calls done. */
  readonly told: (results: Answer['results']) => number;
}

/** Acts of many rows, each by one call. */
export const ACTS = {
  prices: {
    call: (point, ids) => [`/point/${point}/foods/bulk`, { ids, price: { by: 'roubles', amount: 10 } }],
    kind: 'update',
    done: sql`price = 110`,
    told: (results) => results.filter(({ status }) => status === 'done').length,
  },
  copy: {
    call: () => [`/menus/${MENU}/copy`, {}],
    kind: 'create',
    done: sql`category_id <> ${MENU} and deleted_at is null and exists (
      select 1 from categories join menus on menus.id = menu_id where categories.id = category_id
        and categories.deleted_at is null and menus.deleted_at is null)`,
    told: ([venue]) => venue?.made?.foods ?? 0,
  },
} as const satisfies Readonly<Record<string, Act>>;

export interface ActReport {
  /** As the kill left it. */
  readonly killed: Counts;
  /** Rows that the same call then called done, and as it left them. */
  readonly told: number;
  readonly through: Counts;
  /** After its batch was taken back. */
  readonly back: Counts;
  readonly wrong: readonly string[];
}

/** The real server, killed in the middle of one act of many rows; started again, the same call goes on, and its batch is taken back. */
export const killAct = async (entry: string, act: Act): Promise<ActReport> => {
  const folder = mkdtempSync(join(tmpdir(), 'carte-kill-act-'));
  const place = { DATA_DIR: folder, DATABASE_URL: undefined };
  const children: { kill: (signal: 'SIGKILL') => boolean }[] = [];
  try {
    const [owner] = await seedOwners(place, 1);
    const { token = '', point = 0 } = owner ?? {};
    const ids = await fill(place, point);
    const [path, json] = act.call(point, ids);
    const counted = () => count(act, place);
    const ask = async (url: string, to: string, body: object, key: string) => {
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      };
      const answer = await fetch(`${url}/api${to}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return (await answer.json()) as Answer;
    };
    const noted = async (url: string): Promise<number> => {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${url}/api/changes?kind=${act.kind}&per_page=1`, { headers });
      return ((await answer.json()) as { total: number }).total;
    };

    const first = await startCarte(entry, { DATA_DIR: folder });
    children.push(first.child);
    const work = ask(first.url, path, json, 'once').catch(() => undefined);
    // Once its first slices stand in the history.
    while ((await noted(first.url)) === 0);
    first.child.kill('SIGKILL');
    await first.ended;
    await work;
    const killed = await counted();

    const second = await startCarte(entry, { DATA_DIR: folder });
    children.push(second.child);
    const { results, change_id = results[0]?.change_id } = await ask(second.url, path, json, 'once');
    second.child.kill('SIGKILL');
    await second.ended;
    const through = await counted();

    const third = await startCarte(entry, { DATA_DIR: folder });
    children.push(third.child);
    await ask(third.url, `/changes/${change_id}/undo`, { whole: true }, 'back');
    third.child.kill('SIGKILL');
    await third.ended;
    const back = await counted();
    return { killed, told: act.told(results), through, back, wrong: await inspect(place) };
  } finally {
    for (const child of children) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
};

/** @returns the dishes, each at 100 roubles */
const fill = async (place: Place, point: number): Promise<readonly number[]> => {
  const { db, close } = await openDatabase(place);
  try {
    await db.execute(sql`insert into menus (id, point_id, title, created_at, updated_at) overriding system value
      values (${MENU}, ${point}, 'Menu', now(), now())`);
    await db.execute(sql`insert into categories (id, point_id, menu_id, kind, title, created_at, updated_at)
      overriding system value values (${MENU}, ${point}, ${MENU}, 'food', 'Category', now(), now())`);
    const { rows } = (await db.execute(sql`
      insert into foods (point_id, category_id, title, url, price, created_at, updated_at)
      select ${point}::int, ${MENU}, 'Dish ' || n, 'dish-' || n, 100, now(), now() from generate_series(1, ${ROWS}::int) n
      returning id`)) as unknown as { readonly rows: readonly { readonly id: number }[] };
    return rows.map(({ id }) => id);
  } finally {
    await close();
  }
};

/** What stands in the folder of a stopped server. */
const count = async ({ kind, done }: Act, place: Place): Promise<Counts> => {
  const { db, close } = await openDatabase(place);
  try {
    const { rows } = (await db.execute(sql`
      select (select count(*)::int from foods where ${done}) as done,
        count(*)::int as noted, count(distinct batch)::int as batches
      from changes where kind = ${kind} and undoes is null
        and not exists (select 1 from changes later where later.undoes = changes.id)`)) as unknown as {
      readonly rows: readonly Counts[];
    };
    return rows[0] ?? { done: 0, noted: 0, batches: 0 };
  } finally {
    await close();
  }
};
