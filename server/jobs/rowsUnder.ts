import { and, asc, eq, getTableName, inArray, is, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Deps } from '../Deps';
import * as schema from '../db/schema';
import type { Resource } from '../engine/Resource';
import type { Due } from './purgeBins';

/** A row as it lies in its table. */
export interface KeptRow {
  readonly table: string;
  readonly row: Readonly<Record<string, unknown>>;
}

/** These records and everything that hangs under them, each row once. */
export const rowsUnder = async (
  due: Due,
  all: readonly Resource[],
  { db }: Pick<Deps, 'db'>,
): Promise<readonly KeptRow[]> => {
  const kept: KeptRow[] = [];
  const select = async (table: PgTable, column: PgColumn, ids: readonly number[], only?: SQL) => {
    const found: Record<string, unknown>[] = [];
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const some = inArray(column, ids.slice(from, from + AT_ONCE));
      found.push(...(await db.select().from(table).where(and(some, only)).orderBy(asc(column))));
    }
    return found;
  };

  const known = new Map<Resource, readonly number[]>();
  // Parents first, so that a level finds the ids above it.
  for (const resource of all) {
    const { name, table, under } = resource;
    const hanging = under ? await select(table, under.by, known.get(under.resource) ?? []) : [];
    const here = new Set(hanging.map(({ id }) => Number(id)));
    const alone = (due[name] ?? []).filter((id) => !here.has(id));
    const rows = [...hanging, ...(await select(table, table.id, alone))];
    known.set(
      resource,
      rows.map(({ id }) => Number(id)),
    );
    kept.push(...rows.map((row) => ({ table: getTableName(table), row })));
  }
  for (const [resource, ids] of known) {
    const { files } = schema;
    for (const { table, column, only } of [
      ...partsOf(resource, all),
      { table: files, column: files.ownerId, only: eq(files.owner, resource.name) },
    ]) {
      const rows = await select(table, column, ids, only);
      kept.push(...rows.map((row) => ({ table: getTableName(table), row })));
    }
  }
  return kept;
};

/** Tables whose rows belong to a record and have no bin of their own: those that refer to it. */
const partsOf = (resource: Resource, all: readonly Resource[]) =>
  Object.values(schema).flatMap((table) => {
    if (!is(table, PgTable) || all.some((each) => each.table === table)) return [];
    const references = getTableConfig(table).foreignKeys.map((key) => key.reference());
    return references.flatMap(({ foreignTable, columns: [column] }) =>
      foreignTable === resource.table && column ? [{ table, column, only: undefined }] : [],
    );
  });

/** Ids in one question: databases take some tens of thousands of parameters. */
const AT_ONCE = 1000;
