import { sql } from 'drizzle-orm';
import type { Database } from '../db/Database';

/** Not that of the migrations, nor that of upkeep. */
const LOCK = 6_727_003;

/**
 * Of several processes that find the database empty, one fills it and the others wait until that is there to be seen.
 * @param tx a transaction: the lock goes with it
 */
export const lockSeeding = async (tx: Database): Promise<void> => {
  // Whoever waits, waits for all of it.
  await tx.execute(sql`set local statement_timeout = '5min'`);
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
};
