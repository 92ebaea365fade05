import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bootEmbedded } from '../../server/db/embedded/bootEmbedded';
import { DurableFs } from '../../server/db/embedded/DurableFs';
import { openEmbedded } from '../../server/db/embedded/openEmbedded';
import { openDatabase } from '../../server/db/openDatabase';

let root: string;
let folder: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'carte-db-'));
  folder = join(root, 'db');
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

describe('the embedded database', () => {
  it('[DU3] syncs at least once for each commit, and keeps what was committed', async () => {
    let syncs = 0;
    const onFault = (error: unknown): never => {
      throw error;
    };
    const onSync = () => (): void => {
      syncs += 1;
    };
    const boot = () => bootEmbedded(folder, new DurableFs(folder, { onFault, onSync }));
    const first = await boot();
    for (const name of ['fsync', 'full_page_writes', 'synchronous_commit']) {
      expect((await first.query<Record<string, string>>(`show ${name}`)).rows).toEqual([{ [name]: 'on' }]);
    }
    await first.exec('create table words (word text)');
    const before = syncs;
    for (let n = 0; n < 20; n += 1) await first.query('insert into words values ($1)', [`word ${n}`]);
    expect(syncs - before).toBeGreaterThanOrEqual(20);
    await first.close();
    const second = await boot();
    expect((await second.query('select word from words')).rows).toHaveLength(20);
    await second.close();
  }, 120_000);

  it('[OV4] gives the place of dead rows back, where enough of them lie', async () => {
    const { db, tidy, close } = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: root });
    const sizeOf = async (): Promise<number> => {
      const [row] = await db.select({ size: sql`pg_relation_size('marks')` }).from(sql`(select 1) as one`);
      return Number(row?.size);
    };
    try {
      await db.execute(
        "insert into marks (id, title) select n, repeat('m', 400) from generate_series(1001, 1500) n",
      );
      const full = await sizeOf();
      await db.execute('delete from marks where id > 1000');
      expect(await sizeOf()).toBe(full);
      await tidy();
      expect(await sizeOf()).toBeLessThan(full / 2);
    } finally {
      await close();
    }
  }, 120_000);

  it('never starts over what it does not know (DU7)', async () => {
    mkdirSync(folder);
    writeFileSync(join(folder, 'thesis.txt'), 'years of work');
    await expect(openEmbedded(folder)).rejects.toThrow(/PG_VERSION is missing/);
    writeFileSync(join(folder, 'PG_VERSION'), '16\n');
    await expect(openEmbedded(folder)).rejects.toThrow(/PostgreSQL 16/);
    expect(readFileSync(join(folder, 'thesis.txt'), 'utf8')).toBe('years of work');
    expect(existsSync(`${folder}.lock`)).toBe(false);
  }, 120_000);
});
