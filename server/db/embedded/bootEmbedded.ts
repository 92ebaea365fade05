import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { DatabaseRefused } from '../../PlainError';
import type { DurableFs } from './DurableFs';
import { isMigratedOnce, isUnmade, noteMade, noteUnmade, shippedDatabase } from './folderState';
import { PAGE, Relation } from './Relation';

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
const findLoss = async (client: PGlite, folder: string): Promise<string | undefined> => {
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

/*
 * PostgreSQL's own forms, little-endian as its build for wasm writes them: PageHeaderData, BTPageOpaqueData at the end of
 * a page, ItemIdData, IndexTupleData (bufpage.h, nbtree.h, itemid.h, itup.h of version 18).
 */
const HEADER = 24;
const LOWER = 12;
const SPECIAL = 16;
const LEAF = 1;
/** Deleted, the meta page, half dead. */
const NO_ROWS = 4 | 8 | 16;
const NORMAL_ITEM = 1;
const IS_LIST = 0x2000;

/** @returns the pages of a table in which a b-tree index says that rows lie */
const pagesNamedBy = (indexFile: string): ReadonlySet<number> => {
  const bytes = readFileSync(indexFile);
  const named = new Set<number>();
  for (let at = 0; at + PAGE <= bytes.length; at += PAGE) {
    const page = bytes.subarray(at, at + PAGE);
    const special = page.readUInt16LE(SPECIAL);
    if (special < HEADER || special > PAGE - 16) continue;
    const flags = page.readUInt16LE(special + 12);
    if ((flags & LEAF) === 0 || (flags & NO_ROWS) !== 0) continue;
    // The first item of a page that has a right neighbour is its upper bound, not a row.
    const first = page.readUInt32LE(special + 4) === 0 ? 0 : 1;
    const count = (Math.min(page.readUInt16LE(LOWER), special) - HEADER) / 4;
    for (let item = first; item < count; item += 1) {
      const id = page.readUInt32LE(HEADER + 4 * item);
      if (((id >> 15) & 3) === NORMAL_ITEM) named.add(pageOf(page, id & 0x7fff));
    }
  }
  return named;
};

/** Of a row; of a list of rows with the same key, the first. */
const pageOf = (page: Buffer, tuple: number): number => {
  const isList = (page.readUInt16LE(tuple + 6) & IS_LIST) !== 0;
  const at = isList ? tuple + blockAt(page, tuple) : tuple;
  return blockAt(page, at);
};

/** BlockIdData: two halves, the high one first. */
const blockAt = (page: Buffer, at: number): number =>
  page.readUInt16LE(at) * 0x1_0000 + page.readUInt16LE(at + 2);

const MAJOR = '18';

/** PGlite starts PostgreSQL with `-F` (no fsync); these are its parameters without it. */
const START_PARAMS = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/**
 * Starts the database of a folder, in this very thread. A first boot is synced when it is over, and a note lies in the folder until
 * then, so one that is killed is begun anew. A folder that is refused is left as it was found.
 *
 * @param fs the folder as PostgreSQL shall see it: one whose syncs reach the disk
 * @param onGivenUp hears PostgreSQL's last words when it gives up later on; whatever it answers afterwards means nothing
 * @throws DatabaseRefused when the folder holds something else, or a database that is damaged
 */
export const bootEmbedded = async (
  folder: string,
  fs: DurableFs,
  onGivenUp: (words: string) => void = () => {},
): Promise<PGlite> => {
  const isNew = isUnmade(folder);
  if (!isNew) rejectForeign(folder);
  const said: string[] = [];
  let isOpen = false;
  const onStderr = (line: string): boolean => {
    const words = lastWords(line);
    if (!isOpen) said.push(line);
    else if (words !== undefined) onGivenUp(words);
    return false;
  };
  fs.beforeChange();
  fs.undo.begin();
  try {
    if (isNew) noteUnmade(folder);
    const loadDataDir = isNew ? shippedDatabase() : undefined;
    const known = { fs, startParams: START_PARAMS, extensions: { pg_trgm }, onStderr };
    const client = await PGlite.create({ ...known, ...(loadDataDir && { loadDataDir }) });
    if (isNew) await noteMade(folder);
    const loss = isNew ? undefined : await findLoss(client, folder);
    if (loss !== undefined) throw new Error(loss);
    fs.undo.forget();
    isOpen = true;
    return client;
  } catch (error) {
    const after = fs.undo.revert() ? 'The folder is as it was found.' : 'Opening it has changed the folder.';
    throw new DatabaseRefused(
      `The database in ${folder} cannot be opened: ${causeOf(error, said)}. ${after} ${remedyOf(said, folder)}`,
    );
  }
};

/** PostgreSQL's own words, where it had any: what comes out of PGlite then is only that it has stopped. */
const causeOf = (error: unknown, said: readonly string[]): string =>
  said.map(lastWords).findLast((words) => words !== undefined) ??
  (error instanceof Error ? error.message : String(error));

const lastWords = (line: string): string | undefined => /(?:FATAL|PANIC): +(.+)/.exec(line)?.[1];

const remedyOf = (said: readonly string[], folder: string): string =>
  said.some((line) => /No space left on device|quota exceeded/i.test(line))
    ? 'Make room on the disk and start again.'
    : `Move ${basename(folder)} away and restore a backup (docs/operations.md).`;

/** Never initialises over data: what is not ours, or of another major version, is left as it is. */
const rejectForeign = (folder: string): void => {
  const file = join(folder, 'PG_VERSION');
  if (!existsSync(file)) {
    throw new DatabaseRefused(
      `The folder ${folder} holds no database of ours: PG_VERSION is missing. Restore a backup, or move ${basename(folder)} away.`,
    );
  }
  const major = readFileSync(file, 'utf8').trim();
  if (major === MAJOR) return;
  throw new DatabaseRefused(
    /^[\d.]{1,8}$/.test(major)
      ? `The folder ${folder} was written by PostgreSQL ${major}, this build reads ${MAJOR}. Dump it with the version of Carte that wrote it.`
      : `The database in ${folder} cannot be opened: its PG_VERSION holds no version. Move ${basename(folder)} away and restore a backup.`,
  );
};
