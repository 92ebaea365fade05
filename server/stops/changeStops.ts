import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { WireRecord } from '../../contract/fields';
import type { Db, DbClock, Deps } from '../Deps';
import { insertRows, toJson } from '../db/jsonRows';
import { oneOf } from '../db/oneOf';
import { preparedQuery } from '../db/preparedQuery';
import { foods, ingredients, stopCauses, stopList } from '../db/schema';
import { inReach, type Reach, withParents } from '../engine/reach';
import { idsIn } from '../isId';
import { foods as resource } from '../resources/foods';
import type { StopCause, StopCauseChange, StopCauses, StoppedAt } from './StopCause';

type StopDeps = Pick<Deps, 'db' | 'clock' | 'audit'>;

/** A dish that nobody else may stop or let go until the transaction ends. */
export interface LockedFood extends StoppedAt {
  readonly title: string;
}

/** Dishes within reach, locked in the order of their ids, so that overlapping calls cannot lock each other out. */
export const lockFoods = async (
  where: SQL | undefined,
  reach: Reach,
  { db }: Db,
): Promise<readonly LockedFood[]> => {
  const query = db
    .select({ id: foods.id, title: foods.title, pointId: foods.pointId })
    .from(foods)
    .$dynamic();
  return withParents(query, resource)
    .where(and(where, inReach(resource, reach)))
    .orderBy(asc(foods.id))
    .for('update', { of: foods });
};

/** The outcome of a dish. */
export interface Changed {
  readonly food: LockedFood;
  readonly before: StopCauses;
  readonly after: StopCauses;
}

/**
 * The one way in which stops change: by hand, by an ingredient, by the clock, by taking a change back. A dish is stopped while it
 * has a cause. Each dish that changes leaves an entry in the history with its causes before and after. The dishes are held.
 * @param userId null: the clock
 */
export const changeStops = async (
  held: readonly LockedFood[],
  { turn, userId }: { readonly turn: StopCauseChange; readonly userId: number | null },
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
    const { id: recordId, pointId, title } = food;
    const kind = after.length > 0 ? 'stop' : 'resume';
    const states = { before: keptOf(before), after: keptOf(after) };
    deps.audit({ resource: resource.name, recordId, pointId, title, userId, kind, ...states });
  }
  return changed;
};

/** Of these dishes, however many: one value for all of them. */
const isOf = (column: PgColumn, foods: readonly Pick<LockedFood, 'id'>[]): SQL => oneOf(column, idsIn(foods));

/** The causes of those that are stopped. */
const causesOf = async (
  held: readonly LockedFood[],
  { db }: Db,
): Promise<ReadonlyMap<number, StopCauses>> => {
  const causes = new Map<number, StopCause[]>();
  if (held.length === 0) return causes;
  const rows = await db
    .select({ stop: stopList, cause: stopCauses, title: ingredients.title })
    .from(stopList)
    .leftJoin(stopCauses, eq(stopCauses.foodId, stopList.foodId))
    .leftJoin(ingredients, eq(ingredients.id, stopCauses.ingredientId))
    .where(isOf(stopList.foodId, held))
    .orderBy(asc(stopCauses.id));
  for (const { stop, cause, title } of rows) {
    const one = cause ? { ...partsOf(cause), title } : { ...BY_HAND, createdAt: stop.createdAt };
    causes.set(stop.foodId, [...(causes.get(stop.foodId) ?? []), one]);
  }
  return causes;
};

/** What a stop without a cause means: it is older than causes are. */
const BY_HAND = { ingredientId: null, title: null, until: null, reason: null, userId: null } as const;

const write = async (changed: readonly Changed[], { db, clock }: DbClock): Promise<void> => {
  const createdAt = clock();
  const [freed, stopped] = [changed.filter(isFreed), changed.filter((each) => !isFreed(each))];
  // The causes go with the stop.
  if (freed.length > 0) await db.delete(stopList).where(isOf(stopList.foodId, freed.map(foodOf)));
  const others = stopped.filter(({ before }) => before.length > 0);
  if (others.length > 0) await db.delete(stopCauses).where(isOf(stopCauses.foodId, others.map(foodOf)));
  const rows = stopped.flatMap(({ food, after }) =>
    after.map((cause) => ({ ...partsOf(cause), foodId: food.id })),
  );
  if (rows.length > 0)
    await stopQuery(db, undefined).execute({ rows: toJson(rows), now: createdAt.toISOString() });
};

/** Causes, and the stops of those dishes that had none. */
const stopQuery = preparedQuery(
  (db) => {
    const caused = db.$with('caused', { id: stopCauses.id }).as(insertRows(stopCauses, {}));
    const stopped = db.$with('stopped', {}).as(sql`insert into ${stopList} (food_id, created_at)
      select distinct food_id, ${sql.placeholder('now')}::timestamptz from caused on conflict (food_id) do nothing`);
    return db.with(caused, stopped).select({ id: caused.id }).from(caused);
  },
  () => 'stop',
);

/** Without what it is called, and the number of its row: causes are written anew. */
const partsOf = ({ ingredientId, until, reason, userId, createdAt }: Omit<StopCause, 'title'>) => ({
  ingredientId,
  until,
  reason,
  userId,
  createdAt,
});

/** Whether it is sold again. */
export const isFreed = ({ after }: Changed): boolean => after.length === 0;

const foodOf = ({ food }: Changed): LockedFood => food;

/** As the history keeps it. */
const keptOf = (causes: StopCauses): WireRecord => ({
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
