import { inArray } from 'drizzle-orm';
import type { WireRecord } from '../../contract/fields';
import { isRecord } from '../../contract/isRecord';
import type { ChangeKind } from '../../contract/vocabulary';
import { type ApiError, conflict } from '../ApiError';
import type { Deps } from '../Deps';
import { foods } from '../db/schema';
import type { Reach } from '../engine/reach';
import { historyTexts } from '../texts/refusals';
import { changeStops, lockFoods } from './changeStops';
import {
  causeOf,
  isSameCause,
  type StopCause,
  type StopCauseChange,
  type StopCauses,
  withCause,
  withoutCause,
} from './StopCause';

/** An entry of the history that tells of a stop. */
interface Entry {
  readonly kind: ChangeKind;
  readonly recordId: number;
  readonly before: WireRecord;
  readonly after: WireRecord;
}

/**
 * Puts back the causes that changes have ended and ends those that they have made, each unless it was changed since.
 * @param entries each of another dish @returns of each, why nothing of it goes back: it is gone, or all was changed since
 */
export const takeBackStops = async (
  entries: readonly Entry[],
  { userId, reach }: { readonly userId: number; readonly reach: Reach },
  deps: Pick<Deps, 'db' | 'clock' | 'audit'>,
): Promise<readonly (ApiError | undefined)[]> => {
  const own = new Map(entries.map((entry) => [entry.recordId, entry]));
  const held = await lockFoods(inArray(foods.id, [...own.keys()]), reach, deps);
  const now = deps.clock();
  const blocked = new Set<number>();
  const turn: StopCauseChange = (causes, { id }) => {
    const entry = own.get(id);
    if (!entry) return causes;
    const left = backTo(causes, statesOf(entry, { userId, createdAt: now }), now);
    if (left.isBlocked && left.causes === causes) blocked.add(id);
    return left.causes;
  };
  await changeStops(held, { turn, userId }, deps);
  const there = new Set(held.map(({ id }) => id));
  return entries.map(({ recordId }) => {
    if (!there.has(recordId)) return conflict(historyTexts.recordGone);
    return blocked.has(recordId) ? conflict(historyTexts.nothingLeft) : undefined;
  });
};

interface By {
  readonly userId: number;
  readonly createdAt: Date;
}

/** The causes before a change and after it. */
const statesOf = ({ kind, before, after }: Entry, by: By): readonly [StopCauses, StopCauses] => {
  if ('stop' in before || 'stop' in after) return [readCauses(before, by), readCauses(after, by)];
  // Earlier builds kept no causes: a stop was by hand and had no end.
  return kind === 'stop' ? [[], [byHand(by)]] : [[byHand(by)], []];
};

const backTo = (
  causes: StopCauses,
  [then, since]: ReturnType<typeof statesOf>,
  now: Date,
): { readonly causes: StopCauses; readonly isBlocked: boolean } => {
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

const byHand = (by: By): StopCause => ({ ingredientId: null, title: null, until: null, reason: null, ...by });

/** The causes that an entry has kept, as those of whoever puts them back. */
const readCauses = ({ stop }: WireRecord, made: By): StopCauses => {
  const causes = isRecord(stop) && Array.isArray(stop.causes) ? stop.causes.filter(isRecord) : [];
  return causes.map(({ ingredient_id: ingredientId, title, until, reason }) => ({
    ingredientId: typeof ingredientId === 'number' ? ingredientId : null,
    title: typeof title === 'string' ? title : null,
    until: typeof until === 'string' ? new Date(until) : null,
    reason: typeof reason === 'string' ? reason : null,
    ...made,
  }));
};
