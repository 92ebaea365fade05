import { and, eq, getTableColumns, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { DbClock, Deps } from '../Deps';
import { oldAddresses } from '../db/schema';
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

interface Moved {
  readonly id: number;
  /** What its address is unique in. */
  readonly parentId: number;
  readonly from: string | null;
  readonly to: string | null;
  /** When guests could first see it: before that nobody holds its address. */
  readonly shownAt: Date | null;
}

/**
 * Keeps the address that guests may hold of a record which gets another one, in the transaction that gives it; one that it
 * gets back is its own again. The caller holds the parent's lock.
 */
export const saveOldAddress = async (
  { name }: Resource,
  { id, parentId, from, to, shownAt }: Moved,
  { db, clock }: DbClock,
): Promise<void> => {
  // Of one that guests have not seen nobody holds an address.
  if (from === to || shownAt === null) return;
  if (from !== null) {
    const here = { owner: name, ownerId: id, parentId, url: from, createdAt: clock() };
    // It leads to whoever left it last.
    await db
      .insert(oldAddresses)
      .values(here)
      .onConflictDoUpdate({
        target: [oldAddresses.owner, oldAddresses.url, oldAddresses.parentId],
        set: { ownerId: id, createdAt: here.createdAt },
      });
  }
  if (to === null) return;
  await db
    .delete(oldAddresses)
    .where(and(eq(oldAddresses.owner, name), eq(oldAddresses.ownerId, id), eq(oldAddresses.url, to)));
};

/** Gives back the old addresses of records that are about to go, and of everything that hangs under them. */
export const dropAddressesUnder = async (
  resource: Resource,
  ids: readonly number[],
  { db, resources }: Pick<Deps, 'db' | 'resources'>,
): Promise<void> => {
  const under = recordsUnder(resource, ids, resources)
    .filter((each) => each.resource.address)
    .map((each) => and(eq(oldAddresses.owner, each.resource.name), each.holds(oldAddresses.ownerId)));
  if (under.length > 0) await db.delete(oldAddresses).where(or(...under));
};
