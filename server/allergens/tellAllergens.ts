import { and, eq, inArray } from 'drizzle-orm';
import { readAllergens } from '../../contract/allergens';
import type { BulkResult } from '../../contract/bulk';
import type { WireRecord } from '../../contract/fields';
import { isRecord } from '../../contract/isRecord';
import type { Allergen } from '../../contract/vocabulary';
import { type ApiError, conflict, notFound } from '../ApiError';
import type { Deps } from '../Deps';
import { ingredients } from '../db/schema';
import { lockVenues } from '../engine/lock';
import type { Reach } from '../engine/reach';
import { points } from '../resources';
import { historyTexts } from '../texts/refusals';

/** What somebody tells of an ingredient. */
interface Telling {
  readonly id: number;
  /** Null: what was told is taken back. */
  readonly allergens: readonly Allergen[] | null;
  /** It is an allergen although none of these groups; left out: it stays what it was ticked as. */
  readonly is_allergen?: boolean | undefined;
  /** What they saw: where others have told something else meanwhile, that stays. */
  readonly was?: readonly Allergen[] | null | undefined;
}

interface At {
  readonly pointId: number;
  readonly userId: number;
  readonly reach: Reach;
  readonly isDry?: boolean | undefined;
}

type Row = Pick<typeof ingredients.$inferSelect, 'id' | 'title' | 'isAllergen' | 'allergens'>;
type State = Pick<Row, 'isAllergen' | 'allergens'>;

/**
 * Tells the groups of ingredients of a venue, told row by row, as one entry of the venue's history.
 * @throws ApiError 404: the venue is out of reach
 */
export const tellAllergens = async (
  asked: readonly Telling[],
  { pointId, userId, reach, isDry = false }: At,
  deps: Pick<Deps, 'db' | 'audit'>,
): Promise<readonly BulkResult[]> => {
  const [venue] = await lockVenues(points, { ids: [pointId], reach, isHeld: !isDry }, deps);
  if (!venue) throw notFound();
  const ids = asked.map(({ id }) => id);
  const found = await deps.db
    .select()
    .from(ingredients)
    .where(and(eq(ingredients.pointId, pointId), inArray(ingredients.id, ids)));
  const known = new Map<number, Row>(found.map((row) => [row.id, row]));
  const changed: { readonly row: Row; readonly next: State }[] = [];
  const results = asked.map((telling): BulkResult => {
    const row = known.get(telling.id);
    if (!row) return { id: telling.id, status: 'missing', before: {}, after: {} };
    const next = stateOf(telling, row);
    const told = { id: row.id, title: row.title, before: wireOf(row), after: wireOf(next) };
    if (telling.was !== undefined && !isSame(telling.was, row.allergens)) return { ...told, status: 'stale' };
    if (isSame(next.allergens, row.allergens) && next.isAllergen === row.isAllergen)
      return { ...told, status: 'unchanged' };
    changed.push({ row, next });
    return { ...told, status: 'done' };
  });
  if (isDry || changed.length === 0) return results;
  for (const { row, next } of changed)
    await deps.db.update(ingredients).set(next).where(eq(ingredients.id, row.id));
  const kept = (each: (one: (typeof changed)[number]) => State): WireRecord => ({
    ingredients: changed.map((one) => ({ id: one.row.id, title: one.row.title, ...wireOf(each(one)) })),
  });
  deps.audit({
    resource: points.name,
    recordId: pointId,
    pointId,
    title: venue.title,
    userId,
    kind: 'allergens',
    before: kept(({ row }) => row),
    after: kept(({ next }) => next),
  });
  return results;
};

/** A group makes an allergen of it; without one it is what somebody has ticked. A tick that came of a group goes with the group. */
const stateOf = ({ allergens, is_allergen: ticked }: Telling, row: Row): State => ({
  allergens: readAllergens(allergens),
  isAllergen: (allergens ?? []).length > 0 || (ticked ?? (row.isAllergen && !row.allergens?.length)),
});

const wireOf = ({ allergens, isAllergen }: State) => ({ is_allergen: isAllergen, allergens });

const isSame = (one: readonly Allergen[] | null, other: readonly Allergen[] | null): boolean =>
  readAllergens(one)?.join() === readAllergens(other)?.join();

/** An entry of the history that tells of groups. */
interface Entry {
  readonly pointId: number;
  readonly before: WireRecord;
  readonly after: WireRecord;
}

/** Puts back what each of these entries has changed. @returns of each what stays, as others have told it anew; or why all of it does */
export const takeBackAllergens = async (
  entries: readonly Entry[],
  at: Pick<At, 'userId' | 'reach'>,
  deps: Pick<Deps, 'db' | 'audit'>,
): Promise<readonly (readonly string[] | ApiError)[]> => {
  const left: (readonly string[] | ApiError)[] = [];
  for (const { pointId, before, after } of entries) {
    const then = statesIn(after);
    const back = statesIn(before).map((state) => ({
      ...state,
      was: then.find(({ id }) => id === state.id)?.allergens ?? null,
    }));
    const results = await tellAllergens(back, { ...at, pointId }, deps);
    const stays = results.filter(({ status }) => status !== 'done');
    left.push(
      stays.length < results.length
        ? stays.map(({ title = '' }) => title)
        : conflict(historyTexts.changedSince),
    );
  }
  return left;
};

const statesIn = ({ ingredients: raw }: WireRecord) =>
  (Array.isArray(raw) ? raw : []).filter(isRecord).map(({ id, is_allergen, allergens }) => ({
    id: Number(id),
    is_allergen: is_allergen === true,
    allergens: readAllergens(allergens),
  }));
