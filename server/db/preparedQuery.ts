import { is, Placeholder, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database } from './Database';
import { readingRows } from './rowReader';

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
