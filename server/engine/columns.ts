import { getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { WireRecord } from '../../contract/fields';
import type { Resource } from './Resource';

/** `base_category_id` -> `baseCategoryId` */
export const propertyOf = (key: string): string =>
  key.replace(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase());

/** The name under which a table of ours has a column. */
export const nameOf = (column: PgColumn): string => {
  const known = NAMES.get(column);
  if (known !== undefined) return known;
  const entries = Object.entries(getTableColumns(column.table));
  const [name] = entries.find(([, each]) => each === column) ?? [];
  if (name === undefined) throw new Error(`Expected a column of a table, got "${column.name}".`);
  NAMES.set(column, name);
  return name;
};
const NAMES = new WeakMap<PgColumn, string>();

/** The ids and kinds that a record's address names; those of bodies say the same once more. */
export const addressColumns = ({ named }: Pick<Resource, 'named'>): Readonly<Record<string, PgColumn>> =>
  Object.fromEntries(Object.entries(named).filter(([name]) => !name.includes('_')));

/**
 * A form's values as columns: only keys that were sent. What a section configures beyond the columns is kept in `extra`,
 * so that a field added to a section needs no migration.
 */
export const fillColumns = (
  { table, columns, fills = {}, keeps = {} }: Pick<Resource, 'table' | 'columns' | 'fills' | 'keeps'>,
  values: WireRecord,
  extra: WireRecord = {},
): Readonly<Record<string, unknown>> => {
  const row: Record<string, unknown> = {};
  const more: Record<string, unknown> = { ...extra };
  for (const [key, value] of Object.entries(values)) {
    const fill = Object.hasOwn(fills, key) ? fills[key] : undefined;
    if (fill) Object.assign(row, fill(value));
    else if (columns.includes(key)) row[propertyOf(key)] = asColumn(columnOf(table, key), value);
    else if (!Object.hasOwn(keeps, key)) more[key] = value;
  }
  return { ...row, extra: more };
};

/** What a new row must hold although no form may have said it. */
export const emptyColumns = ({ table, columns }: Pick<Resource, 'table' | 'columns'>) =>
  Object.fromEntries(
    columns
      .map((key) => [propertyOf(key), columnOf(table, key)] as const)
      .filter(([, column]) => column.notNull && !column.hasDefault)
      .map(([name, column]) => [name, asColumn(column, null)]),
  );

const columnOf = (table: PgTable, key: string): PgColumn => {
  const column = getTableColumns(table)[propertyOf(key)];
  if (!column) throw new Error(`Expected a column for "${key}", got none.`);
  return column;
};

/** Values have passed their field's check, so an odd one only means "empty". */
const asColumn = (column: PgColumn, value: unknown): unknown => {
  const read = READERS[column.columnType];
  if (!read)
    throw new Error(`Expected a column that a form can fill, got ${column.columnType} of "${column.name}".`);
  const { empty, filled } = read;
  return filled(value) ?? (column.notNull ? empty : null);
};

/** Nothing and the empty text are the same: null. */
export const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** A decimal as text, so that no digit is lost on the way to a numeric column. */
const decimalOrNull = (value: unknown): string | null =>
  typeof value === 'number' ? String(value) : textOrNull(value);

export const idOrNull = (value: unknown): number | null => {
  const id = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof id === 'number' && Number.isInteger(id) ? id : null;
};

const objectOrNull = (value: unknown): WireRecord | null =>
  typeof value === 'object' && value !== null ? { ...value } : null;

/** By the kind of a column: how a value is kept, and what stands for none where the column must hold something. */
const READERS: Readonly<
  Record<string, { readonly filled: (value: unknown) => unknown; readonly empty?: unknown }>
> = {
  PgText: { filled: textOrNull, empty: '' },
  PgDateString: { filled: textOrNull },
  PgNumeric: { filled: decimalOrNull, empty: '0' },
  PgInteger: { filled: idOrNull },
  PgBoolean: { filled: (value) => value === true },
  PgJsonb: { filled: objectOrNull },
};
