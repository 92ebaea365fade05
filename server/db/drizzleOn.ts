import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import { isBusy } from './isBusy';
import * as schema from './schema';

type Db = NodePgDatabase<typeof schema>;

/**
 * The database over a pool of connections. Drizzle's own transactions forget a connection whose `begin` fails, because it was
 * killed while idle: each of those is a place of the pool lost for ever, and with the last one the server.
 */
export const drizzleOn = (pool: Pool): Db => {
  const db = drizzle({ client: pool, schema, casing: 'snake_case' });
  const known = new WeakMap<PoolClient, Db>();
  const on = (client: PoolClient): Db => {
    const own = known.get(client) ?? drizzle({ client, schema, casing: 'snake_case' });
    known.set(client, own);
    return own;
  };
  const transaction: Db['transaction'] = async (work, config) => {
    const client = await pool.connect();
    let isBroken = false;
    try {
      return await on(client).transaction(work, config);
    } catch (error) {
      isBroken = isBusy(error);
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
  return Object.assign(db, { transaction });
};
