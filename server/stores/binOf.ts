import { and, asc, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { restoreClash } from '../db/restoreClash';
import type { categories, foods, menus, points } from '../db/schema';
import type { FileOwner } from '../db/tables/points';
import { conflict, notFound, windowOver } from '../Refusal';
import type { World } from '../World';
import { windowStart } from './binWindow';
import { dropFilesUnder } from './files/dropFilesUnder';
import { firstToRestore } from './firstToRestore';
import { markShown } from './markShown';

type BinTable = typeof points | typeof menus | typeof categories | typeof foods;

export interface Bin {
  readonly table: BinTable;
  readonly owner: FileOwner;
}

/** Which rows a call may touch at all, and which of them are reachable (no parent in the bin). */
export interface Reach {
  /** Yours, whatever state the parents are in, e.g. `menu.point_id in (points of this user)`. */
  readonly owned: SQL;
  /** Every parent is out of the bin; leave out where there is no parent. */
  readonly parentsAlive?: SQL;
}

type BinWorld = Pick<World, 'db' | 'clock' | 'files'>;

/**
 * Moves rows to their bin and back, for every table that has one. All or nothing: one id that is absent, foreign or in
 * the wrong state, and no row changes (404). Rows are locked in the order of their ids, so overlapping calls cannot
 * lock each other out. Must run in a transaction (`bind` opens it).
 */
export const binOf = ({ table, owner }: Bin) => {
  const lock = async (ids: readonly number[], state: SQL | undefined, { db }: BinWorld) => {
    const rows = await db
      .select({ id: table.id, deletedAt: table.deletedAt })
      .from(table)
      .where(and(inArray(table.id, [...ids]), state))
      .orderBy(asc(table.id))
      .for('update');
    if (rows.length !== ids.length) throw notFound();
    return rows;
  };

  return {
    async deleteMany(ids: readonly number[], { owned, parentsAlive }: Reach, world: BinWorld): Promise<void> {
      await lock(ids, and(owned, parentsAlive, isNull(table.deletedAt)), world);
      await world.db
        .update(table)
        .set({ deletedAt: world.clock(), version: sql`${table.version} + 1` })
        .where(inArray(table.id, [...ids]));
    },

    /** Idempotent: a row that is out of the bin already stays as it is, because the call is a GET (1§7). */
    async restoreMany(
      ids: readonly number[],
      { owned, parentsAlive }: Reach,
      world: BinWorld,
    ): Promise<void> {
      const rows = await lock(ids, owned, world);
      const start = windowStart(world.clock());
      if (rows.some(({ deletedAt }) => deletedAt !== null && deletedAt <= start)) throw windowOver();
      const reachable = await world.db
        .select({ id: table.id })
        .from(table)
        .where(and(inArray(table.id, [...ids]), parentsAlive));
      if (reachable.length !== rows.length) throw conflict(await firstToRestore(table, ids, world.db));
      await world.db
        .update(table)
        .set({ deletedAt: null, version: sql`${table.version} + 1` })
        .where(and(inArray(table.id, [...ids]), isNotNull(table.deletedAt)))
        .catch(restoreClash);
      await markShown(table, ids, world);
    },

    /** For ever: the rows, what hangs under them, and all their files. */
    async destroyMany(
      ids: readonly number[],
      { owned, parentsAlive }: Reach,
      world: BinWorld,
    ): Promise<void> {
      await lock(ids, and(owned, parentsAlive, isNotNull(table.deletedAt)), world);
      await dropFilesUnder(owner, ids, world);
      await world.db.delete(table).where(inArray(table.id, [...ids]));
    },
  };
};
