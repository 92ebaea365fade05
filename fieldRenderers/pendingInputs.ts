/** Brings what stands in an input into the form; a promise where that takes an answer of the server. */
export type PendingStep = () => unknown;

/**
 * What inputs hold that the form does not: a word in an adder, a title being edited, a picture being scaled down. A save
 * takes all of it in before it validates, so nothing typed is dropped because a key was not pressed.
 */
export interface PendingInputs {
  /** Returns the way to take the step out again. */
  readonly add: (step: PendingStep) => () => void;
  /** Runs every step; a promise only where one of them has to wait. It never fails: what cannot come in is validated as it is. */
  readonly takeIn: () => Promise<unknown> | undefined;
}

export const createPendingInputs = (): PendingInputs => {
  const steps = new Set<PendingStep>();
  return {
    add: (step) => {
      steps.add(step);
      return () => void steps.delete(step);
    },
    takeIn: () => {
      const waits = [...steps].map((step) => step()).filter((result) => result instanceof Promise);
      return waits.length > 0 ? Promise.allSettled(waits) : undefined;
    },
  };
};
