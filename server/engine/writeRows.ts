import { sql } from 'drizzle-orm';
import { columnNamed, defaultsOf, insertRows, jsonRows, toJson } from '../db/jsonRows';
import { preparedQuery } from '../db/preparedQuery';
import { claimAddress } from './address';
import type { BaseRow, Found, Parts, RecordTable, Resource } from './Resource';
import type { ApplyDeps } from './RowChange';
import { type Reach, reachValues } from './reach';
import { foundOf, writtenQuery } from './read';
import { isShown, isUnderSeen, markShown, saveOldAddress } from './shown';

type Columns = Readonly<Record<string, unknown>>;
export type Row = BaseRow & { readonly url?: string | null } & Columns;

/** Records as a statement has left them. */
export interface Left {
  readonly found: readonly Found<RecordTable, Parts>[];
  /** Something came after it: they are to be read again. */
  readonly isOld: boolean;
}

interface Making {
  readonly columns: Columns;
  readonly isWithParent: boolean;
}

const insertQuery = preparedQuery(
  (db, resource: Resource) => {
    const { table } = resource;
    const shownAt = sql`case when ${isUnderSeen(resource) ?? sql`true`} then ${table.shownAt} end`;
    return writtenQuery(db, resource, insertRows(table, { shownAt }));
  },
  ({ name }) => name,
);

/** Makes records of these columns, in their order, and notes which of them guests see from now on. */
export const makeRows = async (
  resource: Resource,
  { rows, reach }: Pick<Saving, 'reach'> & { readonly rows: readonly Making[] },
  deps: ApplyDeps,
): Promise<Left> => {
  if (rows.length === 0) return { found: [], isOld: false };
  const { table, under, shownWhen } = resource;
  const now = deps.clock();
  const start = { ...defaultsOf(table), createdAt: now, updatedAt: now };
  const made = rows.map(({ columns, isWithParent }) => ({
    ...start,
    ...columns,
    shownAt: !isWithParent && isShown(resource, { ...shownWhen, ...columns }) ? now : null,
  }));
  const values = { rows: toJson(made), ...reachValues(reach) };
  const raw = await insertQuery(deps.db, resource).execute(values);
  const found = raw.map((one) => foundOf(resource, one, now));
  const claiming = under ? [] : found.filter(({ row }) => row.shownAt !== null);
  for (const { row } of claiming) await claimAddress(resource, Number(row.id), deps);
  return { found, isOld: claiming.length > 0 };
};

interface Saving {
  readonly rows: readonly { readonly row: Row; readonly parentId: number; readonly columns: Columns }[];
  readonly reach: Reach;
}

const updateQuery = preparedQuery(
  (db, { resource, names }: { readonly resource: Resource; readonly names: readonly string[] }) => {
    const { table } = resource;
    // None of them where only what stands in other tables changes. The ids stand apart: what comes as JSON is taken for a hundred rows,
    // and for so many of them the database would read the whole table.
    const sets = names.map((name) => sql`${columnNamed(name)} = made.${columnNamed(name)}, `);
    const written = sql`update ${table} set ${sql.join(sets)} version = ${table.version} + 1,
      updated_at = ${sql.placeholder('now')}::timestamptz
      from ${jsonRows(table, 'made')}
      where ${table.id} = made.id and ${table.id} = any(${sql.placeholder('ids')}::int[]) returning ${table}.*`;
    return writtenQuery(db, resource, written);
  },
  ({ resource, names }) => `${resource.name} ${names.join(' ')}`,
);

/** Writes the columns of records that stand there, and notes which of them nothing of their own hides any more. */
export const saveRows = async (
  resource: Resource,
  { rows, reach }: Saving,
  deps: ApplyDeps,
): Promise<Left> => {
  if (rows.length === 0) return { found: [], isOld: false };
  for (const { row, parentId, columns } of rows) {
    if (columns.url === undefined) continue;
    const [from, to] = [row.url ?? null, columns.url === null ? null : String(columns.url)];
    await saveOldAddress(resource, { id: row.id, parentId, from, to, shownAt: row.shownAt }, deps);
  }
  const names = [...new Set(rows.flatMap(({ columns }) => Object.keys(columns)))].sort();
  const made = rows.map(({ row, columns }) => ({
    id: row.id,
    // A row that does not change a column that others change keeps it.
    ...Object.fromEntries(names.map((name) => [name, (columns[name] === undefined ? row : columns)[name]])),
  }));
  const now = deps.clock();
  const ids = `{${rows.map(({ row }) => row.id).join(',')}}`;
  const values = { rows: toJson(made), ids, now: now.toISOString(), ...reachValues(reach) };
  const raw = await updateQuery(deps.db, { resource, names }).execute(values);
  const shown = rows.flatMap(({ row, columns }) =>
    !isShown(resource, row) && isShown(resource, { ...row, ...columns }) ? [row.id] : [],
  );
  if (shown.length > 0) await markShown(resource, shown, deps);
  return { found: raw.map((one) => foundOf(resource, one, now)), isOld: shown.length > 0 };
};
