import { mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, asc, eq, getTableName, inArray, is, isNotNull, lte, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Deps } from '../Deps';
import { syncTree } from '../db/embedded/syncTree';
import * as schema from '../db/schema';
import { windowStart } from '../engine/binWindow';
import { dropFilesUnder } from '../engine/files';
import type { Resource } from '../engine/Resource';
import { dropAddressesUnder } from '../engine/shown';

type PurgeDeps = Pick<Deps, 'db' | 'clock' | 'files' | 'env' | 'log' | 'resources'>;

/** Ids of what is over, by the resource in whose bin it lies. */
export type Due = Readonly<Record<string, readonly number[]>>;

/** Rows in one transaction: short enough that nobody waits for it. */
const BATCH = 100;

/** What a purge would take now. */
export const dueForPurge = async ({
  db,
  clock,
  resources,
}: Pick<Deps, 'db' | 'clock' | 'resources'>): Promise<Due> => {
  const due: Record<string, readonly number[]> = {};
  for (const { name, table } of resources) {
    const rows = await db
      .select({ id: table.id })
      .from(table)
      .where(isOver(table, clock()))
      .orderBy(asc(table.id));
    due[name] = rows.map(({ id }) => Number(id));
  }
  return due;
};

/**
 * Removes for ever what has been in the bin for seven days, with its files (docs/spec/3-decisions.md). Says in the log what it is
 * about to take, and keeps a copy of everything the first time. Safe to be killed and to run twice: each batch is one
 * transaction, and files leave only after its commit; a file that stays behind is the sweep's.
 *
 * @returns how many records went, by table
 */
export const purgeBins = async (deps: PurgeDeps): Promise<Readonly<Record<string, number>>> => {
  const { resources } = deps;
  const purged: Record<string, number> = Object.fromEntries(resources.map(({ name }) => [name, 0]));
  const due = await dueForPurge(deps);
  if (Object.values(due).every((ids) => ids.length === 0)) return purged;
  deps.log.info({ due }, 'about to purge');
  await copyBeforeFirstPurge(due, deps);
  // Parents first: what hangs under a purged parent goes with it.
  for (const resource of resources) {
    let batch = BATCH;
    while (batch === BATCH) {
      batch = await purgeBatch(resource, deps);
      purged[resource.name] = (purged[resource.name] ?? 0) + batch;
    }
  }
  return purged;
};

const isOver = (table: Resource['table'], now: Date) =>
  and(isNotNull(table.deletedAt), lte(table.deletedAt, windowStart(now)));

const purgeBatch = async (resource: Resource, deps: PurgeDeps): Promise<number> => {
  const { table } = resource;
  const gone: string[] = [];
  const count = await deps.db.transaction(async (db) => {
    const rows = await db
      .select({ id: table.id })
      .from(table)
      .where(isOver(table, deps.clock()))
      .orderBy(asc(table.id))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    const ids = rows.map(({ id }) => Number(id));
    if (ids.length === 0) return 0;
    const drop = async (names: readonly string[]): Promise<void> => {
      gone.push(...names);
    };
    await dropFilesUnder(resource, ids, { ...deps, db, files: { ...deps.files, drop } });
    await dropAddressesUnder(resource, ids, { ...deps, db });
    await db.delete(table).where(inArray(table.id, ids));
    return ids.length;
  });
  await deps.files.drop(gone);
  return count;
};

type CopyDeps = Pick<Deps, 'db' | 'files' | 'env' | 'resources'>;

/**
 * Whoever sets a server up finds out a week later whether the purge does what they want, and then it is too late: so the
 * first purge of an installation leaves all it takes, rows as JSON lines and files as they are, in
 * `DATA_DIR/backups/first-purge`. If that cannot be written, nothing is purged. BackgroundTasks purges find the folder and go on.
 */
const copyBeforeFirstPurge = async (due: Due, { files, env, ...deps }: CopyDeps): Promise<void> => {
  const backups = join(env.DATA_DIR, 'backups');
  const place = join(backups, 'first-purge');
  if (await exists(place)) return;
  await mkdir(backups, { recursive: true });
  const draft = await mkdtemp(join(backups, '.first-purge-'));
  try {
    const rows = await rowsUnder(due, deps);
    await writeFile(join(draft, 'rows.jsonl'), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
    await mkdir(join(draft, 'files'));
    for (const { table, row } of rows) {
      if (table !== 'files') continue;
      // What is drawn in widths is drawn again.
      for (const name of [row.name, row.thumbnail]) {
        const bytes = typeof name === 'string' ? await files.read(name) : undefined;
        if (bytes) await writeFile(join(draft, 'files', String(name)), bytes);
      }
    }
    await syncTree(draft);
    await rename(draft, place);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another process was first: its copy holds the same.
    if (!(await exists(place))) throw error;
  }
};

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** A row as it lies in its table. */
interface KeptRow {
  readonly table: string;
  readonly row: Readonly<Record<string, unknown>>;
}

/** Rows of a table by the number that a column names. */
interface RowsBy {
  readonly table: PgTable;
  readonly column: PgColumn;
  readonly only?: SQL;
}

/** These records and everything that hangs under them, each row once. */
const rowsUnder = async (
  due: Due,
  { db, resources }: Pick<Deps, 'db' | 'resources'>,
): Promise<readonly KeptRow[]> => {
  const kept: KeptRow[] = [];
  const select = async ({ table, column, only }: RowsBy, ids: readonly number[]) => {
    const found: Record<string, unknown>[] = [];
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const some = inArray(column, ids.slice(from, from + AT_ONCE));
      found.push(...(await db.select().from(table).where(and(some, only)).orderBy(asc(column))));
    }
    return found;
  };

  const known = new Map<Resource, readonly number[]>();
  // Parents first, so that a level finds the ids above it.
  for (const resource of resources) {
    const { name, table, under } = resource;
    const hanging = under ? await select({ table, column: under.by }, known.get(under.resource) ?? []) : [];
    const here = new Set(hanging.map(({ id }) => Number(id)));
    const alone = (due[name] ?? []).filter((id) => !here.has(id));
    const rows = [...hanging, ...(await select({ table, column: table.id }, alone))];
    const ids = rows.map(({ id }) => Number(id));
    known.set(resource, ids);
    kept.push(...rows.map((row) => ({ table: getTableName(table), row })));
  }
  for (const [resource, ids] of known) {
    const { files } = schema;
    for (const part of [
      ...partsOf(resource, resources),
      { table: files, column: files.ownerId, only: eq(files.owner, resource.name) },
    ]) {
      const rows = await select(part, ids);
      kept.push(...rows.map((row) => ({ table: getTableName(part.table), row })));
    }
  }
  return kept;
};

/** Tables whose rows belong to a record and have no bin of their own: those that refer to it. */
const partsOf = (resource: Resource, all: readonly Resource[]): readonly RowsBy[] =>
  Object.values(schema).flatMap((table) => {
    if (!is(table, PgTable) || all.some((each) => each.table === table)) return [];
    const references = getTableConfig(table).foreignKeys.map((key) => key.reference());
    return references.flatMap(({ foreignTable, columns: [column] }) =>
      foreignTable === resource.table && column ? [{ table, column }] : [],
    );
  });

/** Ids in one question: databases take some tens of thousands of parameters. */
const AT_ONCE = 1000;
