/** Why a dish is stopped. */
export interface StopCause {
  /** The ingredient that is out; null: somebody stopped the dish itself. */
  readonly ingredientId: number | null;
  /** The name of the ingredient. */
  readonly title: string | null;
  /** When it ends by itself; null: when somebody ends it. */
  readonly until: Date | null;
  readonly reason: string | null;
  /** Who stopped it; null: nobody knows. */
  readonly userId: number | null;
  readonly createdAt: Date;
}

/** A dish is stopped while it has a cause, and each has one of a kind at most. */
export type StopCauses = readonly StopCause[];

/** The outcome of the causes of a dish; the same list = nothing does. */
export type StopCauseChange = (causes: StopCauses, food: StoppedAt) => StopCauses;

export interface StoppedAt {
  readonly id: number;
  readonly pointId: number;
}

export const causeOf = (causes: StopCauses, ingredientId: number | null): StopCause | undefined =>
  causes.find((cause) => cause.ingredientId === ingredientId);

/** Ends at the same moment for the same reason. */
export const isSameCause = (one: StopCause | undefined, other: StopCause | undefined): boolean =>
  one?.until?.getTime() === other?.until?.getTime() &&
  one?.reason === other?.reason &&
  (one === undefined) === (other === undefined);

/** One more cause, or other words for one that is there. */
export const withCause = (causes: StopCauses, cause: StopCause): StopCauses => {
  const known = causeOf(causes, cause.ingredientId);
  if (isSameCause(known, cause)) return causes;
  return [...causes.filter((each) => each !== known), cause];
};

export const withoutCause = (causes: StopCauses, ingredientId: number | null): StopCauses => {
  const known = causeOf(causes, ingredientId);
  return known ? causes.filter((each) => each !== known) : causes;
};

/** What is left of them at a moment. */
export const lastingAt =
  (now: Date): StopCauseChange =>
  (causes) => {
    const left = causes.filter(({ until }) => until === null || until > now);
    return left.length === causes.length ? causes : left;
  };

/** What all causes of one act have in common. */
export interface Act extends Pick<StopCause, 'reason' | 'userId' | 'createdAt'> {
  /** The end at each venue; undefined: nothing was said of it. */
  readonly ends: ReadonlyMap<number, Date | null> | undefined;
}

/** Somebody stops the dish itself. Who says nothing of an end or a reason leaves those that were said. */
export const stopByHand =
  ({ ends, ...act }: Act): StopCauseChange =>
  (causes, { pointId }) => {
    const isSilent = ends === undefined && act.reason === null;
    if (isSilent && causeOf(causes, null)) return causes;
    return withCause(causes, { ...act, ingredientId: null, title: null, until: ends?.get(pointId) ?? null });
  };

/** An ingredient is out. */
export const stopByIngredient =
  ({ id, title }: { readonly id: number; readonly title: string }, { ends, ...act }: Act): StopCauseChange =>
  (causes, { pointId }) =>
    withCause(causes, { ...act, ingredientId: id, title, until: ends?.get(pointId) ?? null });

/** It is there again: what nothing else stops is sold. */
export const letGoByIngredient =
  (id: number): StopCauseChange =>
  (causes) =>
    withoutCause(causes, id);

/** Somebody takes back that the dish itself is stopped: what an ingredient that is out stops stays so (ST-03). */
export const letGoByHand: StopCauseChange = (causes) => withoutCause(causes, null);

/** Whoever takes a dish off the stop list says that it is sold, whatever has stopped it. */
export const letGo: StopCauseChange = (causes) => (causes.length === 0 ? causes : []);
