import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files of the tables that the damages need, as `pg_relation_filepath` names them. */
export type Paths = Readonly<Record<'users' | 'points' | 'points_pkey' | 'cities', string>>;

/** What has happened to a folder of the embedded database, and what the server must say about it. */
export interface Damage {
  readonly name: string;
  /** How the server left the folder before. What a killed one wrote last is mended from the log, so it proves nothing of tables. */
  readonly left: 'stopped' | 'killed';
  readonly make: (db: string, paths: Paths) => void;
  readonly cause: RegExp;
}

const PAGE = 8192;
const SEGMENT = 16 * 1024 * 1024;

const gone = (path: string): void => rmSync(path, { recursive: true });
const edit = (path: string, change: (bytes: Buffer) => void): void => {
  const bytes = readFileSync(path);
  change(bytes);
  writeFileSync(path, bytes);
};
const zeros = (path: string): void => edit(path, (bytes) => bytes.fill(0));
/** Numbers without a pattern, the same in every run. */
const noise = (path: string, from = 0, length = Number.POSITIVE_INFINITY): void =>
  edit(path, (bytes) => {
    let state = 7;
    for (let at = from; at < Math.min(bytes.length, from + length); at += 1) {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
      bytes[at] = state >> 16;
    }
  });

/** The newest file of the log. */
export const logOf = (db: string): string => {
  const names = readdirSync(join(db, 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name));
  return join(db, 'pg_wal', names.sort().at(-1) ?? '');
};
/** Where in it the last checkpoint stands (pg_control.h). */
const checkpointOf = (db: string): number =>
  Number(readFileSync(join(db, 'global/pg_control')).readBigUInt64LE(32) % BigInt(SEGMENT));
const everyOther = (folder: string): void =>
  readdirSync(folder)
    .sort()
    .filter((name, index) => index % 2 === 0 && statSync(join(folder, name)).isFile())
    .forEach((name) => {
      gone(join(folder, name));
    });

const CLASS = 'base/5/1259';
const stopped = (name: string, cause: RegExp, make: Damage['make']): Damage => ({
  name,
  cause,
  make,
  left: 'stopped',
});
const killed = (...args: Parameters<typeof stopped>): Damage => ({ ...stopped(...args), left: 'killed' });

/** In turns of the log, the control file, catalogues, tables and folders, so that every third of them is a sample of all. */
export const DAMAGES: readonly Damage[] = [
  stopped('a log that is gone', /checkpoint record/, (db) => gone(logOf(db))),
  killed('a log of zeros', /checkpoint record/, (db) => zeros(logOf(db))),
  stopped('a log of noise', /checkpoint record/, (db) => noise(logOf(db))),
  killed('a catalogue of zeros', /critical system index/, (db) => zeros(join(db, CLASS))),
  stopped('a catalogue that is gone', /could not open file/, (db) => gone(join(db, CLASS))),
  killed('a catalogue of noise', /invalid page/, (db) => noise(join(db, CLASS))),
  stopped('transactions that are forgotten', /tables are there no more/, (db) => {
    for (const name of readdirSync(join(db, 'pg_xact'))) zeros(join(db, 'pg_xact', name));
  }),
  killed('transactions that are gone', /transaction/, (db) => gone(join(db, 'pg_xact'))),
  stopped('a garbled version', /holds no version/, (db) => writeFileSync(join(db, 'PG_VERSION'), '\0\0\0')),
  stopped('a table of zeros', /file of users, has lost its page 0/, (db, { users }) =>
    zeros(join(db, users)),
  ),
  stopped('a table that is gone', /file of points, is missing/, (db, { points }) => gone(join(db, points))),
  stopped('a table cut in the middle of a page', /file of cities, has lost its page/, (db, { cities }) =>
    truncateSync(join(db, cities), 3 * PAGE + 100),
  ),
  stopped('a folder that is gone, with its files left', /there are files of one/, (db) => gone(db)),
  killed('a folder that is empty, with its files left', /there are files of one/, (db) => {
    gone(db);
    mkdirSync(db);
  }),
  stopped('another version of PostgreSQL', /written by PostgreSQL 17/, (db) =>
    writeFileSync(join(db, 'PG_VERSION'), '17\n'),
  ),
  killed('a control file of zeros', /incompatible/, (db) => zeros(join(db, 'global/pg_control'))),
  stopped('a control file that is gone', /pg_control/, (db) => gone(join(db, 'global/pg_control'))),
  killed('a control file with one wrong number', /incorrect checksum/, (db) =>
    noise(join(db, 'global/pg_control'), 40, 4),
  ),
  stopped('a checkpoint of noise', /checkpoint record/, (db) => noise(logOf(db), checkpointOf(db), 200)),
  killed('a log that is cut before its checkpoint', /checkpoint record/, (db) =>
    truncateSync(logOf(db), checkpointOf(db) - 100),
  ),
  stopped('a folder of the log that is gone', /pg_wal/, (db) => gone(join(db, 'pg_wal'))),
  killed('half of a control file', /pg_control/, (db) => truncateSync(join(db, 'global/pg_control'), 200)),
  stopped('a catalogue cut to one page', /critical system index/, (db) =>
    truncateSync(join(db, CLASS), PAGE),
  ),
  killed('a catalogue of columns of zeros', /pg_attribute/, (db) => zeros(join(db, 'base/5/1249'))),
  stopped('every second file of the database gone', /cannot be opened/, (db) =>
    everyOther(join(db, 'base/5')),
  ),
  killed('every second file at the top gone', /PG_VERSION is missing/, (db) => everyOther(db)),
  stopped('a list of databases of zeros', /does not exist/, (db) => zeros(join(db, 'global/1262'))),
  stopped('one page of noise in a table', /invalid page in block 1/, (db, { cities }) =>
    noise(join(db, cities), PAGE, 4096),
  ),
  stopped('an index of zeros', /points_pkey is empty/, (db, { points_pkey }) => zeros(join(db, points_pkey))),
  stopped('a table cut to nothing', /file of users, has lost its page 0/, (db, { users }) =>
    truncateSync(join(db, users), 0),
  ),
  stopped('the folders of all databases gone', /does not exist/, (db) => gone(join(db, 'base'))),
  killed('a map of files of noise', /invalid data/, (db) => noise(join(db, 'base/5/pg_filenode.map'))),
  stopped('a configuration of noise', /postgresql\.conf/, (db) => noise(join(db, 'postgresql.conf'))),
  killed('a version that is gone', /PG_VERSION is missing/, (db) => gone(join(db, 'PG_VERSION'))),
  stopped('something else in its place', /holds no database of ours/, (db) => {
    gone(db);
    writeFileSync(db, 'years of work');
  }),
];
