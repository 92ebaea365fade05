import { lt, max } from 'drizzle-orm';
import type { LiveChange } from '../../contract/liveEvents';
import type { DbClock, Deps } from '../Deps';
import { changes } from '../db/schema';
import { type Entry, edges, entriesAfter, eventsOf, MOST } from './changeLog';

export interface CaughtUp {
  readonly events: ReadonlyMap<LiveChange, Entry>;
  /** The history does not reach back so far, or too much has happened since. */
  readonly isLost: boolean;
}

/** What has happened since somebody heard last. */
export const catchUp = async (since: number, deps: Pick<Deps, 'db' | 'resources'>): Promise<CaughtUp> => {
  const { first, last } = await edges(deps);
  const entries = await entriesAfter(since, deps);
  // A number that is not there yet comes of another database, or of one that was restored.
  const isLost = entries.length === MOST || since > last || (since + 1 < first && since > 0);
  return { events: isLost ? new Map() : await eventsOf(entries, deps), isLost };
};

/** A write may commit after one that was numbered later; no write takes as long as this. */
const SETTLED_MS = 20_000;

/** The number up to which everything has been written, for who asks only now and then: what is younger is told again. */
export const safeCursor = async ({ db, clock }: DbClock): Promise<number> => {
  const [row] = await db
    .select({ mark: max(changes.id) })
    .from(changes)
    .where(lt(changes.createdAt, new Date(clock().getTime() - SETTLED_MS)));
  return row?.mark ?? 0;
};
