import type { Deps } from '../Deps';

interface Rounds {
  /** Between one round and the next, ms. */
  readonly restMs: number;
  /** After a round that failed; absent: the same. */
  readonly afterFailureMs?: number;
  /** What the log says of such a round. */
  readonly failure: string;
}

/** Does a job round by round for as long as the server runs. @returns stops it, after the round at hand */
export const repeat = (
  job: (isOver: () => boolean) => Promise<unknown>,
  { restMs, afterFailureMs = restMs, failure }: Rounds,
  { log }: Pick<Deps, 'log'>,
): (() => Promise<void>) => {
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<void> = Promise.resolve();
  const round = async (): Promise<void> => {
    let rest = restMs;
    try {
      await job(() => isOver);
    } catch (error) {
      log.error({ err: error }, failure);
      rest = afterFailureMs;
    }
    if (!isOver) timer = setTimeout(begin, rest).unref();
  };
  const begin = (): void => {
    last = round();
  };
  begin();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await last;
  };
};
