import type { Deps } from '../Deps';
import { countVenues } from './countVenues';

/** A venue in which somebody works is counted this often at most. */
const REST_MS = 10_000;

/** Counts what overviews tell for as long as the server runs. @returns stops it, after the venues at hand */
export const startCounting = (deps: Pick<Deps, 'db' | 'clock' | 'log'>): (() => Promise<void>) => {
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  const round = async (): Promise<void> => {
    try {
      await countVenues(deps, () => isOver);
    } catch (error) {
      deps.log.error({ err: error }, 'venues could not be counted');
    }
    if (!isOver) timer = setTimeout(begin, REST_MS).unref();
  };
  let last = Promise.resolve();
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
