import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../../../server/db/openDatabase';
import { startCarte } from '../startCarte';
import { inspect } from './inspect';
import { type Place, seedOwners } from './seedOwners';

/** Fifteen slices. */
export const ROWS = 1500;

interface Counts {
  /** Dishes that have the new price, and those that have the old one. */
  readonly dearer: number;
  readonly plain: number;
  /** Saves in the history that nothing has taken back, all of one batch. */
  readonly noted: number;
  readonly batches: number;
}

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
export const killAct = async (entry: string): Promise<ActReport> => {
  const folder = mkdtempSync(join(tmpdir(), 'carte-kill-act-'));
  const place = { DATA_DIR: folder, DATABASE_URL: undefined };
  const children: { kill: (signal: 'SIGKILL') => boolean }[] = [];
  try {
    const [owner] = await seedOwners(place, 1);
    const { token = '', point = 0 } = owner ?? {};
    const ids = await fill(place, point);
    const act = { ids, price: { by: 'roubles', amount: 10 } };
    const ask = async (url: string, path: string, json: object, key: string) => {
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      };
      const answer = await fetch(`${url}/api${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(json),
      });
      return (await answer.json()) as { results: { status?: string }[]; change_id: number };
    };
    const noted = async (url: string): Promise<number> => {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${url}/api/changes?kind=update&per_page=1`, { headers });
      return ((await answer.json()) as { total: number }).total;
    };

    const first = await startCarte(entry, { DATA_DIR: folder });
    children.push(first.child);
    const work = ask(first.url, `/point/${point}/foods/bulk`, act, 'dearer').catch(() => undefined);
    // Once its first slices stand in the history.
    while ((await noted(first.url)) === 0);
    first.child.kill('SIGKILL');
    await first.ended;
    await work;
    const killed = await count(place);

    const second = await startCarte(entry, { DATA_DIR: folder });
    children.push(second.child);
    const { results, change_id } = await ask(second.url, `/point/${point}/foods/bulk`, act, 'dearer');
    second.child.kill('SIGKILL');
    await second.ended;
    const through = await count(place);

    const third = await startCarte(entry, { DATA_DIR: folder });
    children.push(third.child);
    await ask(third.url, `/changes/${change_id}/undo`, { whole: true }, 'back');
    third.child.kill('SIGKILL');
    await third.ended;
    const back = await count(place);
    const told = results.filter(({ status }) => status === 'done').length;
    return { killed, told, through, back, wrong: await inspect(place) };
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
      values (1, ${point}, 'Menu', now(), now())`);
    await db.execute(sql`insert into categories (id, point_id, menu_id, kind, title, created_at, updated_at)
      overriding system value values (1, ${point}, 1, 'food', 'Category', now(), now())`);
    const { rows } = (await db.execute(sql`
      insert into foods (point_id, category_id, title, url, price, created_at, updated_at)
      select ${point}::int, 1, 'Dish ' || n, 'dish-' || n, 100, now(), now() from generate_series(1, ${ROWS}::int) n
      returning id`)) as unknown as { readonly rows: readonly { readonly id: number }[] };
    return rows.map(({ id }) => id);
  } finally {
    await close();
  }
};

/** What stands in the folder of a stopped server. */
const count = async (place: Place): Promise<Counts> => {
  const { db, close } = await openDatabase(place);
  try {
    const { rows } = (await db.execute(sql`
      select (select count(*)::int from foods where price = 110) as dearer,
        (select count(*)::int from foods where price = 100) as plain,
        count(*)::int as noted, count(distinct batch)::int as batches
      from changes where kind = 'update' and undoes is null
        and not exists (select 1 from changes later where later.undoes = changes.id)`)) as unknown as {
      readonly rows: readonly Counts[];
    };
    return rows[0] ?? { dearer: 0, plain: 0, noted: 0, batches: 0 };
  } finally {
    await close();
  }
};
