import type { Pool, PoolClient } from 'pg';
import type { Database } from './Database';
import { isBusy } from './databaseErrors';

/** Some work, and after it the wait until what it has found may be told. */
export type Settled = <T>(work: Promise<T>) => Promise<T>;

type Together = <T>(work: (db: Database) => Promise<T>) => Promise<T>;

const ways = new WeakMap<Database, Together>();

/**
 * Does some work whose statements, where several are asked at one time, travel over one connection and in one write. Inside a
 * transaction they do anyway.
 */
export const askTogether = <T>(db: Database, work: (together: Database) => Promise<T>): Promise<T> =>
  ways.get(db)?.(work) ?? work(db);

/**
 * @param open a database over what asks like a pool; kept, so that what was written out for it is there for the next work
 */
export const togetherOn = (
  db: Database,
  pool: Pool,
  { open, settled }: { readonly open: (pool: Pool) => Database; readonly settled: Settled },
): void => {
  const spare: Database[] = [];
  ways.set(db, async (work) => {
    const own = spare.pop() ?? open(askingTogether(pool));
    try {
      return await settled(work(own));
    } finally {
      spare.push(own);
    }
  });
};

/** The pool, but for how it asks: its connection is that of the question before, as long as that is on its way. */
const askingTogether = (pool: Pool): Pool => {
  let client: Promise<PoolClient> | undefined;
  let waiting = 0;
  let isBroken = false;
  const query = async (...question: readonly unknown[]): Promise<unknown> => {
    client ??= pool.connect();
    waiting += 1;
    const connected = client;
    try {
      const held = await connected;
      return await Reflect.apply(held.query, held, question);
    } catch (error) {
      isBroken ||= isBusy(error);
      throw error;
    } finally {
      waiting -= 1;
      if (waiting === 0) {
        const broken = isBroken;
        client = undefined;
        isBroken = false;
        connected.then((held) => held.release(broken)).catch(() => {});
      }
    }
  };
  return Object.assign(Object.create(pool), { query });
};
