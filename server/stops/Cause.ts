/** Why a dish is stopped. */
export interface Cause {
  /** The ingredient that is out; null: somebody stopped the dish itself. */
  readonly ingredientId: number | null;
  /** What the ingredient is called. */
  readonly title: string | null;
  /** When it ends by itself; null: when somebody ends it. */
  readonly until: Date | null;
  readonly reason: string | null;
  /** Who stopped it; null: nobody knows. */
  readonly userId: number | null;
  readonly createdAt: Date;
}

/** A dish is stopped while it has a cause, and each has one of a kind at most. */
export type Causes = readonly Cause[];

/** What becomes of the causes of a dish; the same list = nothing does. */
export type Turn = (causes: Causes, food: StoppedAt) => Causes;

export interface StoppedAt {
  readonly id: number;
  readonly pointId: number;
}

export const causeOf = (causes: Causes, ingredientId: number | null): Cause | undefined =>
  causes.find((cause) => cause.ingredientId === ingredientId);

/** Ends at the same moment for the same reason. */
export const isSameCause = (one: Cause | undefined, other: Cause | undefined): boolean =>
  one?.until?.getTime() === other?.until?.getTime() &&
  one?.reason === other?.reason &&
  (one === undefined) === (other === undefined);

/** One more cause, or other words for one that is there. */
export const withCause = (causes: Causes, cause: Cause): Causes => {
  const known = causeOf(causes, cause.ingredientId);
  if (isSameCause(known, cause)) return causes;
  return [...causes.filter((each) => each !== known), cause];
};

export const withoutCause = (causes: Causes, ingredientId: number | null): Causes => {
  const known = causeOf(causes, ingredientId);
  return known ? causes.filter((each) => each !== known) : causes;
};

/** What is left of them at a moment. */
export const lastingAt =
  (now: Date): Turn =>
  (causes) => {
    const left = causes.filter(({ until }) => until === null || until > now);
    return left.length === causes.length ? causes : left;
  };
