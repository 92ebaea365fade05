import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { DbClock, Deps } from '../Deps';
import { guestVersions, points, venueCounts } from '../db/schema';
import { countAnew, KEPT_MS, saveCounts } from '../overview/countFoods';
import { repeat } from './repeat';

/** A venue in which somebody works is counted this often at most. */
const REST_MS = 10_000;

/** Counts what overviews tell for as long as the server runs. @returns stops it, after the venues at hand */
export const startCounting = (deps: Pick<Deps, 'db' | 'clock' | 'log'>): (() => Promise<void>) =>
  repeat(
    (isOver) => countVenues(deps, isOver),
    { restMs: REST_MS, failure: 'venues could not be counted' },
    deps,
  );

/** Venues that are counted before others get their turn. */
const AT_ONCE = 5;

/**
 * Counts the venues in which something was written since they were counted last, so that the first look at an overview finds its
 * counts. Two processes may count the same venue: they keep the same. @returns how many
 */
export const countVenues = async (
  { db, clock }: DbClock,
  isOver: () => boolean = () => false,
): Promise<number> => {
  let done = 0;
  for (let after = 0; !isOver(); ) {
    const venues = await uncounted(after, { db, clock });
    if (venues.length === 0) break;
    await saveCounts(await countAnew(venues, { db }), clock(), { db });
    done += venues.length;
    after = venues.at(-1)?.id ?? after;
  }
  return done;
};

/** In the order of their numbers, so that one in which somebody writes all the time does not keep the others waiting. */
const uncounted = (after: number, { db, clock }: DbClock) => {
  const version = sql<number>`coalesce(${guestVersions.version}, 0)`.mapWith(Number);
  const old = new Date(clock().getTime() - KEPT_MS);
  return db
    .select({ id: points.id, version })
    .from(points)
    .leftJoin(guestVersions, eq(guestVersions.pointId, points.id))
    .leftJoin(venueCounts, eq(venueCounts.pointId, points.id))
    .where(
      and(
        isNull(points.deletedAt),
        sql`${points.id} > ${after}`,
        or(sql`${venueCounts.version} is distinct from ${version}`, lte(venueCounts.countedAt, old)),
      ),
    )
    .orderBy(asc(points.id))
    .limit(AT_ONCE);
};
