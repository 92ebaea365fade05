import { and, eq, or } from 'drizzle-orm';
import type { DbClock, Deps } from '../Deps';
import { oldAddresses } from '../db/schema';
import type { Resource } from './Resource';
import { recordsUnder } from './reach';

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
