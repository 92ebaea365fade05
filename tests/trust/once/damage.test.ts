import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../server/db/openDatabase';
import { users } from '../../../server/db/schema';
import { many } from '../many';
import { buildServer } from './buildServer';
import { DAMAGES, logOf, type Paths } from './damage/damages';
import { seedOwners } from './kill/seedOwners';
import { startCarte } from './startCarte';

let root: string;
let built: ReturnType<typeof buildServer>;
let paths: Paths;
const at = (name: string): string => join(root, name);

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'carte-du7-'));
  built = buildServer();
  const place = { DATA_DIR: at('stopped'), DATABASE_URL: undefined };
  // A folder of its own from the first row on: one that was prepared has been read.
  mkdirSync(at('stopped'));
  await seedOwners(place, 3);
  mkdirSync(at('stopped/files'));
  writeFileSync(at('stopped/files/picture.png'), 'a picture of somebody');
  // Read by nobody yet: what has been read once is marked as seen, and needs its transaction no more.
  cpSync(at('stopped'), at('working'), { recursive: true });
  const { db, close } = await openDatabase({ ...place, DATA_DIR: at('working') });
  const { rows } = (await db.execute(sql`select relname, pg_relation_filepath(oid) as path from pg_class
    where relname in ('users', 'points', 'points_pkey', 'cities') and relnamespace = 'public'::regnamespace`)) as unknown as {
    readonly rows: readonly { readonly relname: string; readonly path: string }[];
  };
  paths = Object.fromEntries(rows.map(({ relname, path }) => [relname, path])) as Paths;
  await db.execute(sql`update users set email = 'changed-' || email`);
  // What a killed process leaves is what its files hold at that moment.
  cpSync(at('working'), at('killed'), { recursive: true });
  await close();
}, 240_000);
afterAll(() => {
  built.remove();
  rmSync(root, { recursive: true, force: true });
});

/** Every name below a folder, with what lies there. */
const contentsOf = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        const what = entry.isDirectory() ? '' : createHash('sha256').update(readFileSync(path)).digest('hex');
        return [path, what] as const;
      })
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

describe('[DU7] a damaged database', () => {
  const step = many(1, 6);
  const cases = DAMAGES.map((damage, index) => ({ ...damage, index })).filter(
    ({ index }) => index % step === 0,
  );

  it.each(cases)(
    'with $name is refused with cause and remedy, and left as it is',
    async ({ make, cause, left, index }) => {
      const folder = at(`damaged-${index}`);
      cpSync(at(left), folder, { recursive: true });
      make(join(folder, 'db'), paths);
      rmSync(join(folder, 'db.lock'), { force: true });
      const before = contentsOf(folder);
      const start = startCarte(built.entry, { DATA_DIR: folder, SEED_DEMO: '1' });
      const { message } = await start.then(
        ({ child }) => {
          child.kill('SIGKILL');
          return new Error('The server has started.');
        },
        (error: Error) => error,
      );
      expect(message).toMatch(/^The server ended with 1:/);
      expect(message).toMatch(cause);
      expect(message).toMatch(/restore a backup|Restore a backup|Dump it with the version/);
      // Said for people, without the place in our code.
      expect(message).not.toMatch(/\n\s+at /);
      expect(contentsOf(folder)).toEqual(before);
      rmSync(folder, { recursive: true });
    },
    60_000,
  );

  it('is not what a crash leaves: a log torn in its last record is replayed up to there', async () => {
    rmSync(at('killed/db.lock'), { force: true });
    const log = logOf(at('killed/db'));
    const bytes = readFileSync(log);
    const end = bytes.findLastIndex((byte) => byte !== 0);
    bytes.fill(0, end - 20);
    writeFileSync(log, bytes);
    const { db, close } = await openDatabase({ DATA_DIR: at('killed'), DATABASE_URL: undefined });
    expect(await db.$count(users)).toBe(3);
    await close();
    expect(readdirSync(at('killed')).sort()).toEqual(['db', 'files']);
  }, 60_000);
});
