import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { categories, foods, menus, points } from '../db/schema';
import type { World } from '../World';

/** From the top down: a table, what shows one of its rows, and the column that names the parent. */
const LEVELS = [
  { table: points, isShown: eq(points.status, 'displayed'), parent: undefined },
  { table: menus, isShown: eq(menus.visible, true), parent: menus.pointId },
  { table: categories, isShown: eq(categories.visible, true), parent: categories.menuId },
  { table: foods, isShown: undefined, parent: foods.categoryId },
] as const;

export type ShownTable = (typeof LEVELS)[number]['table'];

/**
 * Notes when rows, and what hangs under them, can be seen by guests for the first time: an address follows its title only
 * until then. Seen is what is switched on and out of the bin together with everything above it; hours, hide periods and
 * closures hide for a while only, and do not count. To be called by whatever may show a row.
 */
export const markShown = async (
  table: ShownTable,
  ids: readonly number[],
  { db, clock }: Pick<World, 'db' | 'clock'>,
): Promise<void> => {
  const first = LEVELS.findIndex((level) => level.table === table);
  const shownAt = clock();
  let parentsShown: SQL | undefined;
  let inReach: SQL | undefined;
  for (const [at, { table: here, isShown, parent }] of LEVELS.entries()) {
    const isSeen: SQL | undefined = and(
      isShown,
      isNull(here.deletedAt),
      parent && parentsShown && sql`${parent} in ${parentsShown}`,
    );
    if (at === first) inReach = inArray(here.id, [...ids]);
    else if (parent && inReach)
      inReach = sql`${parent} in (select ${LEVELS[at - 1]?.table.id} from ${LEVELS[at - 1]?.table} where ${inReach})`;
    if (inReach)
      await db
        .update(here)
        .set({ shownAt })
        .where(and(inReach, isNull(here.shownAt), isSeen));
    parentsShown = sql`(select ${here.id} from ${here} where ${isSeen})`;
  }
};
