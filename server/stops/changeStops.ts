import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { WireRecord } from '../../contract/fields';
import type { Deps } from '../Deps';
import { foods, ingredients, stopCauses, stopList } from '../db/schema';
import { inReach, type Reach, withParents } from '../engine/reach';
import { foods as resource } from '../resources/foods';
import type { Cause, Causes, StoppedAt, Turn } from './Cause';

type StopDeps = Pick<Deps, 'db' | 'clock' | 'note'>;

/** A dish that nobody else may stop or let go until the transaction ends. */
export interface HeldFood extends StoppedAt {
  readonly title: string;
}

/** Dishes within reach, locked in the order of their ids, so that overlapping calls cannot lock each other out. */
export const holdFoods = async (
  where: SQL | undefined,
  reach: Reach,
  { db }: Pick<Deps, 'db'>,
): Promise<readonly HeldFood[]> => {
  const query = db
    .select({ id: foods.id, title: foods.title, pointId: foods.pointId })
    .from(foods)
    .$dynamic();
  return withParents(query, resource)
    .where(and(where, inReach(resource, reach)))
    .orderBy(asc(foods.id))
    .for('update', { of: foods });
};

/** What became of a dish. */
export interface Changed {
  readonly food: HeldFood;
  readonly before: Causes;
  readonly after: Causes;
}

/**
 * The one way in which stops change: by hand, by an ingredient, by the clock, by taking a change back. A dish is stopped while it
 * has a cause. Each dish that changes leaves an entry in the history with its causes before and after. The dishes are held.
 * @param userId null: the clock
 */
export const changeStops = async (
  held: readonly HeldFood[],
  { turn, userId }: { readonly turn: Turn; readonly userId: number | null },
  deps: StopDeps,
): Promise<readonly Changed[]> => {
  const known = await causesOf(held, deps);
  const changed = held.flatMap((food) => {
    const before = known.get(food.id) ?? [];
    const after = turn(before, food);
    return after === before ? [] : [{ food, before, after }];
  });
  await write(changed, deps);
  for (const { food, before, after } of changed) {
    deps.note({
      resource: resource.name,
      recordId: food.id,
      pointId: food.pointId,
      title: food.title,
      userId,
      kind: after.length > 0 ? 'stop' : 'resume',
      before: keptOf(before),
      after: keptOf(after),
    });
  }
  return changed;
};

/** Rows in one statement: databases take some tens of thousands of parameters. */
const AT_ONCE = 1000;

/** The causes of those that are stopped. */
const causesOf = async (
  held: readonly HeldFood[],
  { db }: Pick<Deps, 'db'>,
): Promise<ReadonlyMap<number, Causes>> => {
  const causes = new Map<number, Cause[]>();
  for (const ids of slicesOf(held.map(({ id }) => id))) {
    const rows = await db
      .select({ stop: stopList, cause: stopCauses, title: ingredients.title })
      .from(stopList)
      .leftJoin(stopCauses, eq(stopCauses.foodId, stopList.foodId))
      .leftJoin(ingredients, eq(ingredients.id, stopCauses.ingredientId))
      .where(inArray(stopList.foodId, ids))
      .orderBy(asc(stopCauses.id));
    for (const { stop, cause, title } of rows) {
      const one = cause ? { ...partsOf(cause), title } : { ...BY_HAND, createdAt: stop.createdAt };
      causes.set(stop.foodId, [...(causes.get(stop.foodId) ?? []), one]);
    }
  }
  return causes;
};

/** What a stop without a cause means: it is older than causes are. */
const BY_HAND = { ingredientId: null, title: null, until: null, reason: null, userId: null } as const;

const write = async (
  changed: readonly Changed[],
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
): Promise<void> => {
  const createdAt = clock();
  const [freed, stopped] = [changed.filter(isFreed), changed.filter((each) => !isFreed(each))];
  // The causes go with the stop.
  for (const ids of slicesOf(freed.map(({ food }) => food.id)))
    await db.delete(stopList).where(inArray(stopList.foodId, ids));
  for (const some of slicesOf(stopped)) {
    const ids = some.map(({ food }) => food.id);
    const stops = ids.map((foodId) => ({ foodId, createdAt }));
    await db.insert(stopList).values(stops).onConflictDoNothing({ target: stopList.foodId });
    await db.delete(stopCauses).where(inArray(stopCauses.foodId, ids));
  }
  const rows = stopped.flatMap(({ food, after }) =>
    after.map((cause) => ({ ...partsOf(cause), foodId: food.id })),
  );
  for (const some of slicesOf(rows)) await db.insert(stopCauses).values([...some]);
};

/** Without what it is called, and the number of its row: causes are written anew. */
const partsOf = ({ ingredientId, until, reason, userId, createdAt }: Omit<Cause, 'title'>) => ({
  ingredientId,
  until,
  reason,
  userId,
  createdAt,
});

const isFreed = ({ after }: Changed): boolean => after.length === 0;

const slicesOf = <Item>(items: readonly Item[]): readonly Item[][] =>
  Array.from({ length: Math.ceil(items.length / AT_ONCE) }, (_, index) =>
    items.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );

/** As the history keeps it. */
const keptOf = (causes: Causes): WireRecord => ({
  stop:
    causes.length === 0
      ? null
      : {
          causes: causes.map(({ ingredientId, title, until, reason }) => ({
            ingredient_id: ingredientId,
            title,
            until: until?.toISOString() ?? null,
            reason,
          })),
        },
});
