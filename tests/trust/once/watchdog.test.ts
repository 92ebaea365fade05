import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isBusy } from '../../../server/db/databaseErrors';
import { type Embedded, openEmbedded } from '../../../server/db/embedded/openEmbedded';

let root: string;
let embedded: Embedded;
let pool: Pool;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'carte-watch-'));
  embedded = await openEmbedded(join(root, 'db'));
  pool = new Pool({ stream: embedded.stream, max: 1, user: 'postgres', ssl: false });
  // A connection that ends while nobody uses it is replaced.
  pool.on('error', () => {});
}, 240_000);
afterAll(async () => {
  await pool.end();
  await embedded.close();
  rmSync(root, { recursive: true, force: true });
});

/** Works for minutes, and answers nothing until then. */
const ENDLESS = 'select count(*) from generate_series(1, 2000000000) a';

describe('a statement that does not end', () => {
  it('[OV2] is ended, others go on meanwhile, and what was kept is there afterwards', async () => {
    await pool.query('create table words (word text)');
    await pool.query(`insert into words values ('kept')`);
    embedded.guard({ statementMs: 1000 });
    let turns = 0;
    const turning = setInterval(() => {
      turns += 1;
    }, 5);
    const error: unknown = await pool.query(ENDLESS).catch((thrown: unknown) => thrown);
    clearInterval(turning);
    expect(isBusy(error)).toBe(true);
    // The event loop went round all the while.
    expect(turns).toBeGreaterThan(20);
    expect((await pool.query('select word from words')).rows).toEqual([{ word: 'kept' }]);
  }, 240_000);

  it('[OV2] is let be where upkeep asks for patience', async () => {
    embedded.guard({ statementMs: 50 });
    const count = 'select count(*)::int from generate_series(1, 3000000) a';
    const { rows } = await embedded.patiently(() => pool.query(count));
    expect(rows).toEqual([{ count: 3_000_000 }]);
    embedded.guard();
  }, 240_000);
});
