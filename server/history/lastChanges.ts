import { and, desc, eq, sql } from 'drizzle-orm';
import type { Change } from '../../contract/entities';
import type { Deps } from '../Deps';
import { changes, points } from '../db/schema';
import type { Resource } from '../engine/Resource';
import { isOwn } from '../engine/reach';
import { type Seen, seenBy, wiresOf } from './readChanges';
import { venueOf } from './wantedChanges';

/** The last changes in the venues of this person, without a word of how many there are. */
export const lastChanges = async (
  { count: limit, ...asked }: Omit<Seen, 'teams'> & { readonly count: number },
  all: readonly Resource[],
  deps: Pick<Deps, 'db' | 'sections'>,
): Promise<readonly Change[]> => {
  const { db } = deps;
  const ofVenue = db
    .select({ id: changes.id })
    .from(changes)
    .where(and(eq(changes.pointId, points.id), seenBy(asked, all)))
    .orderBy(desc(changes.id))
    .limit(limit)
    .as('of_venue');
  const found = await db
    .select({ id: ofVenue.id })
    .from(points)
    .innerJoinLateral(ofVenue, sql`true`)
    .where(isOwn(venueOf(all), asked.reach))
    .orderBy(desc(ofVenue.id))
    .limit(limit);
  return wiresOf(
    found.map(({ id }) => id),
    asked.reach,
    all,
    deps,
  );
};
