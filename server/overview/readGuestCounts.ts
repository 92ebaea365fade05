import { and, desc, eq, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Overview } from '../../contract/rows/person';
import { dayAfter, dayAt } from '../../contract/visibility/venueClock';
import type { Deps } from '../Deps';
import { foods, guestCounts } from '../db/schema';
import type { GuestAct } from '../db/tables/guests';

const WEEK = 7;
/** Dishes and words that are told. */
const MOST = 3;
/** What one person alone has searched for is nobody else's business. */
const FEWEST = 2;

interface VenueAt {
  readonly id: number;
  readonly zone: string;
}

/** What guests did in these venues in the last seven days, today included; null where it is not counted (docs/spec/4-beyond.md, GP-05). */
export const readGuestCounts = async (
  venues: readonly VenueAt[],
  { db, clock, env }: Pick<Deps, 'db' | 'clock' | 'env'>,
): Promise<NonNullable<Overview['guests']> | null> => {
  if (!env.GUEST_COUNTS || venues.length === 0) return null;
  const now = clock();
  const [today = ''] = venues
    .map(({ zone }) => dayAt(now, zone))
    .sort()
    .reverse();
  const days = Array.from({ length: WEEK }, (_, index) => dayAfter(today, index - WEEK + 1));
  const ids = venues.map(({ id }) => id);
  const of = (act: GuestAct, since: string): SQL | undefined =>
    and(inArray(guestCounts.pointId, ids), gte(guestCounts.day, since), eq(guestCounts.act, act));
  const week = dayAfter(today, 1 - WEEK);
  const opened = await db
    .select({ day: guestCounts.day, count: total })
    .from(guestCounts)
    .where(of('opened', dayAfter(week, -WEEK)))
    .groupBy(guestCounts.day);
  const dishes = await db
    .select({ id: foods.id, title: foods.title, count: total })
    .from(guestCounts)
    .innerJoin(foods, and(eq(foods.id, sql`${guestCounts.what}::int`), isNull(foods.deletedAt)))
    .where(of('dish', week))
    .groupBy(foods.id, foods.title)
    .orderBy(desc(total), foods.id)
    .limit(MOST);
  const missed = await db
    .select({ words: guestCounts.what, count: total })
    .from(guestCounts)
    .where(of('missed', week))
    .groupBy(guestCounts.what)
    .having(gte(total, FEWEST))
    .orderBy(desc(total), guestCounts.what)
    .limit(MOST);
  const on = new Map(opened.map(({ day, count }) => [day, count]));
  return {
    days: days.map((day) => ({ day, opened: on.get(day) ?? 0 })),
    opened_before: opened.reduce((sum, { day, count }) => sum + (day < week ? count : 0), 0),
    dishes,
    missed,
  };
};

const total = sql<number>`sum(${guestCounts.count})`.mapWith(Number);
