import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../server/db/openDatabase';
import { seed } from '../load/plant';
import { pictureBytes } from './pictureBytes';

/**
 * `npm run bench:sizes [-- FOODS]`: what a row of each table takes on the disk, its indexes included, and what one picture
 * takes, for the arithmetic in `docs/operations.md`.
 */
const foods = Number(process.argv[2] ?? 100_000);

interface Size {
  readonly table: string;
  readonly rows: number;
  readonly 'bytes a row': number;
  readonly 'of these indexes': number;
}

const measure = async (folder: string): Promise<readonly Size[]> => {
  const env = { DATA_DIR: folder, DATABASE_URL: undefined };
  await seed(env, foods);
  const { db, close } = await openDatabase(env);
  try {
    await db.execute(sql`insert into idempotency_keys (user_id, key, fingerprint, status, body, created_at)
      select 1, md5(n::text), md5(n::text) || md5(n::text), 201, jsonb_build_object('id', n, 'title', 'A dish', 'text', repeat('word ', 80)), now()
      from generate_series(1, 5000) n`);
    await db.execute(sql`insert into sessions (user_id, token_hash, created_at, last_seen_at, expires_at)
      select 1, md5(n::text) || md5(n::text), now(), now(), now() from generate_series(1, 5000) n`);
    await db.execute(sql`insert into ingredients (point_id, title, created_at)
      select 1, 'Ingredient ' || n, now() from generate_series(1, 5000) n`);
    await db.execute(sql`insert into food_ingredients (food_id, ingredient_id, position)
      select id, 1 + id % 5000, 0 from foods where id <= 5000`);
    await db.execute(sql`insert into files (user_id, owner, owner_id, field, position, name, thumbnail, original_name, mime, bytes, created_at)
      select 1, 'foods', id, 'images', 0, md5(id::text) || '.jpg', md5(id::text) || '-small.jpg', 'IMG_20260101.jpg', 'image/jpeg', 1, now()
      from foods where id <= 5000`);
    await db.execute(sql`insert into changes (batch, point_id, resource, record_id, title, user_id, person, kind, before, after, created_at)
      select gen_random_uuid(), 1, 'foods', n % 100, 'A dish of the day', 1, 'Anna Vorontsova', 'update', '{"price":"390"}', '{"price":"420"}', now()
      from generate_series(1, 5000) n`);
    await db.execute(sql`vacuum (analyze)`);
    const { rows } = (await db.execute(sql`
      select relname as "table", n.rows, pg_total_relation_size(relid) as total, pg_indexes_size(relid) as indexes
      from pg_stat_user_tables, lateral (select reltuples::int as rows from pg_class where oid = relid) n
      where n.rows >= 1000 order by 1`)) as unknown as {
      rows: readonly { table: string; rows: number; total: string; indexes: string }[];
    };
    return rows.map(({ table, rows: count, total, indexes }) => ({
      table,
      rows: count,
      'bytes a row': Math.round(Number(total) / count),
      'of these indexes': Math.round(Number(indexes) / count),
    }));
  } finally {
    await close();
  }
};

const folder = await mkdtemp(join(tmpdir(), 'carte-sizes-'));
try {
  console.table(await measure(folder));
  console.table(await pictureBytes());
} finally {
  await rm(folder, { recursive: true, force: true });
}
