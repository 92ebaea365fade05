import type { Deps } from '../Deps';

type Held = Pick<Deps, 'live' | 'inBackground'>;

/** What is to be told and done only once the transaction stands. */
interface Holding {
  /** The dependencies inside the transaction: what they wake and put off is held. */
  readonly held: Held;
  /** To be called after the commit. */
  readonly letGo: () => void;
}

/** Holds what a write tells open pages, and its letters, which speak of what stands: both wait for the commit. */
export const holdForCommit = (deps: Held): Holding => {
  const woken = new Set<number>();
  const later: Parameters<Deps['inBackground']>[] = [];
  const wake = (userIds: readonly number[] = []): void => {
    for (const id of userIds) woken.add(id);
  };
  return {
    held: { live: { ...deps.live, wake }, inBackground: (...task) => void later.push(task) },
    letGo: () => {
      deps.live.wake([...woken]);
      for (const task of later) deps.inBackground(...task);
    },
  };
};

/** Runs a transaction of a call that opens its own. */
export const inTransaction = async <Result>(
  run: (inside: Deps) => Promise<Result>,
  deps: Deps,
): Promise<Result> => {
  const { held, letGo } = holdForCommit(deps);
  const result = await deps.db.transaction((db) => run({ ...deps, ...held, db }));
  letGo();
  return result;
};
