import type { Database } from './Database';

interface Written<Prepared> {
  prepare(name: string): Prepared;
}

/**
 * A question that is written out once for each database and shape instead of once for each call: putting one of our joins
 * together costs the query builder more than answering it costs PostgreSQL. What differs from call to call comes as
 * `sql.placeholder`, what differs by shape as SQL.
 *
 * @param write the question of a shape
 * @param keyOf the name of a shape, one of few; undefined = too many kinds of it to keep, written each time
 */
export const preparedQuery = <Shape, Prepared>(
  write: (db: Database, shape: Shape) => Written<Prepared>,
  keyOf: (shape: Shape) => string | undefined,
): ((db: Database, shape: Shape) => Prepared) => {
  const known = new WeakMap<Database, Map<string, Prepared>>();
  // Without a name here: `PreparingClient` names statements by their text.
  const prepare = (db: Database, shape: Shape): Prepared => write(db, shape).prepare('');
  return (db, shape) => {
    const key = keyOf(shape);
    if (key === undefined) return prepare(db, shape);
    const kept = known.get(db) ?? new Map<string, Prepared>();
    known.set(db, kept);
    const question = kept.get(key) ?? prepare(db, shape);
    kept.set(key, question);
    return question;
  };
};
