import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../Deps';
import type { Database } from '../db/Database';
import { categories, foods, menus, stopList } from '../db/schema';
import { hasIt } from '../resources/parts/lacks';

type CountDeps = Pick<Deps, 'db' | 'clock'>;

/** A category with what its dishes lack. */
export type CategoryCounts = Awaited<ReturnType<typeof readCounts>>[number];

interface Kept {
  readonly version: number | null;
  readonly until: number;
  readonly categories: readonly CategoryCounts[];
}

const kept = new WeakMap<Database, Map<number, Kept>>();

/** Two writes may commit in another order than they were numbered, and a job changes what nobody notes: so not for ever. */
const KEPT_MS = 5 * 60_000;
const VENUES = 5000;

/**
 * The categories of venues, with what their dishes lack. Counting two thousand dishes costs milliseconds, two hundred thousand do
 * not come for less than a look at each: so a venue is counted when something in it has changed, and remembered until then.
 */
export const countFoods = async (
  venues: readonly { readonly id: number; readonly version: number | null }[],
  { db, clock }: CountDeps,
): Promise<readonly CategoryCounts[]> => {
  const known = kept.get(db) ?? new Map<number, Kept>();
  kept.set(db, known);
  const now = clock().getTime();
  const isFresh = ({ id, version }: (typeof venues)[number]): boolean => {
    const counts = known.get(id);
    return counts !== undefined && counts.version === version && counts.until > now;
  };
  const stale = venues.filter((venue) => !isFresh(venue));
  if (stale.length > 0) {
    const counted = await readCounts(
      stale.map(({ id }) => id),
      { db },
    );
    if (known.size > VENUES) known.clear();
    const byVenue = new Map<number, CategoryCounts[]>(stale.map(({ id }) => [id, []]));
    for (const category of counted) byVenue.get(category.pointId)?.push(category);
    for (const { id, version } of stale)
      known.set(id, { version, until: now + KEPT_MS, categories: byVenue.get(id) ?? [] });
  }
  return venues.flatMap(({ id }) => known.get(id)?.categories ?? []);
};

const count = (condition: SQL): SQL<number> => sql`count(*) filter (where ${condition})`.mapWith(Number);

/** Category by category, each a look at its own dishes, however many everybody else has. */
const readCounts = (pointIds: readonly number[], { db }: Pick<Deps, 'db'>) => {
  const isStopped = sql`(select ${stopList.id} from ${stopList} where ${eq(stopList.foodId, foods.id)}) is not null`;
  const inside = db
    .select({
      foods: sql`count(*)`.mapWith(Number).as('foods'),
      stopped: count(isStopped).as('stopped'),
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
    inArray(menus.pointId, [...pointIds]),
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
      photo: inside.photo,
      price: inside.price,
      allergens: inside.allergens,
    })
    .from(categories)
    .innerJoin(menus, isItsMenu)
    .innerJoinLateral(inside, sql`true`)
    .where(and(inArray(categories.pointId, [...pointIds]), isNull(categories.deletedAt)));
};
