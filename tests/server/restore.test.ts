import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBackup } from '../../server/backup/makeBackup';
import { restoreBackup } from '../../server/backup/restoreBackup';
import { openDatabase } from '../../server/db/openDatabase';
import { files } from '../../server/db/schema';
import { readEnv } from '../../server/env';
import { openBlobs } from '../../server/files/makeFileStore';
import { userStore } from '../../server/users';
import { ownDatabase, testServer } from './ownDatabase';

/** Later than any migration of this build. */
const LATER = Date.parse('2999-01-01');

interface Place {
  readonly env: ReturnType<typeof readEnv>;
  readonly forget: () => Promise<void>;
}

let root: string;
const places: Place[] = [];
const at = (name: string): string => join(root, name);

const newPlace = async (): Promise<Place> => {
  const DATA_DIR = at(`data-${places.length}`);
  const own = testServer === undefined ? undefined : await ownDatabase(testServer);
  const env = readEnv({ DATA_DIR, DATABASE_URL: own?.url });
  const place = { env, forget: async () => own?.drop() };
  places.push(place);
  return place;
};

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'carte-restore-'));
  const { env } = await newPlace();
  const { db, close } = await openDatabase(env);
  const clock = (): Date => new Date();
  const account = { email: 'anna@carte.example', phone: '+79001234567', passwordHash: 'none' };
  const userId = await userStore.register(account, { db, clock });
  for (const name of ['one', 'two']) {
    const [picture, thumbnail] = [`${name}.png`, `${name}-small.png`];
    const items = [picture, thumbnail].map((one) => ({
      name: one,
      bytes: Buffer.from(one),
      mime: 'image/png',
    }));
    await openBlobs(env).write(items);
    const row = { name: picture, thumbnail, originalName: picture, mime: 'image/png', bytes: 7 };
    const place = { userId, owner: 'points' as const, ownerId: 1, field: 'images', position: 0 };
    await db.insert(files).values({ ...row, ...place, createdAt: clock() });
  }
  await close();
  await makeBackup(env, at('backup'));
}, 120_000);
afterAll(async () => {
  for (const { forget } of places) await forget();
  rmSync(root, { recursive: true, force: true });
});

/** What lies in a place: nothing of a restore that failed may. */
const contentsOf = async ({ DATA_DIR, DATABASE_URL }: Place['env']): Promise<unknown> => {
  const names = existsSync(DATA_DIR) ? readdirSync(DATA_DIR, { recursive: true }) : 'no folder';
  if (DATABASE_URL === undefined) return names;
  const pool = new Pool({ connectionString: DATABASE_URL, max: 1 });
  const { rows } = await pool.query(
    `select nspname || '.' || relname as name from pg_class c join pg_namespace n on n.oid = relnamespace
       where nspname in ('public', 'carte')
     union all select nspname from pg_namespace where nspname = 'carte' union all select extname from pg_extension`,
  );
  await pool.end();
  return [names, rows];
};

const DAMAGES: Readonly<Record<string, { readonly make: (backup: string) => void; readonly words: RegExp }>> =
  {
    'whose backup.json is cut off': {
      make: (backup) => writeFileSync(join(backup, 'backup.json'), '{"kind": "embed'),
      words: /backup\.json in .* cannot be read: it is cut off or damaged/,
    },
    'whose list of files is cut off': {
      make: (backup) => {
        const [first = ''] = readFileSync(join(backup, 'files.sha256'), 'utf8').split('\n');
        writeFileSync(join(backup, 'files.sha256'), `${first}\n`);
      },
      words: /it names 1 files of 4/,
    },
    'that lacks its last file': {
      make: (backup) => rmSync(join(backup, 'files', lastFileOf(backup))),
      words: /is missing or cannot be read/,
    },
    'whose last file is damaged': {
      make: (backup) => writeFileSync(join(backup, 'files', lastFileOf(backup)), 'something else'),
      words: /of the backup is damaged/,
    },
    'that lacks its rows': {
      make: (backup) => rmSync(join(backup, 'rows'), { recursive: true }),
      words: /it has no rows/,
    },
    'of a newer build': {
      make: (backup) =>
        change(backup, (manifest) => ({ ...manifest, migrations: [...manifest.migrations, LATER] })),
      words: /The backup comes from a newer build of Carte: of its \d+ migrations this build knows \d+/,
    },
  };

type Written = { readonly tables: object; readonly migrations: readonly number[] };
const change = (backup: string, to: (manifest: Written) => Written): void => {
  const file = join(backup, 'backup.json');
  writeFileSync(file, JSON.stringify(to(JSON.parse(readFileSync(file, 'utf8')) as Written)));
};
const lastFileOf = (backup: string): string =>
  readFileSync(join(backup, 'files.sha256'), 'utf8').trim().split('files/').at(-1) ?? '';

describe('a restore of a backup', () => {
  it.each(Object.entries(DAMAGES))(
    '%s is refused in words and leaves nothing',
    async (name, { make, words }) => {
      const backup = at(`backup ${name}`);
      cpSync(at('backup'), backup, { recursive: true });
      make(backup);
      const { env } = await newPlace();
      const before = await contentsOf(env);
      await expect(restoreBackup(env, backup)).rejects.toThrow(words);
      expect(await contentsOf(env)).toEqual(before);
    },
    120_000,
  );

  it('that fails leaves what was there before, and the next one goes well', async () => {
    const { env } = await newPlace();
    mkdirSync(join(env.DATA_DIR, 'files'), { recursive: true });
    const [mine = ''] = readdirSync(at('backup/files'));
    cpSync(join(at('backup/files'), mine), join(env.DATA_DIR, 'files', mine));
    writeFileSync(join(env.DATA_DIR, 'files', 'somebodys.png'), 'a picture');
    const before = await contentsOf(env);
    const damaged = at('backup whose rows are others');
    cpSync(at('backup'), damaged, { recursive: true });
    change(damaged, ({ tables, ...rest }) => ({
      ...rest,
      tables: { ...tables, users: { rows: 1, hash: '1' } },
    }));
    await expect(restoreBackup(env, damaged)).rejects.toThrow(/not those of the backup/);
    expect(await contentsOf(env)).toEqual(before);
    await restoreBackup(env, at('backup'));
    expect(readdirSync(join(env.DATA_DIR, 'files'))).toHaveLength(5);
    const { db, close } = await openDatabase(env);
    expect(await db.$count(files)).toBe(2);
    await close();
  }, 120_000);
});

describe('a database that a newer build has migrated', () => {
  it('is refused by this one, and left as it is', async () => {
    const { env } = await newPlace();
    await restoreBackup(env, at('backup'));
    const { db, close } = await openDatabase(env);
    await db.execute(sql`insert into carte.migrations (hash, created_at) values ('later', ${LATER})`);
    await close();
    await expect(openDatabase(env)).rejects.toThrow(
      /The database comes from a newer build of Carte: of its \d/,
    );
  }, 120_000);
});
