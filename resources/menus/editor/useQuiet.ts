import { useMemo } from 'react';

/** What is being changed is shown before it is kept: what is read meanwhile would lack it, and waits. */
export interface Quiet {
  /** Nothing is read from now on; what it answers ends that. */
  readonly hold: () => () => void;
  /** Holds until the work has ended, well or not. */
  readonly during: <T>(work: () => Promise<T>) => Promise<T>;
  /** Comes when nothing holds. */
  readonly come: () => Promise<void>;
}

export const useQuiet = (): Quiet =>
  useMemo(() => {
    let held = 0;
    let waiting: (() => void)[] = [];
    const hold = (): (() => void) => {
      held += 1;
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        held -= 1;
        if (held > 0) return;
        const ready = waiting;
        waiting = [];
        for (const go of ready) go();
      };
    };
    return {
      hold,
      during: async (work) => {
        const release = hold();
        try {
          return await work();
        } finally {
          release();
        }
      },
      come: async () => {
        // Whoever was let go may find that another has begun to hold.
        while (held > 0) await new Promise<void>((go) => waiting.push(go));
      },
    };
  }, []);
