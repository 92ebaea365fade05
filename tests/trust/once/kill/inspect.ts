import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { amcheck } from '@electric-sql/pglite/contrib/amcheck';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../../server/db/Database';
import { openDatabase } from '../../../../server/db/openDatabase';
import { files } from '../../../../server/db/schema';
import type { Place } from './seedOwners';

/** What is wrong with the data of a stopped server: references into nothing, files that are gone, broken storage. */
export const inspect = async (place: Place): Promise<readonly string[]> => {
  const { db, close } = await openDatabase(place);
  const wrong: string[] = [];
  try {
    wrong.push(...(await orphans(db)), ...(await lostFiles(db, join(place.DATA_DIR, 'files'))));
  } finally {
    await close();
  }
  if (place.DATABASE_URL === undefined) wrong.push(...(await brokenStorage(join(place.DATA_DIR, 'db'))));
  return wrong;
};

/** Every foreign key of one column, asked by hand: the constraint only looked when the row was written. */
const orphans = async (db: Database): Promise<readonly string[]> => {
  const keys = await rowsOf<Record<'child' | 'column' | 'parent', string>>(
    db,
    sql`select conrelid::regclass::text as child, attname as column, confrelid::regclass::text as parent
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  if (keys.length < 10) throw new Error(`Expected the foreign keys of the schema, found ${keys.length}.`);
  const wrong: string[] = [];
  for (const { child, column, parent } of keys) {
    const [row] = await rowsOf<{ count: string }>(
      db,
      sql.raw(`select count(*) from ${child} c where c.${column} is not null
        and not exists (select 1 from ${parent} p where p.id = c.${column})`),
    );
    if (row?.count !== '0') wrong.push(`${row?.count} rows of ${child} point to no row of ${parent}`);
  }
  return wrong;
};

const rowsOf = async <T>(
  db: Database,
  question: Parameters<Database['execute']>[0],
): Promise<readonly T[]> => {
  const { rows } = (await db.execute(question)) as unknown as { readonly rows: readonly T[] };
  return rows;
};

const lostFiles = async (db: Database, folder: string): Promise<readonly string[]> => {
  const rows = await db.select({ name: files.name, thumbnail: files.thumbnail }).from(files);
  const names = rows.flatMap(({ name, thumbnail }) => (thumbnail === null ? [name] : [name, thumbnail]));
  return names.filter((name) => !existsSync(join(folder, name))).map((name) => `the file ${name} is gone`);
};

/** PostgreSQL's own examination of every table and index (amcheck). */
const brokenStorage = async (folder: string): Promise<readonly string[]> => {
  const client = await PGlite.create({ dataDir: folder, extensions: { amcheck, pg_trgm } });
  try {
    await client.exec('create extension if not exists amcheck');
    const heap = await client.query<{ table: string; msg: string }>(
      `select relname as table, msg from pg_class, lateral verify_heapam(oid) where relkind = 'r' and relpersistence = 'p'`,
    );
    const wrong = heap.rows.map(({ table, msg }) => `${table}: ${msg}`);
    const { rows } = await client.query<{ oid: number; relname: string }>(
      `select c.oid, c.relname from pg_class c join pg_am a on a.oid = c.relam where a.amname = 'btree' and c.relkind = 'i'`,
    );
    for (const { oid, relname } of rows) {
      await client
        .query('select bt_index_check($1::oid, true)', [oid])
        .catch((error: unknown) => wrong.push(`${relname}: ${String(error)}`));
    }
    return wrong;
  } finally {
    await client.close();
  }
};
