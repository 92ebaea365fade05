import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db, Deps } from '../Deps';
import type { Database } from '../db/Database';
import { oneOf } from '../db/oneOf';
import { categories, foods, menus, points, stopList, venueCounts } from '../db/schema';
import type { CategoryCounts } from '../db/tables/guests';
import { idsIn } from '../isId';
import { hasIt } from '../resources/parts/lacks';

type CountDeps = Pick<Deps, 'db' | 'clock' | 'inBackground'>;

/** A venue, and how often something was written in it. */
export interface CountedVenue {
  readonly id: number;
  readonly version: number;
}

interface Kept {
  readonly version: number;
  readonly until: number;
  readonly categories: readonly CategoryCounts[];
}

const kept = new WeakMap<Database, Map<number, Kept>>();

/** What is kept is counted anew once a day, so that no mistake of ours stays for ever. */
export const KEPT_MS = 24 * 60 * 60_000;
const VENUES = 5000;

/**
 * The categories of venues, with what their dishes lack. Counting two thousand dishes costs milliseconds, two hundred thousand do
 * not come for less than a look at each: so a venue is counted when something was written in it, and the count is kept in the
 * database with the version it was made of. Of what this process has seen it needs not even that.
 */
export const countFoods = async (
  venues: readonly CountedVenue[],
  { db, clock, inBackground }: CountDeps,
): Promise<readonly CategoryCounts[]> => {
  const known = kept.get(db) ?? new Map<number, Kept>();
  kept.set(db, known);
  const now = clock();
  const isKnown = ({ id, version }: CountedVenue): boolean => {
    const counts = known.get(id);
    return counts !== undefined && counts.version === version && counts.until > now.getTime();
  };
  const keep = (id: number, each: Omit<Kept, 'until'>): void => {
    if (known.size > VENUES) known.clear();
    known.set(id, { ...each, until: now.getTime() + KEPT_MS });
  };
  const read = await readKept(
    venues.filter((venue) => !isKnown(venue)),
    now,
    { db },
  );
  const stale = venues.filter((venue) => !isKnown(venue) && !read.has(venue.id));
  const counted = stale.length > 0 ? await countAnew(stale, { db }) : new Map();
  // Nobody's answer waits for it.
  if (counted.size > 0) inBackground(() => saveCounts(counted, now, { db }));
  // What one answer tells must not hang on how much is remembered after it.
  const found = new Map<number, Omit<Kept, 'until'>>([...read, ...counted]);
  const told = venues.flatMap(({ id }) => (found.get(id) ?? known.get(id))?.categories ?? []);
  for (const [id, each] of found) keep(id, each);
  return told;
};

type Counted = ReadonlyMap<number, Omit<Kept, 'until'>>;

/** What was counted at this very version, and not too long ago. */
const readKept = async (venues: readonly CountedVenue[], now: Date, { db }: Db): Promise<Counted> => {
  if (venues.length === 0) return new Map();
  const ids = venues.map(({ id }) => id);
  const rows = await db.select().from(venueCounts).where(oneOf(venueCounts.pointId, ids));
  const versions = new Map(venues.map(({ id, version }) => [id, version]));
  return new Map(
    rows
      .filter(({ pointId, version }) => versions.get(pointId) === version)
      .filter(({ countedAt }) => countedAt.getTime() > now.getTime() - KEPT_MS)
      .map(({ pointId, version, categories: own }) => [pointId, { version, categories: own }]),
  );
};

/** The version is older than the count, never younger: what is written meanwhile is counted again. */
export const countAnew = async (venues: readonly CountedVenue[], { db }: Db): Promise<Counted> => {
  const counts = await readCounts(idsIn(venues), { db });
  const byVenue = new Map<number, CategoryCounts[]>(venues.map(({ id }) => [id, []]));
  for (const category of counts) byVenue.get(category.pointId)?.push(category);
  return new Map(
    venues.map(({ id, version }) => [id, { version, categories: byVenue.get(id) ?? [] }] as const),
  );
};

/** A count of an older version never takes the place of a younger one. A venue that is gone meanwhile needs none. */
export const saveCounts = async (counted: Counted, now: Date, { db }: Db): Promise<void> => {
  for (const [pointId, { version, categories: own }] of counted)
    await db
      .insert(venueCounts)
      .select(
        db
          .select({
            pointId: sql`${points.id}`.as('point_id'),
            version: sql`${version}::int`.as('version'),
            categories: sql`${JSON.stringify(own)}::jsonb`.as('categories'),
            countedAt: sql`${now.toISOString()}::timestamptz`.as('counted_at'),
          })
          .from(points)
          .where(eq(points.id, pointId)),
      )
      .onConflictDoUpdate({
        target: venueCounts.pointId,
        set: {
          version: sql`excluded.version`,
          categories: sql`excluded.categories`,
          countedAt: sql`excluded.counted_at`,
        },
        setWhere: sql`${venueCounts.version} <= excluded.version`,
      });
};

const count = (condition: SQL): SQL<number> => sql`count(*) filter (where ${condition})`.mapWith(Number);

/** Category by category, each a look at its own dishes, however many everybody else has. */
const readCounts = (pointIds: readonly number[], { db }: Db) => {
  const stoppedAt = sql`(select ${stopList.createdAt} from ${stopList} where ${eq(stopList.foodId, foods.id)})`;
  const inside = db
    .select({
      foods: sql`count(*)`.mapWith(Number).as('foods'),
      stopped: count(sql`${stoppedAt} is not null`).as('stopped'),
      stoppedSince: sql<readonly number[]>`coalesce(
        json_agg(extract(epoch from ${stoppedAt}) * 1000) filter (where ${stoppedAt} is not null), '[]')`.as(
        'stopped_since',
      ),
      photo: count(sql`not ${hasIt.photo}`).as('photo'),
      price: count(sql`not ${hasIt.price}`).as('price'),
      allergens: count(sql`not ${hasIt.allergens}`).as('allergens'),
    })
    .from(foods)
    // Joined for the names: see `withParents`.
    .innerJoin(menus, eq(menus.id, categories.menuId))
    .where(and(eq(foods.categoryId, categories.id), isNull(foods.deletedAt)))
    .as('inside');
  // The venue is said of both, so that its menus are found by it too.
  const isItsMenu = and(
    eq(menus.id, categories.menuId),
    oneOf(menus.pointId, pointIds),
    isNull(menus.deletedAt),
  );
  return db
    .select({
      id: categories.id,
      pointId: categories.pointId,
      menuId: categories.menuId,
      kind: categories.kind,
      title: categories.title,
      visible: categories.visible,
      closeBegin: categories.closeBegin,
      closeEnd: categories.closeEnd,
      showAfterTime: categories.showAfterTime,
      wasShown: sql<boolean>`${categories.shownAt} is not null`,
      isMenuOn: menus.visible,
      menuTitle: menus.title,
      foods: inside.foods,
      stopped: inside.stopped,
      stoppedSince: inside.stoppedSince,
      photo: inside.photo,
      price: inside.price,
      allergens: inside.allergens,
    })
    .from(categories)
    .innerJoin(menus, isItsMenu)
    .innerJoinLateral(inside, sql`true`)
    .where(and(oneOf(categories.pointId, pointIds), isNull(categories.deletedAt)));
};
