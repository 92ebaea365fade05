import { Column, getTableName, is, Placeholder, SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { isRecord } from '../../contract/isRecord';
import type { Database } from './Database';

interface Written<Prepared> {
  prepare(name: string): Prepared;
}

/** Whoever calls may choose the shape: which fields they send. */
const MOST = 300;

/**
 * A question that is written out once for each database and shape instead of once for each call: putting one of our joins
 * together costs the query builder more than answering it costs PostgreSQL. What differs from call to call comes as
 * `sql.placeholder`, what differs by shape as SQL.
 *
 * @param write the question of a shape
 * @param keyOf the name of a shape; undefined = too many kinds of it to keep, written each time, as are those after the first hundreds
 */
export const preparedQuery = <Shape, Prepared>(
  write: (db: Database, shape: Shape) => Written<Prepared>,
  keyOf: (shape: Shape) => string | undefined,
): ((db: Database, shape: Shape) => Prepared) => {
  const known = new WeakMap<Database, Map<string, Prepared>>();
  // Without a name here: `PreparingClient` names statements by their text.
  const prepare = (db: Database, shape: Shape): Prepared => readingRows(write(db, shape).prepare(''));
  return (db, shape) => {
    const key = keyOf(shape);
    if (key === undefined) return prepare(db, shape);
    const kept = known.get(db) ?? new Map<string, Prepared>();
    known.set(db, kept);
    const question = kept.get(key) ?? prepare(db, shape);
    if (kept.size < MOST) kept.set(key, question);
    return question;
  };
};

/** SQL that differs from call to call, taken apart. */
export interface Apart {
  /** What it says, whatever the values: the name of its shape. */
  readonly text: string;
  readonly sql: SQL;
  readonly values: Readonly<Record<string, unknown>>;
}

const dialect = new PgDialect({ casing: 'snake_case' });

/**
 * Puts placeholders where a piece of SQL has values, so that a question with such a piece need be written once for each shape.
 * @param name of its placeholders, where a question has several pieces
 */
export const takenApart = (piece: SQL | undefined, name = 'apart'): Apart => {
  const { sql: text, params } = dialect.sqlToQuery(piece ?? sql`true`);
  const values: Record<string, unknown> = {};
  const [head = '', ...parts] = text.split(/\$\d+/);
  const chunks = parts.map((part, index) => {
    const value = params[index];
    if (is(value, Placeholder)) return sql`${value}${sql.raw(part)}`;
    values[`${name}_${index}`] = value;
    return sql`${sql.placeholder(`${name}_${index}`)}${sql.raw(part)}`;
  });
  return { text, sql: sql.join([sql.raw(head), ...chunks]), values };
};

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
const readingRows = <Prepared>(prepared: Prepared): Prepared => {
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
