import { and, eq } from 'drizzle-orm';
import type { WireRecord } from '../../contract/fields';
import { isRecord } from '../../contract/isRecord';
import type { ChangeKind } from '../../contract/vocabulary';
import { conflict, notFound } from '../ApiError';
import type { Deps } from '../Deps';
import { foods } from '../db/schema';
import type { Reach } from '../engine/reach';
import { historyTexts } from '../texts/history';
import { type Cause, type Causes, causeOf, isSameCause, type Turn, withCause, withoutCause } from './Cause';
import { changeStops, holdFoods } from './changeStops';

/** An entry of the history that tells of a stop. */
interface Entry {
  readonly kind: ChangeKind;
  readonly recordId: number;
  readonly pointId: number;
  readonly before: WireRecord;
  readonly after: WireRecord;
}

/**
 * Puts back the causes that a change has ended and ends those that it has made, each unless it was changed since.
 * @throws ApiError 404; 409 where all of them were changed since
 */
export const takeBackStop = async (
  { kind, recordId, pointId, before, after }: Entry,
  { userId, reach }: { readonly userId: number; readonly reach: Reach },
  deps: Pick<Deps, 'db' | 'clock' | 'note'>,
): Promise<void> => {
  const held = await holdFoods(and(eq(foods.id, recordId), eq(foods.pointId, pointId)), reach, deps);
  if (held.length === 0) throw notFound();
  const now = deps.clock();
  const [then, since] = isKept(before, after)
    ? [readCauses(before, { userId, createdAt: now }), readCauses(after, { userId, createdAt: now })]
    : // Earlier builds kept no causes: a stop was by hand and had no end.
      kind === 'stop'
      ? [[], [byHand(userId, now)]]
      : [[byHand(userId, now)], []];
  let isBlocked = false;
  const turn: Turn = (causes) => {
    const left = backTo(causes, then, since, now);
    isBlocked = left.isBlocked && left.causes === causes;
    return left.causes;
  };
  await changeStops(held, { turn, userId }, deps);
  if (isBlocked) throw conflict(historyTexts.nothingLeft);
};

const backTo = (
  causes: Causes,
  then: Causes,
  since: Causes,
  now: Date,
): { readonly causes: Causes; readonly isBlocked: boolean } => {
  let left = causes;
  let isBlocked = false;
  for (const id of new Set([...then, ...since].map(({ ingredientId }) => ingredientId))) {
    const [was, became, is] = [causeOf(then, id), causeOf(since, id), causeOf(causes, id)];
    if (isSameCause(was, became) || isSameCause(was, is)) continue;
    if (!isSameCause(became, is)) isBlocked = true;
    else if (was) left = withCause(left, { ...was, until: was.until && was.until > now ? was.until : null });
    else left = withoutCause(left, id);
  }
  return { causes: left, isBlocked };
};

const byHand = (userId: number, createdAt: Date): Cause => ({
  ingredientId: null,
  title: null,
  until: null,
  reason: null,
  userId,
  createdAt,
});

const isKept = (before: WireRecord, after: WireRecord): boolean => 'stop' in before || 'stop' in after;

/** The causes that an entry has kept, as those of whoever puts them back. */
const readCauses = (
  { stop }: WireRecord,
  made: { readonly userId: number; readonly createdAt: Date },
): Causes => {
  const causes = isRecord(stop) && Array.isArray(stop.causes) ? stop.causes.filter(isRecord) : [];
  return causes.map(({ ingredient_id: ingredientId, title, until, reason }) => ({
    ingredientId: typeof ingredientId === 'number' ? ingredientId : null,
    title: typeof title === 'string' ? title : null,
    until: typeof until === 'string' ? new Date(until) : null,
    reason: typeof reason === 'string' ? reason : null,
    ...made,
  }));
};
