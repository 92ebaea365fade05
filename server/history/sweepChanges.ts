import { asc, inArray, lt } from 'drizzle-orm';
import type { Deps } from '../Deps';
import { changes } from '../db/schema';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Rows in one transaction: short enough that nobody waits for it. */
const SLICE = 1000;

/** Removes what is older than `HISTORY_DAYS`, slice by slice. @returns how many entries went */
export const sweepChanges = async ({
  db,
  clock,
  env,
}: Pick<Deps, 'db' | 'clock'> & { readonly env: Pick<Deps['env'], 'HISTORY_DAYS'> }): Promise<number> => {
  const until = new Date(clock().getTime() - env.HISTORY_DAYS * DAY_MS);
  let removed = 0;
  let slice = SLICE;
  while (slice === SLICE) {
    const old = db
      .select({ id: changes.id })
      .from(changes)
      .where(lt(changes.createdAt, until))
      .orderBy(asc(changes.createdAt))
      .limit(SLICE);
    const gone = await db.delete(changes).where(inArray(changes.id, old)).returning({ id: changes.id });
    slice = gone.length;
    removed += slice;
  }
  return removed;
};
