import { type Cause, causeOf, type Turn, withCause, withoutCause } from './Cause';

/** What all causes of one act have in common. */
export interface Act extends Pick<Cause, 'reason' | 'userId' | 'createdAt'> {
  /** The end at each venue; undefined: nothing was said of it. */
  readonly ends: ReadonlyMap<number, Date | null> | undefined;
}

/** Somebody stops the dish itself. Who says nothing of an end or a reason leaves those that were said. */
export const stopByHand =
  ({ ends, ...act }: Act): Turn =>
  (causes, { pointId }) => {
    const isSilent = ends === undefined && act.reason === null;
    if (isSilent && causeOf(causes, null)) return causes;
    return withCause(causes, { ...act, ingredientId: null, title: null, until: ends?.get(pointId) ?? null });
  };

/** An ingredient is out. */
export const stopByIngredient =
  ({ id, title }: { readonly id: number; readonly title: string }, { ends, ...act }: Act): Turn =>
  (causes, { pointId }) =>
    withCause(causes, { ...act, ingredientId: id, title, until: ends?.get(pointId) ?? null });

/** It is there again: what nothing else stops is sold. */
export const letGoByIngredient =
  (id: number): Turn =>
  (causes) =>
    withoutCause(causes, id);

/** Somebody takes back that the dish itself is stopped: what an ingredient that is out stops stays so (ST-03). */
export const letGoByHand: Turn = (causes) => withoutCause(causes, null);

/** Whoever takes a dish off the stop list says that it is sold, whatever has stopped it. */
export const letGo: Turn = (causes) => (causes.length === 0 ? causes : []);
