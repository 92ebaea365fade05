import { and, asc, desc, eq, gte, isNull, type SQL, sql } from 'drizzle-orm';
import type { City, StoredFile } from '../../contract/entities';
import type { Overview } from '../../contract/rows/person';
import { dayAfter, dayAt } from '../../contract/visibility/venueClock';
import type { Db, Deps } from '../Deps';
import { oneOf } from '../db/oneOf';
import { cities, foods, guestCounts, guestVersions, menus, points } from '../db/schema';
import type { GuestAct } from '../db/tables/guests';
import { filesByField, filesColumn } from '../engine/files';
import { russian } from '../engine/filters';
import { rowColumn } from '../engine/json';
import { inReach, isOwn, type Reach, withParents } from '../engine/reach';
import { zoneOf } from '../engine/read';
import { points as resource } from '../resources';
import { addressColumn } from '../resources/parts/guestAddress';

/** What of each area somebody may look at; undefined = nothing. */
export interface Reaches {
  readonly venues: Reach;
  readonly menus: Reach | undefined;
  readonly stops: Reach | undefined;
  /** Venues whose drafts they finish. */
  readonly drafts: Reach | undefined;
}

/** The venues of an overview, in the order of their names. */
export const readVenues = async (reaches: Reaches, { db }: Db) => {
  // Its business is joined: in a select of one table columns have no table's name, and mean another's in a subselect.
  const query = db
    .select({
      row: points,
      address: addressColumn,
      city: rowColumn<City>(
        { id: cities.id, title: cities.title, region: cities.region },
        sql`from ${cities} where ${eq(cities.id, points.cityId)}`,
      ),
      zone: zoneOf(resource),
      files: filesColumn('points', points.id),
      menuCover: menuCoverOf,
      version: versionOf,
      isMenuRead: within(reaches.menus),
      isStopRead: within(reaches.stops),
      isDraftRead: within(reaches.drafts),
    })
    .from(points)
    .$dynamic();
  const rows = await withParents(query, resource)
    .where(inReach(resource, reaches.venues))
    .orderBy(asc(russian(points.title)), asc(points.id));
  return rows.map(({ files, menuCover, ...venue }) => ({
    ...venue,
    cover: filesByField(files).cover?.[0] ?? null,
    menuCover: firstOf(menuCover),
  }));
};

export type Venue = Awaited<ReturnType<typeof readVenues>>[number];

const within = (reach: Reach | undefined): SQL<boolean> =>
  reach ? sql<boolean>`${isOwn(resource, reach)}` : sql<boolean>`false`;

/** Where a venue has no cover of its own, that of its first menu stands for it, for who may see that. */
const menuCoverOf = sql<Parameters<typeof filesByField>[0] | null>`(
  select ${filesColumn('menus', menus.id)} from ${menus}
  where ${and(eq(menus.pointId, points.id), isNull(menus.deletedAt))} order by ${desc(menus.visible)}, ${menus.id} limit 1)`;

const firstOf = (files: Parameters<typeof filesByField>[0] | null): StoredFile | null =>
  filesByField(files ?? []).images?.[0] ?? null;

/** Grows with every write in the venue: what was counted at one stands until the next. */
const versionOf = sql<number>`coalesce((
  select ${guestVersions.version} from ${guestVersions} where ${eq(guestVersions.pointId, points.id)}), 0)`.mapWith(
  Number,
);

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
  // The last day that has begun in all of them: a day that only the east has seen would look like a fall.
  const [today = ''] = venues.map(({ zone }) => dayAt(now, zone)).sort();
  const days = Array.from({ length: WEEK }, (_, index) => dayAfter(today, index - WEEK + 1));
  const ids = venues.map(({ id }) => id);
  const of = (act: GuestAct, since: string): SQL | undefined =>
    and(oneOf(guestCounts.pointId, ids), gte(guestCounts.day, since), eq(guestCounts.act, act));
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
