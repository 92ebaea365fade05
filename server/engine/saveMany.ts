import { and, asc, inArray, isNull, sql } from 'drizzle-orm';
import type { WireRecord } from '../../contract/fields';
import type { Deps } from '../Deps';
import { addressesOfNew, isAddressOf } from './address';
import { fillColumns, nameOf } from './columns';
import { emptyFiles } from './files';
import { noteSave } from './history';
import { holdPlaces } from './places';
import type { At, BaseRow, Found, Parts, RecordTable, Resource, Written } from './Resource';
import { parentColumn } from './reach';
import { findMany } from './read';
import { recordOf } from './record';
import { isShown, markShown } from './shown';
import { update } from './write';

type SaveDeps = Pick<Deps, 'db' | 'clock' | 'files' | 'env' | 'note' | 'sections'>;

/** A record and what it is to hold from now on, validated. */
export interface RowSave {
  readonly found: Found<RecordTable, Parts>;
  readonly record: WireRecord;
  readonly rootId: number;
  readonly values: WireRecord;
  /** Fields that hold no file any more; absent: files stay as they are. */
  readonly emptied?: readonly string[];
}

/** Rows that nobody else may change until the transaction ends, in the order of their ids; those in the bin are left out. */
export const holdRows = async (
  { table }: Resource,
  ids: readonly number[],
  { db }: Pick<Deps, 'db'>,
): Promise<void> => {
  await db
    .select({ id: table.id })
    .from(table)
    .where(and(inArray(table.id, [...ids]), isNull(table.deletedAt)))
    .orderBy(asc(table.id))
    .for('update');
};

/**
 * Saves many records, as `update` saves one: columns of all in one statement. What the resource has a last word about, and an
 * address that somebody writes, goes the way of a single save. The rows are held.
 */
export const saveMany = async (
  resource: Resource,
  { rows, at }: { readonly rows: readonly RowSave[]; readonly at: Omit<At, 'named'> },
  all: readonly Resource[],
  deps: SaveDeps,
): Promise<void> => {
  const isSingle = ({ values }: RowSave): boolean => resource.settle !== undefined || 'url' in values;
  for (const row of rows.filter(isSingle)) {
    const files = Object.fromEntries((row.emptied ?? []).map((field) => [field, []]));
    const form = { values: row.values, files };
    const one = { ...at, named: {}, id: idOf(row) };
    await update(resource, one, { form, ifMatch: undefined }, all, deps);
  }
  const together = rows.filter((row) => !isSingle(row));
  if (together.length === 0) return;
  const addresses = await followTitles(resource, { rows: together, at }, deps);
  const shown = await writeColumns(resource, { rows: together, addresses }, deps);
  if (shown.length > 0) await markShown(resource, shown, all, deps);
  const emptied = together.flatMap((row) => (row.emptied ?? []).map((field) => ({ id: idOf(row), field })));
  await emptyFiles(resource, emptied, deps);
  const written = together.map(({ found, rootId, values }) => ({ id: idOf({ found }), rootId, values }));
  await keepMany(resource, written, deps);
  const saved = await findMany(resource, { ids: together.map(idOf), reach: at.reach }, deps);
  const after = new Map(saved.map((found) => [idOf({ found }), recordOf(resource, found)]));
  for (const row of together) {
    const [id, title] = [idOf(row), rowOf(row).title];
    const state = after.get(id);
    const touched = { id, rootId: row.rootId, title, before: row.record };
    if (state) noteSave(resource, { ...touched, after: state }, at.userId, deps);
  }
};

/** What the records hold in other tables, key by key. */
export const keepMany = async (
  resource: Resource,
  rows: readonly (Written & { readonly values: WireRecord })[],
  deps: Pick<Deps, 'db' | 'clock'>,
): Promise<void> => {
  for (const [key, keep] of Object.entries(resource.keeps ?? {})) {
    const kept = rows.flatMap(({ values, ...at }) =>
      Object.hasOwn(values, key) ? [{ ...at, value: values[key] }] : [],
    );
    if (kept.length > 0) await keep(kept, deps);
  }
};

type Row = BaseRow & { readonly url?: string | null } & Readonly<Record<string, unknown>>;
const rowOf = ({ found }: Pick<RowSave, 'found'>): Row => found.row as Row;
const idOf = (row: Pick<RowSave, 'found'>): number => rowOf(row).id;

/** `unitValue` -> `unit_value` */
const columnOf = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The new addresses of records that nobody has been shown yet: theirs follow the title. What stands above them is held for it. */
const followTitles = async (
  resource: Resource,
  { rows, at }: { readonly rows: readonly RowSave[]; readonly at: Pick<At, 'reach'> },
  deps: Pick<Deps, 'db'>,
): Promise<ReadonlyMap<number, string>> => {
  const made = new Map<number, string>();
  const { made: isMade, written } = resource.address ?? {};
  const going = rows.filter(({ found, values }) => {
    const { title, url, shownAt } = rowOf({ found });
    const isKept = written ? url !== null : title === values.title || shownAt !== null;
    return isMade && 'title' in values && !isKept && !isAddressOf(url, String(values.title));
  });
  if (going.length === 0) return made;
  await holdPlaces(resource, { ids: going.map(idOf), reach: at.reach }, deps);
  const by = nameOf(parentColumn(resource));
  for (const parentId of new Set(going.map((row) => Number(rowOf(row)[by])))) {
    const own = going.filter((row) => Number(rowOf(row)[by]) === parentId);
    const titles = own.map(({ values }) => String(values.title));
    const urls = await addressesOfNew(resource, { titles, parentId }, deps);
    for (const [index, row] of own.entries()) made.set(idOf(row), urls[index] ?? '');
  }
  return made;
};

/** @returns those that nothing of their own hides any more */
const writeColumns = async (
  resource: Resource,
  { rows, addresses }: { readonly rows: readonly RowSave[]; readonly addresses: ReadonlyMap<number, string> },
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
): Promise<readonly number[]> => {
  const { table } = resource;
  const filled = rows.map(({ found, values }) => {
    const row = rowOf({ found });
    const url = addresses.get(row.id);
    const columns: Readonly<Record<string, unknown>> = {
      ...fillColumns(resource, values, row.extra),
      ...(url !== undefined && { url }),
    };
    return { row, columns };
  });
  const names = [...new Set(filled.flatMap(({ columns }) => Object.keys(columns)))];
  const made = filled.map(({ row, columns }) => ({
    id: row.id,
    // A row that does not change a column that others change keeps it.
    ...Object.fromEntries(names.map((name) => [columnOf(name), name in columns ? columns[name] : row[name]])),
  }));
  // None of them where only what stands in other tables changes.
  const sets = names.map((name) => {
    const column = sql.identifier(columnOf(name));
    return sql`${column} = made.${column}, `;
  });
  await db.execute(sql`
    update ${table} set ${sql.join(sets)} version = ${table.version} + 1,
      updated_at = ${clock().toISOString()}::timestamptz
    from jsonb_populate_recordset(null::${table}, ${JSON.stringify(made)}::jsonb) as made
    where ${table.id} = made.id`);
  return filled.flatMap(({ row, columns }) =>
    !isShown(resource, row) && isShown(resource, { ...row, ...columns }) ? [row.id] : [],
  );
};
