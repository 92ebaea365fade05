import { and, asc, eq, inArray } from 'drizzle-orm';
import { notFound } from '../../ApiError';
import type { Deps } from '../../Deps';
import { foods, stopList } from '../../db/schema';
import { noteMoves } from '../../engine/history';
import { inReach, type Reach, withParents } from '../../engine/reach';
import { foods as resource } from '../foods';

export type StopAction = 'attach' | 'detach';

interface StopMove {
  readonly pointId: number;
  readonly userId: number;
  readonly reach: Reach;
  /** Distinct. */
  readonly ids: readonly number[];
  readonly action: StopAction;
}

/**
 * Puts foods of a point on its stop list (`attach`) or takes them off (`detach`). Idempotent, and all or nothing: one food
 * that is absent, in a bin or of another point, and nothing changes. @throws ApiError 404
 */
export const moveStops = async (
  { pointId, userId, reach, ids, action }: StopMove,
  deps: Pick<Deps, 'db' | 'clock' | 'note'>,
): Promise<void> => {
  const query = deps.db.select({ id: foods.id, title: foods.title }).from(foods).$dynamic();
  const found = await withParents(query, resource)
    .where(and(inArray(foods.id, [...ids]), eq(foods.pointId, pointId), inReach(resource, reach)))
    .orderBy(asc(foods.id))
    .for('update', { of: foods });
  if (found.length !== ids.length) throw notFound();
  const { move, kind } = MOVES[action];
  const moved = await move(ids, deps);
  const records = found
    .filter(({ id }) => moved.some(({ foodId }) => foodId === id))
    .map((food) => ({ ...food, rootId: pointId }));
  noteMoves(resource, kind, { records, userId }, deps);
};

const attach = (ids: readonly number[], { db, clock }: Pick<Deps, 'db' | 'clock'>) => {
  const createdAt = clock();
  return db
    .insert(stopList)
    .values(ids.map((foodId) => ({ foodId, createdAt })))
    .onConflictDoNothing({ target: stopList.foodId })
    .returning({ foodId: stopList.foodId });
};

const detach = (ids: readonly number[], { db }: Pick<Deps, 'db'>) =>
  db
    .delete(stopList)
    .where(inArray(stopList.foodId, [...ids]))
    .returning({ foodId: stopList.foodId });

const MOVES = {
  attach: { move: attach, kind: 'stop' },
  detach: { move: detach, kind: 'resume' },
} as const;
