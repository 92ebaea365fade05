import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../../server/db/Database';

/** What a database says that breaks: none of it may reach an answer or the log. */
export const BROKEN = 'canary-sql: select secret from users where email = canary@carte.example';

interface Watched {
  /** After each statement has been carried out, with its number (1, 2, ...): what it throws, the statement throws. */
  readonly afterStatement?: (number: number) => void;
  /** How long each transaction lasted, in ms, appended. */
  readonly durations?: number[];
}

interface Session {
  prepareQuery(...args: unknown[]): { execute(...args: unknown[]): Promise<unknown> };
}

const inside = new AsyncLocalStorage<boolean>();
/** Whether the code that asks runs within a transaction of a watched database. */
export const isInTransaction = (): boolean => inside.getStore() === true;

/** The same database, where every statement, in a transaction or not, is counted and every transaction timed. */
export const watchedDatabase = (
  db: Database,
  { afterStatement = () => {}, durations = [] }: Watched,
): Database => {
  let statements = 0;
  const watch = (session: Session): Session =>
    new Proxy(session, {
      get: (target, name) => {
        if (name !== 'prepareQuery') return Reflect.get(target, name, target);
        return (...args: unknown[]) => {
          const query = target.prepareQuery(...args);
          const execute = query.execute.bind(query);
          query.execute = async (...values: unknown[]) => {
            const rows = await execute(...values);
            statements += 1;
            afterStatement(statements);
            return rows;
          };
          return query;
        };
      },
    });
  const watched = (one: Database): Database =>
    Object.assign(Object.create(one), { session: watch((one as unknown as { session: Session }).session) });
  const outside = watched(db);
  const transaction: Database['transaction'] = async (work, config) => {
    const started = performance.now();
    try {
      return await db.transaction(
        (tx) => inside.run(true, () => work(watched(tx as unknown as Database) as typeof tx)),
        config,
      );
    } finally {
      durations.push(performance.now() - started);
    }
  };
  return Object.assign(outside, { transaction });
};
