import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { isMigratedOnce } from './folderState';
import { pagesNamedBy } from './pagesNamedBy';
import { Relation } from './Relation';

interface Stored {
  readonly name: string;
  readonly kind: 'r' | 't' | 'i' | 'S';
  readonly path: string;
  /** Of a table, the file of its primary or another unique index. */
  readonly index: string | null;
}

/**
 * Damage that PostgreSQL opens without a word: a missing file is noticed when its table is asked, a file of zeros is a
 * table without rows, and rows whose transactions are forgotten are invisible. Then migrations would build everything
 * anew, or the demo be seeded over what people have entered. Everything asked here holds after any crash, too: the log
 * replays a row before the entries of its indexes.
 *
 * @returns what is wrong; undefined = nothing
 */
export const findLoss = async (client: PGlite, folder: string): Promise<string | undefined> => {
  if (isMigratedOnce(folder) && !(await isMigrated(client)))
    return 'its tables are there no more, or cannot be seen';
  const { rows } = await client.query<Stored>(STORED);
  for (const { name, kind, path, index } of rows) {
    const file = join(folder, path);
    if (!existsSync(file)) return `${path}, the file of ${name}, is missing`;
    const relation = new Relation(file);
    // An index and a sequence have a first page from the beginning.
    if ((kind === 'i' || kind === 'S') && relation.missing([0]).length > 0) return `${name} is empty`;
    const named = index !== null && existsSync(join(folder, index)) ? pagesNamedBy(join(folder, index)) : [];
    const [gone] = relation.missing(named);
    if (gone !== undefined) return `${path}, the file of ${name}, has lost its page ${gone}`;
  }
  // Each page carries a checksum, which is looked at when the page is read.
  for (const { name } of rows.filter(({ kind, path }) => kind === 'r' && isOurs(path)))
    await client.query(`select count(*) from ${name}`);
  return undefined;
};

const isMigrated = async (client: PGlite): Promise<boolean> => {
  const { rows } = await client.query<{ found: string | null }>(
    `select to_regclass('carte.migrations')::text as found`,
  );
  if (rows[0]?.found == null) return false;
  return (await client.query('select 1 from carte.migrations limit 1')).rows.length > 0;
};

/** PostgreSQL numbers its own tables below this (transam.h). */
const isOurs = (path: string): boolean => Number(path.split('/').at(-1)) >= 16_384;

const STORED = `
  select c.oid::regclass::text as name, c.relkind as kind, pg_relation_filepath(c.oid) as path,
         (select pg_relation_filepath(i.indexrelid) from pg_index i
            join pg_class x on x.oid = i.indexrelid join pg_am a on a.oid = x.relam and a.amname = 'btree'
            where i.indrelid = c.oid and i.indisunique and i.indpred is null and i.indisvalid
            order by i.indisprimary desc, i.indexrelid limit 1) as index
  from pg_class c where c.relkind in ('r', 't', 'i', 'S') and c.relpersistence = 'p'
  order by c.oid`;
