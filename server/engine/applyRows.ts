import { sql } from 'drizzle-orm';
import { notFound } from '../ApiError';
import { addressesOf } from './address';
import { emptyColumns, fillColumns, nameOf } from './columns';
import { saveFiles, shareFiles } from './files';
import { noteSave } from './history';
import { keepOldAddress } from './oldAddress';
import { placesOfNew } from './places';
import type { At, BaseRow, Resource } from './Resource';
import type { Applied, ApplyDeps, NewRow, SetRow } from './RowChange';
import { parentColumn } from './reach';
import { findMany } from './read';
import { recordOf } from './record';
import { isShown, markShown } from './shown';

type Columns = Readonly<Record<string, unknown>>;
type Row = BaseRow & { readonly url?: string | null } & Columns;

interface Applying {
  readonly rows: readonly (NewRow | SetRow)[];
  readonly at: At;
  /** Every resource, for what hangs below. */
  readonly all: readonly Resource[];
}

/** A row on its way: what it is about to be, and once it is there its number. */
interface Going {
  readonly change: NewRow | SetRow;
  readonly row: Row | undefined;
  readonly parentId: number;
  readonly columns: Columns;
}
type Written = Going & { readonly id: number; readonly rootId: number };

/**
 * Makes and saves records of a resource, a hundred by as many statements as one: columns, addresses, places, what is kept in other
 * tables, files and history. What they stand in is held (`hold.ts`). New ones stand behind all others, in the order of the list.
 * @returns what was written, in the same order @throws ApiError 404, 409 (address taken), and what `settle` refuses
 */
export const applyRows = async (
  resource: Resource,
  { rows, at, all }: Applying,
  deps: ApplyDeps,
): Promise<readonly Applied[]> => {
  if (rows.length === 0) return [];
  const settled: Going[] = [];
  for (const change of rows) settled.push(await settle(resource, { change, at }, deps));
  const urls = await addressesOf(resource, settled.map(addressed), deps);
  const going = settled.map((one, index) => {
    const url = urls?.[index];
    return url === undefined ? one : { ...one, columns: { ...one.columns, url } };
  });
  const made = await insert(
    resource,
    going.filter(({ change }) => change.kind === 'new'),
    deps,
  );
  await save(
    resource,
    going.filter(({ row }) => row),
    all,
    deps,
  );
  const written = going.map((one): Written => {
    const id = one.row?.id ?? made.get(one.change) ?? 0;
    return { ...one, id, rootId: one.change.rootId ?? id };
  });
  await keepParts(resource, { rows: written, at }, deps);
  return noteAll(resource, { rows: written, at }, deps);
};

const settle = async (
  resource: Resource,
  { change, at }: { readonly change: NewRow | SetRow; readonly at: At },
  deps: ApplyDeps,
): Promise<Going> => {
  const { values } = change;
  const by = nameOf(parentColumn(resource));
  if (change.kind === 'set') {
    const row = change.found.row as Row;
    const columns = fillColumns(resource, values, row.extra);
    const more = await resource.settle?.({ values, columns, row, rootId: change.rootId, at }, deps);
    return { change, row, parentId: Number(row[by]), columns: { ...columns, ...more } };
  }
  const columns = { ...emptyColumns(resource), ...fillColumns(resource, values), ...change.columns };
  const asked = { values, columns, row: undefined, rootId: change.rootId ?? 0, at };
  const more = change.copyOf ? {} : await resource.settle?.(asked, deps);
  return { change, row: undefined, parentId: change.parentId, columns: { ...columns, ...more } };
};

const addressed = ({ change, row, parentId, columns }: Going) => ({
  title: String(columns.title ?? row?.title ?? ''),
  url: columns.url as string | null | undefined,
  parentId,
  row: row && { id: row.id, title: row.title, url: row.url ?? null, shownAt: row.shownAt },
  isCopy: change.kind === 'new' && change.copyOf !== undefined,
  isAlone: change.kind === 'new' && change.isWithParent === true,
});

/** @returns the numbers of new records */
const insert = async (
  resource: Resource,
  rows: readonly Going[],
  deps: ApplyDeps,
): Promise<ReadonlyMap<Going['change'], number>> => {
  if (rows.length === 0) return new Map();
  const { table, under } = resource;
  const now = deps.clock();
  const places = await placesOfNew(
    resource,
    rows.map(({ change, parentId }) => ({ parentId, ...(change.kind === 'new' ? change : {}) })),
    deps,
  );
  const values = rows.map(({ change, parentId, columns }, index) => ({
    ...columns,
    ...places[index],
    ...(under?.root ? { [nameOf(under.root)]: change.rootId } : {}),
    [nameOf(parentColumn(resource))]: parentId,
    createdAt: now,
    updatedAt: now,
  }));
  const made = await deps.db.insert(table).values(values).returning({ id: table.id });
  const ids = new Map(rows.map(({ change }, index) => [change, Number(made[index]?.id ?? 0)]));
  const seen = rows.filter(
    ({ change, columns }) =>
      !(change.kind === 'new' && change.isWithParent) &&
      isShown(resource, { ...resource.shownWhen, ...columns }),
  );
  if (seen.length > 0)
    await markShown(
      resource,
      seen.map(({ change }) => ids.get(change) ?? 0),
      [],
      deps,
    );
  return ids;
};

/** `unitValue` -> `unit_value` */
const columnOf = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Writes the columns of records that stand there, and notes which of them nothing of their own hides any more. */
const save = async (
  resource: Resource,
  going: readonly Going[],
  all: readonly Resource[],
  deps: ApplyDeps,
): Promise<void> => {
  const rows = going.flatMap(({ row, ...one }) => (row ? [{ ...one, row }] : []));
  if (rows.length === 0) return;
  const { table } = resource;
  for (const { row, parentId, columns } of rows) {
    if (columns.url === undefined) continue;
    const to = columns.url === null ? null : String(columns.url);
    await keepOldAddress(
      resource,
      { id: row.id, parentId, from: row.url ?? null, to, shownAt: row.shownAt },
      deps,
    );
  }
  const names = [...new Set(rows.flatMap(({ columns }) => Object.keys(columns)))];
  const made = rows.map(({ row, columns }) => ({
    id: row.id,
    // A row that does not change a column that others change keeps it.
    ...Object.fromEntries(
      names.map((name) => [columnOf(name), (columns[name] === undefined ? row : columns)[name]]),
    ),
  }));
  // None of them where only what stands in other tables changes.
  const sets = names.map((name) => {
    const column = sql.identifier(columnOf(name));
    return sql`${column} = made.${column}, `;
  });
  await deps.db.execute(sql`
    update ${table} set ${sql.join(sets)} version = ${table.version} + 1,
      updated_at = ${deps.clock().toISOString()}::timestamptz
    from jsonb_populate_recordset(null::${table}, ${JSON.stringify(made)}::jsonb) as made
    where ${table.id} = made.id`);
  const shown = rows.filter(
    ({ row, columns }) => !isShown(resource, row) && isShown(resource, { ...row, ...columns }),
  );
  if (shown.length > 0)
    await markShown(
      resource,
      shown.map(({ row }) => row.id),
      all,
      deps,
    );
};

/** What records hold in other tables, key by key, and their files. */
const keepParts = async (
  resource: Resource,
  { rows, at: { userId } }: { readonly rows: readonly Written[]; readonly at: At },
  deps: ApplyDeps,
): Promise<void> => {
  for (const [key, keep] of Object.entries(resource.keeps ?? {})) {
    const kept = rows.flatMap(({ id, rootId, change: { values } }) =>
      Object.hasOwn(values, key) ? [{ id, rootId, value: values[key] }] : [],
    );
    if (kept.length > 0) await keep(kept, deps);
  }
  const sent = rows.map(({ id, change: { files = {} } }) => ({ id, files }));
  await saveFiles(resource, { rows: sent, userId }, deps);
  const shared = rows.flatMap(({ id, change }) => {
    const from = change.kind === 'new' ? change.copyOf : change.taken;
    return from ? [{ id, from }] : [];
  });
  await shareFiles(resource, { rows: shared, userId }, deps);
};

const noteAll = async (
  resource: Resource,
  { rows, at: { userId, reach } }: { readonly rows: readonly Written[]; readonly at: At },
  deps: ApplyDeps,
): Promise<readonly Applied[]> => {
  const isTold = ({ change }: Written) => !(change.kind === 'new' && change.isWithParent);
  const ids = rows.filter(isTold).map(({ id }) => id);
  const found = ids.length === 0 ? [] : await findMany(resource, { ids, reach }, deps);
  const now = new Map(found.map((one) => [Number(one.row.id), one]));
  return rows.map((written): Applied => {
    const { id, rootId, change, row } = written;
    if (!isTold(written)) return { id, saved: undefined };
    const one = now.get(id);
    if (!one) throw notFound();
    const after = recordOf(resource, one);
    const before = change.kind === 'set' ? { before: change.record } : {};
    const title = row?.title ?? String(one.row.title);
    noteSave(resource, { id, rootId, title, ...before, after }, userId, deps);
    return { id, saved: { record: after, version: Number(one.row.version) } };
  });
};
