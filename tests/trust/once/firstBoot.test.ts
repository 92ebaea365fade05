import type { ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { poolTo } from '../../../build/emptyDatabase';
import { bootEmbedded } from '../../../server/db/embedded/bootEmbedded';
import { DurableFs } from '../../../server/db/embedded/DurableFs';
import { migrate } from '../../../server/db/migrate';
import * as schema from '../../../server/db/schema';
import { many } from '../many';
import { buildServer } from './buildServer';
import { startCarte } from './startCarte';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'carte-migration-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const boot = (folder: string): Promise<PGlite> =>
  bootEmbedded(
    folder,
    new DurableFs(folder, {
      onFault: (error) => {
        throw error;
      },
    }),
  );

/** Migrates; each statement is told just before it is carried out, with its number. */
const migrating = async (client: PGlite, onStatement: (number: number) => void = () => {}): Promise<void> => {
  const pool = poolTo(client);
  let number = 0;
  const logQuery = (): void => {
    onStatement(number);
    number += 1;
  };
  try {
    await migrate(drizzle({ client: pool, schema, casing: 'snake_case', logger: { logQuery } }));
  } finally {
    await pool.end();
  }
};

/** All columns, indexes and constraints, and which migrations are noted: what a database is made of. */
const shapeOf = async (client: PGlite): Promise<unknown> => {
  const { rows } = await client.query(`
    select 'column' as kind, table_name || '.' || column_name as name,
           data_type || coalesce(column_default, '') || is_nullable as what
      from information_schema.columns where table_schema = 'public'
    union all select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
    union all select 'constraint', conname, pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select 'migration', hash, '' from carte.migrations
    order by 1, 2, 3`);
  return rows;
};

describe('[DU5] a migration', () => {
  it(
    'killed before any of its statements is finished by the next start, and comes to the same tables',
    async () => {
      const folder = join(root, 'db');
      const empty = join(root, 'empty');
      await (await boot(folder)).close();
      cpSync(folder, empty, { recursive: true });
      let statements = 0;
      const client = await boot(folder);
      await migrating(client, (number) => {
        statements = number + 1;
      });
      const shape = await shapeOf(client);
      await client.close();
      expect(statements).toBeGreaterThan(30);

      // What a killed process leaves is what its files hold at that moment: so at some statements they are copied.
      const points = many(statements, 2);
      const chosen = new Set(
        Array.from({ length: points }, (_, n) => Math.round(((n + 1) * (statements - 1)) / points)),
      );
      rmSync(folder, { recursive: true });
      cpSync(empty, folder, { recursive: true });
      const again = await boot(folder);
      await migrating(again, (number) => {
        if (chosen.has(number)) cpSync(folder, join(root, `killed-${number}`), { recursive: true });
      });
      await again.close();
      for (const number of chosen) {
        const left = join(root, `killed-${number}`);
        const restarted = await boot(left);
        const { rows } = await restarted.query<{ table: string | null }>(
          `select to_regclass('public.foods') as table`,
        );
        await migrating(restarted);
        // All in one transaction: nothing of it was there, unless only the lock was left to be given back.
        expect([number, rows[0]?.table ?? null]).toEqual([
          number,
          number === statements - 1 ? 'foods' : null,
        ]);
        expect([number, await shapeOf(restarted)]).toEqual([number, shape]);
        await restarted.close();
        rmSync(left, { recursive: true });
      }
    },
    many(5_400_000, 1_200_000),
  );
});

describe('[DU5] a first boot', () => {
  /** Moments of a first boot, as the folder shows them. */
  const MOMENTS: Readonly<Record<string, (folder: string) => boolean>> = {
    'while its files are written': (folder) => count(join(folder, 'db', 'base')) >= 2,
    'when it is on the disk': (folder) => existsSync(join(folder, 'db', 'carte.unmigrated')),
    'when it begins': (folder) => existsSync(join(folder, 'db.lock')),
    'before its first file': (folder) => existsSync(join(folder, 'db', 'carte.unmade')),
    'with its version written': (folder) => existsSync(join(folder, 'db', 'PG_VERSION')),
    'with its control file written': (folder) => existsSync(join(folder, 'db', 'global', 'pg_control')),
    'with half of its databases': (folder) => count(join(folder, 'db', 'base')) >= 1,
    'with all of its databases': (folder) => count(join(folder, 'db', 'base')) >= 3,
    'with a log': (folder) => count(join(folder, 'db', 'pg_wal')) >= 2,
    'when its process has noted itself': (folder) => existsSync(join(folder, 'db', 'postmaster.pid')),
  };
  const count = (folder: string): number => (existsSync(folder) ? readdirSync(folder).length : 0);

  let built: ReturnType<typeof buildServer>;
  beforeAll(() => {
    built = buildServer();
  }, 240_000);
  afterAll(() => built.remove());

  it.each(Object.keys(MOMENTS).slice(0, many(10, 1)))(
    'killed %s is begun anew',
    async (moment) => {
      const folder = mkdtempSync(join(root, 'first-'));
      const start = (onStart?: (child: ChildProcess) => void) =>
        startCarte(built.entry, { DATA_DIR: folder }, onStart);
      let kill = (): void => {};
      const watch = setInterval(() => {
        if (MOMENTS[moment]?.(folder)) kill();
      }, 2);
      try {
        const first = await start((child) => {
          kill = () => child.kill('SIGKILL');
        });
        throw new Error(`Expected the first boot to be killed, but it was ready: ${first.url}`);
      } catch (error) {
        expect(String(error)).toContain('ended with null');
      } finally {
        clearInterval(watch);
      }
      const second = await start();
      const health = await fetch(`${second.url}/readyz`);
      second.child.kill('SIGTERM');
      expect([health.status, await second.ended]).toEqual([200, 0]);
      const left = [...readdirSync(folder), ...readdirSync(join(folder, 'db'))];
      expect(left.filter((name) => /^carte\.un|\.lock/.test(name))).toEqual([]);
    },
    600_000,
  );
});
