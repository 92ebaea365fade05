import { ApiError, malformed } from '../ApiError';
import { apiErrorTexts } from '../texts/apiErrors';

interface LineLimits {
  /** Let in at once: of all, and of one. */
  readonly atOnce: number;
  readonly atOnceOfOne: number;
  /** How many may wait: of all, and of one. */
  readonly waiting: number;
  readonly waitingOfOne: number;
}

export interface Line {
  /**
   * Waits for a place. Those who wait are let in person by person in turn, so that nobody stands behind another's dozens.
   * @param gone whoever waits is not there any more
   * @returns gives the place back
   * @throws ApiError 429 when this one has too many waiting already, 503 when all together have
   */
  readonly enter: (who: string, gone?: AbortSignal) => Promise<() => void>;
  readonly count: () => { readonly inside: number; readonly waiting: number };
}

const RETRY_S = 5;

export const makeLine = ({ atOnce, atOnceOfOne, waiting, waitingOfOne }: LineLimits): Line => {
  const inside = new Map<string, number>();
  /** By person; who was let in last stands last. */
  const queues = new Map<string, (() => void)[]>();
  const sum = (counts: Iterable<number>): number => [...counts].reduce((all, one) => all + one, 0);
  const countInside = (): number => sum(inside.values());
  const countWaiting = (): number => sum([...queues.values()].map(({ length }) => length));
  const hasRoom = (who: string): boolean => countInside() < atOnce && (inside.get(who) ?? 0) < atOnceOfOne;

  const letIn = (who: string): (() => void) => {
    inside.set(who, (inside.get(who) ?? 0) + 1);
    let isLeft = false;
    return () => {
      if (isLeft) return;
      isLeft = true;
      const rest = (inside.get(who) ?? 1) - 1;
      if (rest === 0) inside.delete(who);
      else inside.set(who, rest);
      callNext();
    };
  };
  const callNext = (): void => {
    const who = [...queues.keys()].find(hasRoom);
    if (who === undefined) return;
    const queue = queues.get(who) ?? [];
    queues.delete(who);
    const call = queue.shift();
    if (queue.length > 0) queues.set(who, queue);
    call?.();
  };
  const wait = (who: string, gone: AbortSignal | undefined): Promise<() => void> =>
    new Promise((resolve, reject) => {
      const call = (): void => {
        gone?.removeEventListener('abort', leave);
        resolve(letIn(who));
      };
      const leave = (): void => {
        const rest = (queues.get(who) ?? []).filter((other) => other !== call);
        if (rest.length > 0) queues.set(who, rest);
        else queues.delete(who);
        // Nobody is there to read it.
        reject(malformed());
      };
      gone?.addEventListener('abort', leave, { once: true });
      queues.set(who, [...(queues.get(who) ?? []), call]);
    });

  return {
    enter: async (who, gone) => {
      if (gone?.aborted) throw malformed();
      const own = queues.get(who)?.length ?? 0;
      if (own === 0 && hasRoom(who)) return letIn(who);
      if (own >= waitingOfOne) throw new ApiError(429, apiErrorTexts.tooManyFiles, { retryAfter: RETRY_S });
      if (countWaiting() >= waiting) throw new ApiError(503, apiErrorTexts.busy, { retryAfter: RETRY_S });
      return wait(who, gone);
    },
    count: () => ({ inside: countInside(), waiting: countWaiting() }),
  };
};
