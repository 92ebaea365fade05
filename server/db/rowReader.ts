import { Column, getTableName, is, SQL } from 'drizzle-orm';
import { isRecord } from '../../contract/isRecord';

type Row = readonly unknown[];
type Read = (row: Row) => unknown;

interface Field {
  readonly path: readonly string[];
  readonly field: Column | SQL | SQL.Aliased;
}

/**
 * A prepared question whose rows are read by what is looked up of its columns once: drizzle asks of each value of each row anew
 * what kind of column it comes from. Where it asks for something else than columns and SQL by name, it goes on doing that.
 */
export const readingRows = <Prepared>(prepared: Prepared): Prepared => {
  if (!isRecord(prepared)) return prepared;
  const { fields, joinsNotNullableMap: joins } = prepared;
  if (!Array.isArray(fields) || !fields.every(isField)) return prepared;
  const read = readerOf(fields, isRecord(joins) ? joins : undefined);
  // Drizzle's own way in, by which it reads rows with those that hang under them.
  return Object.assign(prepared, { customResultMapper: (rows: readonly Row[]) => rows.map(read) });
};

const isField = (one: unknown): one is Field =>
  isRecord(one) &&
  Array.isArray(one.path) &&
  one.path.length <= 2 &&
  (is(one.field, Column) || is(one.field, SQL) || is(one.field, SQL.Aliased));

const readerOf = (
  fields: readonly Field[],
  joins: Readonly<Record<string, unknown>> | undefined,
): ((row: Row) => Readonly<Record<string, unknown>>) => {
  const names = [...new Set(fields.map(({ path: [name = ''] }) => name))];
  const reads = names.map((name): readonly [string, Read] => {
    const own = fields.flatMap((one, index) => (one.path[0] === name ? [{ ...one, index }] : []));
    const [only] = own;
    if (only?.path.length === 1) return [name, readValue(only)];
    const values = own.map((one): readonly [string, Read] => [one.path[1] ?? '', readValue(one)]);
    const isAbsent = absentIn(own, joins);
    return [name, (row) => (isAbsent(row) ? null : recordOf(values, row))];
  });
  return (row) => recordOf(reads, row);
};

const recordOf = (
  reads: readonly (readonly [string, Read])[],
  row: Row,
): Readonly<Record<string, unknown>> => {
  const record: Record<string, unknown> = {};
  for (const [name, read] of reads) record[name] = read(row);
  return record;
};

interface Placed extends Field {
  readonly index: number;
}

/** The driver has parsed it by its type; most columns take it as that. */
const readValue = ({ field, index }: Placed): Read => {
  const decoder: unknown = is(field, Column)
    ? field
    : Reflect.get(is(field, SQL) ? field : field.sql, 'decoder');
  const decode = isRecord(decoder) ? decoder.mapFromDriverValue : undefined;
  if (typeof decode !== 'function') throw new Error('Expected what decodes a column, got none: see drizzle.');
  if (decode === Column.prototype.mapFromDriverValue) return (row) => row[index];
  return (row) => {
    const value = row[index];
    return value === null ? null : decode.call(decoder, value);
  };
};

/** A table that is joined where it has such a row: all of it is null, and so is its record. */
const absentIn = (fields: readonly Placed[], joins: Readonly<Record<string, unknown>> | undefined) => {
  const columns = fields.flatMap(({ field, index }) => (is(field, Column) ? [{ field, index }] : []));
  const [first] = columns;
  const table = first && getTableName(first.field.table);
  const isOne = columns.every(({ field }) => getTableName(field.table) === table);
  if (!joins || !first || table === undefined || !isOne || joins[table] === true) return () => false;
  return (row: Row): boolean => columns.every(({ index }) => row[index] === null);
};
