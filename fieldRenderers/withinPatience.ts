import { limits } from '../contract/limits';

/** The answer, or `undefined` when it takes longer than a save is made to wait for it. */
export const withinPatience = <T>(answer: Promise<T>): Promise<T | undefined> =>
  Promise.race([
    answer,
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), limits.pendingInputMs)),
  ]);
