import { and, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../Deps';
import { claimAddress } from './address';
import type { Resource } from './Resource';
import { recordsUnder } from './reach';

/** Whether nothing of the row itself hides it. */
export const isShown = ({ shownWhen }: Resource, row: Readonly<Record<string, unknown>>): boolean =>
  shownWhen !== undefined && Object.entries(shownWhen).every(([name, value]) => row[name] === value);

/** Switched on and out of the bin, and everything above it, too. */
const isSeen = (resource: Resource): SQL | undefined => {
  const columns = getTableColumns(resource.table);
  const own = Object.entries(resource.shownWhen ?? {}).map(([name, value]) => {
    const column = columns[name];
    if (!column) throw new Error(`Expected a column "${name}" of "${resource.name}".`);
    return eq(column, value);
  });
  return and(...own, isNull(resource.table.deletedAt), isUnderSeen(resource));
};

/**
 * Everything above it is. Asked for each row by the number of what it stands in: of a list of all that is seen, PostgreSQL would make one
 * for each save, of every venue there is.
 */
export const isUnderSeen = ({ under }: Resource): SQL | undefined => {
  if (!under) return undefined;
  const { table } = under.resource;
  return sql`(select ${isSeen(under.resource)} from ${table} where ${table.id} = ${under.by})`;
};

/**
 * Notes when rows, and what hangs under them, can be seen by guests for the first time: an address follows its title only
 * until then. Hours, hide periods and closures hide for a while only, and do not count. To be called by whatever may show
 * a row.
 */
export const markShown = async (
  resource: Resource,
  ids: readonly number[],
  { db, clock, resources }: Pick<Deps, 'db' | 'clock' | 'resources'>,
): Promise<void> => {
  const shownAt = clock();
  for (const { resource: each, holds } of recordsUnder(resource, ids, resources)) {
    if (!each.shownWhen) continue;
    const { table } = each;
    const first = await db
      .update(table)
      .set({ shownAt })
      .where(and(holds(table.id), isNull(table.shownAt), isSeen(each)))
      .returning({ id: table.id });
    if (!each.under) for (const { id } of first) await claimAddress(each, Number(id), { db });
  }
};
