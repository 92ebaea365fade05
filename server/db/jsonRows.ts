import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Rows by the names of their columns here. */
type Row = Readonly<Record<string, unknown>>;

/** `unitValue` -> `unit_value` */
const columnOf = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const columnNamed = (property: string): SQL => sql`${sql.identifier(columnOf(property))}`;

/** As `jsonRows` reads them. */
export const toJson = (rows: readonly Row[]): string =>
  JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [columnOf(name), value])),
    ),
  );

/** Rows that come as one value, `rows`: a statement has one text, however many they are. */
export const jsonRows = (table: PgTable, alias: string): SQL =>
  sql`jsonb_populate_recordset(null::${table}, ${sql.placeholder('rows')}::jsonb) as ${sql.identifier(alias)}`;

/**
 * Puts such rows into their table, in their order, and answers them with the numbers they get there.
 * @param instead what a column gets in place of what the row says of it, where the rows stand under the name of their table
 */
export const insertRows = (table: PgTable, instead: Readonly<Record<string, SQL>>): SQL => {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => name !== 'id');
  const names = columns.map(([name]) => columnNamed(name));
  const values = columns.map(([name, column]) => instead[name] ?? sql`${column}`);
  return sql`insert into ${table} (${sql.join(names, sql`, `)})
    select ${sql.join(values, sql`, `)} from ${jsonRows(table, getTableName(table))} returning *`;
};

/** What a row holds of which nothing is said. @throws where that is more than a value */
export const defaultsOf = (table: PgTable): Row =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).flatMap(([name, { hasDefault, default: value, primary }]) =>
      hasDefault && !primary ? [[name, value]] : [],
    ),
  );
