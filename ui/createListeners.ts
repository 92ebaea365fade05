/** Listeners of what stands outside React: each hears of it until it stops. */
export interface Listeners<Told extends readonly unknown[] = []> {
  /** @returns stops it */
  readonly subscribe: (listener: (...told: Told) => void) => () => void;
  readonly tell: (...told: Told) => void;
}

export const createListeners = <Told extends readonly unknown[] = []>(): Listeners<Told> => {
  const listeners = new Set<(...told: Told) => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    // A copy: who hears may stop, or begin, others.
    tell: (...told) => {
      for (const listener of [...listeners]) listener(...told);
    },
  };
};
